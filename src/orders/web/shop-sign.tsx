// The permanent sign over a shop that only plays at selling. The page itself knows it: nothing moves down when it comes.

import { readPageSettings } from '../../ui/page-settings.ts'
import { checkoutWords as words } from '../checkout-words.ts'
import './orders.css'

export function ShopSign() {
  if (readPageSettings(document).shop !== 'test') return null
  return (
    <p className="test-shop">
      <b>{words.testShop}</b>
    </p>
  )
}
