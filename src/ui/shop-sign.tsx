// The permanent sign over a shop that only plays at selling. The page itself knows it: nothing moves down when it comes.

import { testShopNote } from '../base/settings.ts'
import { readPageSettings } from './page-settings.ts'
import { uiWords } from './ui-words.ts'

export function ShopSign() {
  if (readPageSettings(document).shop !== 'test') return null
  return (
    <aside className="test-shop" aria-label={uiWords.aboutShop}>
      {testShopNote}
    </aside>
  )
}
