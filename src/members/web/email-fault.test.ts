// Wherever an account's e-mail is typed, one to which no mail can go is said there.

import { expect, test } from 'vitest'
import { authWords } from '../auth-words.ts'
import { checkFilled } from './email-fault.ts'
import { checkNewAccount } from './sign-up-rules.ts'

const { missing: missed, badEmail } = authWords

test.each(['greta@@example.com', 'foo@bar', 'greta example.com', 'greta@example..com', '@example.com'])(
  '%s is no address, at sign-up and at every other door',
  (email) => {
    const account = { email, password: 'story1', confirm: 'story1', terms: true }
    expect(checkNewAccount(account)).toEqual({ heading: undefined, fields: { email: badEmail } })
    // Beside other errors it is said as well.
    expect(checkNewAccount({ ...account, confirm: '' })?.fields?.email).toBe(badEmail)
    expect(checkFilled({ email }, { email: missed.email })).toEqual({ fields: { email: badEmail } })
    expect(checkFilled({ email, password: '' }, { email: missed.email, password: missed.password })).toEqual({
      heading: 'Please fill in all fields',
      fields: { email: badEmail, password: missed.password },
    })
  },
)

test('an empty one is asked for, a good one goes', () => {
  expect(checkFilled({ email: ' ' }, { email: missed.email })?.fields).toEqual({ email: missed.email })
  expect(checkFilled({ email: ' Greta+books@müller.example ' }, { email: missed.email })).toBeUndefined()
})
