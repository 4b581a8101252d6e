// The way to a printed copy of a finished book: beside its title on a wide screen, right under the book on a small one.

import { paths } from '../../base/paths.ts'
import type { Book } from '../../books/contract.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useHasScreen } from '../../ui/has-screen.tsx'
import { Icon } from '../../ui/icon.tsx'
import { editionsWords } from '../words.ts'

export function OrderLink({ book, at }: { book: Book; at: 'title' | 'book' }) {
  const hasScreen = useHasScreen()
  if (book.status !== 'completed' || !hasScreen(paths.cart)) return null
  return (
    <ButtonLink look="primary" to={paths.cartWith(book.id)} className={`order-at-${at}`}>
      <Icon name="order" />
      {editionsWords.actions.order}
    </ButtonLink>
  )
}
