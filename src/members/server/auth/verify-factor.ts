// Checks of a second factor: begun by a challenge, ended by a code that works once.

import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { mfaChallenges, mfaFactors, refreshTokens, sessions } from '../../../../database/schema/members.ts'
import { minute, second } from '../../../base/dates.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import { challengeExpired, factorCodeWrong, factorUnknown, sessionGone } from '../../auth-refusals.ts'
import type { AuthSession } from '../../auth-shapes.ts'
import { securityMail } from '../mails/security-mail.ts'
import { audit } from './audit.ts'
import type { AuthDesk } from './auth-desk.ts'
import type { Factor } from './auth-user.ts'
import { commitThenRefuse } from './commit-then-refuse.ts'
import { countFactorGuess, holdFactor } from './limits.ts'
import { lockMember } from './lock-member.ts'
import { newId } from './new-id.ts'
import { addToken, rotate } from './refresh-token.ts'
import { endSessions, lockSession, replyFor, withMethod } from './session-store.ts'
import { memberAsks, type Asker } from './who-asks.ts'

const challengeLife = 5 * minute
const mostAttempts = 5
const period = 30

export interface FactorRequest {
  factorId: string
  bearer: string | undefined
}

/** Another member's factor is as unknown as a missing one. */
function ownFactor({ member }: Asker, factorId: string): Factor {
  const factor = member.factors.find((mine) => mine.id === factorId)
  if (!factor) throw factorUnknown()
  return factor
}

export async function challengeFactor(desk: AuthDesk, { factorId, bearer }: FactorRequest) {
  const { database, now } = desk.hands
  const asker = await memberAsks(desk, database.owner, bearer)
  await holdFactor(desk, asker.member.id)
  const factor = ownFactor(asker, factorId)
  const id = newId(desk.hands)
  await database.transaction(async (rows) => {
    const expired = new Date(now().getTime() - challengeLife)
    await rows
      .delete(mfaChallenges)
      .where(and(eq(mfaChallenges.factor_id, factor.id), lt(mfaChallenges.created_at, expired)))
    await rows.insert(mfaChallenges).values({ id, factor_id: factor.id, created_at: now() })
  })
  return { id, type: 'totp' as const, expires_at: Math.floor((now().getTime() + challengeLife) / second) }
}

export interface VerifyFactorRequest extends FactorRequest {
  challengeId: string
  code: string
  address: string
}

export async function verifyFactor(desk: AuthDesk, request: VerifyFactorRequest): Promise<AuthSession> {
  const { database, mail } = desk.hands
  const { member } = await memberAsks(desk, database.owner, request.bearer)
  const guess = await countFactorGuess(desk, member.id, request.address)
  const proved = await database.transaction(async (rows) => {
    await lockMember(rows, member.id)
    return prove(desk, rows, request)
  })
  if (!(proved instanceof Refusal)) await guess.wasRight()
  else if (await guess.isAlarming())
    await mail.send(database.owner, securityMail('second-factor-guessed', member.email))
  return commitThenRefuse(Promise.resolve(proved))
}

async function prove(desk: AuthDesk, rows: Rows, request: VerifyFactorRequest): Promise<AuthSession | Refusal> {
  const now = desk.hands.now()
  const asker = await memberAsks(desk, rows, request.bearer)
  const { member, session } = asker
  const factor = ownFactor(asker, request.factorId)
  if (!(await takeTry(rows, request.challengeId, factor.id, now))) return challengeExpired()
  if (!(await useTotpCode(desk, rows, factor, request.code))) {
    await audit(rows, now, member.id, 'second_factor_failed', factor.id)
    return factorCodeWrong()
  }
  await rows.update(mfaChallenges).set({ verified_at: now }).where(eq(mfaChallenges.id, request.challengeId))
  if (factor.status === 'unverified') await switchOn(desk, rows, asker, factor)
  return lift(desk, rows, session.id)
}

/** Counted before the code is looked at: of many at once, five are heard. */
async function takeTry(rows: Rows, challengeId: string, factorId: string, now: Date): Promise<boolean> {
  const [challenge] = await rows
    .update(mfaChallenges)
    .set({ attempts: sql`${mfaChallenges.attempts} + 1` })
    .where(
      and(
        eq(mfaChallenges.id, challengeId),
        eq(mfaChallenges.factor_id, factorId),
        isNull(mfaChallenges.verified_at),
        lt(mfaChallenges.attempts, mostAttempts),
        gt(mfaChallenges.created_at, new Date(now.getTime() - challengeLife)),
      ),
    )
    .returning({ id: mfaChallenges.id })
  return challenge !== undefined
}

/** A code that was accepted once is never accepted again, nor an older one. */
async function useTotpCode(desk: AuthDesk, rows: Rows, factor: Factor, code: string): Promise<boolean> {
  const timestamp = desk.hands.now().getTime()
  const opened = desk.sealer.open(factor.secret, factor.id)
  if (opened === undefined) {
    desk.hands.log.error('factor unreadable', { code: 'jwt_secret_changed' })
    return false
  }
  const secret = Secret.fromBase32(opened)
  const delta = new TOTP({ secret, period }).validate({ token: code.replaceAll(/\s/g, ''), timestamp, window: 1 })
  if (delta === null) return false
  const step = Math.floor(timestamp / second / period) + delta
  const [used] = await rows
    .update(mfaFactors)
    .set({ last_step: step })
    .where(and(eq(mfaFactors.id, factor.id), lt(mfaFactors.last_step, step)))
    .returning({ id: mfaFactors.id })
  return used !== undefined
}

/** From now on a session needs the second factor; those begun without it end. */
async function switchOn(desk: AuthDesk, rows: Rows, { member, session }: Asker, factor: Factor): Promise<void> {
  const now = desk.hands.now()
  await rows.update(mfaFactors).set({ status: 'verified', updated_at: now }).where(eq(mfaFactors.id, factor.id))
  await rows
    .delete(mfaFactors)
    .where(and(eq(mfaFactors.user_id, member.id), eq(mfaFactors.status, 'unverified'), ne(mfaFactors.id, factor.id)))
  if (!member.factors.some((other) => other.status === 'verified')) await endSessions(rows, member.id, now, session.id)
  await audit(rows, now, member.id, 'second_factor_added', factor.id)
  await desk.hands.mail.send(rows, securityMail('second-factor-on', member.email))
}

async function lift(desk: AuthDesk, rows: Rows, sessionId: string): Promise<AuthSession | Refusal> {
  const now = desk.hands.now()
  const session = await lockSession(rows, sessionId)
  if (!session || session.ended_at) return sessionGone()
  const amr = withMethod(session, 'totp', now)
  await rows.update(sessions).set({ aal: 'aal2', amr, refreshed_at: now }).where(eq(sessions.id, sessionId))
  const [active] = await rows
    .select()
    .from(refreshTokens)
    .where(and(eq(refreshTokens.session_id, sessionId), isNull(refreshTokens.used_at)))
  const token = active ? await rotate(desk, rows, active) : await addToken(desk, rows, sessionId)
  return replyFor(desk, rows, { ...session, aal: 'aal2', amr }, token)
}
