// Beside a finished book that somebody has ordered: may it go to the printer now?

import { useQuery } from '@tanstack/react-query'
import { second } from '../../base/dates.ts'
import { paths } from '../../base/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { Order } from '../contract.ts'
import { orderWords } from '../order-words.ts'
import { shortId } from './ordered-slip.tsx'
import { orderQuery, ordersOfBookQuery } from './orders-data.ts'
import './orders.css'

const { approve: words } = orderWords
/** The order follows its book a moment later. */
const follows = ({ status }: Order) => status === 'paid' || status === 'awaiting_pictures'

export function ApproveNote({ bookId }: { bookId: string }) {
  const orders = useQuery({
    ...ordersOfBookQuery(bookId),
    refetchInterval: ({ state }) => (state.data?.some(follows) ? 2 * second : false),
  })
  const open = orders.data?.find(({ status }) => status === 'edit_window')
  const { data: order } = useQuery({ ...orderQuery(open?.id ?? ''), enabled: open !== undefined })
  if (!order?.can.approve) return null
  return (
    <div className="till-note mt-4 flex flex-wrap items-center justify-between gap-3">
      <p>{words.waits(shortId(order.id))}</p>
      <ButtonLink small to={paths.order(order.id)}>
        {words.question}
      </ButtonLink>
    </div>
  )
}
