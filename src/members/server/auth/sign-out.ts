// Ends sessions. Access tokens of an ended session are refused at once, though they have not run out.

import { audit } from './audit.ts'
import type { AuthDesk } from './auth-desk.ts'
import { lockMember } from './lock-member.ts'
import { endSession, endSessions } from './session-store.ts'
import { needSecondFactor, whoAsks } from './who-asks.ts'

export interface SignOutRequest {
  scope: 'global' | 'local' | 'others'
  bearer: string | undefined
}

export async function signOut(desk: AuthDesk, { scope, bearer }: SignOutRequest): Promise<Response> {
  const { database, now: clock } = desk.hands
  const now = clock()
  const { member: known } = await whoAsks(desk, database.owner, bearer)
  await database.transaction(async (rows) => {
    await lockMember(rows, known.id)
    const asker = await whoAsks(desk, rows, bearer)
    const { member, session } = asker
    if (scope === 'local') return endSession(rows, session.id, now)
    // Whoever knows no more than the password must not throw the member out.
    needSecondFactor(asker)
    await endSessions(rows, member.id, now, scope === 'others' ? session.id : undefined)
    await audit(rows, now, member.id, 'signed_out_everywhere', session.id)
  })
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}
