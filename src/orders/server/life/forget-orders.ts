// The ledger is kept as long as tax law asks, and then goes.

import { and, inArray, lt } from 'drizzle-orm'
import { z } from 'zod'
import { orders } from '../../../../database/schema/orders.ts'
import { day } from '../../../base/dates.ts'
import type { Hands } from '../../../platform/hands.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'

export const forgetOrdersJob = jobKind({ name: 'orders.forget', payload: z.object({}), every: day })

const keptFor = 7 * 365 * day
const over = ['delivered', 'fulfilled', 'canceled', 'refunded', 'failed', 'pending_payment']

export async function forgetOrders({ database, now }: Pick<Hands, 'database' | 'now'>): Promise<void> {
  const isOld = lt(orders.created_at, new Date(now().getTime() - keptFor))
  await database.owner.delete(orders).where(and(isOld, inArray(orders.status, over)))
}
