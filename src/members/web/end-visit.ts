// A visitor is a member now: what she began comes along.

import { second } from '../../base/dates.ts'
import { send } from '../../ui/call.ts'
import { bringBooks } from '../account-contract.ts'
import { moveDrafts } from './member-drafts.ts'
import { readVisit, visitKey } from './visit.ts'

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** A line that is this slow is not waited for: the book comes along the next time. */
const patience = 5 * second

/** Before anything is shown to the member who signed in: her shelf is to have the book already. */
export async function endVisit(shelf: Shelf, memberId: string, token: string): Promise<void> {
  const visit = readVisit(shelf.getItem(visitKey))
  if (!visit) return
  moveDrafts(shelf, visit.id, memberId)
  const signal = AbortSignal.timeout(patience)
  const sending = { token, signal, accept: 'application/json', failure: '' }
  const answer = await send(bringBooks, { visitor: visit.refreshToken }, sending).catch(() => undefined)
  // Signed in only halfway, or a server that is busy: the next time.
  if (answer?.ok || answer?.status === 400) shelf.removeItem(visitKey)
}
