// The print passport: what a printer would send back, found before anything is paid for, each with how to mend it.

import type { Fault } from '../binding/find-faults.ts'
import type { ProofPage } from '../stories/names-proof.ts'
import { pagesWith, proveNames } from '../stories/names-proof.ts'
import type { Finding, Passport } from './contract.ts'
import { storyPages } from './edition.ts'
import { pageList } from './edition-words.ts'

export interface ExaminedPage {
  number: number
  text: string
  alt: string
  hasPicture: boolean
  engine: string
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

const drawnPpi = 300
/** What a provider paints has 1650 points across the trimmed page. */
const paintedPpi = 150
/** Smaller letters nobody reads to a child. */
const readablePoints = 8

const words = {
  title: (): Finding => ({
    code: 'title_missing',
    severity: 'error',
    page: null,
    message: 'Book title is required',
    mend: 'Give the book its title.',
  }),
  pages: (missing: readonly number[]): Finding => ({
    code: 'pages_missing',
    severity: 'error',
    page: missing[0] ?? null,
    message: `The story has ${storyPages.length} pages. Missing: ${pageList(missing)}.`,
    mend: 'Generate the story again.',
  }),
  empty: (page: number): Finding => ({
    code: 'words_missing',
    severity: 'error',
    page,
    message: 'This page has no words.',
    mend: 'Write its words, or regenerate the page.',
  }),
  picture: (page: number): Finding => ({
    code: 'picture_missing',
    severity: 'error',
    page,
    message: 'This page has no picture yet.',
    mend: 'Generate its picture.',
  }),
  ppi: (page: number, ppi: number): Finding => ({
    code: 'low_resolution',
    severity: 'warning',
    page,
    message: `This picture has ${ppi} dots an inch on paper; ${drawnPpi} print crisp. Its edges are mirrored into the bleed.`,
    mend: 'Regenerate it with our own illustrator, or accept a softer print.',
  }),
  letters: (page: number | null, letters: readonly string[]): Finding => ({
    code: 'letters_missing',
    severity: 'error',
    page,
    message: `We have no letters to print ${letters.map((one) => `“${one}”`).join(', ')}.`,
    mend: page === null ? 'Write title and dedication without them.' : 'Write the page without them.',
  }),
  crowded: (page: number | null, points: number): Finding => ({
    code: 'too_many_words',
    severity: points < readablePoints ? 'error' : 'warning',
    page,
    message: `So many words only fit in letters of ${Math.round(points)} points.`,
    mend: 'Shorten the page.',
  }),
  endless: (page: number | null, most: number): Finding => ({
    code: 'too_many_words',
    severity: 'error',
    page,
    message: `More than ${most} characters do not fit.`,
    mend: 'Shorten it.',
  }),
  spelling: (page: number | null, name: string, other: string): Finding => ({
    code: 'name_spelling',
    severity: 'warning',
    page,
    message: `“${other}” stands here. Is it ${name}?`,
    mend: `Write ${name} everywhere as you write it yourself, unless somebody else is meant.`,
  }),
  alt: (page: number): Finding => ({
    code: 'alt_text_missing',
    severity: 'warning',
    page,
    message: 'Nothing tells a blind reader what this picture shows.',
    mend: 'Regenerate the page’s picture: its description is made with it.',
  }),
} as const

export function preflight(bookId: string, { title, dedication, names, pages, faults }: Examined): Passport {
  const there = new Set(pages.map(({ number }) => number))
  const missing = storyPages.filter((number) => !there.has(number))
  const texts = pages.map(({ number, text }): ProofPage => ({ page_number: number, text_content: text }))
  const proof = proveNames(names, [{ page_number: 0, text_content: `${title}\n${dedication}` }, ...texts])
  const ppiOf = (page: ExaminedPage) => (!page.hasPicture ? null : page.engine === 'embedded' ? drawnPpi : paintedPpi)
  const findings: Finding[] = [
    ...(title.trim() === '' ? [words.title()] : []),
    ...(missing.length > 0 ? [words.pages(missing)] : []),
    ...faults.map(ofBinder),
    ...proof.flatMap(({ name, others }) =>
      others.flatMap((other) =>
        pagesWith(other.places).map((page) => words.spelling(page === 0 ? null : page, name, other.spelling)),
      ),
    ),
    ...pages.flatMap((page) => ofPage(page, ppiOf(page))),
  ]
  return {
    book_id: bookId,
    can_print: findings.every(({ severity }) => severity !== 'error'),
    story_pages: pages.length,
    printed_pages: printed.pages,
    trim: { width: printed.width, height: printed.height },
    bleed: printed.bleed,
    safe_margin: printed.safeMargin,
    ppi: pages.map((page) => ({ page: page.number, ppi: ppiOf(page) })),
    names: proof.map(({ name, places }) => ({ name, pages: pagesWith(places).filter(Boolean) })),
    findings: findings.toSorted((a, b) => (a.page ?? 0) - (b.page ?? 0)),
  }
}

function ofPage({ number, text, alt, hasPicture }: ExaminedPage, ppi: number | null): Finding[] {
  return [
    ...(text.trim() === '' ? [words.empty(number)] : []),
    ...(hasPicture ? [] : [words.picture(number)]),
    ...(ppi !== null && ppi < drawnPpi ? [words.ppi(number, ppi)] : []),
    ...(hasPicture && alt.trim() === '' ? [words.alt(number)] : []),
  ]
}

function ofBinder(fault: Fault): Finding {
  const page = typeof fault.place === 'number' ? fault.place : null
  if (fault.kind === 'letters-missing') return words.letters(page, fault.letters)
  return fault.kind === 'small-letters' ? words.crowded(page, fault.points) : words.endless(page, fault.most)
}
