// Drafts that nobody touched for a year: their member is told, and a month later they go. What was finished or ordered stays.

import { and, eq, exists, isNull, lt, ne, not, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { books } from '../../../database/schema/books.ts'
import { editions } from '../../../database/schema/editions.ts'
import { auditEvents, users } from '../../../database/schema/members.ts'
import { orders } from '../../../database/schema/orders.ts'
import { day } from '../../base/dates.ts'
import { ownOrigin } from '../../members/server/auth/own-origin.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { Hands } from '../../platform/hands.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { draftMail } from './draft-mail.ts'

export const forgetDraftsJob = jobKind({ name: 'books.forget-drafts', payload: z.object({}), every: day })

const untouchedFor = 365 * day
const patience = 30 * day
const toldOf = 'book.draft_told'
const membersAtOnce = 500

export async function forgetDrafts(hands: Pick<Hands, 'config' | 'database' | 'mail' | 'now'>): Promise<void> {
  // Mails that are only files reach nobody: whoever cannot be told loses nothing.
  if (!hands.config.SMTP_URL) return
  const { owner } = hands.database
  const now = hands.now().getTime()
  const isForgotten = forgotten(owner, new Date(now - untouchedFor))
  // Their files have lost their book then, and are swept.
  await owner.delete(books).where(and(isForgotten, told(owner, lt(auditEvents.at, new Date(now - patience)))))
  const untold = await owner
    .select({ id: books.id, title: books.title, memberId: users.id, email: users.email })
    .from(books)
    .innerJoin(users, eq(users.id, books.user_id))
    .where(and(isForgotten, not(told(owner)), isNull(users.deletion_at)))
    .orderBy(users.id, books.created_at, books.title)
    .limit(membersAtOnce)
  for (const hers of Map.groupBy(untold, ({ memberId }) => memberId).values()) await tell(hands, hers)
}

function forgotten(rows: Rows, before: Date): SQL | undefined {
  const edition = rows.select({ id: editions.id }).from(editions).where(eq(editions.book_id, books.id))
  const order = rows.select({ id: orders.id }).from(orders).where(eq(orders.book_id, books.id))
  return and(ne(books.status, 'completed'), lt(books.updated_at, before), not(exists(edition)), not(exists(order)))
}

/** Since she last touched it. */
function told(rows: Rows, when?: SQL): SQL {
  return exists(
    rows
      .select({ id: auditEvents.id })
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.user_id, books.user_id),
          eq(auditEvents.action, toldOf),
          sql`${auditEvents.subject} = ${books.id}::text`,
          sql`${auditEvents.at} > ${books.updated_at}`,
          when,
        ),
      ),
  )
}

interface Untold {
  id: string
  title: string
  memberId: string
  email: string | null
}

async function tell(
  { config, database, mail, now }: Pick<Hands, 'config' | 'database' | 'mail' | 'now'>,
  hers: Untold[],
) {
  const [first] = hers
  if (!first) return
  const at = now()
  await database.transaction(async (rows) => {
    await rows
      .insert(auditEvents)
      .values(hers.map(({ id, memberId }) => ({ user_id: memberId, action: toldOf, subject: id, at })))
    const goesAt = new Date(at.getTime() + patience)
    const titles = hers.map(({ title }) => title || 'a story without a title')
    if (first.email !== null)
      await mail.send(rows, draftMail({ to: first.email, titles, goesAt, origin: ownOrigin(config, '') }))
  })
}
