// The order and the emptiness rules of a form's problems.

import { expect, test } from 'vitest'
import { fieldProblems, missing } from './form-problems.ts'

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
