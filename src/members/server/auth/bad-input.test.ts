// Whatever is sent to the auth protocol: a clear no that names the field, never a 5xx, and nothing changed.

import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { getTableName, type Table } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as schema from '../../../../database/schema/members.ts'
import type { Database } from '../../../platform/database/database.ts'
import { openTestDatabase } from '../../../platform/database/test-database.ts'
import { bearer, openTestAuth, type TestAuth } from './test-auth.ts'

let database: Database
let auth: TestAuth
let access = ''
let factorId = ''
const email = 'ana@example.com'
const password = 'lantern-over-the-sea'

beforeAll(async () => {
  database = await openTestDatabase()
  auth = await openTestAuth(database)
  access = String((await auth.call('POST', '/auth/v1/signup', { email, password })).body.access_token)
  const { body } = await auth.call('POST', '/auth/v1/factors', { factor_type: 'totp' }, bearer(access))
  factorId = String(body.id)
})
afterAll(async () => {
  await auth.close()
  await database.close()
})

const { auditEvents, consents, credentials, mfaFactors, oneTimeTokens, refreshTokens, sessions, users } = schema
const tables: Table[] = [auditEvents, consents, credentials, mfaFactors, oneTimeTokens, refreshTokens, sessions, users]

async function everything() {
  const found: Record<string, unknown> = { mails: auth.hands.mails.length }
  for (const table of tables) found[getTableName(table)] = await database.owner.select().from(table)
  return found
}

interface Form {
  method: string
  path: string
  /** A right value for each field. */
  body: Record<string, unknown>
  /** Any text may be a password or a name. */
  anyText?: string[]
  /** May be left out, or null. */
  optional?: string[]
}

const forms: Record<string, () => Form> = {
  signup: () => ({
    method: 'POST',
    path: '/auth/v1/signup',
    body: { email: 'new@example.com', password, data: {} },
    anyText: ['password'],
    optional: ['data'],
  }),
  'sign in': () => ({
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    body: { email, password },
    anyText: ['password'],
  }),
  refresh: () => ({
    method: 'POST',
    path: '/auth/v1/token?grant_type=refresh_token',
    body: { refresh_token: 'x' },
    anyText: ['refresh_token'],
  }),
  recover: () => ({ method: 'POST', path: '/auth/v1/recover', body: { email } }),
  otp: () => ({ method: 'POST', path: '/auth/v1/otp', body: { email } }),
  resend: () => ({ method: 'POST', path: '/auth/v1/resend', body: { email, type: 'signup' } }),
  'verify code': () => ({
    method: 'POST',
    path: '/auth/v1/verify',
    body: { email, token: '123456', type: 'email' },
    anyText: ['token'],
  }),
  'verify link': () => ({
    method: 'POST',
    path: '/auth/v1/verify',
    body: { token_hash: 'x', type: 'email' },
    anyText: ['token_hash'],
  }),
  'update user': () => ({
    method: 'PUT',
    path: '/auth/v1/user',
    body: { password: 'x', current_password: 'x', nonce: 'x', data: {}, email, phone: '' },
    anyText: ['password', 'current_password', 'nonce', 'phone'],
    optional: ['password', 'current_password', 'nonce', 'data', 'email', 'phone'],
  }),
  enrol: () => ({
    method: 'POST',
    path: '/auth/v1/factors',
    body: { factor_type: 'totp', friendly_name: 'x' },
    anyText: ['friendly_name'],
    optional: ['friendly_name'],
  }),
  'verify factor': () => ({
    method: 'POST',
    path: `/auth/v1/factors/${factorId}/verify`,
    body: { challenge_id: randomUUID(), code: '123456' },
    anyText: ['code'],
  }),
}

const wrongTypes = fc.oneof(
  fc.integer(),
  fc.boolean(),
  fc.array(fc.jsonValue(), { maxLength: 3 }),
  fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue(), { minKeys: 1, maxKeys: 3 }),
)
const nastyText = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
  fc.constantFrom('a'.repeat(10_000), '\u202Eevil', 'nul\u0000', '\ud800', '{{7*7}}', '../..', '%00', '<svg onload=1>'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }).map((text) => text.repeat(2000)),
)

for (const [name, make] of Object.entries(forms)) {
  test(`${name}: wrong types are refused, naming the field`, async () => {
    const before = await everything()
    const { method, path, body } = make()
    for (const field of Object.keys(body)) {
      await fc.assert(
        fc.asyncProperty(wrongTypes, async (value) => {
          fc.pre(!(field === 'data' && typeof value === 'object' && !Array.isArray(value)))
          const answer = await auth.call(method, path, { ...body, [field]: value }, bearer(access))
          expect([answer.status, answer.body.code, Object.keys(answer.body.fields)]).toEqual([
            400,
            'validation_failed',
            [field],
          ])
          expect(answer.body.message).toBeTruthy()
        }),
        { numRuns: 8 },
      )
    }
    expect(await everything()).toEqual(before)
  })

  test(`${name}: nasty texts never make a fault`, async () => {
    const before = await everything()
    const { method, path, body, anyText = [] } = make()
    for (const field of Object.keys(body).filter((field) => field !== 'data')) {
      await fc.assert(
        fc.asyncProperty(nastyText, async (value) => {
          // As a password it may be right, and then another field decides.
          const decides = 'email' in body ? { email: 'no mail' } : 'factor_type' in body ? { factor_type: 'phone' } : {}
          const others = anyText.includes(field) ? decides : {}
          const answer = await auth.call(method, path, { ...body, ...others, [field]: value }, bearer(access))
          expect(answer.status, answer.text).toBeGreaterThanOrEqual(400)
          expect(answer.status, answer.text).toBeLessThan(500)
        }),
        { numRuns: 14 },
      )
    }
    expect(await everything()).toEqual(before)
  })

  test(`${name}: a missing field is named`, async () => {
    const { method, path, body, optional = [] } = make()
    for (const field of Object.keys(body).filter((field) => !optional.includes(field))) {
      const { [field]: _, ...rest } = body
      const answer = await auth.call(method, path, rest, bearer(access))
      expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed'])
      expect(answer.body.message).toContain(field === 'token_hash' ? 'email' : field)
    }
  })
}

