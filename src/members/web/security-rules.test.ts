// The Security card's forms: what is missing, what the service's answers are about.

import { AuthApiError, AuthWeakPasswordError } from '@supabase/auth-js'
import { describe, expect, test } from 'vitest'
import {
  checkCode,
  checkPasswordChange,
  explainCode,
  explainPasswordChange,
  inFours,
  pictureOf,
} from './security-rules.ts'

const refusal = (code: string) => new AuthApiError('No', 400, code)

describe('changing the password', () => {
  test('needs all three', () => {
    const verdict = checkPasswordChange({ current: '', password: '', confirm: '' })
    expect(verdict?.heading).toBe('Please fill in all fields')
    expect(Object.keys(verdict?.fields ?? {})).toEqual(['current', 'password', 'confirm'])
    expect(checkPasswordChange({ current: '', password: 'new one', confirm: 'new one' })?.fields).toEqual({
      current: 'Enter your current password',
    })
  })
  test('needs the new one twice, and six characters of it', () => {
    expect(checkPasswordChange({ current: 'x', password: 'new one', confirm: 'other' })?.heading).toBe(
      'Passwords do not match',
    )
    expect(checkPasswordChange({ current: 'x', password: 'short', confirm: 'short' })?.heading).toBe(
      'Password must be at least 6 characters',
    )
    expect(checkPasswordChange({ current: 'x', password: 'new one', confirm: 'new one' })).toBeUndefined()
  })
  test('refusals are told beside their field', () => {
    expect(explainPasswordChange(refusal('invalid_credentials')).fields).toHaveProperty('current')
    expect(explainPasswordChange(refusal('same_password')).fields).toHaveProperty('password')
    expect(explainPasswordChange(new AuthWeakPasswordError('weak', 422, ['pwned'])).fields?.password).toMatch(/leaked/)
  })
})

describe('the code of the app', () => {
  test('is six digits, with or without a gap', () => {
    expect(checkCode({ code: ' ' })).toEqual({ fields: { code: 'Enter the code from your app' } })
    expect(checkCode({ code: '12345' })).toEqual({ fields: { code: 'The code has 6 digits' } })
    expect(checkCode({ code: '123 456' })).toBeUndefined()
  })
  test('a wrong one is told beside the field', () => {
    expect(explainCode(refusal('mfa_verification_failed')).fields).toHaveProperty('code')
  })
})

test('the secret is shown in fours', () => expect(inFours('ABCDEFGHIJ')).toBe('ABCD EFGH IJ'))

test('the picture survives colours written with a #', () => {
  const picture = pictureOf('data:image/svg+xml;utf-8,<svg fill="#000"/>')
  expect(picture).toBe('data:image/svg+xml,%3Csvg%20fill%3D%22%23000%22%2F%3E')
  expect(pictureOf('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA')
})
