// The leaves round a story as they are printed, for a screen that has the book's words and no bytes.

import { backLeaf, coverLeaf } from '../binding/cover-leaves.ts'
import type { Ground } from '../binding/ground.ts'
import type { PaperLeaf } from '../binding/leaf-press.ts'
import type { Plate } from '../binding/manuscript.ts'
import { closingLeaf, dedicationLeaf, madeLeaf, titleLeaf } from '../binding/paper-leaves.ts'
import { aboutWords, dedicationWords } from '../binding/paper-words.ts'
import { PAGE_SIZE } from '../stage/page-layout.ts'
import { leafWords } from './leaf-words.ts'

export interface BookWords {
  title: string
  heroes: readonly string[]
  dedication: string
  refrain: string
  blurb: string
  /** How it was made, a paragraph each. */
  colophon: readonly string[]
}

export type PaperName = 'cover' | 'title' | 'dedication' | 'end' | 'made' | 'back'

/** `ground`: what the cover shows where its title lies. */
export function paperLeavesOf(book: BookWords, ground?: Ground): Record<PaperName, PaperLeaf> {
  const unseen: Plate = { jpeg: new Uint8Array(), width: PAGE_SIZE.w, height: PAGE_SIZE.h, alt: '' }
  const manuscript = {
    ...book,
    ...{ id: '', language: '', band: 'b4_6' as const, finishedOn: '', pages: [] },
    ...{ cover: { ...unseen, ...(ground && { ground }) }, back: unseen, endPapers: unseen },
  }
  return {
    cover: coverLeaf(manuscript),
    title: titleLeaf(manuscript),
    dedication: dedicationLeaf(manuscript),
    end: closingLeaf(manuscript),
    made: madeLeaf(book.title, book.colophon),
    back: backLeaf(manuscript),
  }
}

/** All that these leaves say. */
export const wordsOnPaper = ({ title, heroes, dedication, refrain, blurb, colophon }: BookWords): string =>
  [
    ...[title, aboutWords(heroes), dedicationWords(dedication, heroes), leafWords.end, refrain, blurb],
    ...colophon,
  ].join('\n')
