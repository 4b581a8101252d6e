// The pages of paper round a story: title, dedication, closing page, colophon.
import { PAGE_SIZE } from '../stage/page-layout.ts'
import { INK, PAPER } from './ground.ts'
import { drawCut, fillPage, fitWords, writeWords, type Room } from './leaf.ts'
import type { Manuscript } from './manuscript.ts'
import { drawDivider, drawSprig, drawStar, drawWindow, MARIGOLD, QUIET } from './ornaments.ts'
import { aboutWords, colophonWords, dedicationWords } from './paper-words.ts'
import type { LeafPress, PaperLeaf } from './leaf-press.ts'
import type { Box } from './stamps.ts'

const MIDDLE = PAGE_SIZE.w / 2
/** The whole page inside its margins, for words that nobody foresaw. */
const WHOLE: Room = { x: 84, y: 78, w: 932, h: 694, size: 40 }
/** Who is on the cover stands below its title. */
const COVER_SCENE: Box = { x: 110, y: 236, w: 880, h: 600 }
const LEAST_TITLE = 34

export function titleLeaf({ title, heroes, cover }: Manuscript): PaperLeaf {
  return {
    name: 'Title page',
    draw: (press, bleed) => {
      fillPage(press, bleed, PAPER)
      const room: Room = { x: 130, y: 566, w: 840, h: 156, size: 70, least: LEAST_TITLE, leading: 1.16 }
      const { set, room: held } = fitWords(press, 'heading', title, [room, { ...WHOLE, h: 620 }])
      if (held !== room) {
        writeWords(press, 'H1', 'heading', title, set, { ...held, y: held.y + (held.h - set.height) / 2 }, INK)
        return
      }
      const frame: Box = { x: MIDDLE - 310, y: 92, w: 620, h: 423 }
      press.tag('Figure', () => drawWindow(press, frame, () => drawCut(press, cover, COVER_SCENE, frame)), {
        alt: cover.alt,
      })
      const top = room.y + (room.h - set.height) / 2
      writeWords(press, 'H1', 'heading', title, set, { ...room, y: top }, INK)
      const about = aboutWords(heroes)
      if (about === '') return drawDivider(press, MIDDLE, 760, 300)
      drawDivider(press, MIDDLE, Math.min(744, top + set.height + 26), 300)
      const line = fitWords(press, 'hand', about, [
        { x: 130, y: 756, w: 840, h: 44, size: 31, least: 16 },
        { x: 130, y: 748, w: 840, h: 60, size: 16 },
      ])
      writeWords(press, 'P', 'hand', about, line.set, line.room, QUIET)
    },
  }
}

/** Letters of the hand smaller than this nobody reads to a child. */
export const LEAST_HAND = 18

const fitDedication = (press: Pick<LeafPress, 'measure'>, words: string) =>
  fitWords(press, 'hand', words, [
    { x: 230, y: 200, w: 640, h: 400, size: 56, least: 30, leading: 1.32 },
    { x: 150, y: 130, w: 800, h: 560, size: 34, least: LEAST_HAND, leading: 1.34 },
    WHOLE,
  ])

/** Of its letters, in units. */
export const dedicationSize = (press: Pick<LeafPress, 'measure'>, { dedication, heroes }: Manuscript): number =>
  fitDedication(press, dedicationWords(dedication, heroes)).set.size

export function dedicationLeaf({ dedication, heroes }: Manuscript): PaperLeaf {
  return {
    name: 'Dedication',
    draw: (press, bleed) => {
      fillPage(press, bleed, PAPER)
      const words = dedicationWords(dedication, heroes)
      const { set, room } = fitDedication(press, words)
      const y = room.y + (room.h - set.height) * (room === WHOLE ? 0.5 : 0.46)
      const isLong = set.lines.length > 7
      writeWords(
        press,
        'P',
        'hand',
        words,
        set,
        { ...room, x: isLong ? room.x + (room.w - set.width) / 2 : room.x, y, w: isLong ? set.width : room.w },
        INK,
        isLong ? 'start' : 'center',
      )
      if (room === WHOLE) return
      drawSprig(press, MIDDLE, y + set.height + 62)
    },
  }
}

export function closingLeaf(manuscript: Manuscript): PaperLeaf {
  return {
    name: 'The End',
    draw: (press, bleed) => {
      fillPage(press, bleed, PAPER)
      const { refrain } = manuscript
      const end = fitWords(press, 'heading', 'The End', [{ x: 130, y: 300, w: 840, h: 120, size: 84, least: 84 }])
      const top = refrain ? 286 : 350
      scatterStars(press, top)
      writeWords(press, 'H1', 'heading', 'The End', end.set, { ...end.room, y: top }, INK)
      drawDivider(press, MIDDLE, top + 134, 340)
      if (!refrain) return
      const { set, room } = fitWords(press, 'hand', refrain, [
        { x: 200, y: top + 172, w: 700, h: 160, size: 36, least: 22, leading: 1.34 },
        { x: 120, y: top + 172, w: 860, h: 300, size: 22 },
      ])
      writeWords(press, 'P', 'hand', refrain, set, room, QUIET)
    },
  }
}

/** A little sky over the last words. */
function scatterStars({ doc, adorn }: LeafPress, top: number): void {
  const places = [
    [-250, -34, 9],
    [-160, -86, 14],
    [-58, -52, 7],
    [0, -108, 18],
    [66, -58, 8],
    [164, -90, 12],
    [246, -30, 10],
  ] as const
  adorn(() => {
    for (const [x, y, radius] of places) drawStar(doc, MIDDLE + x, top + y, radius, MARIGOLD)
  })
}

export const colophonLeaf = (manuscript: Manuscript): PaperLeaf => madeLeaf(manuscript.title, colophonWords(manuscript))

export function madeLeaf(title: string, paragraphs: readonly string[]): PaperLeaf {
  return {
    name: 'How this book was made',
    draw: (press, bleed) => {
      fillPage(press, bleed, PAPER)
      const head = fitWords(press, 'heading', title, [
        { x: 200, y: 0, w: 700, h: 80, size: 30, least: 20 },
        { x: 150, y: 0, w: 800, h: 200, size: 20 },
      ])
      const words = paragraphs.join('\n\n')
      const body = fitWords(press, 'text', words, [
        { x: 275, y: 0, w: 550, h: 440, size: 20, least: 15, leading: 1.5 },
        { x: 150, y: 0, w: 800, h: 560, size: 18 },
      ])
      const y = PAGE_SIZE.h - 96 - head.set.height - body.set.height - 52
      writeWords(press, 'H2', 'heading', title, head.set, { ...head.room, y }, INK)
      drawDivider(press, MIDDLE, y + head.set.height + 20, 180)
      writeWords(press, 'P', 'text', words, body.set, { ...body.room, y: y + head.set.height + 48 }, QUIET)
    },
  }
}