test('metadata: kept as sent, or refused', async () => {
  const member = await auth.call('POST', '/auth/v1/signup', { email: 'meta@example.com', password })
  const own = bearer(String(member.body.access_token))
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue(), { maxKeys: 4 }), async (data) => {
      const answer = await auth.call('PUT', '/auth/v1/user', { data }, own)
      expect([200, 400], answer.text).toContain(answer.status)
      expect(answer.status === 400).toBe('data' in (answer.body.fields ?? {}))
    }),
    { numRuns: 100 },
  )
  for (const data of [{ a: 'nul\u0000' }, { a: '\ud800' }, { a: 'x'.repeat(3000) }, { a: [[[[[1]]]]] }]) {
    expect((await auth.call('PUT', '/auth/v1/user', { data }, own)).status).toBe(400)
  }
})

test('bodies that are no JSON object, or the wrong kind', async () => {
  const before = await everything()
  const path = '/auth/v1/signup'
  const send = async (body: string, type = 'application/json') =>
    (await auth.call('POST', path, body, { 'content-type': type })).status
  expect(await send('{"email":')).toBe(400)
  expect(await send('[]')).toBe(400)
  expect(await send('"text"')).toBe(400)
  expect(await send('[['.repeat(10_000))).toBe(400)
  expect(await send('email=a%40b.com', 'application/x-www-form-urlencoded')).toBe(415)
  expect(await send(`{"__proto__":{"password":"${password}"},"email":"p@example.com"}`)).toBe(400)
  expect(await everything()).toEqual(before)
})

test('fields that clients send and we do not know are left aside', async () => {
  const answer = await auth.call('POST', '/auth/v1/signup', {
    email: 'extra@example.com',
    password,
    gotrue_meta_security: { captcha_token: null },
    code_challenge: null,
    code_challenge_method: null,
    channel: 'sms',
    is_operator: true,
    role: 'service_role',
    app_metadata: { is_operator: true },
  })
  expect(answer.status).toBe(200)
  expect(answer.body.user.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
  expect(answer.body.user.role).toBe('authenticated')
})

test('e-mails: kept in lower case; what cannot get mail is refused', async () => {
  const signUp = (written: string) => auth.call('POST', '/auth/v1/signup', { email: written, password })
  for (const [written, kept] of [
    [' Ana+Books@Example.COM ', 'ana+books@example.com'],
    ["o'brien@sub.example.co.uk", "o'brien@sub.example.co.uk"],
    ['zoe@bücher.example', 'zoe@xn--bcher-kva.example'],
    [`${'a'.repeat(64)}@${'b'.repeat(60)}.example`, `${'a'.repeat(64)}@${'b'.repeat(60)}.example`],
  ] as const) {
    expect((await signUp(written)).body.user?.email).toBe(kept)
  }
  for (const written of [
    ...['', ' ', 'ana', 'ana@', '@example.com', 'ana@localhost', 'ana@@example.com', 'a b@example.com'],
    ...['.ana@example.com', 'ana.@example.com', 'a..b@example.com', 'ana@-example.com', 'ana@example..com'],
    ...['ana@127.0.0.1', 'ana@example.com/x', 'ana@example.com\r\nBcc: b@example.com', 'аna\u202e@example.com'],
    `${'a'.repeat(65)}@example.com`,
    `a@${'b.'.repeat(127)}com`,
  ]) {
    expect(await signUp(written), written).toMatchObject({
      status: 400,
      body: { fields: { email: expect.any(String) } },
    })
  }
})

test('a name for a factor must be printable', async () => {
  for (const friendly_name of ['\u202Eevil', 'nul\u0000', '\ud800', 'two\nlines', 'x'.repeat(61)]) {
    const { status, body } = await auth.call(
      'POST',
      '/auth/v1/factors',
      { factor_type: 'totp', friendly_name },
      bearer(access),
    )
    expect([status, Object.keys(body.fields)]).toEqual([400, ['friendly_name']])
  }
})

// Last: the server closes the connection on which it stopped listening.
test('more than a megabyte is refused', async () => {
  const { status } = await auth.call('POST', '/auth/v1/signup', `{"email":"${'a'.repeat(1024 * 1024 + 1)}"}`)
  expect(status).toBe(413)
})
