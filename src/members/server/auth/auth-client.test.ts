// The official client against our server: what it promises its users must come true.

import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEvents, consents } from '../../../../database/schema/members.ts'
import { hour, minute } from '../../../base/dates.ts'
import type { Database } from '../../../platform/database/database.ts'
import { openTestDatabase } from '../../../platform/database/test-database.ts'
import { bearer, openTestAuth, readMail, type TestAuth } from './test-auth.ts'

let database: Database
let auth: TestAuth
let confirming: TestAuth
const password = 'lantern-over-the-sea'
const someone = () => `${randomUUID().slice(0, 8)}@example.com`

beforeAll(async () => {
  database = await openTestDatabase()
  auth = await openTestAuth(database)
  confirming = await openTestAuth(database, { settings: { EMAIL_CONFIRMATION: 'on' } })
})
afterAll(async () => {
  await auth.close()
  await confirming.close()
  await database.close()
})

async function member(email = someone()) {
  const client = auth.client()
  const events: string[] = []
  client.onAuthStateChange((event) => void events.push(event))
  const { data, error } = await client.signUp({ email, password })
  expect(error).toBeNull()
  return { client, events, email, session: data.session! }
}

const lastMail = (to: string, at = auth) => readMail(at.hands.mails.findLast((mail) => mail.to === to)?.text)

test('signing up gives a session, the member her rows, and the product knows her [S3.17 S7.22 S7.26]', async () => {
  const { client, session, events, email } = await member()
  expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email, role: 'authenticated' } })
  expect(session.expires_at).toBeCloseTo(Date.now() / 1000 + 3600, -1)
  expect(events).toContain('SIGNED_IN')
  const { data } = await client.getUser()
  expect(data.user).toMatchObject({ id: session.user.id, email, identities: [{ provider: 'email' }] })
  expect((await auth.call('GET', '/api/who-am-i', undefined, bearer(session.access_token))).body).toEqual({
    id: session.user.id,
    aal: 'aal1',
    isOperator: false,
  })
  const agreed = await database.owner.select().from(consents).where(eq(consents.user_id, session.user.id))
  expect(agreed).toMatchObject([{ kind: 'terms', version: expect.any(String) }])
  const noted = await database.owner.select().from(auditEvents).where(eq(auditEvents.user_id, session.user.id))
  expect(noted).toMatchObject([{ action: 'auth.signed_up', detail: {} }])
})

test('a known e-mail cannot sign up again, in whatever case it is written', async () => {
  const { email } = await member()
  const { error } = await auth.client().signUp({ email: ` ${email.toUpperCase()} `, password })
  expect(error).toMatchObject({ status: 422, code: 'user_already_exists', message: 'User already registered' })
})

test('weak passwords are refused with reasons the client understands [S8.33]', async () => {
  for (const [weak, reasons] of [
    ['abc', ['length']],
    ['12345', ['length']],
    ['Monkey2024!', ['pwned']],
  ] as const) {
    const { error } = await auth.client().signUp({ email: someone(), password: weak })
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, code: 'weak_password', reasons })
  }
})

test('signing in by password, and the same no for a wrong one as for an unknown e-mail [S7.26]', async () => {
  const { email } = await member()
  const { data } = await auth.client().signInWithPassword({ email, password })
  expect(data.session?.user.email).toBe(email)
  for (const wrong of [
    { email, password: 'not the one' },
    { email: someone(), password },
  ]) {
    const { error } = await auth.client().signInWithPassword(wrong)
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'That email and password do not match. Please try again.',
    })
  }
})

test('refreshing gives new tokens; the events are the ones of the specification [S4.21]', async () => {
  const { client, session, events } = await member()
  const { data } = await client.refreshSession()
  expect(data.session?.refresh_token).not.toBe(session.refresh_token)
  await client.updateUser({ data: { nickname: 'Ana' } })
  await client.signOut()
  expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT'])
})

test('signing out locally, elsewhere, everywhere: at once, for tokens that have not run out [S7.26]', async () => {
  const { client: phone, email } = await member()
  const laptop = auth.client()
  const tablet = auth.client()
  const tokens: string[] = []
  for (const client of [laptop, tablet]) {
    const { data } = await client.signInWithPassword({ email, password })
    tokens.push(data.session!.access_token)
  }
  const [onLaptop = '', onTablet = ''] = tokens
  const status = async (token: string) => [
    (await auth.call('GET', '/auth/v1/user', undefined, bearer(token))).status,
    (await auth.call('GET', '/api/who-am-i', undefined, bearer(token))).status,
  ]
  expect(await status(onTablet)).toEqual([200, 200])
  await tablet.signOut({ scope: 'local' })
  expect(await status(onTablet)).toEqual([403, 401])
  expect(await status(onLaptop)).toEqual([200, 200])
  await phone.signOut({ scope: 'others' })
  expect(await status(onLaptop)).toEqual([403, 401])
  const gone = await laptop.getUser()
  expect(gone.error).toMatchObject({ name: 'AuthSessionMissingError' })
  const { data } = await phone.getSession()
  expect(await status(data.session!.access_token)).toEqual([200, 200])
  expect((await phone.signOut({ scope: 'global' })).error).toBeNull()
  expect(await status(data.session!.access_token)).toEqual([403, 401])
})

