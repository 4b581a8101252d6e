// Begins a second factor. It counts only once a first code has proved that the app has its secret.

import { and, eq, lt, or } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { mfaFactors } from '../../../../database/schema/members.ts'
import { brand } from '../../../base/brand.ts'
import { minute } from '../../../base/dates.ts'
import { factorNameTaken, secondFactorToEnrol, tooManyFactors, totpOnly } from '../../auth-refusals.ts'
import type { AuthDesk } from './auth-desk.ts'
import { hasSecondFactor } from './auth-user.ts'
import { newId } from './new-id.ts'
import { lockMember } from './lock-member.ts'
import { qrSvg } from './qr-svg.ts'
import { holdFactor } from './limits.ts'
import { memberAsks } from './who-asks.ts'

const mostFactors = 10
/** Begun and left: makes room after this. */
const patience = 10 * minute

export interface EnrolRequest {
  type: string
  name: string
  bearer: string | undefined
}

export async function enrolFactor(desk: AuthDesk, { type, name, bearer }: EnrolRequest) {
  const { database, now, randomBytes } = desk.hands
  const { member: known } = await memberAsks(desk, database.owner, bearer)
  await holdFactor(desk, known.id)
  return database.transaction(async (rows) => {
    await lockMember(rows, known.id)
    const { member, session } = await memberAsks(desk, rows, bearer)
    if (type !== 'totp') throw totpOnly()
    if (hasSecondFactor(member) && session.aal !== 'aal2') throw secondFactorToEnrol()
    const mine = eq(mfaFactors.user_id, member.id)
    const stale = or(
      eq(mfaFactors.friendly_name, name),
      lt(mfaFactors.created_at, new Date(now().getTime() - patience)),
    )
    await rows.delete(mfaFactors).where(and(mine, eq(mfaFactors.status, 'unverified'), stale))
    if ((await rows.$count(mfaFactors, mine)) >= mostFactors) throw tooManyFactors()
    const id = newId(desk.hands)
    const secret = new Secret({ buffer: Uint8Array.from(randomBytes(20)).buffer })
    const [added] = await rows
      .insert(mfaFactors)
      .values({
        id,
        user_id: member.id,
        friendly_name: name,
        secret: desk.sealer.seal(secret.base32, id),
        created_at: now(),
        updated_at: now(),
      })
      .onConflictDoNothing({ target: [mfaFactors.user_id, mfaFactors.friendly_name] })
      .returning({ id: mfaFactors.id })
    if (!added) throw factorNameTaken(name)
    const uri = new TOTP({ issuer: brand, label: member.email, secret }).toString()
    return {
      id,
      type: 'totp' as const,
      friendly_name: name,
      totp: { qr_code: qrSvg(uri), secret: secret.base32, uri },
    }
  })
}
