// Shared books that somebody reported: found in what is written down of each link, and looked at by an operator.

import { and, desc, eq, like, sql } from 'drizzle-orm'
import { books, shareLinks } from '../../../database/schema/books.ts'
import { auditEvents } from '../../../database/schema/members.ts'
import type { Link } from '../../books/server/book-rows.ts'
import { bookNotFinished, shareNotFound } from '../../editions/refusals.ts'
import { newestEdition } from '../../editions/server/edition-rows.ts'
import { makeDownload } from '../../editions/server/make-download.ts'
import { isAlive, showShare } from '../../editions/server/share-rows.ts'
import type { Hands } from '../../platform/hands.ts'
import type { LongCall } from '../../platform/http/long-route.ts'
import type { ReportedShare } from '../contract.ts'

export async function reportedShares({ database, now }: Pick<Hands, 'database' | 'now'>): Promise<ReportedShare[]> {
  const { action, at } = auditEvents
  const isReport = sql`${action} = 'share.reported'`
  const reported = sql`max(${at}) filter (where ${isReport})`.mapWith(at)
  const decided = sql`max(${at}) filter (where ${action} in ('share.suspended', 'share.restored'))`
  const isOpen = sql<boolean>`coalesce(${reported} > ${decided}, true)`
  const found = await database.owner
    .select({
      share: shareLinks,
      title: books.title,
      reported,
      isOpen,
      reports: sql<number>`(count(*) filter (where ${isReport}))::int`,
    })
    .from(shareLinks)
    .innerJoin(books, eq(books.id, shareLinks.book_id))
    .innerJoin(auditEvents, and(like(action, 'share.%'), eq(auditEvents.subject, sql`${shareLinks.id}::text`)))
    .where(isAlive(now()))
    .groupBy(shareLinks.id, books.title)
    .having(sql`bool_or(${isReport})`)
    .orderBy(desc(isOpen), desc(reported))
    .limit(100)
  return found.map((one) => ({
    ...showShare(one.share),
    ...{ book_title: one.title, reports: one.reports, is_open: one.isOpen },
    reported_at: one.reported.toISOString(),
  }))
}

/** Somebody else's book is opened: it is written down who did. */
export async function lookAtShare({ hands, caller, input }: LongCall<{ id: string }>, link: Link) {
  const { owner } = hands.database
  const [share] = await owner.select().from(shareLinks).where(eq(shareLinks.id, input.id))
  if (!share) throw shareNotFound()
  const edition = await newestEdition(owner, share.book_id)
  if (!edition) throw bookNotFinished()
  const key = await makeDownload(hands, edition, 'screen')
  await owner
    .insert(auditEvents)
    .values({ user_id: caller.id, action: 'share.looked-at', subject: share.id, at: hands.now() })
  return { url: link(key) ?? '' }
}
