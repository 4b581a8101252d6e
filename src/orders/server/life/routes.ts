// Who answers the calls about orders that are placed.

import type { Link } from '../../../books/server/book-rows.ts'
import type { Bindery } from '../../../editions/server/bindery.ts'
import { answerAtLength } from '../../../platform/http/long-route.ts'
import { answerRaw, answerReader, type Route } from '../../../platform/http/route.ts'
import * as contract from '../../contract.ts'
import { luluWebhook } from '../../checkout-contract.ts'
import * as operator from '../../operator-contract.ts'
import { findOrder } from '../order-rows.ts'
import { hearPrinter } from '../print/hear-printer.ts'
import { approveOrder, cancelOrder, changeAddress, lookForAddress, lookForOrder, type Refund } from './change-order.ts'
import { downloadOrder } from './download-order.ts'
import { holdOrder, releaseOrder } from './hold-order.ts'
import { refundByHand, reprintOrder, sendGift } from './operate-order.ts'
import { storyOf } from './order-story.ts'
import { listPrintFiles } from './print-files.ts'
import { lookForReport, reportProblem } from './report-problem.ts'

const noLook = async () => undefined

export interface OrderParts {
  refund: Refund
  bindery: Bindery
}

export function orderRoutes(link: Link, { refund, bindery }: OrderParts): Route[] {
  return [
    answerRaw(luluWebhook, hearPrinter),
    answerReader(contract.readOrder, async (call) => storyOf(call.rows, await findOrder(call, call.input.id))),
    answerAtLength(contract.changeOrderAddress, lookForAddress, changeAddress),
    answerAtLength(contract.approveOrder, lookForOrder, (call, order) => approveOrder(call, order, bindery)),
    answerAtLength(contract.cancelOrder, lookForOrder, (call, order) => cancelOrder(call, order, refund)),
    answerAtLength(contract.reportProblem, lookForReport, reportProblem),
    answerAtLength(operator.holdOrder, noLook, holdOrder),
    answerAtLength(operator.releaseOrder, noLook, releaseOrder),
    answerAtLength(operator.reprintOrder, noLook, reprintOrder),
    answerAtLength(operator.listPrintFiles, noLook, (call) => listPrintFiles(call, link)),
    answerAtLength(operator.sendGift, noLook, sendGift),
    answerAtLength(operator.refundOrderByHand, noLook, (call) => refundByHand(call, refund)),
    answerAtLength(contract.downloadOrder, lookForOrder, (call, order) => downloadOrder(call, order, link)),
  ]
}
