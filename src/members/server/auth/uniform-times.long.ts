// Nobody learns from the time of an answer who has an account. In the long rounds: a busy machine would decide the outcome.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../platform/database/database.ts'
import { openTestDatabase } from '../../../platform/database/test-database.ts'
import { openTestAuth, type TestAuth } from './test-auth.ts'

let database: Database
let auth: TestAuth
const password = 'lantern-over-the-sea'
const known = 'known@example.com'
const rounds = 200

beforeAll(async () => {
  database = await openTestDatabase()
  auth = await openTestAuth(database)
  await auth.call('POST', '/auth/v1/signup', { email: known, password })
})
afterAll(async () => {
  await auth.close()
  await database.close()
})

const someone = () => `${randomUUID().slice(0, 8)}@example.com`
/** A quarter of the way up: less of the machine's other work than in the middle. */
const usual = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0

test.each([
  ['/auth/v1/token?grant_type=password', { password: 'not the one at all' }],
  ['/auth/v1/recover', {}],
  ['/auth/v1/otp', { create_user: true }],
  ['/auth/v1/resend', { type: 'signup' }],
  ['/auth/v1/verify', { type: 'recovery', token: '000000' }],
])('%s', async (path, rest) => {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const answers = new Set<string>()
  // In turn, so that a busy machine slows both.
  for (let i = 0; i < rounds; i++) {
    for (const who of ['known', 'unknown'] as const) {
      const started = performance.now()
      const { status, text } = await auth.call('POST', path, { email: who === 'known' ? known : someone(), ...rest })
      times[who].push(performance.now() - started)
      answers.add(`${status} ${text}`)
    }
  }
  expect([...answers]).toHaveLength(1)
  // On a busy machine hashing itself varies more than the answers may.
  const allowed = Math.max(5, usual(times.known) / 8)
  expect(Math.abs(usual(times.known) - usual(times.unknown))).toBeLessThan(allowed)
})
