// The power goes in the middle: what was acknowledged is there, and nothing is there by half.

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { books, characters } from '../../../database/schema/books.ts'
import { openTestDatabase } from '../../platform/database/test-database.ts'
import { openTestDoor } from '../../platform/test-door.ts'
import { testHands } from '../../platform/test-hands.ts'
import { bookRoutes } from './routes.ts'

test('a book is made whole or not at all, and goes whole or not at all', async () => {
  const database = await openTestDatabase()
  let killedAt = ''
  const failpoint = (place: string) => {
    if (place === killedAt) throw new Error('the power is gone')
  }
  const door = openTestDoor(
    testHands({ database, failpoint }),
    bookRoutes((key) => key),
  )
  const ana = await door.addMember()
  const wizard = { recipient_type: 'Kid', characters: [{ name: 'Mia', type: 'girl' }] }
  const create = () => door.ask(ana, 'POST /functions/v1/books-create', wizard)
  const onShelf = () => database.owner.$count(books, eq(books.user_id, ana.id))

  killedAt = 'create-book.without-characters'
  expect((await create()).status).toBe(500)
  expect(await onShelf()).toBe(0)
  killedAt = ''
  const { id } = (await create()).body
  expect((await door.ask(ana, `PATCH /api/books/${id}`, { title: 'Nine Lanterns' })).status).toBe(200)

  killedAt = 'delete-book.before-commit'
  expect((await door.ask(ana, `DELETE /api/books/${id}`)).status).toBe(500)
  expect(await onShelf()).toBe(1)
  expect(await database.owner.$count(characters, eq(characters.book_id, id))).toBe(1)
  expect((await door.ask(ana, `GET /api/books/${id}`)).body).toMatchObject({ title: 'Nine Lanterns' })
  killedAt = ''
  expect((await door.ask(ana, `DELETE /api/books/${id}`)).status).toBe(200)
  expect(await onShelf()).toBe(0)
  await database.close()
})
