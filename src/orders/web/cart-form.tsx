// The cart as a form: books, address, sum, and the order that is placed once however often it is pressed.

import { useState } from 'react'
import { showDateRange } from '../../base/dates.ts'
import { showMoney } from '../../base/money.ts'
import { paths } from '../../base/paths.ts'
import { shownTitle } from '../../books/book.ts'
import type { Book } from '../../books/contract.ts'
import type { Address } from '../../members/contract.ts'
import { call } from '../../ui/call.ts'
import { CallFailed } from '../../ui/call-failed.ts'
import { arrivalDates } from '../arrival-dates.ts'
import { isOffered } from '../catalogue.ts'
import { type Cart, cartTotal, lineTotal, paymentIdOf, withQuantity } from '../cart.ts'
import { cartWords as words } from '../cart-words.ts'
import { createCheckout, createOrder } from '../checkout-contract.ts'
import { checkoutWords } from '../checkout-words.ts'
import { orderWords } from '../order-words.ts'
import { AddressChoice, addAddressId, shipTo } from './address-choice.tsx'
import { CartBook, cartBookId } from './cart-book.tsx'
import { DiscountField } from './discount-field.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PayButton } from './pay-button.tsx'
import { PriceLadder } from './price-ladder.tsx'
import { useDiscount } from './use-discount.ts'
import { useFilesAreFree } from './use-files-are-free.ts'
import { returnUrls, usePayment } from './use-payment.ts'

const { address: addressWords } = checkoutWords

export interface CartFormProps {
  books: readonly Book[]
  addresses: readonly Address[]
  cart: Cart
  onCart: (cart: Cart) => void
}

export function CartForm({ books, addresses, cart, onCart }: CartFormProps) {
  const payment = usePayment(words.failed)
  const filesAreFree = useFilesAreFree()
  const [chosen, setChosen] = useState<string>()
  const [dates] = useState(() => arrivalDates(new Date(), 'Printed copy'))
  const isFinished = (id: string) => books.some((book) => book.id === id && book.status === 'completed')
  // What has become free since it was put in here is not sold.
  const lines = cart.lines.filter(({ item, bookId }) =>
    isOffered(item, { isFinished: isFinished(bookId), filesAreFree }),
  )
  const discount = useDiscount(
    cart.discountCode,
    (discountCode) => onCart({ ...cart, discountCode }),
    lines.map(({ item, quantity }) => ({ item, quantity })),
  )
  const address = shipTo(addresses, chosen)
  const shipped = lines.some(({ item }) => item === 'Printed copy')
  const titleOf = (bookId: string) => shownTitle(books.find(({ id }) => id === bookId) ?? { title: '' })

  /** One order for each line, one after the other: who is refused for the second has not paid for the first. */
  async function placeOrders(): Promise<string[]> {
    const ids: string[] = []
    for (const line of lines) {
      const goesTo = line.item === 'Printed copy' ? address?.id : undefined
      const { bookId, item, quantity } = line
      const input = { bookId, item, quantity, paymentId: paymentIdOf(cart, line, goesTo) }
      const order = await call(
        createOrder,
        { ...input, shippingAddress: goesTo === undefined ? undefined : { id: goesTo } },
        { failure: words.orderFailed },
      ).catch((error: unknown) => {
        throw isAddressGone(error) ? new CallFailed(addressWords.invalid, error.failure) : error
      })
      ids.push(order.id)
    }
    return ids
  }

  function choose(addressId: string) {
    payment.forgive()
    setChosen(addressId)
  }

  function place() {
    const [first] = books
    if (lines.length === 0) return payment.refuse(words.nothing, first && cartBookId(first.id))
    if (shipped && !address) return payment.refuse(addressWords.none, addAddressId)
    void payment.pay(async () => {
      const reduced = await discount.settled()
      const orderIds = await placeOrders()
      const priceAmount = reduced?.amount ?? cartTotal(lines)
      return call(
        createCheckout,
        { orderIds, priceAmount, discountCode: reduced?.code, ...returnUrls(paths.cart) },
        { failure: words.failed },
      )
    })
  }
  const bookParts = [
    { id: 'cart-books', heading: words.books, books: books.filter(({ status }) => status === 'completed') },
    { id: 'cart-records', heading: words.records, books: books.filter(({ status }) => status !== 'completed') },
  ].filter((part) => part.books.length > 0)
  return (
    <div className="till">
      <div className="till-wishes">
        {bookParts.map(({ id, heading, books: some }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            <ul className="cart-books">
              {some.map((book) => (
                <CartBook
                  key={book.id}
                  book={book}
                  cart={cart}
                  onQuantity={(item, quantity) => {
                    payment.forgive()
                    onCart(withQuantity(cart, book.id, item, quantity))
                  }}
                />
              ))}
            </ul>
          </section>
        ))}
        <PriceLadder isFinished={books.every(({ status }) => status === 'completed')} />
        {/* A record goes to no door. */}
        {(shipped || lines.length === 0) && (
          <div>
            <AddressChoice addresses={addresses} chosen={address?.id} onChoose={choose} />
            <p className="mt-4 text-ink-2">
              {dates && words.arrives(showDateRange(dates.first, dates.last))}{' '}
              {!filesAreFree && orderWords.downloads.later}
            </p>
          </div>
        )}
      </div>
      <OrderSummary
        isShipped={shipped}
        total={showMoney(discount.found?.amount ?? cartTotal(lines))}
        lines={lines.map((line) => ({
          name: words.lineOf(line.item, titleOf(line.bookId)),
          cents: lineTotal(line),
          count: line.quantity,
        }))}
        discount={lines.length > 0 && <DiscountField discount={discount} />}
      >
        {lines.length === 0 && !payment.problem && <p className="till-note mb-4">{words.empty}</p>}
        <PayButton payment={payment} look={lines.length === 0 ? 'secondary' : 'primary'} onPress={place}>
          {words.place}
        </PayButton>
      </OrderSummary>
    </div>
  )
}
const isAddressGone = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && error.failure.code === 'address_not_found'
