// The payment provider: its own SDK, led to Stripe, to any server that speaks like it, or to the test shop.

import { Stripe } from 'stripe'
import { second } from '../../../base/dates.ts'
import type { Hands } from '../../../platform/hands.ts'
import { catalogue, type Product, type Sku } from '../../catalogue.ts'
import { stripeFailed } from '../../refusals.ts'
import { sandboxSecret } from '../sandbox/shop-events.ts'
import { testShop } from '../sandbox/answer-provider.ts'

type ProviderHands = Pick<Hands, 'config' | 'database' | 'jobs' | 'now' | 'randomBytes' | 'fetch'>

export const isTestShop = ({ STRIPE_SECRET_KEY }: Pick<Hands['config'], 'STRIPE_SECRET_KEY'>) => !STRIPE_SECRET_KEY

export function paymentProvider(hands: ProviderHands): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = hands.config
  const common = { telemetry: false, timeout: 15 * second, maxNetworkRetries: 2 }
  if (!STRIPE_SECRET_KEY) {
    return new Stripe('sk_test_shop', { ...common, httpClient: Stripe.createFetchHttpClient(testShop(hands)) })
  }
  const base = STRIPE_API_BASE === undefined ? undefined : new URL(STRIPE_API_BASE)
  return new Stripe(STRIPE_SECRET_KEY, {
    ...common,
    httpClient: Stripe.createFetchHttpClient(hands.fetch),
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? 80 : 443),
      protocol: base.protocol === 'http:' ? 'http' : 'https',
    }),
  })
}

export const webhookSecret = async (hands: ProviderHands): Promise<string> =>
  hands.config.STRIPE_WEBHOOK_SECRET ?? sandboxSecret(hands)

/** Test money counts in a test shop only, real money in a real one. */
export const isLive = ({ config }: Pick<Hands, 'config'>) => /^[sr]k_live_/.test(config.STRIPE_SECRET_KEY ?? '')

const priceIds = (config: Hands['config']): Record<(typeof catalogue)[Sku]['priceSetting'], string | undefined> => ({
  DIGITAL_COPY: config.STRIPE_PRICE_DIGITAL_COPY,
  PHYSICAL_BOOK: config.STRIPE_PRICE_PHYSICAL_BOOK,
  SINGLE_BOOK: config.STRIPE_PRICE_SINGLE_BOOK,
  GIFT_BUNDLE: config.STRIPE_PRICE_GIFT_BUNDLE,
  STORY_SUBSCRIPTION: config.STRIPE_PRICE_STORY_SUBSCRIPTION,
  COLORING_BOOK: config.STRIPE_PRICE_COLORING_BOOK,
  PRINTED_COPY: config.STRIPE_PRICE_PRINTED_COPY,
  LYRIC_ART_RECORD: config.STRIPE_PRICE_LYRIC_ART_RECORD,
})

/** One line of the provider's page. It is told the catalogue's words, never a title or a name. */
export function lineItem(config: Hands['config'], sku: Sku, quantity: number) {
  const { cents, name, soldAs, priceSetting } = catalogue[sku]
  const price = isTestShop(config) ? undefined : priceIds(config)[priceSetting]
  if (price !== undefined) return { price, quantity }
  const kind: Product['soldAs'] = soldAs
  const recurring = kind === 'subscription' ? { recurring: { interval: 'month' as const } } : {}
  return { quantity, price_data: { currency: 'usd', unit_amount: cents, product_data: { name }, ...recurring } }
}

/** For who waits for the answer: whatever the provider's trouble is, she may try again. */
export async function askProvider<T>({ log }: Pick<Hands, 'log'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (fault) {
    if (!(fault instanceof Stripe.errors.StripeError)) throw fault
    log.error('payment provider', { code: fault.code ?? fault.type, status: fault.statusCode ?? 0 })
    throw stripeFailed()
  }
}
