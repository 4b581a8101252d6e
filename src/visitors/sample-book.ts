// A sample book: a whole book that anybody may read and download, made once by scripts/make-samples.ts and kept with the source.

import type { Scene } from '../stage/scene.ts'
import { colophonOf } from '../editions/colophon.ts'
import type { EditionContent } from '../editions/edition.ts'

export interface SampleBook extends Omit<EditionContent, 'pages' | 'colophon'> {
  slug: string
  pages: { text: string; alt: string; scene: Scene }[]
}

/** They never change: the day is the day they were made. */
export const sampleMadeOn = '2026-11-21'

export const sampleSize = { width: 1100, height: 850 } as const

const twoDigits = (number: number) => `${number}`.padStart(2, '0')

/** Where the browser finds a sheet of the book: `cover`, `back`, or the number of a story page. */
export const samplePicture = (slug: string, sheet: string | number) =>
  `/samples/${slug}/${typeof sheet === 'number' ? twoDigits(sheet) : sheet}.webp`

/** As the binders take it. */
export function editionOfSample({ slug, pages, ...book }: SampleBook): EditionContent {
  const { style, cast, seed } = book.art
  return {
    ...book,
    colophon: colophonOf({ writer: 'embedded', pagesByHand: 0, painters: pages.map(() => 'embedded') }),
    pages: pages.map(({ text, alt, scene }, at) => ({
      number: at + 1,
      text,
      alt,
      picture: samplePicture(slug, at + 1),
      sha256: '',
      engine: 'embedded',
      recipe: { style, page: { scene, cast, seed, n: at + 1 } },
    })),
  }
}
