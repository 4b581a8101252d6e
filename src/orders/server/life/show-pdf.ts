// What a finished book shows as its PDF: behind the paywall the proof, and the whole one while it is paid for and not given back.

import { and, eq, ne } from 'drizzle-orm'
import { books } from '../../../../database/schema/books.ts'
import type { Bindery } from '../../../editions/server/bindery.ts'
import { makeDownload } from '../../../editions/server/make-download.ts'
import type { Hands } from '../../../platform/hands.ts'
import type { OrderRow } from '../order-rows.ts'
import { finishedCopy } from './go-on.ts'

export async function showPdf(hands: Hands, { mayDownload }: Pick<Bindery, 'mayDownload'>, order: OrderRow) {
  const { owner } = hands.database
  const edition = await finishedCopy(owner, order)
  if (!edition?.book_id || !edition.user_id) return
  const wanted = { userId: edition.user_id, bookId: edition.book_id, editionId: edition.id, kind: 'screen' } as const
  const pdf_url = await makeDownload(hands, edition, (await mayDownload(wanted)) ? 'screen' : 'proof')
  await owner
    .update(books)
    .set({ pdf_url })
    .where(and(eq(books.id, edition.book_id), ne(books.pdf_url, pdf_url)))
}
