// What the print passport finds, in words, each with how and where to mend it.

import type { Place } from '../binding/find-faults.ts'
import { booksWords } from '../books/words.ts'
import { printDensity } from '../pictures/picture.ts'
import type { Finding } from './contract.ts'
import { storyPages } from './edition.ts'
import { pageList } from './edition-words.ts'

/** A provider's picture with fewer dots than paper shows. */
export const lowResolution = 'low_resolution'
/** With fewer dots an inch a print is seen to be soft. */
const soft = 200
/** Smaller letters nobody reads to a child. */
const readablePoints = 8

export const found = {
  title: (): Finding => ({
    code: 'title_missing',
    severity: 'error',
    page: null,
    message: booksWords.titleRequired,
    mend: 'Give the book its title.',
    mend_at: 'title',
  }),
  pages: (missing: readonly number[]): Finding => ({
    code: 'pages_missing',
    severity: 'error',
    page: missing[0] ?? null,
    message: `The story has ${storyPages.length} pages. Missing: ${pageList(missing)}.`,
    mend: 'Generate the story again.',
    mend_at: 'story',
  }),
  empty: (page: number): Finding => ({
    code: 'words_missing',
    severity: 'error',
    page,
    message: 'There are no words.',
    mend: 'Write its words, or regenerate the page.',
    mend_at: 'page',
  }),
  picture: (page: number): Finding => ({
    code: 'picture_missing',
    severity: 'error',
    page,
    message: 'There is no picture yet.',
    mend: 'Generate its picture.',
    mend_at: 'picture',
  }),
  ppi: (page: number, ppi: number): Finding => ({
    code: lowResolution,
    severity: 'warning',
    page,
    message: `This picture was painted with ${ppi} dots an inch: ${printDensity} print crisp, fewer than ${soft} look soft. Its edges are mirrored into the bleed.`,
    mend: 'Print it as it is, enlarged with care; or have our own illustrator draw the page in its own hand, crisp at any size.',
    mend_at: 'picture',
  }),
  letters: (place: Place, letters: readonly string[]): Finding => ({
    code: 'letters_missing',
    severity: 'error',
    page: pageOf(place),
    message: `We have no letters to print ${letters.map((one) => `“${one}”`).join(', ')}.`,
    mend: `${mends[mendPlaceOf(place)]} without them.`,
    mend_at: mendPlaceOf(place),
  }),
  crowded: (place: number | 'dedication', points: number): Finding => ({
    code: 'too_many_words',
    severity: points < readablePoints ? 'error' : 'warning',
    page: pageOf(place),
    message: `So many words only fit in letters of ${Math.round(points)} points.`,
    mend: place === 'dedication' ? `${mends.dedication} in fewer words or lines.` : 'Shorten the page.',
    mend_at: mendPlaceOf(place),
  }),
  covered: (page: number): Finding => ({
    code: 'too_many_words',
    severity: 'warning',
    page,
    message: 'So many words lie over the whole picture.',
    mend: 'Shorten the page.',
    mend_at: 'page',
  }),
  endless: (place: Place, most: number): Finding => ({
    code: 'too_many_words',
    severity: 'error',
    page: pageOf(place),
    message: `More than ${most} characters do not fit.`,
    mend: `${mends[mendPlaceOf(place)]} in fewer.`,
    mend_at: mendPlaceOf(place),
  }),
  spelling: (place: Place, name: string, other: string): Finding => ({
    code: 'name_spelling',
    severity: 'warning',
    page: pageOf(place),
    message: `“${other}” stands here. Is it ${name}?`,
    mend: `Write ${name} everywhere as you write it yourself, unless somebody else is meant.`,
    mend_at: mendPlaceOf(place),
  }),
  alt: (page: number): Finding => ({
    code: 'alt_text_missing',
    severity: 'warning',
    page,
    message: 'Nothing tells a blind reader what this picture shows.',
    mend: 'Describe it in the reading view.',
    mend_at: 'description',
  }),
} as const

/** How a thing is written anew; the way to do it follows. */
const mends = {
  title: 'Write the title',
  dedication: 'Write the dedication',
  characters: 'Write the names',
  story: 'Tell the story',
  page: 'Write the page',
} as const

function mendPlaceOf(place: Place): keyof typeof mends {
  if (typeof place === 'number') return 'page'
  // The words on the back come with the story.
  if (place === 'blurb') return 'story'
  return place === 'names' ? 'characters' : place
}

const pageOf = (place: Place) => (typeof place === 'number' ? place : null)
