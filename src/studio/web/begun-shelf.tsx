// An empty shelf is none when a hero was named on the shop window's cover: the book that was begun stands there.

import type { ReactNode } from 'react'
import { paths } from '../../base/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { begunWords as words } from '../begun-words.ts'
import { BegunCover } from './begun-cover.tsx'
import { useBegunBook } from './use-begun-book.ts'

export function BegunShelf({ children }: { children: ReactNode }) {
  const book = useBegunBook()
  if (book === undefined) return null
  if (book === null) return children
  return (
    <EmptyState
      title={<span dir="auto">{words.title(book.hero)}</span>}
      words={words.words}
      picture={<BegunCover book={book} />}
      action={
        <ButtonLink look="primary" to={paths.createBook}>
          {words.goOn}
        </ButtonLink>
      }
    />
  )
}
