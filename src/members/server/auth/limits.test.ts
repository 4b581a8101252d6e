// Limits of signing in: by address, by account, and patience with whoever mistyped.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rateLimits } from '../../../../database/schema/platform.ts'
import { minute, second } from '../../../base/dates.ts'
import type { Database } from '../../../platform/database/database.ts'
import { openTestDatabase } from '../../../platform/database/test-database.ts'
import { openTestAuth, type TestAuth } from './test-auth.ts'

let database: Database
let auth: TestAuth
const password = 'lantern-over-the-sea'
beforeAll(async () => {
  database = await openTestDatabase()
  auth = await openTestAuth(database, { settings: { RATE_LIMITS: 'on' } })
})
afterAll(async () => {
  await auth.close()
  await database.close()
})

let street = 0
/** A household that nobody asked from before. */
const moveHouse = () => auth.comeFrom(`203.0.113.${(street += 1)}`)
const someone = () => `${randomUUID().slice(0, 8)}@example.com`

async function signUp() {
  const email = someone()
  expect((await auth.call('POST', '/auth/v1/signup', { email, password })).status).toBe(200)
  return email
}
const signIn = (email: string, guess: string) =>
  auth.call('POST', '/auth/v1/token?grant_type=password', { email, password: guess })

test.each([
  ['a member', signUp],
  ['nobody', async () => someone()],
])('wrong passwords of %s: five are free, then each doubles the wait', async (_, whose) => {
  moveHouse()
  const email = await whose()
  for (let i = 0; i < 5; i++) expect((await signIn(email, 'wrong')).body.code).toBe('invalid_credentials')
  for (const wait of [1, 2, 4, 8]) {
    const held = await signIn(email, 'wrong')
    expect([held.status, held.body.code]).toEqual([429, 'over_request_rate_limit'])
    expect(Number(held.headers.get('retry-after'))).toBe(wait)
    auth.hands.clock.advance(wait * second)
    expect((await signIn(email, 'wrong')).status).toBe(400)
  }
})

test('the owner at home is not held up by a guesser elsewhere, and signing in wipes the slate', async () => {
  moveHouse()
  const email = await signUp()
  moveHouse()
  for (let i = 0; i < 6; i++) await signIn(email, 'wrong')
  expect((await signIn(email, password)).status).toBe(429)
  moveHouse()
  expect((await signIn(email, password)).status).toBe(200)
  for (let i = 0; i < 4; i++) await signIn(email, 'wrong')
  expect((await signIn(email, password)).status).toBe(200)
  for (let i = 0; i < 4; i++) expect((await signIn(email, 'wrong')).status).toBe(400)
})

test('a script at one address is held after a while, for a while; a household elsewhere is not', async () => {
  moveHouse()
  // Too weak to be hashed: the test is about the limit.
  const attempt = async () => (await auth.call('POST', '/auth/v1/signup', { email: someone(), password: 'x' })).status
  const statuses = await Promise.all(Array.from({ length: 65 }, attempt))
  expect(statuses.filter((status) => status === 422)).toHaveLength(60)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  moveHouse()
  expect(await attempt()).toBe(422)
  auth.comeFrom(`203.0.113.${street - 1}`)
  expect(await attempt()).toBe(429)
  auth.hands.clock.advance(5 * minute)
  expect(await attempt()).toBe(422)
})

test('refreshing is held much later than signing in: whole schools wake up at once', async () => {
  moveHouse()
  const refresh = { refresh_token: 'x' }
  for (let i = 0; i < 200; i++) {
    expect((await auth.call('POST', '/auth/v1/token?grant_type=refresh_token', refresh)).status).toBe(400)
  }
})

test('one mail a minute to one address, known or not', async () => {
  moveHouse()
  for (const email of [await signUp(), someone()]) {
    const ask = () => auth.call('POST', '/auth/v1/recover', { email })
    expect((await ask()).status).toBe(200)
    const held = await ask()
    expect([held.status, held.body.code]).toEqual([429, 'over_email_send_rate_limit'])
    expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(50)
    auth.hands.clock.advance(minute)
    expect((await ask()).status).toBe(200)
    auth.hands.clock.advance(minute)
  }
})

test('codes can be tried ten times an hour for one account, from wherever', async () => {
  moveHouse()
  const email = await signUp()
  const statuses: number[] = []
  for (let i = 0; i < 12; i++) {
    moveHouse()
    statuses.push((await auth.call('POST', '/auth/v1/verify', { email, token: '123456', type: 'email' })).status)
  }
  expect(statuses).toEqual([...Array(10).fill(403), 429, 429])
})

test('no address and no e-mail stands in the counters', async () => {
  const kept = JSON.stringify(await database.owner.select().from(rateLimits))
  expect(kept).not.toMatch(/203\.0|example\.com/)
})
