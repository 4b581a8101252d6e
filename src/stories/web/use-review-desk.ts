// What the parts of the review screen share: keeping what the server answered, saying so, and what is typed but not saved.

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Book } from '../../books/contract.ts'
import type { Page } from '../contract.ts'
import { keepBook, keepPage } from './story-data.ts'

export interface ReviewDesk {
  keep: (page: Page, said?: string) => void
  keepBook: (book: Book, said: string) => void
  /** Something of this name is typed and not saved; nothing: it is not, or no longer. */
  mark: (name: string, discard: (() => void) | undefined) => void
  isDirty: () => boolean
  /** Gives up all that is typed. */
  discard: () => void
  said: string | undefined
  say: (words: string | undefined) => void
}

export function useReviewDesk(arrival: string | undefined): ReviewDesk {
  const cache = useQueryClient()
  const typed = useRef(new Map<string, () => void>())
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
    mark: (name, discard) => void (discard ? typed.current.set(name, discard) : typed.current.delete(name)),
    isDirty: () => typed.current.size > 0,
    discard: () => typed.current.forEach((discard) => discard()),
    said,
    say,
  }
}
