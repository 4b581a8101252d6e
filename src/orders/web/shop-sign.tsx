// The permanent sign over a shop that only plays at selling.

import { useQuery } from '@tanstack/react-query'
import { checkoutWords as words } from '../checkout-words.ts'
import { shopQuery } from './shop-data.ts'
import './orders.css'

export function ShopSign({ card = false }: { card?: boolean }) {
  const shop = useQuery(shopQuery)
  if (!shop.data?.is_test) return null
  return (
    <p className="test-shop">
      <b>{words.testShop}</b> {card && words.testCard}
    </p>
  )
}
