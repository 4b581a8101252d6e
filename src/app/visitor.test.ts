// A visitor's book: begun without an account, held for a day, hers alone, moved whole to the account that she makes, or gone.

import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { books, pages } from '../../database/schema/books.ts'
import { users } from '../../database/schema/members.ts'
import { files as fileRows } from '../../database/schema/platform.ts'
import { day, hour } from '../base/dates.ts'
import { removeAccounts } from '../members/server/account/remove-accounts.ts'
import type { Database } from '../platform/database/database.ts'
import { openTestDatabase } from '../platform/database/test-database.ts'
import { testFiles } from '../platform/files/test-files.ts'
import type { Files } from '../platform/files/files.ts'
import { testHands, type TestHands } from '../platform/test-hands.ts'
import { wantsModel } from '../stories/server/choose-teller.ts'
import type { App } from './create-app.ts'
import { leaving } from './leaving.ts'
import { testApp } from './test-app.ts'
import { inputFor, requestFor } from './test-asking.ts'
import { everyRow } from './test-member-rows.ts'

const password = 'lantern-over-the-sea'
let database: Database
let files: Files
let hands: TestHands
let app: App

beforeAll(async () => {
  database = await openTestDatabase()
  files = testFiles(database, { DATA_DIR: mkdtempSync(join(tmpdir(), 'visitor-')) }).files
  hands = testHands({ database, files })
  app = testApp(hands)
})
afterAll(() => database.close())

const anyone = () => `${randomUUID()}@example.com`

async function askOf(on: App, token: string | undefined, request: string, body?: unknown, address = '192.0.2.7') {
  const [method, path] = request.split(' ')
  const headers = new Headers({ 'x-supabase-api-version': '2024-01-01', 'content-type': 'application/json' })
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  const answer = await on.door.request(`http://localhost${path}`, init, { address })
  return { status: answer.status, body: await answer.json(), retryAfter: answer.headers.get('retry-after') }
}
const ask = (token: string | undefined, request: string, body?: unknown) => askOf(app, token, request, body)

/** As the official client's `signInAnonymously` asks. */
async function visit(on = app, address?: string) {
  const { status, body } = await askOf(on, undefined, 'POST /auth/v1/signup', { data: {} }, address)
  return {
    status,
    code: body.code,
    id: String(body.user?.id),
    token: String(body.access_token),
    refresh: String(body.refresh_token),
    user: body.user,
  }
}
type Visitor = Awaited<ReturnType<typeof visit>>

/** With a page that has its preview picture, as the wizard leaves it. */
async function beginBook(visitor: Visitor) {
  const { body } = await ask(visitor.token, 'POST /functions/v1/books-create', {
    draft_key: randomUUID(),
    characters: [{ name: 'Ottilie', type: 'girl', age: 6 }],
  })
  const id = String(body.id)
  const begun = { state: '{}', name: 'Ottilie' }
  expect((await ask(visitor.token, `PUT /api/begun-books/${randomUUID()}`, begun)).status).toBe(200)
  const picture = `book-previews/${id}/${randomUUID()}_1.jpg`
  await database.owner.insert(pages).values({ book_id: id, page_number: 1, preview_image_url: picture })
  const kept = { kind: 'page_picture', contentType: 'image/jpeg', userId: visitor.id, bookId: id } as const
  await files.put({ key: picture, bytes: new Uint8Array([1, 2, 3]), ...kept })
  return { id, picture }
}
const signUp = (email: string, more: object = {}) =>
  ask(undefined, 'POST /auth/v1/signup', { email, password, ...more })
const shelfOf = async (token: string) =>
  (await ask(token, 'GET /api/books')).body.items.map(({ id }: { id: string }) => id)
const isThere = async (id: string) => (await database.owner.select().from(users).where(eq(users.id, id))).length === 1

async function movedWhole(book: { id: string; picture: string }, visitor: Visitor, memberId: string) {
  const { owner } = database
  const [row] = await owner.select({ of: books.user_id }).from(books).where(eq(books.id, book.id))
  const [file] = await owner.select({ of: fileRows.user_id }).from(fileRows).where(eq(fileRows.key, book.picture))
  expect([row?.of, file?.of]).toEqual([memberId, memberId])
  expect(await isThere(visitor.id)).toBe(false)
  const left = [...(await everyRow(owner))].filter(([, rows]) => rows.some((one) => one.includes(visitor.id)))
  // That it happened is kept with the account: ids only.
  expect(left.map(([table]) => table)).toEqual(['audit_events'])
}

