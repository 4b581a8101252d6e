// Nobody learns from us who has an account: known and unknown e-mails get the same answers. (Their times: uniform-times.long.ts.)

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../platform/database/database.ts'
import { openTestDatabase } from '../../../platform/database/test-database.ts'
import { openTestAuth, type TestAuth } from './test-auth.ts'

let database: Database
let auth: TestAuth
const password = 'lantern-over-the-sea'
const known = 'known@example.com'

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
test.each([
  ['/auth/v1/token?grant_type=password', { password: 'not the one at all' }],
  ['/auth/v1/recover', {}],
  ['/auth/v1/otp', { create_user: true }],
  ['/auth/v1/resend', { type: 'signup' }],
  ['/auth/v1/verify', { type: 'recovery', token: '000000' }],
])('%s', async (path, rest) => {
  const answers = new Set<string>()
  for (const email of [known, someone(), known, someone()]) {
    const { status, text } = await auth.call('POST', path, { email, ...rest })
    answers.add(`${status} ${text}`)
  }
  expect([...answers]).toHaveLength(1)
})

test('asking for a mail makes no member, and only members get one', async () => {
  const before = auth.hands.mails.length
  const email = someone()
  await auth.call('POST', '/auth/v1/otp', { email, create_user: true })
  await auth.call('POST', '/auth/v1/recover', { email })
  expect(auth.hands.mails).toHaveLength(before)
  expect((await auth.call('POST', '/auth/v1/signup', { email, password })).status).toBe(200)
})
