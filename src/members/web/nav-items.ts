// The rooms of the sidebar, in their order. An item shows as soon as a screen exists at its path.

import { paths } from '../../base/paths.ts'
import type { HasScreen } from '../../ui/has-screen.tsx'
import type { IconName } from '../../ui/icon.tsx'
import { authWords } from '../auth-words.ts'

const { dashboard: words } = authWords

export interface NavItem {
  path: string
  label: string
  /** Under the icon on small screens; part of the label. */
  short: string
  icon: IconName
  /** Small screens have room for five: there the way leads over another one. */
  isWideOnly?: boolean
  isForOperators?: boolean
}

const navItems: readonly NavItem[] = [
  { path: paths.dashboard, label: words.home, short: words.home, icon: 'home' },
  { path: paths.wizard, label: words.create, short: words.createShort, icon: 'create' },
  { path: paths.cart, label: words.checkout, short: words.checkout, icon: 'cart' },
  { path: paths.orders, label: words.orders, short: words.ordersShort, icon: 'order' },
  { path: paths.profile, label: words.profile, short: words.profileShort, icon: 'person' },
  { path: paths.desk, label: words.desk, short: words.desk, icon: 'key', isWideOnly: true, isForOperators: true },
]

export function navItemsFor(hasScreen: HasScreen, isOperator: boolean): NavItem[] {
  return navItems.filter((item) => hasScreen(item.path) && (isOperator || !item.isForOperators))
}
