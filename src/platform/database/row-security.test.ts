import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addresses, consents, credentials, sessions, users } from '../../../database/schema/members.ts'
import { books, characters, pages } from '../../../database/schema/books.ts'
import { editionFiles, editions } from '../../../database/schema/editions.ts'
import { orders } from '../../../database/schema/orders.ts'
import { imageGenerationJobs } from '../../../database/schema/pictures.ts'
import { sessionEnded, type Database } from './database.ts'
import { rawRows, type Rows } from './rows.ts'
import { openTestDatabase } from './test-database.ts'

let database: Database
const ana = { id: randomUUID(), sessionId: randomUUID() }
const ben = { id: randomUUID(), sessionId: randomUUID() }
const anasBook = randomUUID()
const bensBook = randomUUID()
const now = new Date()

beforeAll(async () => {
  database = await openTestDatabase()
  const { owner } = database
  for (const [member, book] of [
    [ana, anasBook],
    [ben, bensBook],
  ] as const) {
    await owner.insert(users).values({ id: member.id, email: `${member.id}@example.com` })
    await owner.insert(credentials).values({ user_id: member.id, password_hash: 'x' })
    await owner.insert(sessions).values({ id: member.sessionId, user_id: member.id })
    await owner.insert(books).values({ id: book, user_id: member.id, title: member.id })
    await owner.insert(characters).values({ book_id: book, character_order: 1, name: 'Zoë', type: 'girl' })
    await owner.insert(pages).values({ book_id: book, page_number: 1 })
    await owner.insert(orders).values({ user_id: member.id, book_id: book, tier: 'Digital Copy', amount: 1999 })
  }
})
afterAll(() => database.close())

const asAna = <T>(work: (rows: Rows) => Promise<T>) => database.asMember(ana, now, work)

/** The driver's own words of a refused statement. */
async function refusal(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'was not refused'
  } catch (fault) {
    return fault instanceof Error && fault.cause instanceof Error ? fault.cause.message : String(fault)
  }
}

test('a member sees her own rows only, in every table [S6.7]', async () => {
  const seen = await asAna(async (rows) => ({
    users: (await rows.select({ id: users.id }).from(users)).map((row) => row.id),
    books: (await rows.select().from(books)).map((row) => row.id),
    characters: (await rows.select().from(characters)).map((row) => row.book_id),
    pages: (await rows.select().from(pages)).map((row) => row.book_id),
    orders: (await rows.select().from(orders)).map((row) => row.book_id),
  }))
  expect(seen).toEqual({
    users: [ana.id],
    books: [anasBook],
    characters: [anasBook],
    pages: [anasBook],
    orders: [anasBook],
  })
})

test("another member's rows cannot be changed, taken over or given away", async () => {
  const changed = await asAna((rows) =>
    rows
      .update(books)
      .set({ title: 'mine now' })
      .where(sql`true`)
      .returning(),
  )
  expect(changed).toMatchObject([{ id: anasBook }])
  expect(
    await asAna((rows) =>
      rows
        .delete(characters)
        .where(sql`book_id = ${bensBook}`)
        .returning(),
    ),
  ).toEqual([])
  const broken = 'violates row-level security policy'
  expect(await refusal(asAna((rows) => rows.insert(books).values({ user_id: ben.id })))).toContain(broken)
  expect(await refusal(asAna((rows) => rows.update(books).set({ user_id: ben.id })))).toContain(broken)
  expect(await refusal(asAna((rows) => rows.update(pages).set({ book_id: bensBook })))).toContain(broken)
  expect(
    await refusal(
      asAna((rows) =>
        rows.insert(characters).values({ book_id: bensBook, character_order: 2, name: 'X', type: 'dog' }),
      ),
    ),
  ).toContain(broken)
  expect(
    await refusal(asAna((rows) => rows.insert(imageGenerationJobs).values({ book_id: bensBook, user_id: ana.id }))),
  ).toContain(broken)
  expect(await refusal(asAna((rows) => rows.insert(addresses).values({ ...address, user_id: ben.id })))).toContain(
    broken,
  )
  expect(
    await refusal(asAna((rows) => rows.insert(consents).values({ user_id: ben.id, kind: 'photo', version: '1' }))),
  ).toContain(broken)
})

const address = {
  name: 'Ana',
  street1: '1 Elm St',
  city: 'Ely',
  state_code: 'MN',
  postal_code: '55731',
  phone_number: '555 0100',
}

