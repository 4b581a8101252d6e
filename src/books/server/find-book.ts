// One book of the caller, or the refusal that a missing one and another member's share.

import { eq } from 'drizzle-orm'
import { books, characters } from '../../../database/schema/books.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { Ownership } from '../../platform/ownership.ts'
import type { Caller } from '../../platform/http/route.ts'
import { bookNotFound, characterNotFound } from '../refusals.ts'
import { bookColumns } from './book-rows.ts'

interface Asking {
  rows: Rows
  caller: Caller
  hands: { ownership: Ownership }
}

export async function findBook({ rows, caller, hands }: Asking, id: string) {
  const [book] = await rows.select(bookColumns).from(books).where(eq(books.id, id))
  if (!book || !hands.ownership.owns(caller, book.user_id)) throw bookNotFound()
  return book
}

/** The same, and nobody else changes the book or its characters until this transaction ends. */
export async function lockBook(asking: Asking, id: string) {
  const { rows, caller, hands } = asking
  const [held] = await rows.select({ owner: books.user_id }).from(books).where(eq(books.id, id)).for('update')
  if (!held || !hands.ownership.owns(caller, held.owner)) throw bookNotFound()
  return findBook(asking, id)
}

/** A character and its book, locked. */
export async function lockCharacter(asking: Asking, id: string) {
  const { rows, caller, hands } = asking
  const [found] = await rows
    .select({ book_id: characters.book_id, owner: books.user_id })
    .from(characters)
    .innerJoin(books, eq(books.id, characters.book_id))
    .where(eq(characters.id, id))
  if (!found || !hands.ownership.owns(caller, found.owner)) throw characterNotFound()
  const book = await lockBook(asking, found.book_id)
  const character = book.characters.find((one) => one.id === id)
  // Deleted while we waited for the lock.
  if (!character) throw characterNotFound()
  return { book, character }
}
