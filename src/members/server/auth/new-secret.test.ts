// When the installation's secret is changed: people sign in again or refresh, and nothing breaks.

import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour } from '../../../base/dates.ts'
import type { Database } from '../../../platform/database/database.ts'
import { openTestDatabase } from '../../../platform/database/test-database.ts'
import { factorSealer } from './auth-desk.ts'
import { sweepAuth } from './sweep-auth.ts'
import { bearer, openTestAuth, testSecret, type TestAuth } from './test-auth.ts'

let database: Database
let before: TestAuth
let after: TestAuth
const newer = 'another secret for tests, just as long'
beforeAll(async () => {
  database = await openTestDatabase()
  before = await openTestAuth(database)
  after = await openTestAuth(database, {}, [newer])
})
afterAll(async () => {
  await before.close()
  await after.close()
  await database.close()
})

const email = `${randomUUID().slice(0, 8)}@example.com`
const credentials = { email, password: 'lantern-over-the-sea' }
const refresh = (at: TestAuth, token: unknown) =>
  at.call('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: token })

test('access tokens end, refresh tokens go on, a lost reply is still forgiven', async () => {
  const { body } = await before.call('POST', '/auth/v1/signup', credentials)
  const old = await after.call('GET', '/auth/v1/user', undefined, bearer(String(body.access_token)))
  expect(old.body.code).toBe('bad_jwt')
  await refresh(before, body.refresh_token)
  after.hands.clock.advance(hour)
  const again = await refresh(after, body.refresh_token)
  expect(again.status).toBe(200)
  expect((await refresh(after, again.body.refresh_token)).status).toBe(200)
})

test('a second factor that can no longer be read says no instead of breaking', async () => {
  const { body } = await before.call('POST', '/auth/v1/token?grant_type=password', credentials)
  const own = bearer(String(body.access_token))
  const factor = (await before.call('POST', '/auth/v1/factors', { factor_type: 'totp' }, own)).body
  const { body: fresh } = await after.call('POST', '/auth/v1/token?grant_type=password', credentials)
  const path = `/auth/v1/factors/${factor.id}`
  const token = bearer(String(fresh.access_token))
  const { body: challenge } = await after.call('POST', `${path}/challenge`, {}, token)
  const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate({
    timestamp: after.hands.now().getTime(),
  })
  const answer = await after.call('POST', `${path}/verify`, { challenge_id: challenge.id, code }, token)
  expect([answer.status, answer.body.code]).toEqual([422, 'mfa_verification_failed'])
})

test('changed with the former one accepted, nobody notices: tokens stay good, second factors are sealed anew within a day', async () => {
  const changing = await openTestAuth(database, {}, [newer, testSecret])
  const member = { email: `${randomUUID().slice(0, 8)}@example.com`, password: credentials.password }
  const { body } = await before.call('POST', '/auth/v1/signup', member)
  const own = bearer(String(body.access_token))
  const { body: factor } = await before.call('POST', '/auth/v1/factors', { factor_type: 'totp' }, own)
  const prove = async (at: TestAuth, token: Record<string, string>) => {
    const path = `/auth/v1/factors/${factor.id}`
    const { body: challenge } = await at.call('POST', `${path}/challenge`, {}, token)
    const timestamp = at.hands.now().getTime()
    const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate({ timestamp })
    return (await at.call('POST', `${path}/verify`, { challenge_id: challenge.id, code }, token)).status
  }
  expect(await prove(changing, own)).toBe(200)
  await sweepAuth(changing.hands, factorSealer(changing.hands, [newer, testSecret]))
  const { body: later } = await after.call('POST', '/auth/v1/token?grant_type=password', member)
  // Its clock is an hour ahead: another code, which is what a code is for.
  expect(await prove(after, bearer(String(later.access_token)))).toBe(200)
  await changing.close()
})
