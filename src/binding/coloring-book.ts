// The coloring book: a cover and twenty of the book's own scenes in clean lines, each with its sentence.
import type { LineDrawing } from '../base/line-drawing.ts'
import { PAGE_SIZE } from '../stage/page-layout.ts'
import { drawLines } from './draw-lines.ts'
import type { Fonts } from './fonts.ts'
import { INK, PAPER } from './ground.ts'
import { BLEED, drawCut, fillPage, fitWords, POINTS, writeWords, type Leaf } from './leaf.ts'
import type { Manuscript } from './manuscript.ts'
import { drawWindow, MARIGOLD, QUIET, SEA } from './ornaments.ts'
import { listNames } from './paper-words.ts'
import { openPress, type Press } from './press.ts'
import type { Box } from './stamps.ts'

export interface ColoringPage {
  /** Of the story. */
  number: number
  /** The scene without a calm side, for nothing lies on it. */
  lines: LineDrawing
  alt: string
  text: string
}

/** Which story pages are colored: twenty, spread over the book from its first page to its last. */
export const COLORING_PAGES: readonly number[] = Array.from({ length: 20 }, (_, i) => 1 + Math.round((i * 23) / 19))

const PICTURE: Box = { x: 100, y: 42, w: 900, h: (900 * PAGE_SIZE.h) / PAGE_SIZE.w }
const COVER_SCENE: Box = { x: 110, y: 236, w: 880, h: 600 }
const CRAYONS = ['#d9483b', '#e8873a', '#f0bd3c', '#5f9e4f', '#3f86c2', '#7c5ba8']

const PAGE = [PAGE_SIZE.w * POINTS, PAGE_SIZE.h * POINTS] as const
const EDGE = BLEED * POINTS

/** For home: the cover first. */
export async function bindColoringBook(
  book: Manuscript,
  pages: readonly ColoringPage[],
  fonts: Fonts,
): Promise<Uint8Array> {
  const press = open(book, fonts, PAGE)
  for (const leaf of [coverLeaf(book), ...pages.map(coloringLeaf)]) {
    press.page()
    drawLeaf(press, leaf, 0, 0)
  }
  return press.finish()
}

/** For a printer: the twenty pages with their bleed; the cover is a file of its own. */
export async function bindColoringInterior(
  book: Manuscript,
  pages: readonly ColoringPage[],
  fonts: Fonts,
): Promise<Uint8Array> {
  const sheet = sheetOf(1)
  const press = open(book, fonts, sheet.size)
  for (const leaf of pages.map(coloringLeaf)) {
    press.page(sheet.size, sheet)
    drawLeaf(press, leaf, EDGE, BLEED)
  }
  return press.finish()
}

/** Back and front in one sheet, stapled in the middle: twenty pages have no spine. */
export async function bindColoringCover(book: Manuscript, fonts: Fonts): Promise<Uint8Array> {
  const sheet = sheetOf(2)
  const [w, h] = sheet.size
  const press = open(book, fonts, sheet.size)
  press.page(sheet.size, sheet)
  // Each half keeps to its side of the fold.
  for (const [leaf, x] of [
    [backLeaf(), EDGE],
    [coverLeaf(book), w / 2],
  ] as const) {
    press.doc
      .save()
      .rect(x === EDGE ? 0 : x, 0, w / 2, h)
      .clip()
    drawLeaf(press, leaf, x, BLEED)
    press.doc.restore()
  }
  return press.finish()
}

/** So many pages side by side and their bleed, in points. */
function sheetOf(pages: number) {
  const [w, h] = [PAGE[0] * pages, PAGE[1]]
  const size = [w + 2 * EDGE, h + 2 * EDGE] as const
  return { size, trim: [EDGE, EDGE, EDGE + w, EDGE + h], bleed: [0, 0, ...size] }
}

function drawLeaf(press: Press, leaf: Leaf, x: number, bleed: number): void {
  press.part(leaf.name)
  press.doc
    .save()
    .translate(x, bleed * POINTS)
    .scale(POINTS)
  leaf.draw(press, bleed)
  press.doc.restore()
}

function open(
  { title, language, finishedOn: date, id }: Manuscript,
  fonts: Fonts,
  size: readonly [number, number],
): Press {
  return openPress(fonts, { title: `${title}: coloring book`, language, date, id: `${id}/coloring`, size })
}

