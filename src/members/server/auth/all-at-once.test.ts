// Everything that touches one account at the same moment: nobody waits in a circle, nothing ends in a fault.

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mfaFactors, sessions, users } from '../../../../database/schema/members.ts'
import type { Database } from '../../../platform/database/database.ts'
import { openTestDatabase } from '../../../platform/database/test-database.ts'
import { bearer, openTestAuth, readMail, type TestAuth } from './test-auth.ts'

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

const password = 'lantern-over-the-sea'

async function member() {
  const email = `${randomUUID().slice(0, 8)}@example.com`
  const { body } = await auth.call('POST', '/auth/v1/signup', { email, password })
  const signIn = async () => (await auth.call('POST', '/auth/v1/token?grant_type=password', { email, password })).body
  return { email, id: String(body.user.id), body, signIn }
}

test('signing in and out, refreshing, changing, recovering, deleting', async () => {
  for (let round = 0; round < 6; round++) {
    const { email, id, body, signIn } = await member()
    const others = await Promise.all(Array.from({ length: 4 }, signIn))
    const token = bearer(String(body.access_token))
    const statuses = await Promise.all([
      ...others.map((other) =>
        auth.call('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: other.refresh_token }),
      ),
      ...others.map((other) => auth.call('POST', '/auth/v1/logout', undefined, bearer(String(other.access_token)))),
      auth.call('PUT', '/auth/v1/user', { password: 'another lantern', data: { a: 1 } }, token),
      auth.call('PUT', '/auth/v1/user', { password: 'a third lantern' }, token),
      auth.call('POST', '/auth/v1/recover', { email }),
      auth.call('POST', '/auth/v1/recover', { email }),
      auth.call('POST', '/auth/v1/otp', { email }),
      auth.call('GET', '/auth/v1/reauthenticate', undefined, token),
      auth.call('POST', '/auth/v1/factors', { factor_type: 'totp', friendly_name: 'a' }, token),
      auth.call('POST', '/auth/v1/factors', { factor_type: 'totp', friendly_name: 'a' }, token),
      auth.call('POST', '/auth/v1/logout?scope=others', undefined, token),
      auth.call('POST', '/auth/v1/token?grant_type=password', { email, password }),
      auth.call('POST', '/auth/v1/verify', { email, token: '000000', type: 'email' }),
      ...(round % 2
        ? [
            database.owner
              .delete(users)
              .where(eq(users.id, id))
              .then(() => ({ status: 200 })),
          ]
        : []),
    ])
    expect(statuses.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
  }
})

test('of two clicks on one link, and of ten tries of one code, one wins', async () => {
  const { email, id } = await member()
  await auth.call('POST', '/auth/v1/otp', { email })
  const { link } = readMail(auth.hands.mails.at(-1)?.text)
  const followed = await Promise.all([fetch(link, { redirect: 'manual' }), fetch(link, { redirect: 'manual' })])
  const targets = followed.map((answer) => answer.headers.get('location') ?? '')
  expect(targets.filter((target) => target.includes('#access_token='))).toHaveLength(1)
  await auth.call('POST', '/auth/v1/otp', { email })
  const { code } = readMail(auth.hands.mails.at(-1)?.text)
  const tries = await Promise.all(
    Array.from({ length: 10 }, () => auth.call('POST', '/auth/v1/verify', { email, token: code, type: 'email' })),
  )
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await database.owner.$count(sessions, eq(sessions.user_id, id))).toBe(3)
})

test('guessing one code many times at once is heard five times', async () => {
  const { email } = await member()
  await auth.call('POST', '/auth/v1/otp', { email })
  const { code } = readMail(auth.hands.mails.at(-1)?.text)
  const wrong = code === '000000' ? '000001' : '000000'
  await Promise.all(
    Array.from({ length: 8 }, () => auth.call('POST', '/auth/v1/verify', { email, token: wrong, type: 'email' })),
  )
  const right = await auth.call('POST', '/auth/v1/verify', { email, token: code, type: 'email' })
  expect(right.body.code).toBe('otp_expired')
})

test('another member’s factor is unknown, and a stolen list of factors gives no secret', async () => {
  const { body: ana } = await member()
  const { body: ben } = await member()
  const enrolled = await auth.call(
    'POST',
    '/auth/v1/factors',
    { factor_type: 'totp' },
    bearer(String(ana.access_token)),
  )
  const theirs = bearer(String(ben.access_token))
  for (const [method, path, sent] of [
    ['POST', `/auth/v1/factors/${enrolled.body.id}/challenge`, {}],
    ['POST', `/auth/v1/factors/${enrolled.body.id}/verify`, { challenge_id: randomUUID(), code: '123456' }],
    ['DELETE', `/auth/v1/factors/${enrolled.body.id}`, undefined],
  ] as const) {
    const { status, body } = await auth.call(method, path, sent, theirs)
    expect([status, body.code]).toEqual([404, 'mfa_factor_not_found'])
  }
  const [row] = await database.owner.select().from(mfaFactors).where(eq(mfaFactors.id, enrolled.body.id))
  expect(row?.secret).not.toContain(enrolled.body.totp.secret)
})
