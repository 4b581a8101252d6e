// Asking for the account to be deleted, and taking that back. The deletion itself is a job's: see remove-accounts.ts.

import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { users } from '../../../../database/schema/members.ts'
import { day } from '../../../base/dates.ts'
import { notSignedIn } from '../../../platform/http/refusals.ts'
import type { LongCall } from '../../../platform/http/long-route.ts'
import { graceDays } from '../../account.ts'
import type { deleteAccount as contract } from '../../account-contract.ts'
import { passwordWrong } from '../../refusals.ts'
import { audit } from '../auth/audit.ts'
import { lockMember } from '../auth/lock-member.ts'
import type { KnowsPassword } from '../auth/knows-password.ts'
import { ownOrigin } from '../auth/own-origin.ts'
import { endSessions } from '../auth/session-store.ts'
import { deletionMail } from '../mails/account-mail.ts'
import type { Leaving } from './leaving.ts'

export async function deleteAccount(
  { hands, caller, input, address }: LongCall<z.output<typeof contract.input>>,
  knowsPassword: KnowsPassword,
  { refuseToPart }: Pick<Leaving, 'refuseToPart'>,
): Promise<{ deletion_at: string }> {
  if (!(await knowsPassword(caller, input.password, address))) throw passwordWrong()
  return hands.database.transaction(async (rows) => {
    if (!(await lockMember(rows, caller.id))) throw notSignedIn()
    await refuseToPart(rows, caller.id)
    const [member] = await rows.select().from(users).where(eq(users.id, caller.id))
    // Asked for twice: the first date stands.
    if (member?.deletion_at) return { deletion_at: member.deletion_at.toISOString() }
    const now = hands.now()
    const deletionAt = new Date(now.getTime() + graceDays * day)
    await rows.update(users).set({ deletion_at: deletionAt }).where(eq(users.id, caller.id))
    if (caller.sessionId !== null) await endSessions(rows, caller.id, now, caller.sessionId)
    await audit(rows, now, caller.id, 'deletion_asked')
    const mail = deletionMail({ to: caller.email, deletionAt, origin: ownOrigin(hands.config, '') })
    await hands.mail.send(rows, mail)
    return { deletion_at: deletionAt.toISOString() }
  })
}

export async function keepAccount({ hands, caller }: LongCall<unknown>): Promise<{ deletion_at: null }> {
  return hands.database.transaction(async (rows) => {
    if (!(await lockMember(rows, caller.id))) throw notSignedIn()
    await rows.update(users).set({ deletion_at: null }).where(eq(users.id, caller.id))
    await audit(rows, hands.now(), caller.id, 'deletion_taken_back')
    return { deletion_at: null }
  })
}
