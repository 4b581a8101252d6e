// The specification's rules of sign-up, in its order and its words.

import { expect, test } from 'vitest'
import { checkNewAccount, checkNewPassword } from './sign-up-rules.ts'

const good = { email: 'rosa@example.com', password: 'story1', confirm: 'story1', terms: true }

test('a good form may go', () => {
  expect(checkNewAccount(good)).toBeUndefined()
  expect(checkNewPassword(good)).toBeUndefined()
})
test.each([
  [{ ...good, email: '  ' }, 'Please fill in all fields', ['email']],
  [{ ...good, password: '', confirm: '' }, 'Please fill in all fields', ['password', 'confirm']],
  [
    { email: '', password: '', confirm: '', terms: false },
    'Please fill in all fields',
    ['email', 'password', 'confirm', 'terms'],
  ],
  [{ ...good, confirm: 'story2' }, 'Passwords do not match', ['confirm']],
  [{ ...good, password: 'ab', confirm: 'abc' }, 'Passwords do not match', ['password', 'confirm']],
  [
    { ...good, email: 'rosa', password: '', confirm: '' },
    'Please fill in all fields',
    ['email', 'password', 'confirm'],
  ],
  [{ ...good, password: 'ab', confirm: '' }, 'Please fill in all fields', ['password', 'confirm']],
  [{ ...good, password: 'abcde', confirm: 'abcde' }, 'Password must be at least 6 characters', ['password']],
  [{ ...good, email: 'rosa' }, undefined, ['email']],
  [{ ...good, terms: false }, undefined, ['terms']],
  [{ ...good, confirm: 'x', terms: false }, 'Passwords do not match', ['confirm', 'terms']],
])('%j [S5.2 S9.3]', (values, heading, fields) => {
  const verdict = checkNewAccount(values)
  expect(verdict?.heading).toBe(heading)
  expect(Object.keys(verdict?.fields ?? {})).toEqual(fields)
})
test('spaces inside a password are its own business', () => {
  expect(checkNewPassword({ password: '      ', confirm: '      ' })?.heading).toBe('Please fill in all fields')
  expect(checkNewPassword({ password: ' quiet dragon ', confirm: ' quiet dragon ' })).toBeUndefined()
})