function coloringLeaf({ number, lines, alt, text }: ColoringPage): Leaf {
  return {
    name: `Picture ${number}`,
    draw: (press, bleed) => {
      fillPage(press, bleed, '#ffffff')
      press.tag(
        'Figure',
        () => {
          drawLines(press, lines, { x: 0, y: 0, ...PAGE_SIZE }, PICTURE, 18)
          press.doc
            .lineWidth(2.6)
            .strokeColor('#161418')
            .roundedRect(PICTURE.x, PICTURE.y, PICTURE.w, PICTURE.h, 18)
            .stroke()
        },
        { alt },
      )
      const caption = captionOf(text)
      if (caption === '') return
      const { set, room } = fitWords(press, 'text', caption, [
        { x: 90, y: 744, w: 920, h: 80, size: 30, least: 20, leading: 1.3 },
        { x: 60, y: 744, w: 980, h: 80, size: 20, least: 5.5, leading: 1.2 },
      ])
      writeWords(press, 'P', 'text', caption, set, { ...room, y: room.y + (room.h - set.height) / 2 }, INK)
    },
  }
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const LONGEST = 110

/** No sentence ends with a title: Mrs. Bunn stays whole. */
const TITLE = /(?:^|[\s“‘(])(?:Mrs|Mr|Ms|Dr|Prof|St|Capt|Sr|Jr)\.$/u

function sentencesOf(text: string): string[] {
  const all: string[] = []
  for (const { segment } of sentences.segment(text)) {
    const [before, one] = [all.at(-1), segment.trim()]
    // Nor with what somebody says, where it is told who said it.
    if (before !== undefined && (TITLE.test(before) || /^\p{Ll}/u.test(one))) all[all.length - 1] = `${before} ${one}`
    else if (one !== '') all.push(one)
  }
  return all
}

/** One whole sentence of the page: the longest that still fits on two lines. */
export function captionOf(text: string): string {
  const all = sentencesOf(text.replace(/\s+/g, ' '))
  // Half a quotation is no caption.
  const whole = all.filter((one) => (one.match(/“/g)?.length ?? 0) === (one.match(/”/g)?.length ?? 0))
  const [shortest = ''] = (whole.length > 0 ? whole : all).toSorted((a, b) => a.length - b.length)
  const fitting = whole.filter((one) => one.length <= LONGEST).toSorted((a, b) => b.length - a.length)
  return fitting[0] ?? shortest
}

function coverLeaf({ title, heroes, cover }: Manuscript): Leaf {
  return {
    name: 'Cover',
    draw: (press, bleed) => {
      fillPage(press, bleed, PAPER)
      const frame: Box = { x: 270, y: 72, w: 560, h: 382 }
      press.tag('Figure', () => drawWindow(press, frame, () => drawCut(press, cover, COVER_SCENE, frame)), {
        alt: cover.alt,
      })
      const { set, room } = fitWords(press, 'heading', title, [
        { x: 130, y: 494, w: 840, h: 128, size: 62, least: 30, leading: 1.14 },
        { x: 70, y: 494, w: 960, h: 128, size: 30, least: 5.5, leading: 1.14 },
      ])
      const y = room.y + (room.h - set.height) / 2
      writeWords(press, 'H1', 'heading', title, set, { ...room, y }, INK)
      const names = listNames(heroes)
      const about = names === '' ? 'A coloring book' : `A coloring book about ${names}`
      const line = fitWords(press, 'hand', about, [
        { x: 130, y: 628, w: 840, h: 50, size: 36, least: 18 },
        { x: 130, y: 628, w: 840, h: 60, size: 18, least: 5.5 },
      ])
      writeWords(press, 'P', 'hand', about, line.set, line.room, QUIET)
      drawCrayons(press, 700)
    },
  }
}

function backLeaf(): Leaf {
  return {
    name: 'Back cover',
    draw: (press, bleed) => {
      fillPage(press, bleed, PAPER)
      const words = 'This book was colored by'
      const { set, room } = fitWords(press, 'hand', words, [{ x: 130, y: 330, w: 840, h: 60, size: 40, least: 20 }])
      writeWords(press, 'P', 'hand', words, set, room, QUIET)
      press.adorn(() => press.doc.lineWidth(2).strokeColor(SEA).moveTo(330, 450).lineTo(770, 450).stroke())
      drawCrayons(press, 700)
    },
  }
}

/** A row of crayons, a little untidy, that stands up from below the page. */
function drawCrayons({ doc, adorn }: Press, top: number): void {
  adorn(() => {
    for (const [i, color] of CRAYONS.entries()) {
      doc
        .save()
        .translate(550 + (i - 2.5) * 64, top + (i % 2) * 8)
        .rotate((i - 2.5) * 4)
      doc.moveTo(-8, 0).lineTo(8, 0).lineTo(15, 30).lineTo(-15, 30).closePath().fill(color)
      doc.roundedRect(-18, 28, 36, 170, 4).fill(color)
      doc
        .rect(-18, 46, 36, 3)
        .rect(-18, 54, 36, 3)
        .fill(i % 2 ? PAPER : MARIGOLD)
      doc.restore()
    }
  })
}
