// A member mends what is said of a picture to those who cannot see it. The words of the page stay, and so does its version.

import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { books, pages } from '../../../database/schema/books.ts'
import type { Link } from '../../books/server/book-rows.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { describePicture as contract, Page } from '../contract.ts'
import { lockPage, showPage } from './page-rows.ts'

export async function describePicture(call: MemberCall<z.output<typeof contract.input>>, link: Link): Promise<Page> {
  const { rows, hands, input } = call
  const page = await lockPage(call, input.id)
  const updated_at = hands.now()
  const [changed] = await rows
    .update(pages)
    .set({ alt_text: input.alt_text, updated_at })
    .where(eq(pages.id, page.id))
    .returning()
  await rows.update(books).set({ updated_at }).where(eq(books.id, page.book_id))
  return showPage(changed ?? page, link)
}
