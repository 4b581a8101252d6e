// The cart on this device: the member's own, gone when she signs out.

import { useState } from 'react'
import { draftKey } from '../../members/web/member-drafts.ts'
import { useMember } from '../../members/web/session.tsx'
import { type Cart, readCart } from '../cart.ts'

const keyOf = (memberId: string) => draftKey(memberId, 'cart')

/** Once it is paid. */
export function clearCart(memberId: string): void {
  localStorage.removeItem(keyOf(memberId))
}

/** `begin`: what the way here brought along. */
export function useKeptCart(begin: (cart: Cart) => Cart): [Cart, (next: Cart) => void] {
  const key = keyOf(useMember().id)
  const [cart, setCart] = useState(() => {
    const begun = begin(readCart(localStorage.getItem(key), () => crypto.randomUUID()))
    keepCart(key, begun)
    return begun
  })
  return [
    cart,
    (next) => {
      setCart(next)
      keepCart(key, next)
    },
  ]
}

function keepCart(key: string, cart: Cart): void {
  try {
    localStorage.setItem(key, JSON.stringify(cart))
  } catch {
    // A full or forbidden storage: the cart lives as long as the screen.
  }
}
