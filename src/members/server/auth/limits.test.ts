// Limits of signing in: by address, by account, and patience with whoever mistyped.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Secret, TOTP } from 'otpauth'
import { rateLimits } from '../../../../database/schema/platform.ts'
import { minute, second } from '../../../base/dates.ts'
import type { Database } from '../../../platform/database/database.ts'
import { openTestDatabase } from '../../../platform/database/test-database.ts'
import { countOne } from '../../../platform/rate-limit.ts'
import { bearer, openTestAuth, type TestAuth } from './test-auth.ts'

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
const moveHouse = () => {
  const address = `203.0.${Math.floor((street += 1) / 250)}.${street % 250}`
  auth.comeFrom(address)
  return address
}
const someone = () => `${randomUUID().slice(0, 8)}@example.com`

async function signUp() {
  const email = someone()
  expect((await auth.call('POST', '/auth/v1/signup', { email, password })).status).toBe(200)
  return email
}
/** Signed in, with the second factor proved where she is now. */
async function withSecondFactor(email: string) {
  const client = auth.client()
  await client.signInWithPassword({ email, password })
  const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  const totp = new TOTP({ secret: Secret.fromBase32(data!.totp.secret) })
  const codeAt = () => totp.generate({ timestamp: auth.hands.now().getTime() })
  expect((await client.mfa.challengeAndVerify({ factorId: data!.id, code: codeAt() })).error).toBeNull()
  return { client, codeAt, factorId: data!.id }
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

test('sixty wrong passwords at once are no more than five one after the other', async () => {
  moveHouse()
  const email = await signUp()
  const start = auth.hands.now().getTime()
  const statuses = (await Promise.all(Array.from({ length: 60 }, () => signIn(email, 'wrong')))).map(
    ({ status }) => status,
  )
  const heard = statuses.filter((status) => status === 400).length
  // Five are free; a sixth comes a second later, a seventh after two more, an eighth after four more.
  const seconds = (auth.hands.now().getTime() - start) / second
  expect(heard).toBeGreaterThanOrEqual(5)
  expect(heard).toBeLessThanOrEqual(5 + Math.floor(Math.log2(1 + seconds)))
  // The others wait, or are more at once than one sender may have.
  expect(statuses.filter((status) => status === 429 || status === 503)).toHaveLength(60 - heard)
  expect(statuses).toContain(429)
})

test('guesses from everywhere end in a wait for strangers, and not for her where she signed in before', async () => {
  const home = moveHouse()
  const email = await signUp()
  // What a hundred guesses from a hundred houses leave behind, without hashing a hundred times.
  const everywhere = { name: 'guess/account', most: 100, within: 5 * minute }
  for (let i = 0; i < 100; i++) await countOne(database.owner, everywhere, email, auth.hands.now())
  moveHouse()
  expect((await signIn(email, password)).status).toBe(429)
  auth.comeFrom(home)
  expect((await signIn(email, 'mistyped')).status).toBe(400)
  expect((await signIn(email, password)).status).toBe(200)
  auth.hands.clock.advance(5 * minute)
  moveHouse()
  for (let i = 0; i < 3; i++) expect((await signIn(email, password)).status).toBe(200)
})

test('codes of a second factor are guessed slowly, she hears of it, and nobody who has only the password signs others out', async () => {
  const home = moveHouse()
  const email = await signUp()
  const { client, codeAt, factorId } = await withSecondFactor(email)
  moveHouse()
  const guesser = auth.client()
  await guesser.signInWithPassword({ email, password })
  const guess = async () => (await guesser.mfa.challengeAndVerify({ factorId, code: '000000' })).error?.code
  const answers: (string | undefined)[] = []
  for (let i = 0; i < 8; i++) answers.push(await guess())
  expect(answers).toEqual([...Array(5).fill('mfa_verification_failed'), ...Array(3).fill('over_request_rate_limit')])
  for (const seconds of [1, 2, 4, 8, 16, 32]) {
    auth.hands.clock.advance(Math.max(minute, seconds * second))
    expect(await guess()).toBe('mfa_verification_failed')
  }
  const alarms = auth.hands.mails.filter(({ kind, to }) => kind === 'second-factor-guessed' && to === email)
  expect(alarms).toHaveLength(1)
  for (const scope of ['others', 'global'] as const) {
    const { data } = await guesser.getSession()
    const answer = await auth.call(
      'POST',
      `/auth/v1/logout?scope=${scope}`,
      undefined,
      bearer(data.session!.access_token),
    )
    expect([answer.status, answer.body.code]).toEqual([401, 'insufficient_aal'])
  }
  expect((await client.getUser()).error).toBeNull()
  auth.comeFrom(home)
  const again = auth.client()
  await again.signInWithPassword({ email, password })
  expect((await again.mfa.challengeAndVerify({ factorId, code: codeAt() })).error).toBeNull()
  expect((await again.signOut({ scope: 'others' })).error).toBeNull()
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
  const script = moveHouse()
  // Too weak to be hashed: the test is about the limit.
  const attempt = async () => (await auth.call('POST', '/auth/v1/signup', { email: someone(), password: 'x' })).status
  const statuses: number[] = []
  // One after the other: more at once are turned away by the door.
  for (let at = 0; at < 65; at++) statuses.push(await attempt())
  expect(statuses.filter((status) => status === 422)).toHaveLength(60)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  moveHouse()
  expect(await attempt()).toBe(422)
  auth.comeFrom(script)
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