test('secrets, money and e-mail are out of reach for the member role', async () => {
  const denied = 'permission denied'
  for (const table of [
    'credentials',
    'sessions',
    'refresh_tokens',
    'one_time_tokens',
    'mfa_factors',
    'audit_events',
    'mails',
    'files',
    'prompts',
  ]) {
    expect(await refusal(asAna((rows) => rows.execute(sql.raw(`select * from ${table}`)))), table).toContain(denied)
  }
  expect(await refusal(asAna((rows) => rows.update(orders).set({ status: 'paid' })))).toContain(denied)
  expect(await refusal(asAna((rows) => rows.update(users).set({ email: 'other@example.com' })))).toContain(denied)
  expect(await refusal(asAna((rows) => rows.update(users).set({ is_operator: true })))).toContain(denied)
})

test('an ended session does nothing, and neither does one of somebody else', async () => {
  const ended = { id: ana.id, sessionId: randomUUID() }
  await database.owner.insert(sessions).values({ id: ended.sessionId, user_id: ana.id, ended_at: now })
  const work = () => Promise.reject(new Error('must not run'))
  expect(await database.asMember(ended, now, work)).toBe(sessionEnded)
  expect(await database.asMember({ id: ana.id, sessionId: ben.sessionId }, now, work)).toBe(sessionEnded)
  expect(await database.asMember({ id: ana.id, sessionId: randomUUID() }, now, work)).toBe(sessionEnded)
})

test('role and claims end with the transaction', async () => {
  await asAna((rows) => rows.select().from(books))
  const [row] = await rawRows(
    database.owner,
    sql`select current_user = session_user as back, coalesce(current_setting('request.jwt.claims', true), '') as claims`,
  )
  expect(row).toEqual({ back: true, claims: '' })
})

/** What a PostgREST in front of the same database would do. */
const asPostgrest = (role: 'anon' | 'authenticated', work: (rows: Rows) => Promise<unknown>) =>
  database.transaction(async (rows) => {
    const claims = role === 'anon' ? '' : JSON.stringify({ sub: ana.id, role })
    await rows.execute(sql`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${claims}, true)`)
    return work(rows)
  })

test('a PostgREST beside us is safe: own rows only, and no status, price, url or owner is writable', async () => {
  expect(await asPostgrest('authenticated', (rows) => rows.select({ id: books.id }).from(books))).toEqual([
    { id: anasBook },
  ])
  await asPostgrest('authenticated', (rows) => rows.execute(sql`update books set title = 'Allowed'`))
  await asPostgrest('authenticated', (rows) => rows.execute(sql`insert into books (title) values ('Made there')`))
  const denied = 'permission denied'
  for (const statement of [
    "update books set status = 'completed'",
    "update books set pdf_url = 'x'",
    "update books set cover_image_url = 'x'",
    `update books set user_id = '${ben.id}'`,
    `insert into books (user_id) values ('${ben.id}')`,
    'update orders set amount = 1',
    'insert into orders (tier, amount) values (1, 1)',
    "update pages set image_url = 'x'",
    'select stripe_session_id from orders',
    'select is_operator from users',
  ]) {
    expect(
      await refusal(asPostgrest('authenticated', (rows) => rows.execute(sql.raw(statement)))),
      statement,
    ).toContain(denied)
  }
  for (const table of ['users', 'books', 'characters', 'pages', 'orders', 'addresses']) {
    expect(
      await refusal(asPostgrest('anon', (rows) => rows.execute(sql.raw(`select * from ${table}`)))),
      table,
    ).toContain(denied)
  }
})

test('a finished copy is read by its member only, and changed by nobody', async () => {
  const { owner } = database
  for (const [member, book] of [
    [ana, anasBook],
    [ben, bensBook],
  ] as const) {
    await owner.execute(
      sql`insert into editions (user_id, book_id, number, sha256, content) values (${member.id}, ${book}, 1, 'x', '{}')`,
    )
    await owner.execute(
      sql`insert into edition_files (edition_id, name, key) select id, 'screen', 'editions/x' from editions where book_id = ${book}`,
    )
  }
  const seen = await asAna(async (rows) => ({
    editions: (await rows.select().from(editions)).map((row) => row.book_id),
    files: (await rows.select().from(editionFiles)).length,
  }))
  expect(seen).toEqual({ editions: [anasBook], files: 1 })
  const denied = 'permission denied'
  for (const statement of [
    'update editions set number = 2',
    "insert into editions (number, sha256, content) values (2, 'x', '{}')",
    "update edition_files set key = 'x'",
    'delete from edition_files',
    'delete from picture_recipes',
  ]) {
    expect(await refusal(asAna((rows) => rows.execute(sql.raw(statement)))), statement).toContain(denied)
  }
  expect(await refusal(asPostgrest('authenticated', (rows) => rows.execute(sql`select * from editions`)))).toContain(
    denied,
  )
})

test('every table has row-level security switched on', async () => {
  const open = await rawRows(
    database.owner,
    sql`select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and not relrowsecurity`,
  )
  expect(open).toEqual([])
})
