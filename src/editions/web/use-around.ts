// What is around a story on a screen: as it would be printed now, whether the book is finished or not.

import { useQuery } from '@tanstack/react-query'
import type { Book } from '../../books/contract.ts'
import type { Around } from '../../stories/web/book-leaves.tsx'
import { editionsQuery, sheetsQuery } from './edition-data.ts'

export function useAround(book: Book): Around {
  const { data: sheets } = useQuery(sheetsQuery(book.id))
  const newest = useQuery(editionsQuery(book.id)).data?.[0]
  // Until it is known what has changed since, a finished book shows its finished cover.
  if (!sheets) return { cover: book.status === 'completed' ? book.cover_image_url : null }
  return {
    cover: sheets.cover_url,
    back: sheets.back_url,
    endPapers: sheets.end_papers_url,
    colophon: newest && !newest.has_changes ? newest.colophon : sheets.colophon,
  }
}
