// How often a visitor may ask for what costs the server something.

import { day, hour, minute } from '../../base/dates.ts'
import type { Hands } from '../../platform/hands.ts'
import { tooManyRequests } from '../../platform/http/refusals.ts'
import { countOne, type Limit, neighbourhood } from '../../platform/rate-limit.ts'

async function hold({ config, database, now }: Hands, limit: Limit, who: string): Promise<void> {
  if (config.RATE_LIMITS === 'off') return
  const wait = await countOne(database.owner, limit, who, now())
  if (wait !== undefined) throw tooManyRequests(wait)
}

export const holdTastes = (hands: Hands, address: string) =>
  hold(hands, { name: 'taste/address', most: 40, within: 10 * minute }, neighbourhood(address))

export async function holdSubscriptions(hands: Hands, address: string, email: string): Promise<void> {
  await hold(hands, { name: 'newsletter/address', most: 10, within: hour }, neighbourhood(address))
  await hold(hands, { name: 'newsletter/email', most: 3, within: day }, email)
}

export const holdMessages = (hands: Hands, address: string) =>
  hold(hands, { name: 'message/address', most: 5, within: hour }, neighbourhood(address))
