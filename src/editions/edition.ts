// What a finished copy of a book is: everything that can be bound from it, frozen as plain values, and the things made of it.

import type { CharacterSpec } from '../stage/cast.ts'
import type { ReaderBand } from '../stage/page-layout.ts'
import type { Scene } from '../stage/scene.ts'
import { limits } from '../books/book.ts'
import type { Season } from '../drawing/places/season.ts'
import type { Style } from '../drawing/draw.ts'
import type { PictureRecipe } from '../pictures/recipe.ts'

/** 1 to 24. */
export const storyPages: readonly number[] = Array.from({ length: limits.pages }, (_, at) => at + 1)

export interface EditionPage {
  number: number
  text: string
  /** What is seen on the picture. */
  alt: string
  /** The key of its JPEG; the WebP lies beside it. */
  picture: string
  /** Of the JPEG. */
  sha256: string
  /** 'embedded', or provider and model: what our own illustrator drew it draws again for the printer. */
  engine: string
  recipe: PictureRecipe
}

/** What the sheets around the story are drawn from. */
export interface EditionArt {
  style: Style
  cast: CharacterSpec[]
  seed: number
  season?: Season
  /** The story's most telling page. */
  scene: Scene
}

export interface EditionContent {
  title: string
  language: string
  dedication: string
  band: ReaderBand
  /** The names of the book's characters as people write names, the main one first. */
  names: string[]
  refrain?: string
  blurb: string
  colophon: string[]
  art: EditionArt
  pages: EditionPage[]
}

/** What can be made of an edition and handed out. */
export const downloads = [
  'screen',
  'proof',
  'epub',
  'print-interior',
  'print-cover',
  'booklet-letter',
  'booklet-a4',
  'coloring-book',
  'coloring-interior',
  'coloring-cover',
  'activities',
  'card',
  'record',
  'record-png',
] as const
export type Download = (typeof downloads)[number]

/** FINISH answers within 3 s, bound or not. */
export const finishingWait = 2500

export const shareLimits = {
  days: 30,
  mostDays: 365,
  passcode: { least: 4, most: 64 },
  open: 20,
  report: 1000,
} as const
