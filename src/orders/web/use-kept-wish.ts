// What was chosen at the checkout of one book: still there for whoever comes back from the payment page. Gone with the tab.

import { useState } from 'react'
import { z } from 'zod'
import { storedJson } from '../../base/stored-json.ts'
import { draftKey } from '../../members/web/member-drafts.ts'
import { useMember } from '../../members/web/session.tsx'
import { gift } from '../order.ts'

const wish = z.object({
  withColoring: z.boolean(),
  wantsCredit: z.boolean(),
  /** Nothing: the default one. */
  addressId: z.string().optional(),
  gift,
  /** In capitals; empty: none. */
  discountCode: z.string().default(''),
})
export type CheckoutWish = z.infer<typeof wish>

export function useKeptWish(bookId: string, withColoring: boolean) {
  const key = draftKey(useMember().id, `checkout-${bookId}`)
  const [kept, setKept] = useState(() => {
    const known = wish.safeParse(storedJson(sessionStorage.getItem(key)))
    if (known.success) return { ...known.data, withColoring: withColoring || known.data.withColoring }
    return {
      withColoring,
      wantsCredit: true,
      gift: { message: '', sender: '' },
      discountCode: '',
    } satisfies CheckoutWish
  })
  function change(some: Partial<CheckoutWish>) {
    const next = { ...kept, ...some }
    setKept(next)
    try {
      sessionStorage.setItem(key, JSON.stringify(next))
    } catch {
      // A full or forbidden storage: it lasts as long as the screen.
    }
  }
  return [kept, change] as const
}
