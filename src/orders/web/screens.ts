// The screens of the till.

import { paths } from '../../base/paths.ts'
import type { Screen } from '../../ui/screen.ts'

const loadCart = () => import('./cart-screen.tsx').then((room) => room.CartScreen)
const loadCheckout = () => import('./tier-checkout-screen.tsx').then((room) => room.TierCheckoutScreen)

export const screens: readonly Screen[] = [
  { path: paths.cart, frame: 'shell', load: loadCart },
  { path: paths.cartCheckout, frame: 'shell', load: loadCart },
  { path: `${paths.cartCheckout}/:id/:tier`, frame: 'shell', load: loadCheckout },
  // Without a tier: the screen says what is wrong.
  { path: `${paths.cartCheckout}/:id`, frame: 'shell', load: loadCheckout },
  {
    path: paths.paymentSuccess,
    frame: 'shell',
    load: () => import('./payment-success-screen.tsx').then((room) => room.PaymentSuccessScreen),
  },
  {
    path: paths.paymentCancelled,
    frame: 'shell',
    load: () => import('./payment-cancelled-screen.tsx').then((room) => room.PaymentCancelledScreen),
  },
  {
    path: paths.orders,
    frame: 'shell',
    load: () => import('./my-orders-screen.tsx').then((room) => room.MyOrdersScreen),
  },
  {
    path: paths.order(':id'),
    frame: 'shell',
    load: () => import('./order-screen.tsx').then((room) => room.OrderScreen),
  },
]
