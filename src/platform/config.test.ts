import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, settings } from './config.ts'

const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8')
const lines = example.split('\n').filter((line) => /^[A-Z]/.test(line))

test('.env.example lists every setting, and nothing else', () => {
  expect(lines.map((line) => line.split('=')[0]).toSorted()).toEqual(Object.keys(settings.shape).toSorted())
})

test('.env.example shows the defaults', () => {
  const shown = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
  expect(readConfig(shown)).toEqual(readConfig({}))
})

test('with nothing set, everything runs on this machine without mail confirmation', () => {
  expect(readConfig({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', isLoopback: true, emailConfirmation: false })
})

test('e-mails are confirmed as soon as mail can be sent, unless said otherwise', () => {
  const SMTP_URL = 'smtp://mail.example.com'
  expect(readConfig({ SMTP_URL }).emailConfirmation).toBe(true)
  expect(readConfig({ SMTP_URL, EMAIL_CONFIRMATION: 'off' }).emailConfirmation).toBe(false)
})

test('a server among others gives the balancer time to notice that it stops, a single process does not', () => {
  const DATABASE_URL = 'postgres://localhost/x'
  expect(readConfig({ ROLE: 'server', DATABASE_URL }).DRAIN_SECONDS).toBe(5)
  expect(readConfig({ ROLE: 'server', DATABASE_URL, DRAIN_SECONDS: '0' }).DRAIN_SECONDS).toBe(0)
  expect(readConfig({ DATABASE_URL }).DRAIN_SECONDS).toBe(0)
})

test('operators are listed by e-mail, whatever the case', () => {
  expect([...readConfig({ OPERATOR_EMAILS: 'Ann@Example.com, bo@example.com ,' }).operatorEmails]).toEqual([
    'ann@example.com',
    'bo@example.com',
  ])
})

test('an engine on one’s own machine needs an address and a model, and no key', () => {
  const own = { TEXT_PROVIDER: 'openai-compatible', TEXT_BASE_URL: 'http://127.0.0.1:8080/v1', TEXT_MODEL: 'qwen' }
  expect(readConfig(own)).toMatchObject({ ...own, AI_BUDGET_CENTS_PER_BOOK: 400 })
})

test('what is finished is sold as soon as money can be taken, unless said otherwise', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect(readConfig({}).PAYWALL).toBe('off')
  expect(readConfig(stripe).PAYWALL).toBe('on')
  expect(readConfig({ ...stripe, PAYWALL: 'off' }).PAYWALL).toBe('off')
})

test('a real printer is for real money, its trial desk for any', () => {
  const lulu = { LULU_CLIENT_KEY: 'key', LULU_CLIENT_SECRET: 'secret' }
  const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect(faultIn({ ...lulu, ...stripe })).toBe('none')
  expect(faultIn({ ...lulu, LULU_API_BASE: 'https://api.sandbox.lulu.com' })).toBe('none')
})

function faultIn(given: Record<string, string>): string {
  try {
    readConfig(given)
    return 'none'
  } catch (fault) {
    return String(fault)
  }
}

test.each<[Record<string, string>, string]>([
  [{ PORT: '99999' }, 'PORT'],
  [{ PORT: 'http' }, 'PORT'],
  [{ PUBLIC_URL: 'fablekin.example' }, 'PUBLIC_URL'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ SOCIAL_FACEBOOK_URL: 'http://www.facebook.com/shop' }, 'SOCIAL_FACEBOOK_URL'],
  [{ SOCIAL_YOUTUBE_URL: 'javascript:alert(1)' }, 'SOCIAL_YOUTUBE_URL'],
  [{ JWT_SECRET: 'short' }, 'JWT_SECRET'],
  [{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS'],
  [{ OIDC_GOOGLE_CLIENT_ID: 'x' }, 'OIDC_GOOGLE_CLIENT_SECRET'],
  [{ OIDC_ISSUER: 'https://club.example' }, 'OIDC_CLIENT_ID'],
  [{ ROLE: 'worker' }, 'DATABASE_URL'],
  [{ S3_BUCKET: 'b' }, 'S3_ENDPOINT'],
  [{ AUTH_URL: 'https://auth.example.com' }, 'AUTH_JWKS_URL'],
  [{ TEXT_PROVIDER: 'oracle' }, 'TEXT_PROVIDER'],
  [{ TEXT_PROVIDER: 'openai' }, 'TEXT_API_KEY'],
  [{ TEXT_PROVIDER: 'google', TEXT_MODEL: 'm' }, 'TEXT_API_KEY'],
  [{ TEXT_PROVIDER: 'anthropic' }, 'TEXT_API_KEY'],
  [{ TEXT_PROVIDER: 'openai-compatible', TEXT_MODEL: 'm' }, 'TEXT_BASE_URL'],
  [{ TEXT_PROVIDER: 'openai-compatible', TEXT_BASE_URL: 'http://127.0.0.1:8080/v1' }, 'TEXT_MODEL'],
  [{ IMAGE_PROVIDER: 'anthropic' }, 'IMAGE_PROVIDER'],
  [{ IMAGE_PROVIDER: 'openai' }, 'IMAGE_API_KEY'],
  [{ IMAGE_PROVIDER: 'google', TEXT_API_KEY: 'k' }, 'IMAGE_API_KEY'],
  [{ IMAGE_PROVIDER: 'openai-compatible', IMAGE_MODEL: 'm' }, 'IMAGE_BASE_URL'],
  [{ LULU_CLIENT_KEY: 'key' }, 'LULU_CLIENT_SECRET'],
  [{ TEXT_BASE_URL: '127.0.0.1:8080' }, 'TEXT_BASE_URL'],
  [{ AI_BUDGET_CENTS_PER_BOOK: '-1' }, 'AI_BUDGET_CENTS_PER_BOOK'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ LULU_CLIENT_KEY: 'key', LULU_CLIENT_SECRET: 'secret' }, 'STRIPE_SECRET_KEY'],
  [
    {
      ...{ LULU_CLIENT_KEY: 'key', LULU_CLIENT_SECRET: 'secret' },
      ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    },
    'LULU_CLIENT_KEY',
  ],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_SECRET_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_API_BASE: '127.0.0.1:12111' }, 'STRIPE_API_BASE'],
  [{ RATE_LIMITS: 'off', PUBLIC_URL: 'https://books.example.com' }, 'PUBLIC_URL'],
])('a bad setting %j ends in one line that names it', (given, named) => {
  const said = faultIn(given)
  expect(said).toContain('Bad setting.')
  expect(said).toContain(named)
  expect(said.split('\n')).toHaveLength(1)
})
