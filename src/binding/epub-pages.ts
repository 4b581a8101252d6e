// The pages of the e-book in the order of the printed one, each a picture with its words alive on top.

import { PAGE_SIZE } from '../stage/page-layout.ts'
import { openWords } from './epub-words.ts'
import type { FontRole, Fonts } from './fonts.ts'
import type { Room } from './leaf.ts'
import type { Manuscript, Plate, StoryPage } from './manuscript.ts'
import { aboutWords, dedicationWords } from './paper-words.ts'
import { xmlText } from './xml-text.ts'

export interface EpubPage {
  name: string
  side: 'left' | 'right' | 'center'
  html: string
  /** As the table of contents calls it. */
  chapter?: string
  /** Of a page of the story. */
  number?: number
  /** Of the picture that comes with this page. */
  picture?: { name: string; jpeg: Uint8Array }
}

interface Leaf extends Omit<EpubPage, 'html'> {
  /** What e-readers call such a page. */
  kind: string
  body: string
}

const ROOMS = {
  cover: { x: 110, y: 52, w: 880, h: 168, size: 96, least: 40, leading: 1.1 },
  title: { x: 130, y: 150, w: 840, h: 330, size: 92, least: 30, leading: 1.16 },
  about: { x: 130, y: 520, w: 840, h: 120, size: 38, least: 16 },
  dedication: { x: 180, y: 150, w: 740, h: 520, size: 56, least: 18, leading: 1.32 },
  end: { x: 130, y: 250, w: 840, h: 130, size: 92, least: 92 },
  refrain: { x: 150, y: 400, w: 800, h: 220, size: 38, least: 18 },
  colophon: { x: 200, y: 120, w: 700, h: 600, size: 24, least: 15, leading: 1.5 },
  blurb: { x: 230, y: 90, w: 640, h: 400, size: 28, least: 20, leading: 1.45 },
} as const satisfies Record<string, Room>

/** `written`: all words by their voice. */
export function epubPages(
  book: Manuscript,
  fonts: Fonts,
): { pages: EpubPage[]; written: Readonly<Record<FontRole, string>> } {
  const { title, cover, back, endPapers } = book
  const { words, storyWords, written } = openWords(book, fonts)
  const heading = (text: string, room: Room, on?: Plate) => words({ tag: 'h1', role: 'heading', text, room }, on)
  const said = (role: FontRole, text: string, room: Room, on?: 'panel') => words({ tag: 'p', role, text, room }, on)

  function storyLeaf(page: StoryPage, at: number): Leaf {
    const name = `page-${String(page.number).padStart(2, '0')}`
    return {
      name,
      side: at % 2 === 0 ? 'right' : 'left',
      ...(at === 0 ? { chapter: 'The story' } : {}),
      number: page.number,
      picture: { name, jpeg: page.picture.jpeg },
      kind: 'bodymatter',
      body: plate(name, page.picture) + storyWords(page),
    }
  }

  const leaves: Leaf[] = [
    {
      name: 'cover',
      side: 'center',
      chapter: 'Cover',
      picture: { name: 'cover', jpeg: cover.jpeg },
      kind: 'cover',
      body: plate('cover', cover) + heading(title, ROOMS.cover, cover),
    },
    {
      name: 'papers-front',
      side: 'left',
      picture: { name: 'papers', jpeg: endPapers.jpeg },
      kind: 'frontmatter',
      body: plate('papers', endPapers),
    },
    {
      name: 'title',
      side: 'right',
      chapter: 'Title page',
      kind: 'titlepage',
      body: heading(title, ROOMS.title) + said('hand', aboutWords(book.heroes), ROOMS.about),
    },
    {
      name: 'dedication',
      side: 'left',
      chapter: 'Dedication',
      kind: 'dedication',
      body: said('hand', dedicationWords(book.dedication, book.heroes), ROOMS.dedication),
    },
    ...book.pages.map(storyLeaf),
    {
      name: 'end',
      side: 'right',
      chapter: 'The End',
      kind: 'bodymatter',
      body: heading('The End', ROOMS.end) + said('hand', book.refrain ?? '', ROOMS.refrain),
    },
    {
      name: 'colophon',
      side: 'left',
      chapter: 'How this book was made',
      kind: 'colophon',
      body: said('text', book.colophon.join('\n\n'), ROOMS.colophon),
    },
    { name: 'papers-back', side: 'right', kind: 'backmatter', body: plate('papers', endPapers) },
    {
      name: 'back',
      side: 'center',
      chapter: 'Back cover',
      picture: { name: 'back', jpeg: back.jpeg },
      kind: 'backmatter',
      body: plate('back', back) + said('text', book.blurb, ROOMS.blurb, 'panel'),
    },
  ]
  return {
    pages: leaves.map(({ kind, body, ...page }) => ({ ...page, html: wholePage(book, page, kind, body) })),
    written,
  }
}

const plate = (name: string, { alt }: Plate) => `<img class="plate" src="pictures/${name}.jpg" alt="${xmlText(alt)}"/>`

function wholePage(book: Manuscript, page: Omit<EpubPage, 'html'>, kind: string, body: string): string {
  const language = xmlText(book.language)
  const name = page.chapter ?? (page.number === undefined ? 'End-papers' : `Page ${page.number}`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head>
  <meta charset="utf-8"/>
  <title>${xmlText(`${book.title}: ${name}`)}</title>
  <meta name="viewport" content="width=${PAGE_SIZE.w}, height=${PAGE_SIZE.h}"/>
  <link rel="stylesheet" type="text/css" href="book.css"/>
</head>
<body epub:type="${kind}">
${body}
</body>
</html>
`
}
