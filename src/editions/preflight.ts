// The print passport: what a printer would send back, found before anything is paid for, each with how to mend it.

import type { Fault } from '../binding/find-faults.ts'
import { printDensity } from '../pictures/picture.ts'
import { pagesWith, type ProofPage, proveNames } from '../stories/names-proof.ts'
import type { Finding, Passport } from './contract.ts'
import { storyPages } from './edition.ts'
import { found } from './findings.ts'

export interface ExaminedPage {
  number: number
  text: string
  alt: string
  /** Dots an inch on paper; null while there is no picture. */
  ppi: number | null
}

export interface Examined {
  title: string
  dedication: string
  names: readonly string[]
  pages: readonly ExaminedPage[]
  /** What the bookbinder found when it set every page. */
  faults: readonly Fault[]
}

/** 11 x 8.5 inches, with a title page, a dedication, a closing page and a colophon around the story. */
export const printed = { width: 11, height: 8.5, bleed: 0.125, safeMargin: 0.5, pages: storyPages.length + 4 } as const

/** Names are proved before the story, too: numbers that no story page has. */
const before = { title: 0, dedication: -1 } as const

export function preflight(bookId: string, { title, dedication, names, pages, faults }: Examined): Passport {
  const there = new Set(pages.map(({ number }) => number))
  const missing = storyPages.filter((number) => !there.has(number))
  const proof = proveNames(names, [
    { page_number: before.title, text_content: title },
    { page_number: before.dedication, text_content: dedication },
    ...pages.map(({ number, text }): ProofPage => ({ page_number: number, text_content: text })),
  ])
  const findings: Finding[] = [
    ...(title.trim() === '' ? [found.title()] : []),
    ...(missing.length > 0 ? [found.pages(missing)] : []),
    ...faults.map(ofBinder),
    ...proof.flatMap(({ name, others }) =>
      others.flatMap(({ spelling, places }) =>
        pagesWith(places).map((number) => found.spelling(placeOf(number), name, spelling)),
      ),
    ),
    ...pages.flatMap(ofPage),
  ]
  return {
    book_id: bookId,
    can_print: findings.every(({ severity }) => severity !== 'error'),
    story_pages: pages.length,
    printed_pages: printed.pages,
    trim: { width: printed.width, height: printed.height },
    bleed: printed.bleed,
    safe_margin: printed.safeMargin,
    ppi: pages.map(({ number, ppi }) => ({ page: number, ppi })),
    names: proof.map(({ name, places }) => ({ name, pages: pagesWith(places).filter((number) => number > 0) })),
    findings: findings.toSorted((a, b) => (a.page ?? 0) - (b.page ?? 0)),
  }
}

function placeOf(number: number) {
  if (number === before.title) return 'title'
  return number === before.dedication ? 'dedication' : number
}

function ofPage({ number, text, alt, ppi }: ExaminedPage): Finding[] {
  return [
    ...(text.trim() === '' ? [found.empty(number)] : []),
    ...(ppi === null ? [found.picture(number)] : []),
    ...(ppi !== null && ppi < printDensity ? [found.ppi(number, ppi)] : []),
    ...(ppi !== null && alt.trim() === '' ? [found.alt(number)] : []),
  ]
}

function ofBinder(fault: Fault): Finding {
  if (fault.kind === 'picture-covered') return found.covered(fault.place)
  if (fault.kind === 'letters-missing') return found.letters(fault.place, fault.letters)
  return fault.kind === 'small-letters'
    ? found.crowded(fault.place, fault.points)
    : found.endless(fault.place, fault.most)
}
