// The steps of making one book, and which of them it has behind it.

import { paths } from '../base/paths.ts'
import type { Book } from './contract.ts'

export const bookSteps = ['story', 'title', 'dedication', 'style', 'pictures', 'preview', 'order'] as const
export type BookStep = (typeof bookSteps)[number]

const firstTier = 'Digital Copy'

export const stepPaths: Record<BookStep, (bookId: string) => string> = {
  story: paths.reviewAi,
  title: paths.title,
  dedication: paths.dedication,
  style: paths.artStyle,
  pictures: paths.images,
  preview: paths.preview,
  order: (bookId) => paths.checkout(bookId, firstTier),
}

/** Where Back leads. */
export const stepBefore = (step: BookStep): BookStep => bookSteps[bookSteps.indexOf(step) - 1] ?? step

/** What a book shows to be done; nothing says so of looking at it and of ordering it. */
export function isDone(step: BookStep, book: Pick<Book, 'status' | 'title' | 'dedication' | 'art_style_id'>): boolean {
  switch (step) {
    case 'story':
      return book.status !== 'draft'
    case 'title':
      return book.title !== ''
    case 'dedication':
      return book.dedication !== ''
    case 'style':
      return book.art_style_id !== null
    case 'pictures':
      return book.status === 'completed'
    case 'preview':
    case 'order':
      return false
  }
}
