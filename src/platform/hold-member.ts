// Makes a member wait who asks for costly work too often; nobody waits where limits are off.

import type { Hands } from './hands.ts'
import { tooManyRequests } from './http/refusals.ts'
import { countOne, type Limit } from './rate-limit.ts'

export async function holdMember({ config, database, now }: Hands, limit: Limit, memberId: string): Promise<void> {
  if (config.RATE_LIMITS === 'off') return
  const wait = await countOne(database.owner, limit, memberId, now())
  if (wait !== undefined) throw tooManyRequests(wait)
}
