// Access tokens: an independent library agrees with ours, and every forged or spoilt one is refused everywhere.

import { createHmac, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { SignJWT, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../../../database/schema/members.ts'
import { hour, minute, second } from '../../../base/dates.ts'
import type { Database } from '../../../platform/database/database.ts'
import { openTestDatabase } from '../../../platform/database/test-database.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { accessTokens } from './access-tokens.ts'
import { bearer, openTestAuth, testSecret, type TestAuth } from './test-auth.ts'

let database: Database
let auth: TestAuth
let good: { access: string; refresh: string; id: string; claims: Record<string, unknown> }

async function signUp() {
  const email = `${randomUUID().slice(0, 8)}@example.com`
  const { body } = await auth.call('POST', '/auth/v1/signup', { email, password: 'lantern-over-the-sea' })
  const access = String(body.access_token)
  const { payload } = await jwtVerify(access, key)
  return { access, refresh: String(body.refresh_token), id: String(body.user.id), claims: payload }
}

const key = new TextEncoder().encode(testSecret)
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

beforeAll(async () => {
  database = await openTestDatabase()
  auth = await openTestAuth(database)
  good = await signUp()
})
afterAll(async () => {
  await auth.close()
  await database.close()
})

test('its claims are the protocol’s, and another library can check it', async () => {
  const { payload, protectedHeader } = await jwtVerify(good.access, key, {
    audience: 'authenticated',
    issuer: 'http://localhost/auth/v1',
    algorithms: ['HS256'],
    typ: 'JWT',
  })
  expect(protectedHeader.kid).toMatch(/^[0-9a-f]{12}$/)
  expect(payload).toMatchObject({
    sub: good.id,
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: expect.any(Number) }],
    session_id: expect.any(String),
    is_anonymous: false,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
  })
  expect(Number(payload.exp) - Number(payload.iat)).toBe(3600)
})

const seconds = () => Math.floor(Date.now() / second)
const headerOf = () => decodeProtectedHeader(good.access)

