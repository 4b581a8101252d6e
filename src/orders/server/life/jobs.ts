// The jobs of orders that are placed.

import type { Bindery } from '../../../editions/server/bindery.ts'
import { bookFinished } from '../../../editions/server/book-finished.ts'
import type { Hands } from '../../../platform/hands.ts'
import type { JobQueue } from '../../../platform/jobs/jobs.ts'
import { followUp } from '../move-order.ts'
import { benchAddress } from '../print/gift-bench.ts'
import { openPress } from '../print/open-press.ts'
import { followBook, followOrder } from './follow-order.ts'
import { forgetOrders, forgetOrdersJob } from './forget-orders.ts'
import { lookAfterOrders, lookAfterOrdersJob } from './look-after-orders.ts'

export function orderJobs(jobs: JobQueue, hands: Hands, bindery: Bindery): void {
  const press = openPress(hands)
  benchAddress(hands.config)
  jobs.work(followUp, ({ payload }) => followOrder(hands, { press, bindery }, payload))
  jobs.work(bookFinished, ({ payload }) => followBook(hands, payload))
  jobs.work(forgetOrdersJob, () => forgetOrders(hands))
  jobs.work(lookAfterOrdersJob, () => lookAfterOrders(hands, press))
}
