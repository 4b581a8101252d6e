// Behind the paywall a finished book shows its proof; once it is paid for, its PDF.

import { and, eq, ne } from 'drizzle-orm'
import { books } from '../../../../database/schema/books.ts'
import { makeDownload } from '../../../editions/server/make-download.ts'
import type { Hands } from '../../../platform/hands.ts'
import { isPaid } from '../../order.ts'
import { statusOf, type OrderRow } from '../order-rows.ts'
import { boughtDownloads } from './bought.ts'
import { finishedCopy } from './go-on.ts'

export async function unlockPdf(hands: Hands, order: OrderRow): Promise<void> {
  const { owner } = hands.database
  const isDue = hands.config.PAYWALL === 'on' && isPaid(statusOf(order)) && boughtDownloads(order).includes('screen')
  const edition = isDue ? await finishedCopy(owner, order) : undefined
  if (!edition?.book_id) return
  const pdf_url = await makeDownload(hands, edition, 'screen')
  await owner
    .update(books)
    .set({ pdf_url })
    .where(and(eq(books.id, edition.book_id), ne(books.pdf_url, pdf_url)))
}
