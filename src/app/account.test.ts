// An account goes: asked for with the password, taken back within its days of grace, and then nothing of its member is left.

import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { books } from '../../database/schema/books.ts'
import { mfaFactors, users } from '../../database/schema/members.ts'
import { orders, subscriptions } from '../../database/schema/orders.ts'
import { day, hour } from '../base/dates.ts'
import { removeAccounts } from '../members/server/account/remove-accounts.ts'
import type { Database } from '../platform/database/database.ts'
import { openTestDatabase } from '../platform/database/test-database.ts'
import { testFiles } from '../platform/files/test-files.ts'
import { testHands, type TestHands } from '../platform/test-hands.ts'
import type { App } from './create-app.ts'
import { leaving } from './leaving.ts'
import { testApp } from './test-app.ts'
import { everyRow, leaveTraces, nobodys } from './test-member-rows.ts'

const folder = mkdtempSync(join(tmpdir(), 'account-'))
const password = 'lantern-over-the-sea'
let database: Database
let hands: TestHands
let app: App

beforeAll(async () => {
  database = await openTestDatabase()
  const { files } = testFiles(database, { DATA_DIR: folder })
  hands = testHands({ database, files })
  app = testApp(hands)
})
afterAll(() => database.close())

const send = (token: string | undefined, request: string, body?: unknown) => {
  const [method, path] = request.split(' ')
  const headers = {
    'x-supabase-api-version': '2024-01-01',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  return app.door.request(`http://localhost${path}`, init, { address: '127.0.0.1' })
}
const ask = async (token: string | undefined, request: string, body?: unknown) => {
  const answer = await send(token, request, body)
  return { status: answer.status, body: await answer.json() }
}

async function addMember() {
  const email = `${randomUUID()}@example.com`
  const { body } = await ask(undefined, 'POST /auth/v1/signup', { email, password })
  const [, payload = ''] = String(body.access_token).split('.')
  const sessionId: string = JSON.parse(Buffer.from(payload, 'base64url').toString()).session_id
  return { id: String(body.user.id), email, token: String(body.access_token), sessionId }
}
const askToGo = (token: string, given = password) => ask(token, 'DELETE /api/account', { password: given })
const signIn = async (email: string) => {
  const { body } = await ask(undefined, 'POST /auth/v1/token?grant_type=password', { email, password })
  return String(body.access_token)
}
const sweep = () => removeAccounts(hands, leaving(hands))
const isThere = async (id: string) => (await database.owner.select().from(users).where(eq(users.id, id))).length === 1

test('it is asked for with the password, told by mail, ends all other sessions, and can be taken back', async () => {
  const member = await addMember()
  const elsewhere = await signIn(member.email)
  expect(await askToGo(member.token, 'not-my-password')).toMatchObject({
    status: 400,
    body: { code: 'invalid_credentials', fields: { password: 'Your password is not right' } },
  })
  expect((await ask(member.token, 'DELETE /api/account')).body).toMatchObject({
    fields: { password: expect.any(String) },
  })
  expect((await ask(member.token, `DELETE /api/account?password=${password}`)).status).toBe(400)

  const asked = await askToGo(member.token)
  expect(asked.status).toBe(202)
  const days = (new Date(asked.body.deletion_at).getTime() - hands.now().getTime()) / day
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThanOrEqual(7)
  const mail = hands.mails.find(({ to, kind }) => to === member.email && kind === 'account-deletion')
  expect(mail?.text).toContain('Keep my account')
  expect((await ask(elsewhere, 'GET /api/profile')).status).toBe(401)
  expect((await askToGo(member.token)).body).toEqual(asked.body)
  expect(hands.mails.filter(({ to, kind }) => to === member.email && kind === 'account-deletion')).toHaveLength(1)

  const later = await signIn(member.email)
  expect(await ask(later, 'POST /api/account/keep', {})).toEqual({ status: 200, body: { deletion_at: null } })
  hands.clock.advance(8 * day)
  await sweep()
  expect(await isThere(member.id)).toBe(true)
})

test('a session without the second factor that the account has deletes nothing', async () => {
  const member = await addMember()
  await database.owner.insert(mfaFactors).values({ user_id: member.id, status: 'verified', secret: 'x' })
  const halfway = await signIn(member.email)
  expect(await askToGo(halfway)).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } })
})

test('an order under way or a subscription that charges keeps the account, with the reason; at the last moment, too', async () => {
  const member = await addMember()
  const { owner } = database
  const [order] = await owner
    .insert(orders)
    .values({ user_id: member.id, tier: 'Physical Book', amount: 4999, status: 'in_production' })
    .returning()
  const setOrder = (status: string) =>
    owner
      .update(orders)
      .set({ status })
      .where(eq(orders.id, order?.id ?? ''))
  expect(await askToGo(member.token)).toMatchObject({ status: 409, body: { code: 'order_open' } })
  await setOrder('delivered')
  const subscription = { user_id: member.id, provider_id: member.id, status: 'active' }
  await owner.insert(subscriptions).values(subscription)
  expect(await askToGo(member.token)).toMatchObject({ status: 409, body: { code: 'subscription_open' } })
  await owner.update(subscriptions).set({ status: 'ending' }).where(eq(subscriptions.user_id, member.id))
  expect((await askToGo(member.token)).status).toBe(202)

  await setOrder('paid')
  hands.clock.advance(8 * day)
  await sweep()
  expect(await isThere(member.id)).toBe(true)
  await setOrder('refunded')
  await sweep()
  expect(await isThere(member.id)).toBe(false)
})

