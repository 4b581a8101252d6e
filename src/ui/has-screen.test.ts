// Addresses with parameters are known by the router's patterns.

import { expect, test } from 'vitest'
import { paths } from '../base/paths.ts'
import { screenFinder } from './has-screen.tsx'

test('an address has a screen when one of the patterns fits it whole', () => {
  const hasScreen = screenFinder([paths.dashboard, paths.preview(':id')])
  expect(hasScreen(paths.dashboard)).toBe(true)
  expect(hasScreen(paths.preview('7'))).toBe(true)
  expect(hasScreen(paths.book('7'))).toBe(false)
  expect(hasScreen(paths.wizard)).toBe(false)
})
