// A book in another art style has no final pictures any more: they are drawn again when its member asks, previews at once.

import { and, eq, inArray, sql } from 'drizzle-orm'
import { books, pages } from '../../../database/schema/books.ts'
import { imageGenerationJobs as jobs } from '../../../database/schema/pictures.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { Book } from '../contract.ts'
import { styleChanged } from '../words.ts'
import { picturesDue } from './pictures-due.ts'

export async function restyle(
  { rows, hands, caller, afterCommit }: Pick<MemberCall<unknown>, 'rows' | 'hands' | 'caller' | 'afterCommit'>,
  { id, status }: Pick<Book, 'id' | 'status'>,
): Promise<void> {
  const now = hands.now()
  await rows.update(pages).set({ image_url: null, updated_at: now }).where(eq(pages.book_id, id))
  await rows
    .update(books)
    .set({
      cover_image_url: null,
      seen_steps: sql`${books.seen_steps} - 'pictures' - 'preview'`,
      ...(status === 'completed' && { status: 'text_generated' as const }),
    })
    .where(eq(books.id, id))
  await rows
    .update(jobs)
    .set({ status: 'canceled', cancel_reason: styleChanged, canceled_by: caller.id, ended_at: now, updated_at: now })
    .where(and(eq(jobs.book_id, id), inArray(jobs.status, ['queued', 'running'])))
  if (status !== 'draft') afterCommit(() => hands.jobs.send(picturesDue, { bookId: id }))
}
