// How often a member may ask for what costs the server much, and a stranger for what could be guessed.

import { hour } from '../../base/dates.ts'
import type { Hands } from '../../platform/hands.ts'
import { holdMember } from '../../platform/hold-member.ts'
import { tooManyRequests } from '../../platform/http/refusals.ts'
import { countOne, neighbourhood, uncountOne } from '../../platform/rate-limit.ts'

export const holdFinishing = (hands: Hands, memberId: string) =>
  holdMember(hands, { name: 'finish/member', most: 60, within: hour }, memberId)

export const holdDownloads = (hands: Hands, memberId: string) =>
  holdMember(hands, { name: 'downloads/member', most: 300, within: hour }, memberId)

/** Looked at whenever a book is leafed through; drawn only when it shows something new. */
export const holdSheets = (hands: Hands, memberId: string) =>
  holdMember(hands, { name: 'sheets/member', most: 600, within: hour }, memberId)

export const holdShares = (hands: Hands, memberId: string) =>
  holdMember(hands, { name: 'shares/member', most: 60, within: hour }, memberId)

async function hold({ config, database, now }: Hands, name: string, most: number, who: string): Promise<void> {
  if (config.RATE_LIMITS === 'off') return
  const wait = await countOne(database.owner, { name, most, within: hour }, who, now())
  if (wait !== undefined) throw tooManyRequests(wait)
}

/** Of one link, wherever they come from: a passcode may be short. */
export const holdPasscodes = (hands: Hands, shareId: string) => hold(hands, 'share-passcode/link', 15, shareId)
/** The right one is no try: whoever reloads the book is not locked out of it. */
export const forgivePasscode = ({ database }: Hands, shareId: string) =>
  uncountOne(database.owner, 'share-passcode/link', shareId)
export const holdVisits = (hands: Hands, address: string) => hold(hands, 'share/address', 600, neighbourhood(address))
export const holdReports = (hands: Hands, address: string) =>
  hold(hands, 'share-report/address', 5, neighbourhood(address))
