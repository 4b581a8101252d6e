// What the shop is like today.

import type { Config } from '../../../platform/config.ts'
import type { Sku } from '../../catalogue.ts'
import { isTestShop } from './payment-provider.ts'

/** Tiers that cannot be kept as promised: a gift is wrapped somewhere. */
export const withheldTiers = ({ LULU_CLIENT_KEY, GIFT_BENCH_ADDRESS }: Config): Sku[] =>
  LULU_CLIENT_KEY && !GIFT_BENCH_ADDRESS ? ['Gift Bundle'] : []

export function describeShop(config: Config) {
  const isTest = isTestShop(config)
  return {
    provider: isTest ? 'Stripe (test)' : 'Stripe',
    is_test: isTest,
    paywall: config.PAYWALL === 'on',
    withheld: withheldTiers(config),
    support_email: config.SUPPORT_EMAIL ?? null,
  }
}
