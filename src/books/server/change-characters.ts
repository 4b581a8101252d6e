// Adding, changing and removing a book's characters: one to three, numbered from 1 without gaps.

import { asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { books, characters } from '../../../database/schema/books.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { limits } from '../book.ts'
import type { Character, createCharacter, deleteCharacter, updateCharacter } from '../contract.ts'
import { checkMyself } from '../recipient-ages.ts'
import { lastCharacter, tooManyCharacters } from '../refusals.ts'
import { showCharacter, type Link } from './book-rows.ts'
import { checkSeen } from './check-seen.ts'
import { lockBook, lockCharacter } from './find-book.ts'

const looks = ['type', 'age', 'gender', 'physical_description', 'chosen_look']

export async function addCharacter(
  call: MemberCall<z.output<typeof createCharacter.input>>,
  link: Link,
): Promise<Character> {
  // The order a client asks for is ignored: a new character is always the next one.
  const { book_id, character_order: _asked, ...fields } = call.input
  const book = await lockBook(call, book_id)
  const order = book.characters.length + 1
  if (order > limits.characters) throw tooManyCharacters()
  if (order === 1) checkMyself(book.recipient_type, fields.age, 'age')
  const now = call.hands.now()
  const [created] = await call.rows
    .insert(characters)
    .values({ ...fields, book_id, character_order: order, created_at: now, updated_at: now })
    .returning()
  if (!created) throw new Error('The insert answered no row')
  await recount(call.rows, book_id, order, now)
  return showCharacter(created, link)
}

export async function changeCharacter(
  call: MemberCall<z.output<typeof updateCharacter.input>>,
  link: Link,
): Promise<Character> {
  const { id, updated_at: _echoed, seen, ...fields } = call.input
  const { book, character } = await lockCharacter(call, id)
  checkSeen(character, seen, () => showCharacter(character, link), fields)
  if (character.character_order === 1) checkMyself(book.recipient_type, fields.age, 'age')
  const now = call.hands.now()
  const [changed] = await call.rows
    .update(characters)
    .set({
      // Other words say something else than what was chosen.
      ...(fields.physical_description !== undefined && { chosen_look: null }),
      ...fields,
      // Other looks than the ones that were frozen: chosen anew when next drawn.
      ...(looks.some((field) => field in fields) && { look: null }),
      updated_at: now,
    })
    .where(eq(characters.id, id))
    .returning()
  if (!changed) throw new Error('The update answered no row')
  await call.rows.update(books).set({ updated_at: now }).where(eq(books.id, book.id))
  return showCharacter(changed, link)
}

export async function removeCharacter(
  call: MemberCall<z.output<typeof deleteCharacter.input>>,
  link: Link,
): Promise<{ success: true }> {
  const { rows, hands, input } = call
  const { book, character } = await lockCharacter(call, input.id)
  checkSeen(character, input.seen, () => showCharacter(character, link))
  if (book.characters.length === 1) throw lastCharacter()
  const next = book.characters.find((one) => one.character_order === 2)
  // Whoever moves up to be the main character is held to the main character's rule.
  if (character.character_order === 1) checkMyself(book.recipient_type, next?.age, 'id')
  await rows.delete(characters).where(eq(characters.id, input.id))
  const left = await rows
    .select({ id: characters.id })
    .from(characters)
    .where(eq(characters.book_id, book.id))
    .orderBy(asc(characters.character_order))
  // Upwards one by one: a number is free by the time it is taken.
  for (const [index, { id }] of left.entries()) {
    const relationship = index === 0 ? { relationship_to_main: '' } : {}
    await rows
      .update(characters)
      .set({ character_order: index + 1, ...relationship })
      .where(eq(characters.id, id))
  }
  await recount(rows, book.id, left.length, hands.now())
  return { success: true }
}

async function recount(rows: Rows, bookId: string, count: number, now: Date): Promise<void> {
  await rows.update(books).set({ character_count: count, updated_at: now }).where(eq(books.id, bookId))
}
