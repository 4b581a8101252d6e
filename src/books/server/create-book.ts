// A new book, with its characters when they are given.

import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { begunBooks, books, characters } from '../../../database/schema/books.ts'
import { users } from '../../../database/schema/members.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { limits } from '../book.ts'
import type { Book, createBook as contract } from '../contract.ts'
import { checkMyself, checkRecipientAge } from '../recipient-ages.ts'
import { notYours, tooManyBooks } from '../refusals.ts'
import { showBook, type Link } from './book-rows.ts'
import { chosenStyle } from './chosen-style.ts'
import { findBook } from './find-book.ts'
import { holdVisitor } from './visitor-limits.ts'

export async function createBook(call: MemberCall<z.output<typeof contract.input>>, link: Link): Promise<Book> {
  const { rows, caller, hands } = call
  // How many characters there are is counted, whatever is said.
  const { characters: cast = [], user_id, updated_at: _echoed, character_count: _said, ...fields } = call.input
  if (user_id !== undefined && user_id !== caller.id) throw notYours()
  checkRecipientAge({ recipient_type: fields.recipient_type ?? '', recipient_age: fields.recipient_age ?? null })
  checkMyself(fields.recipient_type ?? '', cast[0]?.age, 'characters.0.age')
  const style = await chosenStyle(rows, fields)
  const now = hands.now()
  await rows.select({ id: users.id }).from(users).where(eq(users.id, caller.id)).for('update')
  const [created] = await rows
    .insert(books)
    .values({
      ...fields,
      ...style,
      character_count: Math.max(1, cast.length),
      user_id: caller.id,
      created_at: now,
      updated_at: now,
    })
    .onConflictDoNothing({ target: [books.user_id, books.draft_key] })
    .returning({ id: books.id })
  if (!created) return showBook(await findBook(call, await madeBefore(rows, caller.id, fields.draft_key)), link)
  await holdVisitor(call)
  // With the new one, under a lock that a second one at the same time waits for.
  if ((await rows.$count(books, eq(books.user_id, caller.id))) > limits.books) throw tooManyBooks()
  // What it was begun with in the wizard is the book by now.
  if (fields.draft_key !== undefined)
    await rows.delete(begunBooks).where(and(eq(begunBooks.user_id, caller.id), eq(begunBooks.id, fields.draft_key)))
  hands.failpoint('create-book.without-characters')
  if (cast.length > 0) {
    await rows.insert(characters).values(
      cast.map((character, index) => ({
        ...character,
        book_id: created.id,
        character_order: index + 1,
        created_at: now,
      })),
    )
  }
  return showBook(await findBook(call, created.id), link)
}

/** The first answer was lost, or is still on its way: the insert has waited for its end. */
async function madeBefore(rows: Rows, memberId: string, draftKey = ''): Promise<string> {
  const ofDraft = and(eq(books.user_id, memberId), eq(books.draft_key, draftKey))
  const [made] = await rows.select({ id: books.id }).from(books).where(ofDraft)
  if (!made) throw new Error('The insert answered no row')
  return made.id
}
