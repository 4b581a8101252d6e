// Changes to what a book says about itself. Status, cover, PDF and owner are the server's own.

import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { books } from '../../../database/schema/books.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { Book, updateBook as contract } from '../contract.ts'
import { checkMyself, checkRecipientAge } from '../recipient-ages.ts'
import { notYours, titleRequired } from '../refusals.ts'
import { showBook, type Link } from './book-rows.ts'
import { checkSeen } from './check-seen.ts'
import { chosenStyle } from './chosen-style.ts'
import { findBook, lockBook } from './find-book.ts'
import { restyle } from './restyle.ts'

export async function updateBook(call: MemberCall<z.output<typeof contract.input>>, link: Link): Promise<Book> {
  const { rows, caller, hands } = call
  // How many characters there are is counted, whatever is said.
  const { id, user_id, updated_at: _echoed, character_count: _said, seen, ...fields } = call.input
  const book = await lockBook(call, id)
  if (user_id !== undefined && user_id !== caller.id) throw notYours()
  checkSeen(book, seen, () => showBook(book, link), fields)
  // A draft may not have its title yet; a title once given is not blanked.
  if (fields.title === '' && book.title !== '') throw titleRequired()
  checkRecipientAge({ ...book, ...fields })
  checkMyself(fields.recipient_type ?? '', book.characters[0]?.age, 'recipient_type')
  const style = await chosenStyle(rows, fields)
  await rows
    .update(books)
    .set({ ...fields, ...style, updated_at: hands.now() })
    .where(eq(books.id, id))
  if ((fields.art_style_id ?? book.art_style_id) !== book.art_style_id) await restyle(call, book)
  return showBook(await findBook(call, id), link)
}
