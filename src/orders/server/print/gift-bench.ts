// The gift bench: with a real printer a gift is printed for the bench, wrapped there and sent on by the operator.

import { z } from 'zod'
import { addressFaults } from '../../../members/check-address.ts'
import type { Config } from '../../../platform/config.ts'
import { StartFault } from '../../../platform/start-fault.ts'
import { entitlementsOf, shippingAddress, type ShippingAddress } from '../../order.ts'
import { addonsOf, skuOf, type OrderRow } from '../order-rows.ts'

type Settings = Pick<Config, 'GIFT_BENCH_ADDRESS'>
type Gift = Pick<OrderRow, 'tier' | 'addons' | 'shipping_address'>

const isWrapped = (order: Gift) => entitlementsOf(skuOf(order), addonsOf(order)).has('gift wrapping')

export const isAtTheBench = ({ GIFT_BENCH_ADDRESS }: Settings, order: Gift): boolean =>
  GIFT_BENCH_ADDRESS !== undefined && isWrapped(order)

export function addressToPrintFor(config: Settings, order: Gift): ShippingAddress {
  const address = isAtTheBench(config, order) ? benchAddress(config) : order.shipping_address
  if (!address) throw new Error('An order in production has no address')
  return address
}

/** Also read at the start, so that a mistake in it is found before a gift is lost. */
export function benchAddress({ GIFT_BENCH_ADDRESS }: Settings): ShippingAddress | null {
  if (GIFT_BENCH_ADDRESS === undefined) return null
  const parsed = z
    .string()
    .transform((given, context) => {
      try {
        return JSON.parse(given)
      } catch {
        context.addIssue('not JSON')
        return z.NEVER
      }
    })
    .pipe(shippingAddress)
    .safeParse(GIFT_BENCH_ADDRESS)
  if (!parsed.success) {
    const fields = Object.keys(shippingAddress.shape).join(', ')
    throw new StartFault(`Bad setting. GIFT_BENCH_ADDRESS: a JSON object with ${fields}. See .env.example.`)
  }
  const faults = Object.entries(addressFaults(parsed.data)).map(([field, words]) => `${field}: ${words}.`)
  if (faults.length > 0) throw new StartFault(`Bad setting. GIFT_BENCH_ADDRESS: ${faults.join(' ')}`)
  return parsed.data
}
