// The service's own message where it speaks to people; ours where it does not.

import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { explainAuth } from './auth-failure.ts'

const unexpected = { heading: 'An unexpected error occurred. Please try again.' }

test("the service's message is shown [S8.10]", () => {
  expect(explainAuth(new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'))).toEqual({
    heading: 'Invalid login credentials',
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
test('no connection is said so', () => {
  expect(explainAuth(new AuthRetryableFetchError('Failed to fetch', 0)).heading).toMatch(/could not reach/i)
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
