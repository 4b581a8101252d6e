// Where a buyer comes back to from the payment provider: to one of our pages, and nowhere else.

import { ownOrigin, ownPath } from '../../../members/server/auth/own-origin.ts'
import type { FirstLook } from '../../../platform/http/long-route.ts'
import { badUrl } from '../../refusals.ts'

export function comeBackTo(
  { hands, host }: Pick<FirstLook<unknown>, 'hands' | 'host'>,
  field: Parameters<typeof badUrl>[0],
  address: string,
): string {
  const origin = ownOrigin(hands.config, host)
  const path = ownPath(address, origin)
  if (path === undefined) throw badUrl(field)
  return origin + path
}

export const sessionPlaceholder = '{CHECKOUT_SESSION_ID}'

/** The provider writes the session's id there. */
export function withSession(address: string): string {
  if (address.includes(sessionPlaceholder)) return address
  return `${address}${address.includes('?') ? '&' : '?'}session_id=${sessionPlaceholder}`
}
