import { expect, test } from 'vitest'
import { paths } from '../../base/paths.ts'
import { screenAt } from './screen-at.ts'
import { allScreens } from './screens.ts'

const opening = /:\w+/g

test('every screen is found at its own address, before the router is there', () => {
  for (const screen of allScreens) expect(screenAt(allScreens, screen.path.replaceAll(opening, 'x'))).toBe(screen)
  expect(screenAt(allScreens, paths.checkout('x', 'Digital Copy'))?.path).toBe('/dashboard/checkout/:id/:tier')
  expect(screenAt(allScreens, `${paths.orders}/`)?.path).toBe(paths.orders)
  expect(screenAt(allScreens, '/dashboard/nowhere/at/all')).toBeUndefined()
})
