// The pages that the picture scorecard is measured on: sixty random scenes of twelve books, every place among them.

import { PLACES } from '../../stage/places/places.ts'
import { compose } from '../../drawing/composing/compose.ts'
import type { Style } from '../../drawing/draw.ts'
import type { Page, Picture } from '../../drawing/composing/picture.ts'
import { samplePage } from '../../drawing/sheets/sample-pages.ts'
import { seenOf, type Seen } from './test-seen.ts'

export const cardWidth = 256
const pageCount = 60
const bookCount = 12

export interface CardPage {
  /** What a failed row is told by: "17 forest night rain close/left dragon+girl". */
  label: string
  book: number
  page: Page
  picture: Picture
  seen: Seen
}

function cardPage(at: number, style?: Style): CardPage {
  const book = at % bookCount
  const rolled = samplePage(book, at)
  const place = PLACES[at] ?? rolled.scene.place
  const page = { ...rolled, scene: { ...rolled.scene, place } }
  const { time, weather, shot, textSide } = page.scene
  const cast = page.cast.map((one) => one.type).join('+')
  const picture = compose({ ...page, ...(style && { style }) })
  const label = `${at} ${place} ${time} ${weather} ${shot}/${textSide} ${cast}`
  return { label, book, page, picture, seen: seenOf(picture, cardWidth) }
}

/** Without a style they are composed as for the coloring page. */
export const cardPagesIn = (style?: Style, [from, to]: readonly [number, number] = [0, pageCount]): CardPage[] =>
  Array.from({ length: to - from }, (_, i) => cardPage(from + i, style))
