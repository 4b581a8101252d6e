// Books that were begun in the wizard: whoever agreed to mails is reminded once, after three days; after thirty they go.

import { and, eq, exists, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { begunBooks } from '../../../database/schema/books.ts'
import { newsletterSubscribers as subscribers, users } from '../../../database/schema/members.ts'
import { day } from '../../base/dates.ts'
import { ownOrigin } from '../../members/server/auth/own-origin.ts'
import type { Hands } from '../../platform/hands.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { begunLimits } from '../book.ts'
import { begunMail } from './begun-mail.ts'

export const forgetBegunJob = jobKind({ name: 'books.forget-begun', payload: z.object({}), every: day })

const quietFor = 3 * day
const membersAtOnce = 500

export async function forgetBegun(hands: Pick<Hands, 'config' | 'database' | 'mail' | 'now'>): Promise<void> {
  const { config, database, mail, now } = hands
  const { owner } = database
  const at = now()
  await owner.delete(begunBooks).where(lt(begunBooks.updated_at, new Date(at.getTime() - begunLimits.days * day)))
  // Mails that are only files reach nobody.
  if (!config.SMTP_URL) return
  const agreed = exists(
    owner
      .select({ id: subscribers.id })
      .from(subscribers)
      .where(
        and(
          eq(subscribers.email, users.email),
          isNotNull(subscribers.confirmed_at),
          isNull(subscribers.unsubscribed_at),
        ),
      ),
  )
  const waiting = await owner
    .select({
      memberId: users.id,
      email: users.email,
      oldest: sql`min(${begunBooks.updated_at})`.mapWith(begunBooks.updated_at),
    })
    .from(begunBooks)
    .innerJoin(users, eq(users.id, begunBooks.user_id))
    .where(
      and(
        isNull(begunBooks.reminded_at),
        lt(begunBooks.updated_at, new Date(at.getTime() - quietFor)),
        isNull(users.deletion_at),
        agreed,
      ),
    )
    .groupBy(users.id, users.email)
    .limit(membersAtOnce)
  for (const { memberId, email, oldest } of waiting) {
    if (email === null) continue
    await database.transaction(async (rows) => {
      await rows.update(begunBooks).set({ reminded_at: at }).where(eq(begunBooks.user_id, memberId))
      const goesAt = new Date(oldest.getTime() + begunLimits.days * day)
      await mail.send(rows, begunMail({ to: email, goesAt, origin: ownOrigin(config, '') }))
    })
  }
}