test('a visitor has a session and no account: what is open to her is named call by call, all else is refused with the way to one', async () => {
  const visitor = await visit()
  expect(visitor.user).toMatchObject({ email: '', is_anonymous: true, identities: [], app_metadata: {} })
  const { id } = await beginBook(visitor)
  expect(await shelfOf(visitor.token)).toEqual([id])
  const open = app.routes.filter(({ endpoint }) => endpoint.openToVisitors).map(({ endpoint }) => endpoint.name)
  expect(open.toSorted()).toMatchInlineSnapshot(`
    [
      "books-create",
      "books-get",
      "change-page",
      "character-style-guide",
      "characters-create",
      "characters-generate",
      "delete-begun-book",
      "delete-book",
      "delete-character",
      "describe-picture",
      "draw-portrait",
      "follow-image-job",
      "follow-story",
      "keep-begun-book",
      "list-begun-books",
      "list-books",
      "list-characters",
      "list-image-jobs",
      "list-pages",
      "note-step-seen",
      "pages-regenerate",
      "pitch-stories",
      "read-begun-book",
      "read-book",
      "read-image-job",
      "read-layout",
      "read-page",
      "read-page-history",
      "read-page-wishes",
      "read-story",
      "story-generate",
      "titles-generate",
      "undo-page",
      "update-book",
      "update-character",
    ]
  `)

  const rooms = { book: id, character: id, page: id, share: id, edition: id, job: id }
  const known = { ...rooms, address: id, order: id, photo: id, factor: id, session: id, begun: id }
  for (const { endpoint } of app.routes) {
    if (endpoint.access !== 'member' || endpoint.openToVisitors) continue
    const { path, init } = requestFor(endpoint, inputFor(endpoint, known))
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${visitor.token}`)
    const answer = await app.door.request(`http://localhost${path}`, { ...init, headers }, { address: '192.0.2.7' })
    expect([answer.status, (await answer.json()).code], endpoint.name).toEqual([403, 'account_needed'])
  }
  for (const [request, body] of [
    ['PUT /auth/v1/user', { password }],
    ['PUT /auth/v1/user', { data: { name: 'x' } }],
    ['GET /auth/v1/reauthenticate', undefined],
    ['POST /auth/v1/factors', { factor_type: 'totp' }],
  ] as const) {
    expect((await ask(visitor.token, request, body)).body, request).toMatchObject({ code: 'account_needed' })
  }
  expect((await ask(visitor.token, 'GET /auth/v1/user')).body).toMatchObject({ id: visitor.id, is_anonymous: true })
})

test('her book is hers alone: for another visitor and for a member it is not there', async () => {
  const { id } = await beginBook(await visit())
  const others = [(await visit()).token, String((await signUp(anyone())).body.access_token)]
  for (const token of others) {
    expect((await ask(token, `GET /api/books/${id}`)).status).toBe(404)
    expect((await ask(token, `PATCH /api/books/${id}`, { title: 'Mine' })).status).toBe(404)
    expect(await shelfOf(token)).toEqual([])
  }
})

test('two books a visitor, ten a day from one network, thirty visitors a day: then she is told to make an account', async () => {
  const limited = testApp(testHands({ database, files, settings: { RATE_LIMITS: 'on' } }))
  const create = (visitor: Visitor, address: string, draft_key = randomUUID()) =>
    askOf(limited, visitor.token, 'POST /functions/v1/books-create', { draft_key }, address)
  const first = await visit(limited, '198.51.100.1')
  const key = randomUUID()
  expect((await create(first, '198.51.100.1', key)).status).toBe(200)
  expect((await create(first, '198.51.100.1')).status).toBe(200)
  expect((await create(first, '198.51.100.1')).body.code).toBe('visitor_limit')
  // Asked for again, since its answer was lost.
  expect((await create(first, '198.51.100.1', key)).status).toBe(200)

  for (let n = 0; n < 5; n++) {
    const one = await visit(limited, '198.51.100.2')
    for (let m = 0; m < 2; m++) expect((await create(one, '198.51.100.2')).status).toBe(200)
  }
  const late = await create(await visit(limited, '198.51.100.2'), '198.51.100.2')
  expect([late.status, late.body.code]).toEqual([429, 'visitor_limit'])
  expect(late.body.error).toContain('Create one for free')
  expect(Number(late.retryAfter)).toBeGreaterThan(hour / 1000)

  for (let n = 0; n < 30; n++) expect((await visit(limited, '198.51.100.3')).status).toBe(200)
  expect(await visit(limited, '198.51.100.3')).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
})

