// The outside of a book and its end papers: cover with its title, back with its blurb.
import { INK, inkOn, PAPER } from './ground.ts'
import { drawPlate, fitWords, writeWords, type Room } from './leaf.ts'
import type { Manuscript, Plate } from './manuscript.ts'
import { mistRound } from './page-design.ts'
import { aboutWords } from './paper-words.ts'
import type { LeafPress, PaperLeaf } from './leaf-press.ts'
import type { Box } from './stamps.ts'

/** The calm sky that the illustrator leaves over the heads of a cover: all words lie in it. */
const SKY: Box = { x: 110, y: 46, w: 880, h: 200 }
/** A title of many words has the sky to itself, and shrinks as far as it must. */
const MANY: Room = { x: 80, y: 40, w: 940, h: 200, size: 40, leading: 1.14 }
const GAP = 6

/** The words of a cover, where they lie. */
function setCover(press: Pick<LeafPress, 'measure'>, title: string, heroes: readonly string[]) {
  const about = aboutWords(heroes)
  const line =
    about === ''
      ? undefined
      : fitWords(press, 'hand', about, [
          { x: 150, y: 0, w: 800, h: 44, size: 32, least: 18 },
          { x: 150, y: 0, w: 800, h: 60, size: 18 },
        ])
  const under = line ? line.set.height + GAP : 0
  const large: Room = { ...SKY, h: Math.min(168, SKY.h - under), size: 96, least: 40, leading: 1.1 }
  const { set, room } = fitWords(press, 'heading', title, [large, MANY])
  if (room !== large) return { set, room, y: room.y + (room.h - set.height) * 0.4 }
  return { set, room, line, about, y: room.y + (SKY.h - set.height - under) * 0.4 }
}

export function coverLeaf({ title, heroes, cover }: Manuscript): PaperLeaf {
  return {
    name: 'Cover',
    draw: (press, bleed) => {
      press.tag('Figure', () => drawPlate(press, cover, bleed), { alt: cover.alt })
      const { set, room, line, about = '', y } = setCover(press, title, heroes)
      const height = set.height + (line ? line.set.height + GAP : 0)
      const widest = Math.max(set.width, line?.set.width ?? 0)
      const { ink } = veil(press, cover, { x: 550 - widest / 2, y, w: widest, h: height })
      writeWords(press, 'H1', 'heading', title, set, { ...room, y }, ink)
      if (line) writeWords(press, 'P', 'hand', about, line.set, { ...line.room, y: y + set.height + GAP }, ink)
    },
  }
}

/** Mist under words on a picture, where it needs one. */
function veil(press: LeafPress, { ground }: Plate, words: Box): { ink: string } {
  const { ink, mist } = inkOn(ground)
  const { box, fade } = mistRound(words)
  if (mist) press.adorn(() => press.mist(box, fade, mist.color, mist.alpha))
  return { ink }
}

/** Paper under more words than a picture bears. */
function sheet({ doc, adorn }: LeafPress, { x, y, w, h }: Box): { ink: string } {
  adorn(() => doc.roundedRect(x - 40, y - 32, w + 80, h + 64, 26).fill(PAPER))
  return { ink: INK }
}

export function backLeaf({ blurb, back }: Manuscript): PaperLeaf {
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

export function endPaperLeaf({ endPapers }: Manuscript): PaperLeaf {
  return {
    name: 'End paper',
    draw: (press, bleed) => {
      if (endPapers.alt !== '')
        return press.tag('Figure', () => drawPlate(press, endPapers, bleed), { alt: endPapers.alt })
      press.adorn(() => drawPlate(press, endPapers, bleed))
    },
  }
}
