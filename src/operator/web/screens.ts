// The screens of the operator's desk.

import { paths } from '../../base/paths.ts'
import type { Screen } from '../../ui/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: paths.desk,
    frame: 'shell',
    isForOperators: true,
    load: () => import('./desk-screen.tsx').then((room) => room.DeskScreen),
  },
  {
    path: paths.deskShares,
    frame: 'shell',
    isForOperators: true,
    load: () => import('./desk-shares-screen.tsx').then((room) => room.DeskSharesScreen),
  },
  {
    path: paths.deskPrompts,
    frame: 'shell',
    isForOperators: true,
    load: () => import('./prompts-screen.tsx').then((room) => room.PromptsScreen),
  },
  {
    path: paths.deskDiscounts,
    frame: 'shell',
    isForOperators: true,
    load: () => import('./discounts-screen.tsx').then((room) => room.DiscountsScreen),
  },
  {
    path: paths.deskOrder(':id'),
    frame: 'shell',
    isForOperators: true,
    load: () => import('./desk-order-screen.tsx').then((room) => room.DeskOrderScreen),
  },
]
