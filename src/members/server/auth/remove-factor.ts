// Gives up a second factor. A verified one only in a session that proved it.

import { eq } from 'drizzle-orm'
import { mfaFactors, sessions } from '../../../../database/schema/members.ts'
import { factorUnknown, secondFactorToRemove } from '../../auth-refusals.ts'
import { securityMail } from '../mails/security-mail.ts'
import { audit } from './audit.ts'
import type { AuthDesk } from './auth-desk.ts'
import { lockMember } from './lock-member.ts'
import { memberAsks } from './who-asks.ts'
import type { FactorRequest } from './verify-factor.ts'

export async function removeFactor(desk: AuthDesk, { factorId, bearer }: FactorRequest): Promise<{ id: string }> {
  const { database, mail, now } = desk.hands
  const { member: known } = await memberAsks(desk, database.owner, bearer)
  return database.transaction(async (rows) => {
    await lockMember(rows, known.id)
    const { member, session } = await memberAsks(desk, rows, bearer)
    const factor = member.factors.find((mine) => mine.id === factorId)
    if (!factor) throw factorUnknown()
    const counted = factor.status === 'verified'
    if (counted && session.aal !== 'aal2') throw secondFactorToRemove()
    await rows.delete(mfaFactors).where(eq(mfaFactors.id, factor.id))
    if (!counted) return { id: factor.id }
    const left = member.factors.some((other) => other.id !== factor.id && other.status === 'verified')
    // Without a factor there is no second level to stand on.
    if (!left) await rows.update(sessions).set({ aal: 'aal1' }).where(eq(sessions.user_id, member.id))
    await audit(rows, now(), member.id, 'second_factor_removed', factor.id)
    await mail.send(rows, securityMail('second-factor-off', member.email))
    return { id: factor.id }
  })
}
