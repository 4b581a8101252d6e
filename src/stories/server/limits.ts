// How often a member may ask the storyteller: generous to a family, tight for a script, and never a way to spend our money.

import { hour } from '../../base/dates.ts'
import type { Hands } from '../../platform/hands.ts'
import { tooManyRequests } from '../../platform/http/refusals.ts'
import { countOne, type Limit } from '../../platform/rate-limit.ts'

async function hold({ config, database, now }: Hands, limit: Limit, memberId: string): Promise<void> {
  if (config.RATE_LIMITS === 'off') return
  const wait = await countOne(database.owner, limit, memberId, now())
  if (wait !== undefined) throw tooManyRequests(wait)
}

export const holdStories = (hands: Hands, memberId: string) =>
  hold(hands, { name: 'stories/member', most: 40, within: hour }, memberId)

export const holdRetellings = (hands: Hands, memberId: string) =>
  hold(hands, { name: 'retellings/member', most: 240, within: hour }, memberId)

export const holdTitles = (hands: Hands, memberId: string) =>
  hold(hands, { name: 'titles/member', most: 120, within: hour }, memberId)
