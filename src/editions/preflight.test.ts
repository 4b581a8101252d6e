// The print passport: everything that a printer would send back is found, and each finding says where it is mended.

import { expect, test } from 'vitest'
import { storyPages } from './edition.ts'
import { type Examined, preflight } from './preflight.ts'
import { sameFindings } from './same-findings.ts'

const page = (number: number) => ({ number, text: 'Zoë sat on a wall.', alt: 'Zoë on a wall', ppi: 300 })
const book: Examined = {
  title: 'The Wall',
  dedication: 'For Zoë',
  names: ['Zoë'],
  pages: storyPages.map(page),
  faults: [],
}
const found = (changed: Partial<Examined>) => {
  const { can_print, findings } = preflight('book', { ...book, ...changed })
  return { can_print, said: findings.map(({ code, severity, page: at, mend_at }) => [code, severity, at, mend_at]) }
}
type Finding = readonly [changed: Partial<Examined>, code: string, page: number | null, mendAt: string]
const withPage = (more: object) => ({ pages: book.pages.map((one) => (one.number === 5 ? { ...one, ...more } : one)) })

test('a book with nothing to be mended', () => {
  expect(found({})).toEqual({ can_print: true, said: [] })
})

test.each<Finding>([
  [{ title: ' ' }, 'title_missing', null, 'title'],
  [{ pages: book.pages.slice(0, 22) }, 'pages_missing', 23, 'story'],
  [withPage({ text: ' ' }), 'words_missing', 5, 'page'],
  [withPage({ ppi: null }), 'picture_missing', 5, 'picture'],
  [{ faults: [{ kind: 'letters-missing', place: 'names', letters: ['𓀀'] }] }, 'letters_missing', null, 'characters'],
  [{ faults: [{ kind: 'letters-missing', place: 'blurb', letters: ['𓀀'] }] }, 'letters_missing', null, 'story'],
  [{ faults: [{ kind: 'too-long', place: 'dedication', most: 2000 }] }, 'too_many_words', null, 'dedication'],
  [{ faults: [{ kind: 'small-letters', place: 5, points: 7 }] }, 'too_many_words', 5, 'page'],
  [{ faults: [{ kind: 'small-letters', place: 'dedication', points: 7 }] }, 'too_many_words', null, 'dedication'],
])('%o keeps a book from the printer', (changed, code, at, where) => {
  expect(found(changed)).toEqual({ can_print: false, said: [[code, 'error', at, where]] })
})

test.each<Finding>([
  [withPage({ ppi: 119 }), 'low_resolution', 5, 'picture'],
  [withPage({ alt: '' }), 'alt_text_missing', 5, 'description'],
  [withPage({ text: 'Zoe sat.' }), 'name_spelling', 5, 'page'],
  [{ title: 'Zoe' }, 'name_spelling', null, 'title'],
  [{ dedication: 'For Zoe' }, 'name_spelling', null, 'dedication'],
  [{ faults: [{ kind: 'small-letters', place: 5, points: 9 }] }, 'too_many_words', 5, 'page'],
  [{ faults: [{ kind: 'picture-covered', place: 5 }] }, 'too_many_words', 5, 'page'],
])('%o is told, and may be printed', (changed, code, at, where) => {
  expect(found(changed)).toEqual({ can_print: true, said: [[code, 'warning', at, where]] })
})

test('what is found alike on many pages is one thing', () => {
  const bare = { pages: book.pages.map((one) => (one.number % 8 === 0 ? { ...one, ppi: null } : one)) }
  const { findings } = preflight('book', { ...book, title: '', ...bare })
  expect(sameFindings(findings).map(({ code, pages }) => [code, pages])).toEqual([
    ['title_missing', []],
    ['picture_missing', [8, 16, 24]],
  ])
})
