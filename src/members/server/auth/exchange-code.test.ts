// Links for one browser: what a mail brings is good only where it was asked for.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../platform/database/database.ts'
import { openTestDatabase } from '../../../platform/database/test-database.ts'
import { openTestAuth, readMail, type TestAuth } from './test-auth.ts'

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

/** Where the newest link for that address leads. */
async function follow(email: string, at = auth) {
  const { link } = readMail(at.hands.mails.findLast((mail) => mail.to === email)?.text)
  const followed = await fetch(link, { redirect: 'manual' })
  const target = new URL(followed.headers.get('location') ?? '', at.origin)
  return { target, code: target.searchParams.get('code') ?? '' }
}

test('a link of a mail holds no session: its code is good only in the browser that asked, once', async () => {
  const email = someone()
  await auth.client().signUp({ email, password })
  const hers = auth.client('pkce')
  expect((await hers.resetPasswordForEmail(email, { redirectTo: `${auth.origin}/reset-password` })).error).toBeNull()
  const { target, code } = await follow(email)
  expect(target.pathname).toBe('/reset-password')
  expect(target.href).not.toContain('access_token')
  const other = auth.client('pkce')
  await other.resetPasswordForEmail(someone())
  expect((await other.exchangeCodeForSession(code)).error?.code).toBe('bad_code_verifier')
  // Neither somebody else's try nor a scanner that follows links uses it up.
  const again = await follow(email)
  const { data, error } = await hers.exchangeCodeForSession(again.code)
  expect(error).toBeNull()
  expect(data).toMatchObject({ redirectType: 'recovery', user: { email } })
  expect((await hers.updateUser({ password: 'a quite different one' })).error).toBeNull()
  const late = await auth.call('POST', '/auth/v1/token?grant_type=pkce', {
    auth_code: code,
    code_verifier: 'x'.repeat(43),
  })
  expect(late.body.code).toBe('otp_expired')
})

test('in another browser the code of the same mail, typed, is the way in', async () => {
  const email = someone()
  await auth.client().signUp({ email, password })
  await auth.client('pkce').resetPasswordForEmail(email)
  await follow(email)
  const token = readMail(auth.hands.mails.findLast((mail) => mail.to === email)?.text).code
  const { data } = await auth.client('pkce').verifyOtp({ email, token, type: 'recovery' })
  expect(data.user?.email).toBe(email)
})

test('an address is confirmed in whatever browser its link is opened; signed in is only who signed up', async () => {
  const email = someone()
  const hers = confirming.client('pkce')
  await hers.signUp({ email, password, options: { emailRedirectTo: `${confirming.origin}/signin?to=%2Fcart` } })
  const { target, code } = await follow(email, confirming)
  expect([target.pathname, target.searchParams.get('to'), target.searchParams.get('type')]).toEqual([
    '/signin',
    '/cart',
    'signup',
  ])
  expect((await confirming.client().signInWithPassword({ email, password })).error).toBeNull()
  expect((await hers.exchangeCodeForSession(code)).data.user?.email).toBe(email)
})

test('a code without its challenge, or a link that asked for none, is no way in', async () => {
  const email = someone()
  await auth.client().signUp({ email, password })
  await auth.client().resetPasswordForEmail(email)
  const { link } = readMail(auth.hands.mails.findLast((mail) => mail.to === email)?.text)
  const auth_code = new URL(link).searchParams.get('token') ?? ''
  const trade = (code_verifier: string) =>
    auth.call('POST', '/auth/v1/token?grant_type=pkce', { auth_code, code_verifier })
  expect((await trade('')).status).toBe(400)
  expect((await trade('x'.repeat(43))).body.code).toBe('otp_expired')
  const bad = await auth.call('POST', '/auth/v1/recover', { email, code_challenge: 'short' })
  expect(bad.status).toBe(400)
})
