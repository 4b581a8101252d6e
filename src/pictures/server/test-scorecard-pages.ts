// The pages that the picture scorecard is measured on: sixty random scenes of twelve books, every place among them.

import { PLACES } from '../../stage/scene.ts'
import { compose } from '../../drawing/composing/compose.ts'
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

function cardPage(at: number): CardPage {
  const book = at % bookCount
  const rolled = samplePage(book, at)
  const place = PLACES[at] ?? rolled.scene.place
  const page = { ...rolled, scene: { ...rolled.scene, place } }
  const { time, weather, shot, textSide } = page.scene
  const cast = page.cast.map((one) => one.type).join('+')
  const picture = compose(page)
  const label = `${at} ${place} ${time} ${weather} ${shot}/${textSide} ${cast}`
  return { label, book, page, picture, seen: seenOf(picture, cardWidth) }
}

export const cardPages: readonly CardPage[] = Array.from({ length: pageCount }, (_, at) => cardPage(at))
