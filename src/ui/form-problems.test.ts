// The order and the emptiness rules of a form's problems.

import { expect, test } from 'vitest'
import { fieldProblems, mend, missing } from './form-problems.ts'

test('problems are told in the order of the form, strangers last', () => {
  expect(fieldProblems({ stranger: 'x', b: '2', a: '1' }, ['a', 'b'])).toEqual([
    ['a', '1'],
    ['b', '2'],
    ['stranger', 'x'],
  ])
})

test('only blanks are missing', () => {
  const words = { email: 'Enter your e-mail', password: 'Enter your password' }
  expect(missing({ email: ' \t', password: 'x' }, words)).toEqual({ email: 'Enter your e-mail' })
  expect(missing({ email: 'a@b.c', password: 'x' }, words)).toBeUndefined()
})

test('nothing is called wrong before the first try', () => {
  expect(mend(undefined, 'email', () => ({ heading: 'No' }))).toBeUndefined()
})
test("the form's own rules follow each key after it", () => {
  const own = { heading: 'Two wrong', fields: { a: '1', b: '2' }, own: true }
  expect(mend(own, 'a', () => ({ heading: 'One wrong', fields: { b: '2' } }))).toEqual({
    heading: 'One wrong',
    fields: { b: '2' },
    own: true,
  })
  expect(mend(own, 'a', () => undefined)).toBeUndefined()
})
test("a server's word holds until its field changes", () => {
  const fromServer = { heading: 'Taken', fields: { email: 'Use another one' } }
  expect(mend(fromServer, 'password', () => undefined)).toEqual(fromServer)
  expect(mend(fromServer, 'email', () => undefined)).toBeUndefined()
  const message = { heading: 'That email and password do not match. Please try again.' }
  expect(mend(message, 'email', () => undefined)).toBe(message)
})
