// The jobs of the till.

import type { Hands } from '../../../platform/hands.ts'
import type { JobQueue } from '../../../platform/jobs/jobs.ts'
import { tellDeclined, tellOfDecline } from '../mails/tell-member.ts'
import { deliver, deliverEvent } from '../sandbox/shop-events.ts'
import { turnOverPeriods, turnPeriods } from '../sandbox/pay.ts'
import { leave } from './leave-others.ts'
import { leaveCheckout } from './leave-checkout.ts'
import { isTestShop } from './payment-provider.ts'
import { giveBack, refund } from './refund-order.ts'
import { settle, settleCheckout } from './settle-checkout.ts'
import { sweepTill, sweepTillJob } from './sweep-till.ts'

export function tillJobs(jobs: JobQueue, hands: Hands): void {
  jobs.work(settle, ({ payload }) => settleCheckout(hands, payload.checkoutId))
  jobs.work(tellDeclined, ({ payload }) => tellOfDecline(hands, payload.orderId))
  jobs.work(refund, ({ payload }) => giveBack(hands, payload))
  jobs.work(leave, ({ payload }) => leaveCheckout(hands, payload))
  jobs.work(sweepTillJob, () => sweepTill(hands))
  if (!isTestShop(hands.config)) return
  jobs.work(deliverEvent, ({ payload }) => deliver(hands, payload))
  jobs.work(turnPeriods, () => turnOverPeriods(hands))
}
