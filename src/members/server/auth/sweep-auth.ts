// Once a day: what signing in leaves behind and nobody needs any more.

import { and, eq, exists, isNull, lt, not, or } from 'drizzle-orm'
import {
  auditEvents,
  credentials,
  mfaFactors,
  oneTimeTokens,
  sessions,
  users,
} from '../../../../database/schema/members.ts'
import { day } from '../../../base/dates.ts'
import { sessionLimits } from '../../../platform/database/act-as-member.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { Hands } from '../../../platform/hands.ts'
import { forgetOldCounts } from '../../../platform/rate-limit.ts'
import type { Sealer } from '../../../platform/sealer.ts'

/** Who did what when is of use while somebody may still ask about it. */
const auditLife = 2 * 365 * day

/** A sign-up that nobody confirmed gives the address free after this. */
const unconfirmedLife = 7 * day

export async function sweepAuth({ database, now }: Pick<Hands, 'database' | 'now'>, sealer: Sealer): Promise<void> {
  const { owner } = database
  const before = (age: number) => new Date(now().getTime() - age)
  await owner.delete(oneTimeTokens).where(lt(oneTimeTokens.expires_at, before(day)))
  await owner.delete(mfaFactors).where(and(eq(mfaFactors.status, 'unverified'), lt(mfaFactors.created_at, before(day))))
  // Ended ones stay a while: a stolen token that comes late is still told from an unknown one.
  await owner
    .delete(sessions)
    .where(
      or(
        lt(sessions.ended_at, before(sessionLimits.idle)),
        lt(sessions.created_at, before(2 * sessionLimits.absolute)),
        lt(sessions.refreshed_at, before(2 * sessionLimits.idle)),
      ),
    )
  const hasSession = exists(owner.select({ id: sessions.id }).from(sessions).where(eq(sessions.user_id, users.id)))
  const isUnconfirmed = exists(
    owner
      .select({ id: credentials.user_id })
      .from(credentials)
      .where(and(eq(credentials.user_id, users.id), isNull(credentials.email_confirmed_at))),
  )
  await owner.delete(users).where(and(lt(users.created_at, before(unconfirmedLife)), isUnconfirmed, not(hasSession)))
  await owner.delete(auditEvents).where(lt(auditEvents.at, before(auditLife)))
  await forgetOldCounts(owner, now())
  await renewFactors(owner, sealer)
}

/** After a change of the installation's secret, so that the former one can be thrown away. */
async function renewFactors(owner: Rows, sealer: Sealer): Promise<void> {
  const kept = await owner.select({ id: mfaFactors.id, secret: mfaFactors.secret }).from(mfaFactors)
  for (const { id, secret } of kept) {
    const renewed = sealer.renew(secret, id)
    if (renewed) await owner.update(mfaFactors).set({ secret: renewed }).where(eq(mfaFactors.id, id))
  }
}
