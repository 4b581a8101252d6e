// A shared book as a list of leaves that reads well as it is; web/reader.ts makes it a book to be leafed through.

import type { ReaderBand } from '../../base/page-layout.ts'
import { directionOf } from '../../base/text-direction.ts'
import type { WordsPlace } from '../../base/words-place.ts'
import { leafWords } from '../../stories/leaf-words.ts'
import { sharedWords as words } from '../shared-words.ts'

export interface SharedPage {
  number: number
  text: string
  alt: string
  /** Signed link. */
  picture: string
  place: WordsPlace
}

export interface SharedBook {
  token: string
  title: string
  heroes: string
  language: string
  band: ReaderBand
  dedication: string
  blurb: string
  colophon: readonly string[]
  /** Signed link. */
  cover: string
  pages: readonly SharedPage[]
  /** How names are spoken. */
  sounds: readonly { name: string; name_sounds: string }[]
}

export const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

const size = 'width="1650" height="1275"'
const leaf = (kind: string, inside: string) => `<li class="leaf ${kind}">${inside}</li>`
const plain = (...lines: readonly string[]) => `<div class="leaf-plain">${lines.join('')}</div>`
const line = (look: string, text: string) => `<p class="${look}" dir="${directionOf(text)}">${escape(text)}</p>`
const endPaper = leaf(
  'leaf-between',
  `<div class="leaf-plain leaf-end-paper" role="img" aria-label="${leafWords.endPaper}"></div>`,
)

function cover({ title, cover: link }: SharedBook): string {
  const picture = `<img class="leaf-picture" src="${escape(link)}" alt="${words.coverAlt}" ${size} fetchpriority="high">`
  return leaf(
    'leaf-cover',
    `${picture}<p class="leaf-cover-title" dir="${directionOf(title)}"><span>${escape(title)}</span></p>`,
  )
}

/** Where the words lie is for the script to say: inline styles are forbidden here. */
function storyLeaf({ number, text, alt, picture, place }: SharedPage, band: ReaderBand): string {
  const { x, y, w, h, size: letters } = place
  return `<li class="leaf leaf-story" data-band="${band}" data-page="${number}"><img class="leaf-picture" src="${escape(picture)}" alt="${escape(alt)}" ${size} loading="lazy">
<p class="leaf-words" dir="${directionOf(text)}" data-place="${[x, y, w, h, letters].join(' ')}">${escape(text)}</p><span class="leaf-folio" aria-hidden="true">${number}</span></li>`
}

function leaves(book: SharedBook): string {
  const { title, heroes, dedication, pages, band, colophon, blurb } = book
  return [
    cover(book),
    endPaper,
    leaf('leaf-between', plain(line('leaf-title', title), line('leaf-hand', heroes))),
    leaf(dedication === '' ? 'leaf-between' : '', plain(line('leaf-hand', dedication))),
    ...pages.map((page) => storyLeaf(page, band)),
    leaf('', plain(line('leaf-title', leafWords.end))),
    leaf('', plain(...colophon.map((said) => line('leaf-small', said)))),
    endPaper,
    leaf('leaf-cover leaf-between', `<div class="leaf-plain leaf-board">${line('leaf-hand', blurb)}</div>`),
  ].join('\n')
}

const turn = (way: 'back' | 'forward', label: string) =>
  `<button type="button" class="turn turn-${way}" aria-label="${label}"></button>`

/** What only a script can do is hidden until it does. */
export function openBook(book: SharedBook): string {
  const sounds = book.sounds.map(
    ({ name, name_sounds }) => `<data value="${escape(name_sounds)}">${escape(name)}</data>`,
  )
  return `<div class="book-table"><section id="book" aria-label="${escape(leafWords.book(book.title))}">
<ol class="leaves" aria-label="${leafWords.label}">
${leaves(book)}
</ol></section>
<div id="leafing" hidden><div class="turn-row">${turn('back', leafWords.before)}<p class="turn-where" aria-live="polite"></p>${turn('forward', leafWords.after)}</div>
<button type="button" class="button" id="aloud" data-other="${words.quiet}" hidden>${words.aloud}</button></div>
<div id="sounds" hidden>${sounds.join('')}</div></div>`
}
