// Where the words of a page lie and how large they are set: one rule that the illustrator leaves room for and the bound book obeys.
import type { Shot, TextSide } from './scene.ts'

/** Units of the page: 100 an inch, 1100 x 850 for 11 x 8.5 inches. */
export const PAGE_SIZE = { w: 1100, h: 850 } as const

/** Where the title lies on a cover, its author line with it: calm on the cover and on the back. */
export const COVER_TITLE = { x: 130, y: 46, w: 840, h: 200 } as const

export const READER_BANDS = ['b0_3', 'b4_6', 'b7_9', 'b10'] as const
export type ReaderBand = (typeof READER_BANDS)[number]
export type Pattern = 'column-left' | 'column-right' | 'band-top' | 'band-bottom'

export interface PageWords {
  band: ReaderBand
  count: number
}

export interface PageLayout {
  pattern: Pattern
  /** At least half an inch from the trim on every side. */
  zone: { x: number; y: number; w: number; h: number }
  /** Height of the letters and of a line, in units. */
  size: number
  leading: number
}

/** The largest letters a reader of this band gets, in points. */
const POINTS: Readonly<Record<ReaderBand, number>> = { b0_3: 28, b4_6: 22, b7_9: 18, b10: 15 }
const SMALLEST: Readonly<Record<ReaderBand, number>> = { b0_3: 20, b4_6: 16, b7_9: 13.5, b10: 12 }
export const LEADING = 1.45
/** More words than this are easier to read on paper than on a picture. */
export const MOST_ON_PICTURE = 60
/** A letter of Andika is about half as wide as the type is high; a word with its space has about 5.7 letters. */
const LETTER = 0.53
const WORD = 5.7
const PAD = 28
/** Letters shrink so far before their column grows: what stands beside it needs the room. */
const COMFORT = 0.86

/** The letters of a band, in units: as large as may be, as small as must be. */
export const lettersFor = (band: ReaderBand) => ({
  largest: (POINTS[band] * 100) / 72,
  smallest: (SMALLEST[band] * 100) / 72,
})

const EDGE = 50
const COLUMN = { widths: [300, 350, 400], h: PAGE_SIZE.h - 120, least: 240 } as const
const BAND = { w: PAGE_SIZE.w - 120, least: 110, most: 215 } as const

const PATTERNS: Readonly<Record<TextSide, Pattern>> = {
  left: 'column-left',
  right: 'column-right',
  top: 'band-top',
  bottom: 'band-bottom',
}

function heightOf({ count }: PageWords, size: number, width: number): number {
  const lines = Math.max(1, Math.ceil((count * WORD * LETTER * size * 1.08) / width))
  return lines * size * LEADING + PAD
}

/** Without words: room for a well-filled page of a reader of seven to nine. */
export function layPage(shot: Shot, side: TextSide, words?: PageWords): PageLayout {
  const pattern = PATTERNS[side]
  const upright = side === 'left' || side === 'right'
  const asked = words ?? { band: 'b7_9', count: upright ? 74 : 44 }
  const most = upright ? COLUMN.h : shot === 'close' ? 180 : BAND.most
  const widths: readonly number[] = upright ? COLUMN.widths : [BAND.w]
  const [narrowest = BAND.w] = widths
  const widest = widths.at(-1) ?? BAND.w
  const largest = POINTS[asked.band]
  const smallest = SMALLEST[asked.band]
  const fitting = (among: readonly number[], least: number) => {
    for (let points = largest; points >= least; points -= 0.5) {
      const size = (points * 100) / 72
      const width = among.find((one) => heightOf(asked, size, one) <= most * (one === widest ? 1 : 0.8))
      if (width !== undefined) return { size, width }
    }
    return undefined
  }
  const { size, width } = (upright ? fitting([narrowest], Math.max(smallest, largest * COMFORT)) : undefined) ??
    fitting(widths, smallest) ?? { size: (smallest * 100) / 72, width: widest }
  const h = Math.round(Math.min(most, Math.max(heightOf(asked, size, width), upright ? COLUMN.least : BAND.least)))
  const zone = {
    left: { x: EDGE, y: EDGE + 10 + Math.round((COLUMN.h - h) * 0.3), w: width, h },
    right: { x: PAGE_SIZE.w - EDGE - width, y: EDGE + 10 + Math.round((COLUMN.h - h) * 0.3), w: width, h },
    top: { x: EDGE + 10, y: EDGE, w: width, h },
    bottom: { x: EDGE + 10, y: PAGE_SIZE.h - EDGE - h, w: width, h },
  }[side]
  return { pattern, zone, size, leading: size * LEADING }
}
