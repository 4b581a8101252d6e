// Where an order goes: one of the member's own addresses, or one that is typed for this order alone; complete, or refused.

import { eq } from 'drizzle-orm'
import { addresses } from '../../../database/schema/members.ts'
import { missingFields, missingFieldsMessage } from '../../members/address.ts'
import { addressFaults, tidyAddress } from '../../members/check-address.ts'
import { addressNotFound } from '../../members/refusals.ts'
import type { FirstLook } from '../../platform/http/long-route.ts'
import type { GivenAddress } from '../given-address.ts'
import { shippingAddress, type ShippingAddress } from '../order.ts'
import { addressInvalid, addressMissing } from '../refusals.ts'

type Asking = Pick<FirstLook<unknown>, 'rows' | 'caller' | 'hands'>

/** In the member's transaction. */
export async function resolveAddress(asking: Asking, given: GivenAddress): Promise<ShippingAddress> {
  const found = 'id' in given ? await savedAddress(asking, given.id) : given
  const whole = { country_code: 'US' as const, ...found, street2: found.street2 || null }
  const missing = missingFields(whole)
  if (missing.length > 0) {
    const words = missingFieldsMessage(missing, whole.country_code, 'order')
    throw addressMissing(words, Object.fromEntries(missing.map((field) => [field, 'This field is required'])))
  }
  const address = shippingAddress.parse({ state_code: '', ...whole })
  const faults = addressFaults(address)
  if (Object.keys(faults).length > 0) throw addressInvalid(faults)
  return tidyAddress(address)
}

async function savedAddress({ rows, caller, hands }: Asking, id: string) {
  const [found] = await rows.select().from(addresses).where(eq(addresses.id, id))
  if (!found || !hands.ownership.owns(caller, found.user_id)) throw addressNotFound()
  return found
}
