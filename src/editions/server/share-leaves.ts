// A shared book as a list of leaves that reads well as it is; web/reader.ts makes it a book to be leafed through.

import type { ReaderBand } from '../../stage/page-layout.ts'
import { directionOf } from '../../base/text-direction.ts'
import type { Shot, TextSide } from '../../stage/scene.ts'
import { paths } from '../../base/paths.ts'
import { aboutWords, dedicationWords, listNames } from '../../binding/paper-words.ts'
import { leafWords, viewWords } from '../../stories/leaf-words.ts'
import { isLongDedication } from '../../stories/leaves.ts'
import { sharedWords as words } from '../shared-words.ts'

export interface SharedPage {
  number: number
  text: string
  alt: string
  /** Signed link. */
  picture: string
  shot: Shot
  side: TextSide
}

export interface SharedBook {
  token: string
  title: string
  heroes: readonly string[]
  language: string
  band: ReaderBand
  dedication: string
  blurb: string
  /** What the story says again and again, as it says it at the end. */
  refrain: string
  colophon: readonly string[]
  /** Signed link. */
  cover: string
  back: string
  endPapers: string
  pages: readonly SharedPage[]
  /** How names are spoken. */
  sounds: readonly { name: string; name_sounds: string }[]
}

export const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

const size = 'width="1650" height="1275"'
const leaf = (kind: string, inside: string, more = '') => `<li class="leaf ${kind}"${more}>${inside}</li>`
const beside = ' data-beside=""'
const plain = (...lines: readonly string[]) => `<div class="leaf-plain">${lines.join('')}</div>`
const line = (look: string, text: string, more = '') =>
  text === '' ? '' : `<p class="${look}" dir="${directionOf(text)}"${more}>${escape(text)}</p>`
const ornament = (name: 'divider' | 'sprig' | 'stars', width: number, height: number) =>
  `<img class="leaf-ornament leaf-${name}" src="/ornaments/${name}.svg" alt="" width="${width}" height="${height}">`
const divider = ornament('divider', 324, 32)
const endPaper = ({ endPapers }: SharedBook) =>
  leaf(
    'leaf-between',
    `<div class="leaf-plain leaf-end-paper"><img class="leaf-sheet" src="${escape(endPapers)}" alt="${leafWords.endPaper}" ${size} loading="lazy"></div>`,
    beside,
  )

function cover({ title, heroes, cover: link }: SharedBook): string {
  const picture = `<img class="leaf-picture" src="${escape(link)}" alt="${words.coverAlt}" ${size} fetchpriority="high">`
  const named = `<p class="leaf-cover-title" dir="${directionOf(title)}"><span>${escape(title)}</span></p>`
  return leaf(
    'leaf-cover',
    `${picture}<div class="leaf-cover-words">${named}${line('leaf-cover-about', aboutWords(heroes))}</div>`,
  )
}

function titlePage({ title, heroes, cover: link }: SharedBook): string {
  const scene = `<div class="leaf-window"><img class="leaf-sheet" src="${escape(link)}" alt="" ${size} loading="lazy"></div>`
  const about = line('leaf-hand leaf-quiet', aboutWords(heroes))
  return leaf(
    'leaf-between',
    plain(scene, `<p class="leaf-title" dir="${directionOf(title)}"><span>${escape(title)}</span></p>`, divider, about),
    beside,
  )
}

function dedicationPage({ dedication, heroes }: SharedBook): string {
  const said = dedicationWords(dedication, heroes)
  const long = isLongDedication(said) ? ' data-long=""' : ''
  return leaf(dedication === '' ? 'leaf-between' : '', plain(line('leaf-hand', said, long), ornament('sprig', 200, 60)))
}

/** Where the words lie is for the script to say: inline styles are forbidden here. */
function storyLeaf({ number, text, alt, picture, shot, side }: SharedPage, band: ReaderBand): string {
  return `<li class="leaf leaf-story" data-band="${band}" data-shot="${shot}" data-text-side="${side}" data-page="${number}"><img class="leaf-picture" src="${escape(picture)}" alt="${escape(alt)}" ${size} loading="lazy">
<p class="leaf-words" dir="${directionOf(text)}">${escape(text)}</p><span class="leaf-folio" aria-hidden="true">${number}</span></li>`
}

const makeOne = `<p class="leaf-small"><a href="${paths.createBook}">${words.makeLink}</a></p>`

function leaves(book: SharedBook): string {
  const { pages, band, colophon, blurb, refrain, back } = book
  return [
    cover(book),
    endPaper(book),
    titlePage(book),
    dedicationPage(book),
    ...pages.map((page) => storyLeaf(page, band)),
    leaf(
      '',
      plain(
        ornament('stars', 530, 112),
        line('leaf-end', leafWords.end),
        divider,
        line('leaf-hand leaf-quiet', refrain),
      ),
    ),
    leaf('', plain(...colophon.map((said) => line('leaf-small', said)), makeOne)),
    endPaper(book),
    leaf(
      'leaf-cover leaf-between',
      `<img class="leaf-picture" src="${escape(back)}" alt="${leafWords.backAlt}" ${size} loading="lazy">${line('leaf-blurb', blurb)}`,
    ),
  ].join('\n')
}

const turn = (way: 'back' | 'forward', label: string) =>
  `<button type="button" class="turn turn-${way}" aria-label="${label}"></button>`

const view = (printed: boolean) =>
  `<button type="button" class="book-view" aria-pressed="${!printed}"${printed ? ' data-printed=""' : ''}>${printed ? viewWords.printed : viewWords.reading}</button>`
const views = `<div id="views" class="book-views" data-waits=""><fieldset aria-label="${viewWords.label}">${view(false)}${view(true)}</fieldset></div>`

/** What only a script can do is hidden until it does. */
export function openBook(book: SharedBook): string {
  const sounds = book.sounds.map(
    ({ name, name_sounds }) => `<data value="${escape(name_sounds)}">${escape(name)}</data>`,
  )
  return `<div class="book-table"><section id="book" aria-label="${escape(leafWords.book(book.title))}" data-heroes="${escape(listNames(book.heroes))}">
<ol class="leaves" aria-label="${leafWords.label}">
${leaves(book)}
</ol></section>
<div id="leafing" hidden><div class="turn-row">${turn('back', leafWords.before)}<p class="turn-where" aria-live="polite"></p>${turn('forward', leafWords.after)}</div>
${views}
<button type="button" class="button" id="aloud" data-other="${words.quiet}" hidden>${words.aloud}</button></div>
<div id="sounds" hidden>${sounds.join('')}</div></div>`
}
