// The outside of a book and its end papers: cover with its title, back with its blurb.
import { INK, inkOn, PAPER } from './ground.ts'
import { drawPlate, fitWords, writeWords, type Leaf, type Room } from './leaf.ts'
import type { Manuscript, Plate } from './manuscript.ts'
import { mistRound } from './page-design.ts'
import { aboutWords } from './paper-words.ts'
import type { Press } from './press.ts'
import type { Box } from './stamps.ts'

/** The calm sky that the illustrator leaves over the heads of a cover. */
const TITLE: Room = { x: 110, y: 52, w: 880, h: 168, size: 96, least: 40, leading: 1.1 }
const TITLE_ROOMS: readonly Room[] = [
  TITLE,
  { x: 80, y: 40, w: 940, h: 190, size: 40, least: 24, leading: 1.14 },
  { x: 70, y: 60, w: 960, h: 730, size: 40 },
]

const fitTitle = (press: Pick<Press, 'measure'>, title: string) => fitWords(press, 'heading', title, TITLE_ROOMS)
/** The sky is too small for it: it lies on paper, over the picture and the heads in it. */
const isOverAll = ({ least }: Room) => least === undefined
export const hidesCover = (press: Pick<Press, 'measure'>, title: string) => isOverAll(fitTitle(press, title).room)

export function coverLeaf({ title, heroes, cover }: Manuscript): Leaf {
  return {
    name: 'Cover',
    draw: (press, bleed) => {
      press.tag('Figure', () => drawPlate(press, cover, bleed), { alt: cover.alt })
      const { set, room } = fitTitle(press, title)
      const about = room === TITLE ? aboutWords(heroes) : ''
      const line =
        about === ''
          ? undefined
          : fitWords(press, 'hand', about, [
              { x: 150, y: 0, w: 800, h: 44, size: 32, least: 18 },
              { x: 150, y: 0, w: 800, h: 60, size: 18 },
            ])
      const height = set.height + (line ? line.set.height + 6 : 0)
      const y = room === TITLE ? room.y + Math.max(0, (200 - height) * 0.4) : room.y
      const widest = Math.max(set.width, line?.set.width ?? 0)
      const words: Box = { x: 550 - widest / 2, y, w: widest, h: height }
      const { ink } = isOverAll(room) ? sheet(press, words) : veil(press, cover, words)
      writeWords(press, 'H1', 'heading', title, set, { ...room, y }, ink)
      if (line) writeWords(press, 'P', 'hand', about, line.set, { ...line.room, y: y + set.height + 6 }, ink)
    },
  }
}

/** Mist under words on a picture, where it needs one. */
function veil(press: Press, { ground }: Plate, words: Box): { ink: string } {
  const { ink, mist } = inkOn(ground)
  const { box, fade } = mistRound(words)
  if (mist) press.adorn(() => press.mist(box, fade, mist.color, mist.alpha))
  return { ink }
}

/** Paper under more words than a picture bears. */
function sheet({ doc, adorn }: Press, { x, y, w, h }: Box): { ink: string } {
  adorn(() => doc.roundedRect(x - 40, y - 32, w + 80, h + 64, 26).fill(PAPER))
  return { ink: INK }
}

export function backLeaf({ blurb, back }: Manuscript): Leaf {
  return {
    name: 'Back cover',
    draw: (press, bleed) => {
      press.tag('Figure', () => drawPlate(press, back, bleed), { alt: back.alt })
      if (blurb.trim() === '') return
      const { set, room } = fitWords(press, 'text', blurb, [
        { x: 230, y: 120, w: 640, h: 420, size: 28, least: 22, leading: 1.45 },
        { x: 130, y: 90, w: 840, h: 670, size: 22 },
      ])
      const box: Box = {
        x: room.x + (room.w - set.width) / 2,
        y: room.y + (room.h - set.height) * 0.42,
        w: set.width,
        h: set.height,
      }
      sheet(press, box)
      writeWords(press, 'P', 'text', blurb, set, box, INK, 'start')
    },
  }
}

export function endPaperLeaf({ endPapers }: Manuscript): Leaf {
  return {
    name: 'End paper',
    draw: (press, bleed) => {
      if (endPapers.alt !== '')
        return press.tag('Figure', () => drawPlate(press, endPapers, bleed), { alt: endPapers.alt })
      press.adorn(() => drawPlate(press, endPapers, bleed))
    },
  }
}
