// An order that was just paid, on the slip with its book: when it arrives, and what may be done at once.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Book } from '../../books/contract.ts'
import { useBook } from '../../books/web/use-book.ts'
import { ShareDialog } from '../../editions/web/share-dialog.tsx'
import { useFinishing } from '../../editions/web/use-finishing.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { checkoutWords } from '../checkout-words.ts'
import { approveOrder, type Order } from '../contract.ts'
import { orderWords } from '../order-words.ts'
import { OrderArrival } from './order-arrival.tsx'
import { OrderQuestion } from './order-question.tsx'
import { OrderedSlip } from './ordered-slip.tsx'
import { keepOrder, orderQuery } from './orders-data.ts'
import { PassportNote } from './passport-note.tsx'

const { approve } = orderWords

export interface OrderedBookProps {
  order: Order
  /** Approving it is the main thing to do here. */
  isMain: boolean
}

export function OrderedBook({ order, isMain }: OrderedBookProps) {
  const cache = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const [said, setSaid] = useState<string>()
  const story = useQuery(orderQuery(order.id)).data
  const book = useBook(order.book?.id ?? '', checkoutWords.loadFailed, order.book !== null).data
  return (
    <div className="thanks">
      <OrderedSlip order={order} hasAddress />
      <div className="thanks-words">
        <Banner tone="success" words={said} className="" onDismiss={() => setSaid(undefined)} />
        {story && <OrderArrival order={story} />}
        {story?.can.approve && order.book && (
          <PassportNote bookId={order.book.id} lead={checkoutWords.passport.approve} />
        )}
        <div className="flex flex-wrap gap-3 empty:hidden">
          {story?.can.approve && (
            <Button look={isMain ? 'primary' : 'secondary'} onClick={() => setIsAsking(true)}>
              {approve.question}
            </Button>
          )}
          {book?.status === 'completed' && <ShareBook book={book} />}
        </div>
      </div>
      {story && (
        <OrderQuestion
          open={isAsking}
          endpoint={approveOrder}
          order={story}
          title={approve.question}
          text={approve.words}
          confirm={approve.go}
          look="primary"
          words={{ ...approve, keep: approve.no }}
          onClose={() => setIsAsking(false)}
          onDone={(next, told) => {
            keepOrder(cache, next)
            setSaid(told)
          }}
        />
      )}
    </div>
  )
}

function ShareBook({ book }: { book: Book }) {
  const [open, setOpen] = useState(false)
  const { finish, problem } = useFinishing(book.id)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="share" />
        {checkoutWords.success.share}
      </Button>
      <ShareDialog open={open} book={book} boundNow={finish} problem={problem} onClose={() => setOpen(false)} />
    </>
  )
}