test('a forgotten password: mail, link, new password, old sessions and the old password are over', async () => {
  const { email, session } = await member()
  const { error } = await auth.client().resetPasswordForEmail(email, { redirectTo: `${auth.origin}/reset-password` })
  expect(error).toBeNull()
  const { link } = lastMail(email)
  expect(link).toMatch(new RegExp(`^${auth.origin}/auth/v1/verify\\?token=`))
  // Scanners look first; people click second.
  expect((await fetch(link, { method: 'HEAD' })).status).toBe(200)
  const followed = await fetch(link, { redirect: 'manual' })
  expect(followed.status).toBe(303)
  const target = new URL(followed.headers.get('location') ?? '', auth.origin)
  expect(target.origin + target.pathname).toBe(`${auth.origin}/reset-password`)
  const words = new URLSearchParams(target.hash.slice(1))
  expect(words.get('type')).toBe('recovery')
  const client = auth.client()
  await client.setSession({
    access_token: words.get('access_token') ?? '',
    refresh_token: words.get('refresh_token') ?? '',
  })
  expect((await client.updateUser({ password })).error).toMatchObject({ status: 422, code: 'same_password' })
  const changed = await client.updateUser({ password: 'a quite different one' })
  expect(changed.error).toBeNull()
  expect((await auth.call('GET', '/auth/v1/user', undefined, bearer(session.access_token))).status).toBe(403)
  expect((await auth.client().signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials')
  expect((await auth.client().signInWithPassword({ email, password: 'a quite different one' })).error).toBeNull()
  expect(auth.hands.mails.findLast((mail) => mail.to === email)?.kind).toBe('password-changed')
  // The link is used up.
  const again = new URL((await fetch(link, { redirect: 'manual' })).headers.get('location') ?? '', auth.origin)
  expect(new URLSearchParams(again.hash.slice(1)).get('error_code')).toBe('otp_expired')
})

test('a recovery code typed by hand gives the recovery event [S4.22 S7.26]', async () => {
  const { email } = await member()
  await auth.client().resetPasswordForEmail(email)
  const client = auth.client()
  const events: string[] = []
  client.onAuthStateChange((event) => void events.push(event))
  const { data } = await client.verifyOtp({ email, token: lastMail(email).code, type: 'recovery' })
  expect(data.session?.user.email).toBe(email)
  expect(events).toContain('PASSWORD_RECOVERY')
})

test('signing in by a mailed code or link: once, in time, and after five wrong tries never [S7.26]', async () => {
  const { email } = await member()
  const ask = () => auth.client().signInWithOtp({ email })
  expect((await ask()).error).toBeNull()
  const { code } = lastMail(email)
  const verify = (token: string) => auth.client().verifyOtp({ email, token, type: 'email' })
  expect((await verify(code)).data.session?.user.email).toBe(email)
  expect((await verify(code)).error).toMatchObject({ status: 403, code: 'otp_expired' })

  await ask()
  const late = lastMail(email)
  auth.hands.clock.advance(11 * minute)
  expect((await verify(late.code)).error?.code).toBe('otp_expired')
  const token_hash = new URL(late.link).searchParams.get('token') ?? ''
  expect((await auth.client().verifyOtp({ token_hash, type: 'magiclink' })).error).toBeNull()

  await ask()
  const guessed = lastMail(email).code
  const wrong = guessed === '000000' ? '000001' : '000000'
  for (let i = 0; i < 5; i++) expect((await verify(wrong)).error?.code).toBe('otp_expired')
  expect((await verify(guessed)).error?.code).toBe('otp_expired')

  await ask()
  const stale = new URL(lastMail(email).link).searchParams.get('token') ?? ''
  auth.hands.clock.advance(hour)
  expect((await auth.client().verifyOtp({ token_hash: stale, type: 'email' })).error?.code).toBe('otp_expired')
})

test('with confirmation on, sign-up gives no session until the address is proved [S5.3]', async () => {
  const email = someone()
  const { data, error } = await confirming.client().signUp({ email, password, options: { data: { nickname: 'A' } } })
  expect(error).toBeNull()
  expect(data.session).toBeNull()
  expect(data.user).toMatchObject({ email, identities: [] })
  expect(data.user).not.toHaveProperty('email_confirmed_at')
  const early = await confirming.client().signInWithPassword({ email, password })
  expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' })
  await confirming.client().resend({ type: 'signup', email })
  const { code } = lastMail(email, confirming)
  const verified = await confirming.client().verifyOtp({ email, token: code, type: 'signup' })
  expect(verified.data.user?.email_confirmed_at).toBeTruthy()
  expect((await confirming.client().signInWithPassword({ email, password })).error).toBeNull()

  const again = await confirming.client().signUp({ email, password: 'somebody else entirely' })
  expect(again.error).toBeNull()
  expect(again.data.session).toBeNull()
  expect(Object.keys(again.data.user ?? {}).toSorted()).toEqual(Object.keys(data.user ?? {}).toSorted())
  expect(again.data.user?.id).not.toBe(verified.data.user?.id)
  expect(confirming.hands.mails.findLast((mail) => mail.to === email)?.kind).toBe('account-exists')
  expect((await confirming.client().signInWithPassword({ email, password })).error).toBeNull()
})

test('a second factor: enrol, prove, and from then on no session gets far without it [S4.22]', async () => {
  const { client, email, events } = await member()
  const other = auth.client()
  const { data: elsewhere } = await other.signInWithPassword({ email, password })
  const { data: factor } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  expect(factor?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
  const totp = new TOTP({ secret: Secret.fromBase32(factor!.totp.secret) })
  const codeAt = () => totp.generate({ timestamp: auth.hands.now().getTime() })
  const wrong = await client.mfa.challengeAndVerify({ factorId: factor!.id, code: '000000' })
  expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  const used = codeAt()
  const right = await client.mfa.challengeAndVerify({ factorId: factor!.id, code: used })
  expect(right.error).toBeNull()
  expect(events).toContain('MFA_CHALLENGE_VERIFIED')
  expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal2' })
  expect((await client.refreshSession()).error).toBeNull()
  expect((await client.mfa.listFactors()).data?.totp).toMatchObject([{ id: factor!.id, status: 'verified' }])
  // Sessions from before are over.
  const before = await auth.call('GET', '/auth/v1/user', undefined, bearer(elsewhere.session!.access_token))
  expect(before.body.code).toBe('session_not_found')

  const fresh = auth.client()
  const { data } = await fresh.signInWithPassword({ email, password })
  expect((await fresh.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  })
  const held = await auth.call('GET', '/api/who-am-i', undefined, bearer(data.session!.access_token))
  expect(held).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } })
  expect((await fresh.updateUser({ password: 'a new one without code' })).error?.code).toBe('insufficient_aal')
  expect((await fresh.mfa.unenroll({ factorId: factor!.id })).error).toMatchObject({ status: 422 })
  expect((await fresh.mfa.enroll({ factorType: 'totp', friendlyName: 'Second' })).error?.code).toBe('insufficient_aal')
  // The code that was used a moment ago is no longer good.
  const replay = await fresh.mfa.challengeAndVerify({ factorId: factor!.id, code: used })
  expect(replay.error?.code).toBe('mfa_verification_failed')
  auth.hands.clock.advance(minute)
  expect((await fresh.mfa.challengeAndVerify({ factorId: factor!.id, code: codeAt() })).error).toBeNull()
  const { data: lifted } = await fresh.getSession()
  expect((await auth.call('GET', '/api/who-am-i', undefined, bearer(lifted.session!.access_token))).body.aal).toBe(
    'aal2',
  )
  expect((await fresh.mfa.unenroll({ factorId: factor!.id })).error).toBeNull()
  expect((await auth.client().signInWithPassword({ email, password })).data.user?.factors).toBeUndefined()
})

