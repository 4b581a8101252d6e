// What a page asks of the illustrator, and the picture that it gets before any style has touched it.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { PageWords } from '../../stage/page-layout.ts'
import type { Scene } from '../../stage/scene.ts'
import type { Calm } from '../page/calm.ts'
import type { Season } from '../places/season.ts'
import type { Style } from '../recipes/style.ts'
import type { Layer } from '../shapes/graph.ts'
import type { Point } from '../shapes/matrix.ts'
import type { Box } from '../shapes/path.ts'

export interface Face {
  id: string
  box: Box
}

export interface Picture {
  layers: Layer[]
  /** Where words may lie, in page units (1100 x 850 is 11 x 8.5 inches). */
  zone: Box
  ink: string
  calm: Calm
  faces: Face[]
  /** Where the light comes from behind the heroes. */
  light: Point
  night: boolean
  indoors: boolean
  /** A second moment, seen in a panel of this page. */
  inset?: { picture: Picture; box: Box }
}

export interface Page {
  scene: Scene
  cast: readonly CharacterSpec[]
  /** The book's seed: one book, one look. */
  seed: number | string
  /** Without one it is composed as for the coloring page. */
  style?: Style
  /** Which page of the book it is: neighbours see a place from different ends. */
  n?: number
  /** For whom and how many words: less text, more picture. */
  words?: PageWords
  /** The book's time of year; without it the seed chooses. */
  season?: Season
  /** Where words and figures go when the words do not lay the page out: a cover. */
  room?: { zone: Box; stage: Box }
}
