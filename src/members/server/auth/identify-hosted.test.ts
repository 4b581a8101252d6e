// A hosted auth service signs people in: its keys decide, and its members get their rows.

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { SignJWT, exportJWK, generateKeyPair } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../../../database/schema/members.ts'
import { minute } from '../../../base/dates.ts'
import type { Database } from '../../../platform/database/database.ts'
import { openTestDatabase } from '../../../platform/database/test-database.ts'
import { bearer, openTestAuth, testSecret, type TestAuth } from './test-auth.ts'

const authUrl = 'https://auth.example/auth/v1'
const jwksUrl = `${authUrl}/.well-known/jwks.json`
const { privateKey, publicKey } = await generateKeyPair('ES256')
const stranger = await generateKeyPair('ES256')
let database: Database
let auth: TestAuth
let isDown = false
const asked: string[] = []

const wire: typeof fetch = async (address) => {
  asked.push(String(address))
  if (isDown) throw new TypeError('fetch failed')
  return Response.json({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' }] })
}
const settings = { AUTH_URL: authUrl, AUTH_JWKS_URL: jwksUrl, OPERATOR_EMAILS: 'boss@example.com' }
const open = () => openTestAuth(database, { fetch: wire, settings })

beforeAll(async () => {
  database = await openTestDatabase()
  auth = await open()
})
afterAll(async () => {
  await auth.close()
  await database.close()
})

interface Making {
  claims?: Record<string, unknown>
  header?: Record<string, string>
  key?: CryptoKey
  issuer?: string
}

function token(sub: string, email: string, { claims, header, key = privateKey, issuer = authUrl }: Making = {}) {
  return new SignJWT({ email, role: 'authenticated', aal: 'aal2', ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: 'k1', typ: 'JWT', ...header })
    .setSubject(sub)
    .setAudience('authenticated')
    .setIssuer(issuer)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key)
}
const whoAmI = async (made: string, at = auth) => at.call('GET', '/api/who-am-i', undefined, bearer(made))

test('its tokens are good here; the row is made with the first one, the keys are fetched once', async () => {
  const id = randomUUID()
  const email = `${id.slice(0, 8)}@example.com`
  const answers = await Promise.all(Array.from({ length: 5 }, async () => whoAmI(await token(id, email))))
  for (const { status, body } of answers) expect([status, body]).toEqual([200, { id, aal: 'aal2', isOperator: false }])
  expect(await database.owner.select({ email: users.email }).from(users).where(eq(users.id, id))).toEqual([{ email }])
  expect(asked).toEqual([jwksUrl])
})

test('operators by setting and by the database', async () => {
  const boss = randomUUID()
  expect((await whoAmI(await token(boss, 'Boss@example.com'))).body.isOperator).toBe(true)
  const helper = randomUUID()
  expect((await whoAmI(await token(helper, 'helper@example.com'))).body.isOperator).toBe(false)
  await database.owner.update(users).set({ is_operator: true }).where(eq(users.id, helper))
  auth.hands.clock.advance(6 * minute)
  expect((await whoAmI(await token(helper, 'helper@example.com'))).body.isOperator).toBe(true)
})

test('a changed e-mail is followed; somebody else’s is refused', async () => {
  const id = randomUUID()
  await whoAmI(await token(id, 'before@example.com'))
  await whoAmI(await token(id, 'after@example.com'))
  const [row] = await database.owner.select().from(users).where(eq(users.id, id))
  expect(row?.email).toBe('after@example.com')
  const other = await whoAmI(await token(randomUUID(), 'after@example.com'))
  expect([other.status, other.body.code]).toEqual([403, 'email_exists'])
  const none = await whoAmI(await token(randomUUID(), ''))
  expect([none.status, none.body.code]).toEqual([403, 'email_missing'])
})

test('forged, foreign and our own tokens are refused', async () => {
  const id = randomUUID()
  const email = 'forged@example.com'
  const forged = [
    await token(id, email, { key: stranger.privateKey }),
    await token(id, email, { issuer: 'https://evil.example' }),
    await token(id, email, { claims: { role: 'service_role' } }),
    await token(id, email, { header: { kid: 'other' } }),
    `${(await token(id, email)).slice(0, -4)}AAAA`,
    await new SignJWT({ email, role: 'authenticated' })
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .setSubject(id)
      .setAudience('authenticated')
      .setIssuer(authUrl)
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(testSecret)),
    'no token',
  ]
  for (const made of forged) {
    const { status, body } = await whoAmI(made)
    expect([status, body.code]).toEqual([401, 'bad_jwt'])
  }
  expect(await database.owner.select().from(users).where(eq(users.id, id))).toEqual([])
})

test('keys that cannot be fetched are an outage, not a bad token', async () => {
  isDown = true
  const fresh = await open()
  const { status, body } = await whoAmI(await token(randomUUID(), 'x@example.com'), fresh)
  isDown = false
  await fresh.close()
  expect([status, body.code]).toEqual([503, 'unavailable'])
})

test('our own auth routes are closed and say who answers', async () => {
  for (const { endpoint } of auth.routes) {
    const path = endpoint.path.replace('{id}', randomUUID())
    const { status, body } = await auth.call(endpoint.method, path, endpoint.method === 'GET' ? undefined : {})
    expect([status, body.code]).toEqual([404, 'hosted_auth'])
    expect(body.message).toContain(authUrl)
  }
})
