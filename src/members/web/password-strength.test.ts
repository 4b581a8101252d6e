// The meter's words.

import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 0],
  ['abc12', 1],
  ['aaaaaaaaaaaaaaaaaaaa', 1],
  ['abababababab', 1],
  ['drag0n', 2],
  ['quietdragon', 3],
  ['quiet dragon in the rain', 4],
] as const)('%j sews %i stitches', (password, level) => {
  expect(passwordStrength(password).level).toBe(level)
})
