// One book of the cart: whether and how often it is printed, and whether its record goes with it.

import { useId, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../base/paths.ts'
import { shownTitle } from '../../books/book.ts'
import type { Book } from '../../books/contract.ts'
import { BookCover } from '../../books/web/book-cover.tsx'
import { TickBox } from '../../ui/tick-box.tsx'
import { type Cart, type CartItem, isOrderable, mostCopies, quantityOf } from '../cart.ts'
import { cartWords as words } from '../cart-words.ts'
import { checkoutWords } from '../checkout-words.ts'
import { PassportNote } from './passport-note.tsx'
import { catalogue, isOffered, priceOf } from '../catalogue.ts'
import { useFilesAreFree } from './use-files-are-free.ts'

const record = 'Digital lyric art vinyl record'
/** What takes the focus when nothing is chosen. */
export const cartBookId = (bookId: string) => `cart-${bookId}`

export interface CartBookProps {
  book: Book
  cart: Cart
  onQuantity: (item: CartItem, quantity: number) => void
}

export function CartBook({ book, cart, onQuantity }: CartBookProps) {
  const title = shownTitle(book)
  const copies = quantityOf(cart, book.id, 'Printed copy')
  const isFinished = book.status === 'completed'
  const filesAreFree = useFilesAreFree()
  return (
    <li className="cart-book">
      <BookCover url={book.cover_image_url ?? book.first_picture_url} title={title} />
      <div className="min-w-0">
        {isFinished ? (
          <TickBox
            id={cartBookId(book.id)}
            checked={copies > 0}
            onChecked={(checked) => onQuantity('Printed copy', checked ? 1 : 0)}
            aria-label={words.copyOf(title)}
            label={
              <span className="cart-title" dir="auto">
                {title}
              </span>
            }
          />
        ) : (
          <p className="cart-title" dir="auto">
            {title}
          </p>
        )}
        {isFinished && (
          <div className="cart-copies">
            <span className="text-ink-2">
              <b>{words.each(priceOf('Printed copy'))}</b> {catalogue['Printed copy'].why}{' '}
              {filesAreFree ? (
                <Link className="link" to={paths.preview(book.id)}>
                  {words.filesFree}
                </Link>
              ) : (
                <Link className="link" to={paths.checkout(book.id, 'Digital Copy')}>
                  {words.withFiles(priceOf('Digital Copy'))}
                </Link>
              )}
            </span>
            {copies > 0 && (
              <Copies title={title} count={copies} onCount={(count) => onQuantity('Printed copy', count)} />
            )}
          </div>
        )}
        {isOffered(record, { isFinished, filesAreFree }) && (
          <TickBox
            id={`record-${book.id}`}
            checked={quantityOf(cart, book.id, record) > 0}
            onChecked={(checked) => onQuantity(record, checked ? 1 : 0)}
            aria-label={words.recordOf(title)}
            label={
              <>
                {words.record} <b>+{priceOf(record)}</b>
              </>
            }
            hint={[
              words.recordWords,
              ...(isFinished ? [] : [words.recordWaits]),
              ...(filesAreFree ? [checkoutWords.tier.free[record]] : []),
            ].join(' ')}
          />
        )}
        {copies > 0 && <PassportNote bookId={book.id} lead={checkoutWords.passport.first} />}
      </div>
    </li>
  )
}

interface CopiesProps {
  title: string
  count: number
  onCount: (count: number) => void
}

function Copies({ title, count, onCount }: CopiesProps) {
  const [typed, setTyped] = useState<string>()
  const [isAmiss, setAmiss] = useState(false)
  const noteId = useId()
  const step = (next: number) => {
    setAmiss(false)
    onCount(next)
  }
  return (
    <fieldset className="copies">
      <legend className="sr-only">{words.copiesOf(title)}</legend>
      <button
        type="button"
        className="copies-step"
        aria-label={words.fewer(title)}
        aria-disabled={count <= 1 || undefined}
        onClick={() => step(Math.max(1, count - 1))}
      >
        −
      </button>
      <input
        className="copies-count"
        inputMode="numeric"
        aria-label={words.copiesOf(title)}
        aria-describedby={noteId}
        aria-invalid={isAmiss || undefined}
        value={typed ?? count}
        onChange={({ target }) => {
          setTyped(target.value)
          setAmiss(target.value !== '' && !isOrderable(target.value))
          const next = Number.parseInt(target.value, 10)
          if (next >= 1) onCount(next)
        }}
        onBlur={() => setTyped(undefined)}
      />
      <button
        type="button"
        className="copies-step"
        aria-label={words.further(title)}
        aria-disabled={count >= mostCopies || undefined}
        onClick={() => step(count + 1)}
      >
        +
      </button>
      <output id={noteId} className="copies-note">
        {isAmiss && words.countHint(1, mostCopies, count)}
      </output>
    </fieldset>
  )
}
