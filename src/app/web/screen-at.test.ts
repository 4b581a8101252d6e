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

test.each([
  ['/dashboard', 'MyBooksScreen'],
  ['/dashboard/book/7', 'EditBookScreen'],
  ['/dashboard/book/wizard', 'WizardScreen'],
  ['/dashboard/create-book', 'WizardScreen'],
  ['/dashboard/book/new', 'NewBookScreen'],
  ['/dashboard/book/7/review', 'ReviewRedirect'],
  ['/dashboard/cart', 'CartScreen'],
  ['/dashboard/checkout', 'CartScreen'],
  ['/dashboard/checkout/7/Digital%20Copy', 'TierCheckoutScreen'],
  ['/dashboard/payment-success', 'PaymentSuccessScreen'],
  ['/dashboard/payment-cancelled', 'PaymentCancelledScreen'],
  ['/dashboard/profile', 'ProfileScreen'],
])('at %s stands the %s [S2.9 S2.10 S2.11 S2.15 S2.16 S2.18 S2.19]', async (path, name) => {
  expect((await screenAt(allScreens, path)?.load())?.name).toBe(name)
})