test('an old session asks for proof before the password changes: the current one, or a mailed code', async () => {
  const { client, email } = await member()
  auth.hands.clock.advance(16 * minute)
  await client.refreshSession()
  const update = (attributes: Parameters<typeof client.updateUser>[0]) => client.updateUser(attributes)
  expect((await update({ password: 'second password' })).error).toMatchObject({ code: 'reauthentication_needed' })
  const wrong = await update({ password: 'second password', current_password: 'guess' })
  expect(wrong.error?.code).toBe('invalid_credentials')
  expect((await update({ password: 'second password', nonce: '000000' })).error?.code).toBe(
    'reauthentication_not_valid',
  )
  expect((await update({ password: 'second password', current_password: password })).error).toBeNull()
  await client.reauthenticate()
  const { code } = lastMail(email)
  expect((await update({ password: 'third password', nonce: code })).error).toBeNull()
  expect((await auth.client().signInWithPassword({ email, password: 'third password' })).error).toBeNull()
})

test('the e-mail is not changed, and the answer says how to move', async () => {
  const { client, email } = await member()
  const { error } = await client.updateUser({ email: someone() })
  expect(error).toMatchObject({ status: 400, message: 'Email cannot be changed' })
  const { data } = await client.getSession()
  const answer = await auth.call('PUT', '/auth/v1/user', { email: someone() }, bearer(data.session!.access_token))
  expect(answer.body.fields.email).toContain('make a new account')
  expect((await client.getUser()).data.user?.email).toBe(email)
})
