// What a manuscript asks that letters and paper cannot give: told before it is bound, so that somebody can mend it.
import type { FontRole, Fonts } from './fonts.ts'
import type { Manuscript } from './manuscript.ts'
import { designPage } from './page-design.ts'
import { dedicationSize, LEAST_HAND } from './paper-leaves.ts'
import { openPress } from './press.ts'

export type Place = 'title' | 'dedication' | 'blurb' | 'names' | number

export type Fault =
  | { kind: 'letters-missing'; place: Place; letters: string[] }
  /** Every word is there, but smaller than this reader should get. */
  | { kind: 'small-letters'; place: number | 'dedication'; points: number }
  /** So many words that hardly anything is seen of the picture. */
  | { kind: 'picture-covered'; place: number }
  | { kind: 'too-long'; place: Place; most: number }

/** More than these would be set too small to be read, or not at all. */
export const LONGEST = { title: 200, dedication: 2000, blurb: 2000, page: 6000 } as const

const pointsOf = (units: number) => Math.round(units * 7.2) / 10

export function findFaults(manuscript: Manuscript, fonts: Fonts): Fault[] {
  const { title, dedication, blurb, heroes, pages, band } = manuscript
  const texts: readonly (readonly [Place, FontRole, string, number])[] = [
    ['title', 'heading', title, LONGEST.title],
    ['dedication', 'hand', dedication, LONGEST.dedication],
    ['blurb', 'text', blurb, LONGEST.blurb],
    ['names', 'hand', heroes.join(' '), LONGEST.title],
    ...pages.map(({ number, text }) => [number, 'text', text, LONGEST.page] as const),
  ]
  const faults = texts.flatMap(([place, role, text, most]): Fault[] => {
    const letters = fonts.lacking(role, text)
    return [
      ...(letters.length > 0 ? [{ kind: 'letters-missing' as const, place, letters }] : []),
      ...(text.length > most ? [{ kind: 'too-long' as const, place, most }] : []),
    ]
  })
  const { measure } = openPress(fonts, {
    title,
    language: manuscript.language,
    date: manuscript.finishedOn,
    id: '',
    size: [1, 1],
  })
  const designs = pages
    .filter(({ text }) => text.trim() !== '' && text.length <= LONGEST.page)
    .map((page) => ({ page, design: designPage(page, band, measure('text')) }))
  const small = designs.flatMap(({ page, design }): Fault[] => {
    if (design.isSmall) return [{ kind: 'small-letters', place: page.number, points: pointsOf(design.set.size) }]
    return design.isCovered ? [{ kind: 'picture-covered', place: page.number }] : []
  })
  const hand = dedication.length > LONGEST.dedication ? LEAST_HAND : dedicationSize({ measure }, manuscript)
  const dear: Fault[] =
    hand < LEAST_HAND ? [{ kind: 'small-letters', place: 'dedication', points: pointsOf(hand) }] : []
  return [...faults, ...dear, ...small]
}
