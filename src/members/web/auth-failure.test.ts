// The service's own message where it speaks to people; ours where it does not.

import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { explainAuth, explainSignIn } from './auth-failure.ts'

const unexpected = { heading: 'An unexpected error occurred. Please try again.' }

test("the service's message is shown [S8.10]", () => {
  expect(
    explainAuth(
      new AuthApiError('That email and password do not match. Please try again.', 400, 'invalid_credentials'),
    ),
  ).toEqual({
    heading: 'That email and password do not match. Please try again.',
  })
})
test('what is no e-mail is said in words of people, at its field', () => {
  const wrong = new AuthApiError('Unable to validate email address: invalid format', 400, 'validation_failed')
  expect(explainAuth(wrong)).toEqual({
    heading: 'Please check your email address',
    fields: { email: 'Enter an email address like name@example.com' },
  })
})
test.each([
  ['a fault of the service', new AuthApiError('duplicate key value', 500, 'unexpected_failure')],
  ['a gateway in between', new AuthRetryableFetchError('{}', 503)],
  ['anything else', new Error('x is undefined')],
  ['not even an error', 'no'],
])('%s is not repeated to people [S8.10]', (_name, error) => {
  expect(explainAuth(error)).toEqual(unexpected)
})
test('no connection is said so; at sign-in in the words of all that is unexpected [S8.10]', () => {
  const dead = new AuthRetryableFetchError('Failed to fetch', 0)
  expect(explainAuth(dead).heading).toMatch(/could not reach/i)
  expect(explainSignIn(dead)).toEqual(unexpected)
  expect(explainSignIn(new AuthApiError('Email not confirmed', 400, 'email_not_confirmed'))).toEqual({
    heading: 'Email not confirmed',
  })
})
test('a session that is gone asks to sign in again', () => {
  expect(explainAuth(new AuthSessionMissingError()).heading).toMatch(/sign in again/)
})
test('a weak password says why, beside the field', () => {
  const { heading, fields } = explainAuth(new AuthWeakPasswordError('weak', 422, ['length', 'pwned']))
  expect(heading).toMatch(/easy to guess/)
  expect(fields?.password).toMatch(/too short.*leaked/)
  expect(explainAuth(new AuthWeakPasswordError('weak', 422, [])).fields?.password).toBe('Choose another password')
})