test('it can be taken along as a ZIP: every row of hers, every file, nobody else’s, and no secret', async () => {
  const ana = await addMember()
  const ben = await addMember()
  const left = await leaveTraces(database.owner, hands.files, ana, 'Ida of Ana')
  await leaveTraces(database.owner, hands.files, ben, 'Tom of Ben')
  expect((await ask(ana.token, 'GET /api/account')).body).toMatchObject({
    deletion_at: null,
    holds: { books: 1, characters: 1, pictures: 1, photos: 1, editions: 1, links: 1, addresses: 1, orders: 1 },
  })
  const answer = await send(ana.token, 'GET /api/account/export')
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(await ask(ana.token, 'GET /api/account/export')).toMatchObject({ status: 429 })
  const zip = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const names = Object.keys(zip)
  const opened = Object.values(zip).map((bytes) => strFromU8(bytes))

  const secrets = ['refresh_tokens', 'one_time_tokens', 'mfa_challenges']
  const tables = (await everyRow(database.owner)).keys().toArray()
  const expected = tables.filter((table) => !nobodys.includes(table) && !secrets.includes(table))
  expect(names.filter((name) => name.startsWith('data/')).toSorted()).toEqual(
    expected.map((table) => `data/${table}.json`).toSorted(),
  )
  for (const table of expected)
    expect(JSON.parse(strFromU8(zip[`data/${table}.json`] ?? new Uint8Array())), table).not.toEqual([])
  expect(names.filter((name) => name.startsWith('files/')).toSorted()).toEqual([
    `files/book-pages/${left.book}/${left.page}_1.jpg`,
    `files/editions/${left.edition}/screen/book.pdf`,
    `files/photos/${left.book}/${left.character}_1.jpg`,
  ])
  for (const stranger of [ben.id, ben.email, 'Tom of Ben', 'password_hash', 'token_hash', '"secret"', 'passcode']) {
    expect(
      opened.some((file) => file.includes(stranger)),
      stranger,
    ).toBe(false)
  }
  const again = await send(ana.token, 'GET /api/account/export')
  await again.body?.cancel()
  expect((await send(ana.token, 'GET /api/account/export')).status).toBe(200)
})

test('after its days of grace no row and no file of hers is left but the nameless ledger; nobody else misses anything', async () => {
  const ana = await addMember()
  const ben = await addMember()
  const left = await leaveTraces(database.owner, hands.files, ana, 'Zoë of Ana')
  await leaveTraces(database.owner, hands.files, ben, 'Bo of Ben')
  const of = async (traces: readonly string[]) => {
    const found = [...(await everyRow(database.owner))].map(([table, rows]) => ({
      table,
      rows: rows.filter((row) => traces.some((trace) => row.includes(trace))),
    }))
    return found.filter(({ rows }) => rows.length > 0)
  }
  const anas = [ana.id, ana.email, 'Zoë of Ana', left.book, left.character, left.page, left.edition]
  const bens = [ben.id, ben.email, 'Bo of Ben']
  const tables = [...(await everyRow(database.owner))].filter(([, rows]) => rows.length > 0).map(([table]) => table)
  expect(
    (await everyRow(database.owner))
      .keys()
      .filter((name) => !tables.includes(name))
      .toArray()
      .toSorted(),
  ).toEqual(nobodys.filter((name) => name !== 'art_styles').toSorted())
  const before = await of(bens)

  expect((await askToGo(ana.token)).status).toBe(202)
  hands.clock.advance(7 * day - hour)
  await sweep()
  expect(await isThere(ana.id)).toBe(true)
  hands.clock.advance(2 * hour)
  await sweep()

  expect(await of(anas)).toEqual([])
  expect(await of(bens)).toEqual(before)
  const stored = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(stored.filter((name) => name.includes(left.book) && name.includes('.'))).toEqual([])
  const [kept] = await database.owner.select().from(orders).where(eq(orders.id, left.order))
  expect(kept).toMatchObject({ amount: 100, status: 'delivered', user_id: null, shipping_address: null, gift: null })
  expect((await ask(ana.token, 'GET /api/profile')).status).toBe(401)
  expect(await database.owner.select().from(books).where(eq(books.user_id, ben.id))).toHaveLength(1)
  // The address is free again.
  expect((await ask(undefined, 'POST /auth/v1/signup', { email: ana.email, password })).status).toBe(200)
})
