// The leaves of a book in their order, and how the place where it lies open is called.

import { leafWords as words } from './leaf-words.ts'

/** The leaf of story page 1 and the pages before it: front cover, end paper, title, dedication. */
export const leavesBeforeStory = 4

/** Set as a text, not as a few lines that stand by themselves. */
export const isLongDedication = (words: string) => words.length > 180 || words.split('\n').length > 6

export const leafOf = (page: number) => leavesBeforeStory + page - 1

/** The story pages among these leaves. */
export function pagesOn(leaves: readonly number[], pages: number): number[] {
  return leaves.map((leaf) => leaf - leavesBeforeStory + 1).filter((page) => page >= 1 && page <= pages)
}

/** `leaves` of `count` lie open in a book of so many story pages. */
export function whereOf(leaves: readonly number[], count: number, pages: number): string {
  const [first = 0] = leaves
  if (first === 0) return words.cover
  if (first === count - 1) return words.back
  const [one, other] = pagesOn(leaves, pages)
  if (one === undefined) return first < leavesBeforeStory ? words.front : words.after24
  return other === undefined ? words.onePage(one, pages) : words.twoPages(one, other, pages)
}
