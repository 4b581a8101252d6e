// What the parts of the review screen share: keeping what the server answered, saying so, and what is typed but not saved.

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Book } from '../../books/contract.ts'
import type { Page } from '../contract.ts'
import { keepBook, keepPage } from './story-data.ts'

export interface ReviewDesk {
  keep: (page: Page, said?: string) => void
  keepBook: (book: Book, said: string) => void
  /** Whether something of this name is typed and not saved. */
  mark: (name: string, dirty: boolean) => void
  isDirty: () => boolean
  said: string | undefined
  say: (words: string | undefined) => void
}

export function useReviewDesk(arrival: string | undefined): ReviewDesk {
  const cache = useQueryClient()
  const typed = useRef(new Set<string>())
  const [said, say] = useState(arrival)
  return {
    keep: (page, words) => {
      keepPage(cache, page)
      if (words !== undefined) say(words)
    },
    keepBook: (book, words) => {
      keepBook(cache, book)
      say(words)
    },
    mark: (name, dirty) => void (dirty ? typed.current.add(name) : typed.current.delete(name)),
    isDirty: () => typed.current.size > 0,
    said,
    say,
  }
}
