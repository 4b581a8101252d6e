// After the story is read: its verses as a record, drawn with the book's own picture on the label.

import { paths } from '../../base/paths.ts'
import { shownTitle } from '../../books/book.ts'
import type { Book } from '../../books/contract.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { smallPicture } from '../../ui/small-picture.ts'
import { catalogue, isOffered, priceNote, priceOf } from '../catalogue.ts'
import { checkoutWords } from '../checkout-words.ts'
import { useFilesAreFree, useFreeWords } from './use-files-are-free.ts'
import './orders.css'

const { record: words } = checkoutWords
const record = 'Digital lyric art vinyl record'

export function RecordOffer({ book }: { book: Book }) {
  const freeWords = useFreeWords()
  const filesAreFree = useFilesAreFree()
  if (!isOffered(record, { isFinished: book.status === 'completed', filesAreFree })) return null
  const picture = book.cover_image_url ?? book.first_picture_url
  return (
    <section aria-labelledby="record-offer" className="card record-offer">
      <div className="record-offer-disc" aria-hidden="true">
        {picture !== null && <img src={smallPicture(picture)} alt="" loading="lazy" />}
        <p dir="auto">{shownTitle(book)}</p>
      </div>
      <div className="min-w-0">
        <h2 id="record-offer" className="text-lg">
          {words.title}
        </h2>
        <p className="mt-1">
          <b>{catalogue[record].name}.</b> {catalogue[record].description}
        </p>
        {freeWords(record) && <p className="mt-1">{freeWords(record)}</p>}
        <p className="mt-1">
          <b>{priceOf(record)}</b> <span className="text-sm text-ink-2">{priceNote}</span>
        </p>
        <ButtonLink small className="mt-3" to={paths.cartWith(book.id, record)}>
          {words.add}
        </ButtonLink>
      </div>
    </section>
  )
}
