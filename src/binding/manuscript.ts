// What is bound: a finished book as plain values, whoever wrote and drew it.

import type { ReaderBand } from '../stage/page-layout.ts'
import type { Shot, TextSide } from '../stage/scene.ts'
import type { Ground } from './ground.ts'

/** A picture without words, as the JPEG that it stays. */
export interface Plate {
  jpeg: Uint8Array
  width: number
  height: number
  /** What is seen on it, for those who cannot see it. */
  alt: string
  /** What it shows where its words lie (`groundOf` measures it); unknown, the words get a thicker mist. */
  ground?: Ground
  /** The one colour of its edge, where paper is left white around it (`rimOf` measures it). */
  rim?: string
}

export interface StoryPage {
  number: number
  text: string
  picture: Plate
  shot: Shot
  textSide: TextSide
}

export interface Manuscript {
  /** The edition's content hash: it makes document ids, so that the same book gives the same bytes. */
  id: string
  title: string
  /** BCP 47. */
  language: string
  dedication: string
  band: ReaderBand
  /** Who the book is about, first names. */
  heroes: readonly string[]
  refrain?: string
  blurb: string
  /** Honestly, what was written and drawn by what; a paragraph each. */
  colophon: readonly string[]
  /** YYYY-MM-DD. */
  finishedOn: string
  cover: Plate
  back: Plate
  endPapers: Plate
  pages: readonly StoryPage[]
}
