// Becoming a member: all or nothing, once, and with confirmation only for whoever owns the address.

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { credentials, users } from '../../../../database/schema/members.ts'
import { day } from '../../../base/dates.ts'
import type { Database } from '../../../platform/database/database.ts'
import { openTestDatabase } from '../../../platform/database/test-database.ts'
import { ownOrigin, ownPath } from './own-origin.ts'
import { factorSealer } from './auth-desk.ts'
import { sweepAuth } from './sweep-auth.ts'
import { bearer, openTestAuth, testSecret, readMail, type TestAuth } from './test-auth.ts'

let database: Database
const password = 'lantern-over-the-sea'
const someone = () => `${randomUUID().slice(0, 8)}@example.com`
const opened: TestAuth[] = []

async function open(settings: Record<string, string> = {}, rest = {}) {
  const auth = await openTestAuth(database, { settings, ...rest })
  opened.push(auth)
  return auth
}
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  for (const auth of opened) await auth.close()
  await database.close()
})

test('twelve sign-ups with one e-mail at once make one member', async () => {
  const auth = await open()
  const email = someone()
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => auth.call('POST', '/auth/v1/signup', { email, password })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'user_already_exists')).toHaveLength(11)
  expect(await database.owner.$count(users, eq(users.email, email))).toBe(1)
})

test('what goes wrong halfway leaves nothing behind', async () => {
  const auth = await open(
    {},
    {
      failpoint: () => {
        throw new Error('The power went')
      },
    },
  )
  const email = someone()
  expect((await auth.call('POST', '/auth/v1/signup', { email, password })).status).toBe(500)
  expect(await database.owner.$count(users, eq(users.email, email))).toBe(0)
})

test('the mail goes out with the transaction or not at all', async () => {
  const auth = await open(
    { EMAIL_CONFIRMATION: 'on' },
    { mail: { send: () => Promise.reject(new Error('The outbox is full')) } },
  )
  const email = someone()
  expect((await auth.call('POST', '/auth/v1/signup', { email, password })).status).toBe(500)
  expect(await database.owner.$count(users, eq(users.email, email))).toBe(0)
})

