import { expect, test } from 'vitest'
import { tidy } from './line.ts'

test('a name that ends with a point ends a sentence as well', () => {
  expect(tidy('“Yes,” said T.J.. “And no…”')).toBe('“Yes,” said T.J. “And no…”')
  expect(tidy('Well... said Mo.')).toBe('Well... said Mo.')
})
