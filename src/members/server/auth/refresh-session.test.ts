// Refresh tokens: used once, lost replies and simultaneous tabs forgiven, a copied token ends the session.

import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEvents, refreshTokens, sessions } from '../../../../database/schema/members.ts'
import { day, hour, second } from '../../../base/dates.ts'
import type { Database } from '../../../platform/database/database.ts'
import { openTestDatabase } from '../../../platform/database/test-database.ts'
import { bearer, openTestAuth, type TestAuth } from './test-auth.ts'

let database: Database
let auth: TestAuth
beforeAll(async () => {
  database = await openTestDatabase()
  auth = await openTestAuth(database)
})
afterAll(async () => {
  await auth.close()
  await database.close()
})

async function signUp() {
  const email = `${randomUUID().slice(0, 8)}@example.com`
  const { body } = await auth.call('POST', '/auth/v1/signup', { email, password: 'lantern-over-the-sea' })
  return { id: String(body.user.id), refresh: String(body.refresh_token), access: String(body.access_token) }
}
const trade = (token: string) => auth.call('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: token })
const next = async (token: string) => {
  const { status, body } = await trade(token)
  expect(status).toBe(200)
  return String(body.refresh_token)
}
const isSignedIn = async (access: string) =>
  (await auth.call('GET', '/auth/v1/user', undefined, bearer(access))).status === 200

test('twenty tabs that wake together: one session, one chain, nobody signed out [S4.23]', async () => {
  const { id, refresh } = await signUp()
  const answers = await Promise.all(Array.from({ length: 20 }, () => trade(refresh)))
  expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200))
  expect(new Set(answers.map((answer) => answer.body.refresh_token)).size).toBe(1)
  const held = await database.owner.select().from(sessions).where(eq(sessions.user_id, id))
  expect(held).toMatchObject([{ ended_at: null }])
  expect(await database.owner.$count(refreshTokens, eq(refreshTokens.session_id, held[0]!.id))).toBe(2)
  for (const { body } of answers) expect(await isSignedIn(String(body.access_token))).toBe(true)
  auth.hands.clock.advance(hour)
  await next(String(answers[7]?.body.refresh_token))
})

test('a reply that was lost is given again, however late', async () => {
  const { refresh } = await signUp()
  const lost = await next(refresh)
  auth.hands.clock.advance(3 * day)
  expect(await next(refresh)).toBe(lost)
  await next(lost)
})

test('within ten seconds an older token leads to the newest one', async () => {
  const { refresh } = await signUp()
  const second = await next(refresh)
  const third = await next(second)
  expect(await next(refresh)).toBe(third)
})

test('a copied token ends the session for thief and owner', async () => {
  const { id, refresh, access } = await signUp()
  const newest = await next(await next(refresh))
  auth.hands.clock.advance(11 * second)
  expect(await trade(refresh)).toMatchObject({
    status: 400,
    body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
  })
  expect(await trade(newest)).toMatchObject({ status: 400, body: { code: 'session_not_found' } })
  expect(await isSignedIn(access)).toBe(false)
  const noted = await database.owner.select().from(auditEvents).where(eq(auditEvents.user_id, id))
  expect(noted.map((event) => event.action)).toContain('auth.refresh_token_reused')
})

test('another session of the member goes on', async () => {
  const email = `${randomUUID().slice(0, 8)}@example.com`
  const password = 'lantern-over-the-sea'
  const { body: phone } = await auth.call('POST', '/auth/v1/signup', { email, password })
  const { body: laptop } = await auth.call('POST', '/auth/v1/token?grant_type=password', { email, password })
  await next(await next(String(phone.refresh_token)))
  auth.hands.clock.advance(11 * second)
  expect((await trade(String(phone.refresh_token))).status).toBe(400)
  await next(String(laptop.refresh_token))
})

test('a session ends after thirty idle days, and after ninety in any case', async () => {
  const idle = await signUp()
  auth.hands.clock.advance(30 * day)
  expect((await trade(idle.refresh)).body.code).toBe('session_expired')
  let { refresh } = await signUp()
  for (let i = 0; i < 4; i++) {
    auth.hands.clock.advance(20 * day)
    refresh = await next(refresh)
  }
  auth.hands.clock.advance(10 * day)
  expect((await trade(refresh)).body.code).toBe('session_expired')
})

test('unknown, altered and signed-out tokens', async () => {
  const { refresh, access } = await signUp()
  expect((await trade('nothing')).body.code).toBe('refresh_token_not_found')
  expect((await trade(`${refresh}A`)).body.code).toBe('refresh_token_not_found')
  await auth.call('POST', '/auth/v1/logout?scope=local', undefined, bearer(access))
  expect((await trade(refresh)).body.code).toBe('session_not_found')
})

test('the database never holds a token', async () => {
  const { refresh } = await signUp()
  const hash = createHash('sha256').update(refresh).digest('hex')
  const [row] = await database.owner.select().from(refreshTokens).where(eq(refreshTokens.token_hash, hash))
  expect(row).toBeDefined()
  expect(JSON.stringify(row)).not.toContain(refresh)
  expect(Buffer.from(refresh, 'base64url')).toHaveLength(32)
})
