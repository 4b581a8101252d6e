// The sheets of an edition that a picture is drawn for, and by what: the story's pages, the cover, the back, the end papers.

import type { Style } from '../../drawing/draw.ts'
import type { Sheet } from '../../pictures/server/draw-picture.ts'
import type { EditionContent, EditionPage } from '../edition.ts'

export const around = ['cover', 'back', 'end-papers'] as const
export type Around = (typeof around)[number]

export const pageName = (number: number) => `${number}`.padStart(2, '0')

/** All that is needed of an edition to draw it: its pictures may be missing yet. */
export type Drawable = Pick<EditionContent, 'art'> & { pages: readonly Pick<EditionPage, 'recipe'>[] }

export function sheetAround(name: Around, { art, pages }: Drawable): Sheet {
  const { cast, seed, season, scene } = art
  const drawn = { seed, ...(season && { season }) }
  if (name === 'end-papers') return { endPapers: { cast, seed, scenes: pages.map(({ recipe }) => recipe.page.scene) } }
  if (name === 'cover') return { cover: { cast, scene, ...drawn } }
  const { place, time, weather, winter } = scene
  const there = { place, time, weather, ...(winter && { winter }) }
  return {
    page: {
      cast,
      scene: { ...there, who: [], props: [], shot: 'wide', textSide: 'top', state: [], mood: 0.6 },
      ...drawn,
    },
  }
}

/** End papers are a print in two tones: flat in every style, and quick. */
export const styleOf = (name: Around, { art }: Pick<EditionContent, 'art'>): Style =>
  name === 'end-papers' ? 'vector' : art.style

export const drawingOf = (name: Around, book: Drawable) => ({ ...sheetAround(name, book), style: styleOf(name, book) })

export const sheetOf = ({ recipe }: Pick<EditionPage, 'recipe'>): Sheet => ({ page: recipe.page })
