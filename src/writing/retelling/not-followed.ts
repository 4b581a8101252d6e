// Of a wish for one page, what is not followed, quoted whole: never a piece that is cut off.
import { wordCount } from '../english/sentences.ts'
import type { HeardWish, PageWish } from './page-wish.ts'

export interface NotFollowed {
  typed: string
  /** Whether something of these words is done all the same. */
  isPartly: boolean
}

const EDGES = /^(?:[\s,]|(?:and|but|also|then|please)\b)+|(?:[\s,]|\b(?:and|but|also|then|please|(?:make|tell) it))+$/gi

/** `done`: followed; `answered`: what has a reply of its own. Neighbors of one sentence are quoted together, and for a lone word everything. */
export function notFollowed(
  { parts, typed: whole }: HeardWish,
  done: readonly PageWish[],
  answered: readonly PageWish[],
): NotFollowed[] {
  const quotes: NotFollowed[] = []
  let isOpen = false
  for (const { typed, wishes, hasMore, joint } of parts) {
    const isUndone = hasMore || wishes.some((wish) => !done.includes(wish) && !answered.includes(wish))
    const isPartly = wishes.some((wish) => done.includes(wish))
    const last = quotes.at(-1)
    if (isUndone && isOpen && last && joint !== '') {
      last.typed += joint + typed
      last.isPartly ||= isPartly
    } else if (isUndone) quotes.push({ typed, isPartly })
    isOpen = isUndone
  }
  const quoted = quotes.map((one) => ({ ...one, typed: one.typed.replaceAll(EDGES, '') }))
  const isCut = quoted.some(({ typed }) => wordCount(typed) < 2 && typed !== whole)
  return isCut ? [{ typed: whole, isPartly: done.length > 0 }] : quoted
}
