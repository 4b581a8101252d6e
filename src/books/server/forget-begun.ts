// Books that were begun in the wizard: whoever agreed to mails is reminded once, after three days; after thirty they go.

import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { begunBooks } from '../../../database/schema/books.ts'
import { newsletterSubscribers as subscribers, users } from '../../../database/schema/members.ts'
import { day } from '../../base/dates.ts'
import { paths } from '../../base/paths.ts'
import { ownOrigin } from '../../members/server/auth/own-origin.ts'
import { newsletterPass } from '../../members/server/newsletter-pass.ts'
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
  const waiting = await owner
    .select({
      memberId: users.id,
      email: subscribers.email,
      listed: { id: subscribers.id, token_hash: subscribers.token_hash },
      oldest: sql`min(${begunBooks.updated_at})`.mapWith(begunBooks.updated_at),
    })
    .from(begunBooks)
    .innerJoin(users, eq(users.id, begunBooks.user_id))
    .innerJoin(subscribers, eq(subscribers.email, users.email))
    .where(
      and(
        isNull(begunBooks.reminded_at),
        lt(begunBooks.updated_at, new Date(at.getTime() - quietFor)),
        isNull(users.deletion_at),
        isNotNull(subscribers.confirmed_at),
        isNull(subscribers.unsubscribed_at),
      ),
    )
    .groupBy(users.id, subscribers.id)
    .limit(membersAtOnce)
  const origin = ownOrigin(config, '')
  for (const { memberId, email, listed, oldest } of waiting) {
    await database.transaction(async (rows) => {
      await rows.update(begunBooks).set({ reminded_at: at }).where(eq(begunBooks.user_id, memberId))
      const goesAt = new Date(oldest.getTime() + begunLimits.days * day)
      const unsubscribe = new URL(paths.newsletterChoice(newsletterPass(listed)), origin).href
      await mail.send(rows, begunMail({ to: email, goesAt, unsubscribe, origin }))
    })
  }
}
