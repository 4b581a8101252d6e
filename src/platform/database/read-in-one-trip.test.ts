import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { books } from '../../../database/schema/books.ts'
import { sessions, users } from '../../../database/schema/members.ts'
import { sessionEnded } from './database.ts'
import { openTestDatabase } from './test-database.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
const now = new Date()
const actor = { id: crypto.randomUUID(), sessionId: crypto.randomUUID() }
const stranger = { id: crypto.randomUUID(), sessionId: null }
beforeAll(async () => {
  database = await openTestDatabase()
  for (const { id } of [actor, stranger]) {
    await database.owner.insert(users).values({ id, email: `${id}@example.com` })
    await database.owner.insert(books).values({ user_id: id, title: `It's ${id}'s \\ "book"` })
  }
  await database.owner.insert(sessions).values({ id: actor.sessionId, user_id: actor.id })
})
afterAll(() => database.close())

const titles = () =>
  database.asReader(actor, now, (rows) => rows.select({ title: books.title }).from(books).orderBy(books.title))

test('a reader sees her own rows, the first time and whenever the statement is known', async () => {
  for (let turn = 0; turn < 25; turn++) expect(await titles()).toEqual([{ title: `It's ${actor.id}'s \\ "book"` }])
  expect(await database.asReader(stranger, now, (rows) => rows.select().from(books))).toHaveLength(1)
})

test('values of every kind arrive as they are', async () => {
  const title = `It's ${actor.id}'s \\ "book"`
  for (let turn = 0; turn < 12; turn++) {
    const found = await database.asReader(actor, now, (rows) =>
      rows
        .select({ number: sql<number>`${7}::int`, nothing: sql`${null}::text`, yes: sql`${true}::boolean` })
        .from(books)
        .where(eq(books.title, title)),
    )
    expect(found).toEqual([{ number: 7, nothing: null, yes: true }])
    const listed = await database.asReader(actor, now, (rows) =>
      rows
        .select({ title: books.title })
        .from(books)
        .where(inArray(books.title, [title, "'; drop table books; --"])),
    )
    expect(listed).toEqual([{ title }])
  }
})

test('many readers at once each see their own', async () => {
  const turns = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? actor : stranger))
  const found = await Promise.all(
    turns.map((who) => database.asReader(who, now, (rows) => rows.select({ owner: books.user_id }).from(books))),
  )
  expect(found).toEqual(turns.map((who) => [{ owner: who.id }]))
})

test('a fault leaves the connection usable, and nobody a member afterwards', async () => {
  const broken = () => database.asReader(actor, now, (rows) => rows.execute(sql`select 1 / ${0}::int`))
  for (let turn = 0; turn < 12; turn++) await expect(broken()).rejects.toThrow(/Failed query|division by zero/)
  expect(await titles()).toHaveLength(1)
  expect(await database.owner.select().from(books)).toHaveLength(2)
})

test('a session that ended is told as such, and its statement never runs', async () => {
  await titles()
  await database.owner.update(sessions).set({ ended_at: now }).where(eq(sessions.id, actor.sessionId))
  for (let turn = 0; turn < 12; turn++) expect(await titles()).toBe(sessionEnded)
  expect(await database.asMember(actor, now, (rows) => rows.select().from(books))).toBe(sessionEnded)
})
