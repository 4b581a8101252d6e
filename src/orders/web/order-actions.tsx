// What she may do with an order now: pay, approve for print, cancel, follow the parcel. Questions are asked in place.

import { useState } from 'react'
import { showMoney } from '../../base/money.ts'
import { paths } from '../../base/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { call } from '../../ui/call.ts'
import { CallFailed } from '../../ui/call-failed.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { approveOrder, cancelOrder } from '../contract.ts'
import { priceOf } from '../catalogue.ts'
import { createCheckout } from '../checkout-contract.ts'
import { checkoutWords } from '../checkout-words.ts'
import { fullPriceOf, isPaid } from '../order.ts'
import { orderWords as words } from '../order-words.ts'
import { type OrderDone, OrderQuestion } from './order-question.tsx'
import { returnUrls, usePayment } from './use-payment.ts'

export function OrderActions({ order, onDone }: OrderDone) {
  const [asking, setAsking] = useState<'approve' | 'cancel'>()
  const payment = usePayment()
  const { can, book_id: bookId } = order
  const [isCodeGone, setIsCodeGone] = useState(false)
  const discountCode = isCodeGone ? undefined : (order.discount_code ?? undefined)
  const price = isCodeGone ? fullPriceOf(order) : order.amount
  const pay = () =>
    payment.pay(() =>
      call(
        createCheckout,
        { orderIds: [order.id], priceAmount: price, discountCode, ...returnUrls(paths.order(order.id)) },
        { failure: checkoutWords.pay.failed },
      ).catch((error: unknown) => {
        if (discountCode === undefined || !isAboutPrice(error)) throw error
        setIsCodeGone(true)
        throw new CallFailed(checkoutWords.discount.gone(showMoney(fullPriceOf(order))), error.failure)
      }),
    )
  return (
    <>
      <div className="mt-5 empty:hidden">
        <ErrorSummary problem={payment.problem} />
      </div>
      <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
        {can.pay && (
          <Button
            look="primary"
            pending={payment.pending}
            pendingWords={checkoutWords.pay.pending}
            onClick={() => void pay()}
          >
            {isCodeGone ? words.order.payWhole(showMoney(price)) : words.order.pay}
          </Button>
        )}
        {can.approve && (
          <Button look="primary" onClick={() => setAsking('approve')}>
            {words.approve.go}
          </Button>
        )}
        {order.status === 'awaiting_pictures' && bookId !== null && (
          <ButtonLink look="primary" to={paths.images(bookId)}>
            {words.order.toImages}
          </ButtonLink>
        )}
        {order.tracking_url !== null && (
          <a className="btn btn-main" href={order.tracking_url} rel="noreferrer">
            {order.carrier === null ? words.order.tracking : words.order.trackingWith(order.carrier)}
          </a>
        )}
        {order.book && order.status !== 'awaiting_pictures' && (
          <ButtonLink to={paths.preview(order.book.id)}>{words.order.toPreview}</ButtonLink>
        )}
        {order.status === 'delivered' && order.book && (
          <ButtonLink look="primary" to={paths.cartWith(order.book.id)}>
            {words.order.another(priceOf('Printed copy'))}
          </ButtonLink>
        )}
        {can.cancel && (
          <Button look="quiet" onClick={() => setAsking('cancel')}>
            {words.cancel.go}
          </Button>
        )}
      </div>
      <OrderQuestion
        open={asking === 'approve'}
        endpoint={approveOrder}
        order={order}
        title={words.approve.question}
        text={words.approve.words}
        confirm={words.approve.go}
        look="primary"
        words={{ ...words.approve, keep: words.approve.no }}
        onClose={() => setAsking(undefined)}
        onDone={onDone}
      />
      <OrderQuestion
        open={asking === 'cancel'}
        endpoint={cancelOrder}
        order={order}
        title={words.cancel.question}
        text={isPaid(order.status) ? words.cancel.paid : words.cancel.unpaid}
        confirm={words.cancel.confirm}
        look="danger"
        words={words.cancel}
        onClose={() => setAsking(undefined)}
        onDone={onDone}
      />
    </>
  )
}

/** The code has ended, or was for a whole cart and takes something else off this order alone. */
const isAboutPrice = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && ['bad_discount', 'price_mismatch'].includes(error.failure.code)
