// How an order stands, in a word; the dot differs by shape as well.

import type { Order } from '../contract.ts'
import { isApproved, type OrderStatus } from '../order.ts'
import { orderWords as words } from '../order-words.ts'

const waiting = new Set<OrderStatus>(['pending_payment', 'awaiting_pictures', 'edit_window'])
const over = new Set<OrderStatus>(['canceled', 'refunded', 'failed'])

export function OrderBadge({ order }: { order: Pick<Order, 'status' | 'approved_at'> }) {
  const { status } = order
  if (isApproved(order)) return <span className="badge">{words.approved.badge}</span>
  const look = over.has(status) ? 'badge badge-draft' : waiting.has(status) ? 'badge badge-text' : 'badge'
  return <span className={look}>{words.statuses[status]}</span>
}