/** Rightly signed, but with something else inside or in front. */
function forge(claims: Record<string, unknown>, header: Record<string, unknown> = {}, secret = testSecret): string {
  const signed = `${base64url({ ...headerOf(), ...header })}.${base64url({ ...good.claims, ...claims })}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

const forgeries: [string, () => string][] = [
  ['expired', () => forge({ iat: seconds() - 7200, exp: seconds() - 3600 })],
  ['from the future', () => forge({ iat: seconds() + 3600, exp: seconds() + 7200 })],
  ['not yet valid', () => forge({ nbf: seconds() + 3600 })],
  ['of another audience', () => forge({ aud: 'anon' })],
  ['of several audiences', () => forge({ aud: ['authenticated', 'other'] })],
  ['of another issuer', () => forge({ iss: 'https://evil.example/auth/v1' })],
  ['of the service role', () => forge({ role: 'service_role' })],
  ['without an end', () => forge({ exp: undefined })],
  ['without a session', () => forge({ session_id: undefined })],
  ['with another type', () => forge({}, { typ: 'at+jwt' })],
  ['with another key id', () => forge({}, { kid: 'other' })],
  ['by another key', () => forge({}, {}, 'another secret that is long enough too')],
  ['alg none', () => `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url(good.claims)}.`],
  ['alg none, our key id', () => `${base64url({ ...headerOf(), alg: 'none' })}.${base64url(good.claims)}.`],
  ['alg HS512', () => forge({}, { alg: 'HS512' })],
  [
    'with another payload',
    () => good.access.replace(/\.[^.]+\./, `.${base64url({ ...good.claims, sub: randomUUID() })}.`),
  ],
  ['with another signature', () => good.access.slice(0, -2) + (good.access.endsWith('AA') ? 'BB' : 'AA')],
  ['without a signature', () => good.access.replace(/[^.]+$/, '')],
  ['with something behind', () => `${good.access}=`],
  ['with a fourth part', () => `${good.access}.e30`],
  [
    'no JSON inside',
    () => {
      const signed = `${good.access.split('.')[0]}.bm90IGpzb24`
      return `${signed}.${createHmac('sha256', testSecret).update(signed).digest('base64url')}`
    },
  ],
  ['a refresh token', () => good.refresh],
  ['the anonymous key', () => 'anon'],
  ['very long', () => `${good.access}${'A'.repeat(7000)}`],
]

test.each(forgeries)('a token %s is refused', async (_, make) => {
  const token = make()
  const asked = [
    await auth.call('GET', '/auth/v1/user', undefined, bearer(token)),
    await auth.call('PUT', '/auth/v1/user', { password: 'stolen-by-forgery' }, bearer(token)),
    await auth.call('POST', '/auth/v1/logout', undefined, bearer(token)),
    await auth.call('POST', '/auth/v1/factors', { factor_type: 'totp' }, bearer(token)),
  ]
  for (const { status, body } of asked) expect([status, body.code]).toEqual([403, 'bad_jwt'])
  const product = await auth.call('GET', '/api/who-am-i', undefined, bearer(token))
  expect([product.status, product.body.code]).toEqual([401, 'bad_jwt'])
  expect((await auth.call('GET', '/auth/v1/user', undefined, bearer(good.access))).status).toBe(200)
})

test('no token, another scheme, only an apikey: 401 [S6.3]', async () => {
  const ways: Record<string, string>[] = [
    {},
    { authorization: `Basic ${good.access}` },
    { apikey: good.access },
    bearer(''),
  ]
  for (const headers of ways) {
    const { status, body } = await auth.call('GET', '/auth/v1/user', undefined, headers)
    expect([status, body.code]).toEqual([401, 'no_authorization'])
  }
})

test('a deleted member, and an ended session', async () => {
  const gone = await signUp()
  await database.owner.delete(users).where(eq(users.id, gone.id))
  expect((await auth.call('GET', '/auth/v1/user', undefined, bearer(gone.access))).body.code).toBe('user_not_found')
  const product = await auth.call('GET', '/api/who-am-i', undefined, bearer(gone.access))
  expect([product.status, product.body.code]).toEqual([401, 'session_not_found'])
  const left = await signUp()
  await auth.call('POST', '/auth/v1/logout', undefined, bearer(left.access))
  const after = await auth.call('GET', '/auth/v1/user', undefined, bearer(left.access))
  expect([after.status, after.body.code]).toEqual([403, 'session_not_found'])
})

test('clocks of servers may differ a little, not much', async () => {
  const at = (offset: number) =>
    accessTokens({ secrets: [testSecret], issuer: 'i', now: () => new Date(Date.now() + offset) })
  const { token } = at(0).sign({ ...good.claims })
  const verdict = (offset: number) => {
    const found = at(offset).verify(token)
    return typeof found === 'string' ? found : 'good'
  }
  expect([-minute, -5 * second, 0, hour + 5 * second, hour + minute].map(verdict)).toEqual([
    'bad',
    'good',
    'good',
    'good',
    'expired',
  ])
})

test('tokens of another maker with the same secret and claims, but without our key id', async () => {
  const token = await new SignJWT(good.claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key)
  expect((await auth.call('GET', '/auth/v1/user', undefined, bearer(token))).status).toBe(403)
})

test('both shapes of an error, by the version that the client asks for', async () => {
  const newer = await auth.call('GET', '/auth/v1/user')
  expect(newer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
  expect(newer.headers.get('x-sb-error-code')).toBe('no_authorization')
  expect(newer.body).toEqual({ code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' })
  const older = await auth.call('GET', '/auth/v1/user', undefined, { 'x-supabase-api-version': '' })
  expect(older.body).toEqual({
    code: 401,
    error_code: 'no_authorization',
    msg: 'This endpoint requires a valid Bearer token',
  })
})

test('while the secret is changed, tokens of the former one are good and none is signed with it', () => {
  const [former, newer] = ['the former secret, long enough', 'the newer secret, long enough too']
  const with_ = (...secrets: Secrets) => accessTokens({ secrets, issuer: 'i', now: () => new Date() })
  const older = with_(former).sign({ ...good.claims }).token
  expect(with_(newer, former).verify(older)).toMatchObject({ sub: good.id })
  expect(with_(newer).verify(older)).toBe('bad')
  const fresh = with_(newer, former).sign({ ...good.claims }).token
  expect(with_(newer).verify(fresh)).toMatchObject({ sub: good.id })
  expect(with_(former).verify(fresh)).toBe('bad')
})
