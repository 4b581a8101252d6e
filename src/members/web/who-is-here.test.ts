// What the screens are told about a session.

import { expect, test } from 'vitest'
import { readClaims, whoIsHere } from './who-is-here.ts'

const token = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`
const factor = (status: 'verified' | 'unverified') => ({
  id: 'f',
  status,
  factor_type: 'totp' as const,
  created_at: '',
  updated_at: '',
})
const session = (claims: unknown, factors: ReturnType<typeof factor>[] = []) => ({
  access_token: token(claims),
  user: { id: 'm1', email: 'rosa@example.com', factors },
})
const member = { id: 'm1', email: 'rosa@example.com', isVisitor: false }

test('nobody', () => {
  expect(whoIsHere(null)).toEqual({ status: 'signed-out' })
})
test('a member', () => {
  const who = whoIsHere(session({ aal: 'aal1', amr: [{ method: 'password', timestamp: 1 }] }))
  expect(who).toEqual({ status: 'signed-in', member, recovering: false })
})
test('a verified second factor is owed until the session has it', () => {
  expect(whoIsHere(session({ aal: 'aal1' }, [factor('verified')])).status).toBe('needs-code')
  expect(whoIsHere(session({ aal: 'aal2' }, [factor('verified')])).status).toBe('signed-in')
  expect(whoIsHere(session({ aal: 'aal1' }, [factor('unverified')])).status).toBe('signed-in')
})
test('a session that a recovery link opened', () => {
  expect(whoIsHere(session({ aal: 'aal1', amr: [{ method: 'recovery' }] }))).toMatchObject({ recovering: true })
  expect(whoIsHere(session({ aal: 'aal1', amr: ['otp'] }))).toMatchObject({ recovering: true })
})
test.each(['', 'x', 'x.%%%.x', `x.${btoa('[1]')}.x`, `x.${btoa('null')}.x`, token({ aal: 7, amr: 'no' })])(
  'a token that says nothing (%s) claims nothing',
  (strange) => {
    expect(readClaims(strange)).toEqual({ aal: 'aal1', methods: [] })
  },
)
