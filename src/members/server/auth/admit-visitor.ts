// A visitor begins a book without an account: a session like a member's, of somebody without an address, who is held for a day.

import { credentials, users } from '../../../../database/schema/members.ts'
import { visitorDays } from '../../account.ts'
import type { AuthSession } from '../../auth-shapes.ts'
import { day } from '../../../base/dates.ts'
import type { AuthDesk } from './auth-desk.ts'
import { holdAddress } from './limits.ts'
import { newId } from './new-id.ts'
import { beginSession } from './session-store.ts'

export async function admitVisitor(desk: AuthDesk, { address }: { address: string }): Promise<AuthSession> {
  await holdAddress(desk, 'visitor', address)
  const { database, now: clock } = desk.hands
  const now = clock()
  return database.transaction(async (rows) => {
    const id = newId(desk.hands)
    // Her account is about to be deleted from its first moment: the sweep of accounts takes everything of hers.
    const deletionAt = new Date(now.getTime() + visitorDays * day)
    await rows.insert(users).values({ id, deletion_at: deletionAt, created_at: now, updated_at: now })
    await rows.insert(credentials).values({ user_id: id, password_hash: '', last_sign_in_at: now, updated_at: now })
    return beginSession(desk, rows, id, 'anonymous')
  })
}
