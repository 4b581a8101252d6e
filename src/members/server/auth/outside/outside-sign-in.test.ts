// Signing in by an outside provider, from the official client’s first step to the session, against a provider on this machine.

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { decodeProtectedHeader, exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consents, outsideIdentities, users } from '../../../../../database/schema/members.ts'
import { minute } from '../../../../base/dates.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { openTestDatabase } from '../../../../platform/database/test-database.ts'
import { openTestAuth, readMail, type TestAuth } from '../test-auth.ts'
import { openTestProvider, type Standing, type TestProvider } from './test-provider.ts'

let database: Database
let provider: TestProvider
let auth: TestAuth
let confirming: TestAuth
const apple = await generateKeyPair('ES256', { extractable: true })
const password = 'lantern-over-the-sea'
const someone = () => `${randomUUID().slice(0, 8)}@example.com`

/** Apple is known by its name only: its wire leads to the provider on this machine. */
const wire: typeof fetch = (asked, init) =>
  fetch(
    String(asked).replace(
      'https://appleid.apple.com/',
      `${provider.issuer}/as/${encodeURIComponent('https://appleid.apple.com')}/`,
    ),
    init,
  )

beforeAll(async () => {
  database = await openTestDatabase()
  provider = await openTestProvider()
  const settings = {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'our-shop',
    OIDC_CLIENT_SECRET: 'between us',
    OIDC_NAME: 'Our club',
    OIDC_APPLE_CLIENT_ID: 'shop.apple',
    OIDC_APPLE_TEAM_ID: 'TEAM',
    OIDC_APPLE_KEY_ID: 'KEY',
    OIDC_APPLE_PRIVATE_KEY: (await exportPKCS8(apple.privateKey)).replaceAll('\n', String.raw`\n`),
  }
  auth = await openTestAuth(database, { settings, fetch: wire })
  confirming = await openTestAuth(database, { settings: { ...settings, EMAIL_CONFIRMATION: 'on' }, fetch: wire })
})
afterAll(async () => {
  await auth.close()
  await confirming.close()
  await provider.close()
  await database.close()
})

const person = (more: Partial<Standing> = {}): Standing => ({
  sub: randomUUID(),
  email: someone(),
  email_verified: true,
  ...more,
})

/** Out to the provider's door, as the client leads there. */
async function leave(client: ReturnType<TestAuth['client']>, at = auth, way: 'custom:oidc' | 'apple' = 'custom:oidc') {
  const redirectTo = `${at.origin}/signin?to=%2Fcart`
  const { data } = await client.signInWithOAuth({ provider: way, options: { redirectTo, skipBrowserRedirect: true } })
  const left = await fetch(data.url ?? '', { redirect: 'manual' })
  expect(left.status).toBe(303)
  return left.headers.get('location') ?? ''
}

/** Where she lands with what the provider sent back. */
async function comeBack(sent: Record<string, string>, at = auth) {
  const back = await fetch(`${at.origin}/auth/v1/callback?${new URLSearchParams(sent)}`, { redirect: 'manual' })
  return new URL(back.headers.get('location') ?? '', at.origin)
}

async function signIn(who: Standing, at = auth, client = at.client('pkce')) {
  const { code, state } = provider.signIn(await leave(client, at), who)
  const target = await comeBack({ code, state }, at)
  const fault = new URLSearchParams(target.hash.slice(1)).get('error_code')
  return { client, target, fault, code: target.searchParams.get('code') ?? '' }
}

const membersWith = (email: string) => database.owner.$count(users, eq(users.email, email))

test('the provider is asked with state, nonce and a challenge; she is made a member, and the next time she is the same one', async () => {
  const who = person()
  const { client, target, code } = await signIn(who)
  expect([target.pathname, target.searchParams.get('to'), target.hash]).toEqual(['/signin', '/cart', ''])
  const { data, error } = await client.exchangeCodeForSession(code)
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email: who.email, email_confirmed_at: expect.any(String) })
  const id = data.user?.id ?? ''
  const agreed = await database.owner.select().from(consents).where(eq(consents.user_id, id))
  expect(agreed).toMatchObject([{ kind: 'terms' }])
  expect(provider.forms.at(-1)).toMatchObject({ client_secret: 'between us', grant_type: 'authorization_code' })
  // By what the provider calls her for good, whatever her e-mail there is by now.
  const again = await signIn({ ...who, email: someone() })
  expect((await again.client.exchangeCodeForSession(again.code)).data.user?.id).toBe(id)
})

test('what comes back is good in the browser that asked, once: a link of somebody else’s sign-in lets nobody in', async () => {
  const { client, code } = await signIn(person())
  const victim = auth.client('pkce')
  await leave(victim)
  expect((await victim.exchangeCodeForSession(code)).error?.code).toBe('bad_code_verifier')
  expect((await client.exchangeCodeForSession(code)).error).toBeNull()
  const again = await auth.call('POST', '/auth/v1/token?grant_type=pkce', {
    auth_code: code,
    code_verifier: 'x'.repeat(43),
  })
  expect(again.body.code).toBe('otp_expired')
})

test('an e-mail that the provider does not vouch for makes no member', async () => {
  for (const more of [
    { email_verified: false },
    { email_verified: 'false' },
    { email_verified: undefined },
    { email: undefined },
  ]) {
    const who = { ...person(), ...more } as Standing
    expect((await signIn(who)).fault).toBe('outside_email_unproved')
    expect(await membersWith(who.email ?? '')).toBe(0)
  }
})

