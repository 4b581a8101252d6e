// Who answers the calls of the operator's desk.

import { partOf } from '../../base/pagination.ts'
import type { Link } from '../../books/server/book-rows.ts'
import { answerAtLength } from '../../platform/http/long-route.ts'
import type { Route } from '../../platform/http/route.ts'
import * as contract from '../contract.ts'
import { noteOrder, readDeskOrder, tryOrderAgain } from './desk-order.ts'
import { listDeskOrders, readDesk } from './desk-orders.ts'
import { readHealth } from './read-health.ts'
import { lookAtShare, reportedShares } from './reported-shares.ts'
import { writeLedger } from './write-ledger.ts'

/** Only her session is looked at as the member. */
const noLook = async () => undefined

export function operatorRoutes(link: Link): Route[] {
  return [
    answerAtLength(contract.readDesk, noLook, readDesk),
    answerAtLength(contract.listDeskOrders, noLook, listDeskOrders),
    answerAtLength(contract.readDeskOrder, noLook, (call) => readDeskOrder(call, link)),
    answerAtLength(contract.noteOrder, noLook, noteOrder),
    answerAtLength(contract.tryOrderAgain, noLook, tryOrderAgain),
    answerAtLength(contract.listReportedShares, noLook, async ({ hands, input }) =>
      partOf(await reportedShares(hands), input),
    ),
    answerAtLength(contract.readHealth, noLook, ({ hands }) => readHealth(hands)),
    answerAtLength(contract.writeLedger, noLook, writeLedger),
    answerAtLength(contract.lookAtShare, noLook, (call) => lookAtShare(call, link)),
  ]
}
