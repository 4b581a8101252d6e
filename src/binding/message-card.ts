// The card that comes with a gift: a picture in front, a message written by hand behind; 7 x 5 inches with bleed.
import type { Fonts } from './fonts.ts'
import { INK, PAPER } from './ground.ts'
import { fitWords, writeWords } from './leaf.ts'
import type { Manuscript } from './manuscript.ts'
import { drawSprig, QUIET } from './ornaments.ts'
import { byItself } from './paper-words.ts'
import { openPress, type Press } from './press.ts'

export interface Message {
  words: string
  from: string
}

/** Hundredths of an inch, as a page is. */
const CARD = { w: 700, h: 500 }
const BLEED = 12.5
const POINTS = 0.72

export async function bindMessageCard(manuscript: Manuscript, message: Message, fonts: Fonts): Promise<Uint8Array> {
  const { title, language, finishedOn: date, id } = manuscript
  const size = [(CARD.w + 2 * BLEED) * POINTS, (CARD.h + 2 * BLEED) * POINTS] as const
  const edge = BLEED * POINTS
  const trim = [edge, edge, size[0] - edge, size[1] - edge]
  const press = openPress(fonts, { title: `A card for ${title}`, language, date, id, size })
  for (const [name, draw] of [
    ['Front', drawFront],
    ['Message', drawMessage],
  ] as const) {
    press.page(size, { trim, bleed: [0, 0, ...size] })
    press.part(name)
    press.doc.save().translate(edge, edge).scale(POINTS)
    draw(press, manuscript, message)
    press.doc.restore()
  }
  return press.finish()
}

/** The whole cover picture, without its title: the card must not tell the book's secret twice. */
function drawFront({ tag, doc, picture }: Press, { cover }: Manuscript): void {
  const room = { x: -BLEED, y: -BLEED, w: CARD.w + 2 * BLEED, h: CARD.h + 2 * BLEED }
  const scale = Math.max(room.w / cover.width, room.h / cover.height)
  const [w, h] = [cover.width * scale, cover.height * scale]
  tag(
    'Figure',
    () => {
      doc.save().rect(room.x, room.y, room.w, room.h).clip()
      // The feet stay, a little sky goes.
      picture(cover, { x: room.x + (room.w - w) / 2, y: room.y + room.h - h, w, h })
      doc.restore()
    },
    { alt: cover.alt },
  )
}

function drawMessage(press: Press, _manuscript: Manuscript, { words, from }: Message): void {
  const { doc, adorn } = press
  adorn(() => doc.rect(-BLEED, -BLEED, CARD.w + 2 * BLEED, CARD.h + 2 * BLEED).fill(PAPER))
  const lines = byItself(words)
  const { set, room } = fitWords(press, 'hand', lines, [
    { x: 90, y: 70, w: 520, h: 270, size: 38, least: 22, leading: 1.34 },
    { x: 60, y: 50, w: 580, h: 320, size: 22 },
  ])
  const y = room.y + (room.h - set.height) / 2
  writeWords(press, 'P', 'hand', lines, set, { ...room, y }, INK)
  if (from.trim() !== '') {
    const sender = fitWords(press, 'hand', from, [
      { x: 60, y: 384, w: 580, h: 46, size: 30, least: 12 },
      { x: 60, y: 384, w: 580, h: 46, size: 12 },
    ])
    writeWords(press, 'P', 'hand', from, sender.set, sender.room, QUIET)
  }
  drawSprig(press, CARD.w / 2, 456)
}
