// How often a member may ask for pictures: generous to a family, tight for a script.

import { hour } from '../../base/dates.ts'
import type { Hands } from '../../platform/hands.ts'
import { tooManyRequests } from '../../platform/http/refusals.ts'
import { countOne, type Limit } from '../../platform/rate-limit.ts'

async function hold({ config, database, now }: Hands, limit: Limit, memberId: string): Promise<void> {
  if (config.RATE_LIMITS === 'off') return
  const wait = await countOne(database.owner, limit, memberId, now())
  if (wait !== undefined) throw tooManyRequests(wait)
}

export const holdPictures = (hands: Hands, memberId: string) =>
  hold(hands, { name: 'pictures/member', most: 600, within: hour }, memberId)

export const holdPictureJobs = (hands: Hands, memberId: string) =>
  hold(hands, { name: 'picture-jobs/member', most: 60, within: hour }, memberId)

export const holdPhotos = (hands: Hands, memberId: string) =>
  hold(hands, { name: 'photos/member', most: 60, within: hour }, memberId)
