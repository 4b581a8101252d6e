// Where the words of a page lie on its picture, as every screen lays them.

import { PAGE_SIZE, type PageLayout } from './page-layout.ts'

/** Parts of the picture's width and height; the letters' height is a part of its width. */
export interface WordsPlace {
  x: number
  y: number
  w: number
  h: number
  size: number
}

const part = (of: number, whole: number) => Number((of / whole).toFixed(4))

export function placeWords({ zone, size }: PageLayout): WordsPlace {
  const { w, h } = PAGE_SIZE
  return { x: part(zone.x, w), y: part(zone.y, h), w: part(zone.w, w), h: part(zone.h, h), size: part(size, w) }
}
