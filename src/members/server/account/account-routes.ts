// Who answers which call about the account as a whole.

import { answerAtLength } from '../../../platform/http/long-route.ts'
import type { Route } from '../../../platform/http/route.ts'
import * as contract from '../../account-contract.ts'
import { bringAlong, visitorOf } from '../auth/bring-along.ts'
import type { KnowsPassword } from '../auth/knows-password.ts'
import { deleteAccount, keepAccount } from './delete-account.ts'
import { exportAccount, type ShowsWhole } from './export-account.ts'
import { lockMember } from '../auth/lock-member.ts'
import type { Leaving } from './leaving.ts'
import { readAccount } from './read-account.ts'

export interface AccountParts {
  knowsPassword: KnowsPassword
  leaving: Leaving
  showsWhole: ShowsWhole
}

export function accountRoutes({ knowsPassword, leaving, showsWhole }: AccountParts): Route[] {
  return [
    answerAtLength(
      contract.deleteAccount,
      ({ rows, caller }) => leaving.refuseToPart(rows, caller.id),
      (call) => deleteAccount(call, knowsPassword, leaving),
    ),
    answerAtLength(contract.readAccount, async () => {}, readAccount),
    answerAtLength(
      contract.bringBooks,
      async () => {},
      async ({ hands, caller, input }) => ({
        books: await hands.database.transaction(async (rows) => {
          await lockMember(rows, caller.id)
          const visitorId = await visitorOf(rows, input.visitor, hands.now())
          return visitorId === undefined ? 0 : bringAlong(rows, visitorId, caller.id, hands.now())
        }),
      }),
    ),
    answerAtLength(
      contract.exportAccount,
      async () => {},
      (call) => exportAccount(call, showsWhole),
    ),
    answerAtLength(contract.keepAccount, async () => {}, keepAccount),
  ]
}