test('no outside model is told what a visitor typed, whatever is set and asked', () => {
  const { config } = testHands({ database, settings: { TEXT_PROVIDER: 'openai', TEXT_API_KEY: 'k', TEXT_MODEL: 'm' } })
  expect([wantsModel(config, { isVisitor: false }), wantsModel(config, { isVisitor: true })]).toEqual([true, false])
  expect(wantsModel(config, { isVisitor: true }, true)).toBe(false)
})

test('with sign-up her book is on her shelf in the same moment, whole, and the visitor is no more', async () => {
  const visitor = await visit()
  const book = await beginBook(visitor)
  const { body } = await signUp(anyone(), { data: { visitor: visitor.refresh, color: 'green' } })
  expect(body.user).toMatchObject({ is_anonymous: false, user_metadata: { color: 'green' } })
  expect(JSON.stringify(body.user)).not.toContain(visitor.refresh)
  expect(await shelfOf(body.access_token)).toEqual([book.id])
  await movedWhole(book, visitor, body.user.id)
  expect((await ask(visitor.token, 'GET /api/books')).body.code).toBe('session_not_found')
})

test('a sign-up that fails leaves her book where it is', async () => {
  const visitor = await visit()
  const { id } = await beginBook(visitor)
  const email = anyone()
  await signUp(email)
  expect((await signUp(email, { data: { visitor: visitor.refresh } })).body.code).toBe('user_already_exists')
  expect(await shelfOf(visitor.token)).toEqual([id])
})

test('who has an account brings her book along when she signs in; a token that is nobody’s, or a member’s, brings nothing', async () => {
  const visitor = await visit()
  const book = await beginBook(visitor)
  const email = anyone()
  const ben = (await signUp(anyone())).body
  await signUp(email)
  const { body } = await ask(undefined, 'POST /auth/v1/token?grant_type=password', { email, password })
  const bring = (token: string) => ask(body.access_token, 'POST /api/account/books', { visitor: token })
  expect((await bring('nobody')).body).toEqual({ books: 0 })
  expect((await bring(ben.refresh_token)).body).toEqual({ books: 0 })
  expect((await bring(visitor.refresh)).body).toEqual({ books: 1 })
  expect(await shelfOf(body.access_token)).toEqual([book.id])
  await movedWhole(book, visitor, body.user.id)
  expect((await bring(visitor.refresh)).body).toEqual({ books: 0 })
})

test('where e-mails are confirmed it moves with the confirmation, on whichever device; to nobody who only claims the address', async () => {
  const asking = testHands({ database, files, settings: { EMAIL_CONFIRMATION: 'on' } })
  const strict = testApp(asking)
  const visitor = await visit(strict)
  const book = await beginBook(visitor)
  const known = anyone()
  await signUp(known)
  const email = anyone()
  for (const to of [known, anyone(), email]) {
    const body = { email: to, password, data: { visitor: visitor.refresh } }
    const answer = await askOf(strict, undefined, 'POST /auth/v1/signup', body)
    expect([answer.status, answer.body.access_token]).toEqual([200, undefined])
  }
  expect(await shelfOf(visitor.token)).toEqual([book.id])
  const mailTo = (to: string) => asking.mails.findLast((mail) => mail.to === to)?.text ?? ''
  const confirm = async (to: string) => {
    const token_hash = /token=([^&\s]+)/.exec(mailTo(to))?.[1]
    return askOf(strict, undefined, 'POST /auth/v1/verify', { type: 'signup', token_hash })
  }
  const other = asking.mails.map(({ to }) => to).find((to) => to !== email && to !== known) ?? ''
  expect(await shelfOf((await confirm(other)).body.access_token)).toEqual([])
  const { body } = await confirm(email)
  expect(await shelfOf(body.access_token)).toEqual([book.id])
  await movedWhole(book, visitor, body.user.id)
})

test('after a day the visitor is gone with all that was hers, and members stay', async () => {
  const visitor = await visit()
  const book = await beginBook(visitor)
  const member = (await signUp(anyone())).body
  const sweep = () => removeAccounts(hands, leaving(hands))
  hands.clock.advance(day - hour)
  await sweep()
  expect(await isThere(visitor.id)).toBe(true)
  hands.clock.advance(2 * hour)
  expect(
    (await ask(member.access_token, 'POST /api/account/books', { visitor: visitor.refresh })).body.books ?? 0,
  ).toBe(0)
  await sweep()
  expect(await isThere(visitor.id)).toBe(false)
  expect(await isThere(member.user.id)).toBe(true)
  expect(await files.get(book.picture)).toBeUndefined()
  const left = [...(await everyRow(database.owner))].filter(([, rows]) => rows.some((one) => one.includes(visitor.id)))
  expect(left).toEqual([])
})
