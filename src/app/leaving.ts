// What the later rooms know about a member who leaves.

import { partWithEditions } from '../editions/server/part-with-member.ts'
import type { Leaving } from '../members/server/account/leaving.ts'
import { partWithOrders, refuseOpenOrders } from '../orders/server/part-with-member.ts'
import type { Hands } from '../platform/hands.ts'

export const leaving = (hands: Pick<Hands, 'config' | 'jobs' | 'mail' | 'now'>): Leaving => ({
  refuseToPart: refuseOpenOrders,
  async part(rows, memberId) {
    await partWithOrders(hands, rows, memberId)
    await partWithEditions(rows, memberId)
  },
})