test('a stranger who signs up with an address first does not own it: the newest password and link count', async () => {
  const auth = await open({ EMAIL_CONFIRMATION: 'on' })
  const email = someone()
  const links: string[] = []
  for (const chosen of ['the stranger was here', password]) {
    await auth.call('POST', '/auth/v1/signup', { email, password: chosen })
    links.push(readMail(auth.hands.mails.at(-1)?.text).link)
  }
  const follow = async (link = '') => (await fetch(link, { redirect: 'manual' })).headers.get('location') ?? ''
  expect(await follow(links[0])).toContain('error_code=otp_expired')
  expect(await follow(links[1])).toMatch(/^\/dashboard#access_token=/)
  const signIn = (guess: string) => auth.call('POST', '/auth/v1/token?grant_type=password', { email, password: guess })
  expect((await signIn('the stranger was here')).status).toBe(400)
  expect((await signIn(password)).status).toBe(200)
})

test('operators by setting or by the database, never by what they send', async () => {
  const auth = await open({ OPERATOR_EMAILS: 'Boss@example.com' })
  const isOperator = async (email: string) => {
    const { body } = await auth.call('POST', '/auth/v1/token?grant_type=password', { email, password })
    return (await auth.identify(String(body.access_token))).isOperator
  }
  await auth.call('POST', '/auth/v1/signup', { email: 'boss@example.com', password })
  const helper = someone()
  await auth.call('POST', '/auth/v1/signup', { email: helper, password, data: { is_operator: true } })
  expect([await isOperator('boss@example.com'), await isOperator(helper)]).toEqual([true, false])
  await database.owner.update(users).set({ is_operator: true }).where(eq(users.email, helper))
  expect(await isOperator(helper)).toBe(true)
})

test('while e-mails are not confirmed nobody is an operator by an address, but on one’s own machine', async () => {
  const everywhere = { OPERATOR_EMAILS: 'chief@example.com', PUBLIC_URL: 'https://books.example', RATE_LIMITS: 'on' }
  const isOperator = async (settings: Record<string, string>) => {
    const auth = await open(settings)
    const { body } = await auth.call('POST', '/auth/v1/token?grant_type=password', {
      email: 'chief@example.com',
      password,
    })
    return (await auth.identify(String(body.access_token))).isOperator
  }
  await (await open()).call('POST', '/auth/v1/signup', { email: 'chief@example.com', password })
  expect(await isOperator(everywhere)).toBe(false)
  expect(await isOperator({ ...everywhere, EMAIL_CONFIRMATION: 'on' })).toBe(true)
  expect(await isOperator({ OPERATOR_EMAILS: 'chief@example.com' })).toBe(true)
  expect(await isOperator({ OPERATOR_EMAILS: 'chief@example.com', TRUSTED_PROXIES: '1' })).toBe(false)
})

test('links lead to ourselves only', async () => {
  const auth = await open()
  const email = someone()
  await auth.call('POST', '/auth/v1/signup', { email, password })
  for (const evil of ['https://evil.example/x', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/@x//y']) {
    await auth.call('POST', `/auth/v1/recover?redirect_to=${encodeURIComponent(evil)}`, { email })
    const { link } = readMail(auth.hands.mails.at(-1)?.text)
    const tampered = new URL(link)
    expect(tampered.origin).toBe(auth.origin)
    tampered.searchParams.set('redirect_to', evil)
    const location = (await fetch(tampered, { redirect: 'manual' })).headers.get('location') ?? ''
    expect(new URL(location, auth.origin).origin).toBe(auth.origin)
    expect(location).toMatch(/^\/[^/\\]/)
  }
})

test('where we are: PUBLIC_URL, else this machine as it was asked, else this machine', () => {
  const config = { PUBLIC_URL: undefined, PORT: 3000 }
  expect(ownOrigin({ ...config, PUBLIC_URL: 'https://books.example/' }, 'evil.example')).toBe('https://books.example')
  for (const host of ['127.0.0.1:4000', 'localhost:4000', '[::1]:4000']) {
    expect(ownOrigin(config, host)).toBe(`http://${host}`)
  }
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1@evil.example', '127.0.0.1:80/x', '']) {
    expect(ownOrigin(config, host)).toBe('http://localhost:3000')
  }
  expect(ownPath('http://localhost:3000/a?b=c#d', 'http://localhost:3000')).toBe('/a?b=c')
  expect(ownPath('', 'http://localhost:3000')).toBeUndefined()
})

test('the daily sweep frees addresses that nobody confirmed, and keeps members', async () => {
  const auth = await open({ EMAIL_CONFIRMATION: 'on' })
  const [left, kept] = [someone(), someone()]
  await auth.call('POST', '/auth/v1/signup', { email: left, password })
  await auth.call('POST', '/auth/v1/signup', { email: kept, password })
  await auth.call('POST', '/auth/v1/verify', {
    type: 'signup',
    email: kept,
    token: readMail(auth.hands.mails.at(-1)?.text).code,
  })
  auth.hands.clock.advance(8 * day)
  await sweepAuth(auth.hands, factorSealer(auth.hands, [testSecret]))
  expect(await database.owner.$count(users, eq(users.email, left))).toBe(0)
  expect(await database.owner.$count(users, eq(users.email, kept))).toBe(1)
  auth.hands.clock.advance(400 * day)
  await sweepAuth(auth.hands, factorSealer(auth.hands, [testSecret]))
  expect(await database.owner.$count(users, eq(users.email, kept))).toBe(1)
})

test('passwords are argon2id of the strength that OWASP asks for', async () => {
  const [row] = await database.owner.select().from(credentials).limit(1)
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('settings and health, and no headers that grant anything', async () => {
  const auth = await open({ EMAIL_CONFIRMATION: 'on' })
  expect((await auth.call('GET', '/auth/v1/settings')).body).toMatchObject({
    external: { email: true },
    mailer_autoconfirm: false,
  })
  expect((await auth.call('GET', '/auth/v1/health')).status).toBe(200)
  const answer = await auth.call('GET', '/api/who-am-i', undefined, {
    apikey: 'service_role',
    ...bearer('service_role'),
  })
  expect(answer.status).toBe(401)
})