test('an account with a password is not opened silently: not at all while e-mails are not confirmed, else with a mail', async () => {
  const email = someone()
  await auth.client().signUp({ email, password })
  expect((await signIn(person({ email }))).fault).toBe('outside_email_taken')
  expect((await auth.client().signInWithPassword({ email, password })).error).toBeNull()
  const linked = await signIn(person({ email }), confirming)
  expect((await linked.client.exchangeCodeForSession(linked.code)).data.user?.email).toBe(email)
  expect(confirming.hands.mails.findLast(({ to }) => to === email)?.kind).toBe('outside-sign-in-added')
  expect((await auth.client().signInWithPassword({ email, password })).error).toBeNull()
})

test('somebody who signed up with her address and never confirmed it loses it to whom the provider knows', async () => {
  const email = someone()
  await confirming.client().signUp({ email, password: 'the stranger was here' })
  const { link } = readMail(confirming.hands.mails.findLast(({ to }) => to === email)?.text)
  const hers = await signIn(person({ email }), confirming)
  expect((await hers.client.exchangeCodeForSession(hers.code)).data.user?.email).toBe(email)
  const stranger = await confirming.client().signInWithPassword({ email, password: 'the stranger was here' })
  expect(stranger.error?.code).toBe('invalid_credentials')
  expect((await fetch(link, { redirect: 'manual' })).headers.get('location')).toContain('otp_expired')
})

test.each([
  ['signed by another key', { isForged: true }],
  ['of another sign-in', { claims: { nonce: 'other' } }],
  ['for another shop', { claims: { aud: 'other-shop' } }],
  ['of another maker', { claims: { iss: 'https://evil.example' } }],
  ['that ran out', { claims: { exp: 1_000_000 } }],
])('an ID token %s is not believed', async (_, how) => {
  provider.goWrong(how)
  const who = person()
  expect((await signIn(who)).fault).toBe('outside_unavailable')
  provider.goWrong({})
  expect(await membersWith(who.email ?? '')).toBe(0)
})

test('a state that is made up, changed or old, a no, and a code that was used lead to a page that says so', async () => {
  const { code, state } = provider.signIn(await leave(auth.client('pkce')), person())
  const faultOf = async (sent: Record<string, string>) =>
    new URLSearchParams((await comeBack(sent)).hash.slice(1)).get('error_code')
  expect(await faultOf({ code })).toBe('outside_expired')
  expect(await faultOf({ code, state: `${state.slice(0, -2)}AA` })).toBe('outside_expired')
  expect(await faultOf({ error: 'access_denied', state })).toBe('outside_canceled')
  expect(await faultOf({ code, state })).toBeNull()
  expect(await faultOf({ code, state })).toBe('outside_unavailable')
  const late = provider.signIn(await leave(auth.client('pkce')), person())
  auth.hands.clock.advance(16 * minute)
  expect(await faultOf({ code: late.code, state: late.state })).toBe('outside_expired')
  auth.hands.clock.advance(-16 * minute)
})

test('Apple answers by a form, and is asked with a secret that we sign', async () => {
  const client = auth.client('pkce')
  const who = person({ email_verified: 'true' })
  const { code, state, callback, mode } = provider.signIn(await leave(client, auth, 'apple'), who)
  expect([callback, mode]).toEqual([`${auth.origin}/auth/v1/callback`, 'form_post'])
  const form = new URLSearchParams({ code, state, user: '{"name":{"firstName":"Ana"}}' })
  const back = await fetch(callback, { method: 'POST', body: form, redirect: 'manual' })
  expect(back.status).toBe(303)
  const target = new URL(back.headers.get('location') ?? '', auth.origin)
  const { data } = await client.exchangeCodeForSession(target.searchParams.get('code') ?? '')
  expect(data.user?.email).toBe(who.email)
  const secret = provider.forms.at(-1)?.['client_secret'] ?? ''
  expect(decodeProtectedHeader(secret)).toMatchObject({ alg: 'ES256', kid: 'KEY' })
  const proved = await jwtVerify(secret, apple.publicKey, { issuer: 'TEAM', audience: 'https://appleid.apple.com' })
  expect(proved.payload.sub).toBe('shop.apple')
  const [kept] = await database.owner.select().from(outsideIdentities).where(eq(outsideIdentities.subject, who.sub))
  expect(kept?.provider).toBe('apple')
})

test('only what the settings name is offered, only with a challenge, and it leads to ourselves only', async () => {
  expect((await auth.call('GET', '/auth/v1/settings')).body.external).toEqual({
    ...{ email: true, phone: false, anonymous_users: true },
    ...{ apple: true, 'custom:oidc': true },
  })
  const ask = (query: object) => auth.call('GET', `/auth/v1/authorize?${new URLSearchParams({ ...query })}`)
  const code_challenge = 'x'.repeat(43)
  expect((await ask({ provider: 'google', code_challenge })).body).toMatchObject({ code: 'validation_failed' })
  expect((await ask({ provider: 'custom:oidc' })).body.code).toBe('validation_failed')
  const led = await ask({ provider: 'custom:oidc', code_challenge, redirect_to: 'https://evil.example/' })
  const { code, state } = provider.signIn(led.headers.get('location') ?? '', person())
  expect((await comeBack({ code, state })).origin).toBe(auth.origin)
})
