// Every setting, parsed once from the environment. With nothing set, everything runs offline on one machine.

import { z } from 'zod'
import { StartFault } from './start-fault.ts'

const onOff = z.enum(['on', 'off'])
const url = z.url({ protocol: /^https?$/ })
const ownPage = z.url({ protocol: /^https$/, error: 'Must be an address that begins with https://' }).optional()
const portNumber = z.coerce.number().int().min(0).max(65535)
/** With points between its parts, or the old form without them. */
const printerProduct = z
  .string()
  .regex(/^\w{9}(\.?)\w{2}\1\w{3}\1\w{2}\1\w{8}\1\w{3}$/, 'Must be a product id like 1100X0850.FC.PRE.CW.080CW444.GXX')

/** All optional; `.env.example` is tested to list exactly these. */
export const settings = z.object({
  PORT: portNumber.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ROLE: z.enum(['all', 'server', 'worker']).default('all'),
  JWT_SECRET: z.string().min(32).optional(),
  JWT_SECRET_ACCEPTED: z.string().min(32).optional(),
  OPERATOR_EMAILS: z.string().default(''),
  EMAIL_CONFIRMATION: onOff.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  S3_ENDPOINT: url.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  AUTH_URL: url.optional(),
  AUTH_JWKS_URL: url.optional(),
  OIDC_GOOGLE_CLIENT_ID: z.string().optional(),
  OIDC_GOOGLE_CLIENT_SECRET: z.string().optional(),
  OIDC_APPLE_CLIENT_ID: z.string().optional(),
  OIDC_APPLE_TEAM_ID: z.string().optional(),
  OIDC_APPLE_KEY_ID: z.string().optional(),
  OIDC_APPLE_PRIVATE_KEY: z.string().includes('PRIVATE KEY').optional(),
  OIDC_ISSUER: url.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z
    .string()
    .regex(/^[\p{L}\p{N} .&'-]{1,40}$/u, 'Must be a name of at most 40 letters')
    .default('single sign-on'),
  SUPPORT_EMAIL: z.email().optional(),
  SOCIAL_INSTAGRAM_URL: ownPage,
  SOCIAL_FACEBOOK_URL: ownPage,
  SOCIAL_PINTEREST_URL: ownPage,
  SOCIAL_YOUTUBE_URL: ownPage,
  LULU_CLIENT_KEY: z.string().optional(),
  LULU_CLIENT_SECRET: z.string().optional(),
  LULU_API_BASE: url.default('https://api.lulu.com'),
  LULU_POD_PACKAGE_ID: printerProduct.default('1100X0850.FC.PRE.CW.080CW444.GXX'),
  LULU_COLORING_POD_PACKAGE_ID: printerProduct.default('1100X0850.BW.STD.SS.060UW444.GXX'),
  GIFT_BENCH_ADDRESS: z.string().optional(),
  TEXT_PROVIDER: z.enum(['embedded', 'openai', 'google', 'anthropic', 'openai-compatible']).default('embedded'),
  TEXT_MODEL: z.string().optional(),
  TEXT_BASE_URL: url.optional(),
  TEXT_API_KEY: z.string().optional(),
  IMAGE_PROVIDER: z.enum(['embedded', 'openai', 'google', 'openai-compatible']).default('embedded'),
  IMAGE_MODEL: z.string().optional(),
  IMAGE_BASE_URL: url.optional(),
  IMAGE_API_KEY: z.string().optional(),
  AI_BUDGET_CENTS_PER_BOOK: z.coerce.number().int().min(0).max(100_000).default(400),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, 'Must be a secret key, sk_… or rk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: url.optional(),
  STRIPE_PRICE_DIGITAL_COPY: z.string().optional(),
  STRIPE_PRICE_PHYSICAL_BOOK: z.string().optional(),
  STRIPE_PRICE_SINGLE_BOOK: z.string().optional(),
  STRIPE_PRICE_GIFT_BUNDLE: z.string().optional(),
  STRIPE_PRICE_STORY_SUBSCRIPTION: z.string().optional(),
  STRIPE_PRICE_COLORING_BOOK: z.string().optional(),
  STRIPE_PRICE_PRINTED_COPY: z.string().optional(),
  STRIPE_PRICE_LYRIC_ART_RECORD: z.string().optional(),
  PAYWALL: onOff.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  RATE_LIMITS: onOff.default('on'),
  /** How many proxies of ours stand in front and append to X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** How long a server that is told to stop answers on and says that it is not ready: until every balancer has noticed. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(120).optional(),
  FAILPOINT: z.string().optional(),
})
export type Settings = z.infer<typeof settings>

export interface Config extends Settings {
  /** On: what is finished may be downloaded by who has paid for it. */
  PAYWALL: 'on' | 'off'
  DRAIN_SECONDS: number
  operatorEmails: ReadonlySet<string>
  /** Whether an e-mail of a session proves who she is: else anybody could sign up as an operator. A trial on one's own machine may believe it. */
  emailsAreProved: boolean
  emailConfirmation: boolean
  /** Whether only this machine can reach us: development conveniences depend on it. */
  isLoopback: boolean
}

const loopbackHosts = new Set(['127.0.0.1', 'localhost', '::1', '[::1]'])

function isLoopbackUrl(address: string): boolean {
  return loopbackHosts.has(new URL(address).hostname)
}

export function readConfig(environment: Record<string, string | undefined>): Config {
  // An empty value in an .env file means "not set".
  const given = Object.fromEntries(
    Object.entries(environment).filter(([key, value]) => key in settings.shape && value !== undefined && value !== ''),
  )
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new StartFault(`Bad setting. ${faults.join('; ')}. See .env.example.`)
  }
  const found = parsed.data
  const isLoopback = loopbackHosts.has(found.HOST) && (!found.PUBLIC_URL || isLoopbackUrl(found.PUBLIC_URL))
  const together = [found.S3_ENDPOINT, found.S3_BUCKET, found.S3_ACCESS_KEY_ID, found.S3_SECRET_ACCESS_KEY]
  if (together.some(Boolean) && !together.every(Boolean)) {
    throw new StartFault('Bad setting. S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together.')
  }
  if (Boolean(found.AUTH_URL) !== Boolean(found.AUTH_JWKS_URL)) {
    throw new StartFault('Bad setting. AUTH_URL and AUTH_JWKS_URL go together.')
  }
  if (Boolean(found.STRIPE_SECRET_KEY) !== Boolean(found.STRIPE_WEBHOOK_SECRET)) {
    throw new StartFault('Bad setting. STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together.')
  }
  if (found.RATE_LIMITS === 'off' && found.PUBLIC_URL && !isLoopbackUrl(found.PUBLIC_URL)) {
    throw new StartFault('Bad setting. RATE_LIMITS=off is for tests only, never with a public PUBLIC_URL.')
  }
  if (found.ROLE !== 'all' && !found.DATABASE_URL) {
    throw new StartFault(`Bad setting. ROLE=${found.ROLE} needs DATABASE_URL: the embedded database has one process.`)
  }
  if (Boolean(found.LULU_CLIENT_KEY) !== Boolean(found.LULU_CLIENT_SECRET)) {
    throw new StartFault('Bad setting. LULU_CLIENT_KEY and LULU_CLIENT_SECRET go together.')
  }
  if (found.LULU_CLIENT_KEY && new URL(found.LULU_API_BASE).host === realPrinter && takesTestMoney(found)) {
    throw new StartFault(
      'Bad setting. LULU_CLIENT_KEY would print real books for test money: set a live STRIPE_SECRET_KEY, or LULU_API_BASE=https://api.sandbox.lulu.com.',
    )
  }
  for (const group of signInGroups) allOrNone(found, group)
  const emailConfirmation = found.EMAIL_CONFIRMATION ? found.EMAIL_CONFIRMATION === 'on' : Boolean(found.SMTP_URL)
  checkProvider(found, 'TEXT')
  checkProvider(found, 'IMAGE')
  return {
    ...found,
    operatorEmails: new Set(
      found.OPERATOR_EMAILS.split(',')
        .map((email) => email.trim().toLowerCase())
        .filter(Boolean),
    ),
    emailsAreProved: emailConfirmation || (isLoopback && found.TRUSTED_PROXIES === 0),
    emailConfirmation,
    isLoopback,
    DRAIN_SECONDS: found.DRAIN_SECONDS ?? (found.ROLE === 'server' ? 5 : 0),
    PAYWALL: found.PAYWALL ?? (found.STRIPE_SECRET_KEY ? 'on' : 'off'),
  }
}

const signInGroups = [
  ['OIDC_GOOGLE_CLIENT_ID', 'OIDC_GOOGLE_CLIENT_SECRET'],
  ['OIDC_APPLE_CLIENT_ID', 'OIDC_APPLE_TEAM_ID', 'OIDC_APPLE_KEY_ID', 'OIDC_APPLE_PRIVATE_KEY'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
] as const

function allOrNone(found: Settings, names: readonly (keyof Settings)[]): void {
  const given = names.filter((name) => found[name] !== undefined)
  if (given.length > 0 && given.length < names.length) {
    throw new StartFault(`Bad setting. ${names.join(', ')} go together.`)
  }
}

const realPrinter = 'api.lulu.com'
const takesTestMoney = ({ STRIPE_SECRET_KEY }: Settings) => !STRIPE_SECRET_KEY || /^[sr]k_test_/.test(STRIPE_SECRET_KEY)

function checkProvider(found: Settings, kind: 'TEXT' | 'IMAGE'): void {
  const provider = found[`${kind}_PROVIDER`]
  if (provider === 'openai-compatible') {
    // No key is asked for: an engine on one's own machine has none.
    if (!found[`${kind}_BASE_URL`] || !found[`${kind}_MODEL`]) {
      throw new StartFault(`Bad setting. ${kind}_PROVIDER=openai-compatible needs ${kind}_BASE_URL and ${kind}_MODEL.`)
    }
  } else if (provider !== 'embedded' && !found[`${kind}_API_KEY`]) {
    throw new StartFault(`Bad setting. ${kind}_PROVIDER=${provider} needs ${kind}_API_KEY.`)
  }
}
