// The steps of making one book, and which of them it has behind it.

import { paths } from '../base/paths.ts'
import { type BookStep, bookSteps } from './book.ts'
import type { Book } from './contract.ts'

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

type Standing = Pick<Book, 'status' | 'title' | 'dedication' | 'art_style_id' | 'seen_steps'>

/** Only what its member has seen is ticked; of ordering nothing says so. */
export function isDone(step: BookStep, book: Standing): boolean {
  const isSeen = book.seen_steps.includes(step)
  switch (step) {
    case 'story':
      return isSeen && book.status !== 'draft'
    case 'title':
      return book.title !== ''
    case 'dedication':
      // It may stay empty.
      return isSeen || book.dedication !== ''
    case 'style':
      return isSeen && book.art_style_id !== null
    case 'pictures':
    case 'preview':
      return isSeen && book.status === 'completed'
    case 'order':
      return false
  }
}

/** She knows what she would pay for. */
export const hasSeenPictures = ({ seen_steps }: Pick<Book, 'seen_steps'>): boolean =>
  seen_steps.includes('pictures') || seen_steps.includes('preview')

/** The way to the pictures: title and dedication are asked once. */
export function stepToPictures(book: Standing): BookStep {
  return (['title', 'dedication'] as const).find((step) => !isDone(step, book)) ?? 'style'
}
