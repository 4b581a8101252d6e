// A record to hang up: the book's refrain and verses run along the groove of a disc, its title stands on the label.
import { dice } from '../base/dice.ts'
import type { Measure } from './break-lines.ts'
import type { Fonts } from './fonts.ts'
import { PAPER } from './ground.ts'
import { fitWords, said } from './leaf.ts'
import type { Manuscript } from './manuscript.ts'
import { drawStar, MARIGOLD, SEA } from './ornaments.ts'
import { listNames } from './paper-leaves.ts'
import { openPress, type Press } from './press.ts'

/** Twelve inches, as a record is; in points. */
export const RECORD = { size: 864, disc: 410, groove: 388, label: 138 } as const

/** What stands at one spot of the groove, turned so that the middle of the disc is below it. */
export interface Spot {
  text: string
  /** From the middle of the disc. */
  x: number
  y: number
  /** Degrees, clockwise. */
  turn: number
}

const SIZES = [17, 15, 13.5, 12, 10.5, 9, 7.5, 6, 5] as const
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
/** Letters that join, or run from the right, keep together as a word. */
const JOINED = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Along a spiral from the rim inwards, as large as lets all of it end before the label. */
export function layGroove(text: string, measure: Measure): { size: number; spots: Spot[] } {
  const words = text.split(/\s+/u).filter((word) => word !== '')
  for (const size of SIZES) {
    const spots = spiral(words, measure, size)
    if (spots) return { size, spots }
  }
  throw new Error(`A record has no room for ${text.length} letters`)
}

function spiral(words: readonly string[], measure: Measure, size: number): Spot[] | undefined {
  const step = size * 1.5
  const spots: Spot[] = []
  let angle = -Math.PI / 2
  let radius: number = RECORD.groove - size
  const go = (length: number) => {
    const turned = length / radius
    angle += turned
    radius -= (step * turned) / (2 * Math.PI)
  }
  for (const word of words) {
    const parts = JOINED.test(word) ? [word] : [...graphemes.segment(word)].map(({ segment }) => segment)
    for (const part of parts) {
      const width = measure(part) * size
      go(width / 2)
      spots.push({
        text: part,
        x: Math.cos(angle) * radius,
        y: Math.sin(angle) * radius,
        turn: (angle * 180) / Math.PI + 90,
      })
      go(width / 2)
    }
    go(size * 0.34)
    if (radius < RECORD.label + size * 1.4) return undefined
  }
  return spots
}

/** The refrain opens it and comes again between the pages; a long story is told as far as the groove goes. */
export function lyricsOf({ refrain, pages }: Manuscript): string {
  const most = 3600
  const parts: string[] = refrain ? [refrain] : []
  for (const page of pages) {
    const words = page.text.replace(/\s+/gu, ' ').trim()
    if (words === '') continue
    if (parts.join(' • ').length + words.length > most) break
    parts.push(words)
  }
  if (refrain) parts.push(refrain)
  return parts.join(' • ')
}

export async function bindLyricRecord(manuscript: Manuscript, fonts: Fonts): Promise<Uint8Array> {
  const { title, language, finishedOn: date, id } = manuscript
  const middle = RECORD.size / 2
  const press = openPress(fonts, { title, language, date, id, subject: 'Lyric record', size: [RECORD.size, RECORD.size] })
  press.page()
  press.part(title)
  const { doc } = press
  press.adorn(() => doc.rect(0, 0, RECORD.size, RECORD.size).fill(PAPER))
  doc.save().translate(middle, middle)
  press.adorn(() => drawDisc(press, id))
  drawLabel(press, manuscript)
  const lyrics = lyricsOf(manuscript)
  const { size, spots } = layGroove(lyrics, press.measure('text'))
  press.tag('P', () => {
    for (const { text, x, y, turn } of spots) {
      doc.save().translate(x, y).rotate(turn)
      const width = press.measure('text')(text) * size
      press.write({ role: 'text', text, x: -width / 2, y: 0, size, ink: text === '•' ? MARIGOLD : '#f6ecd9' })
      doc.restore()
    }
  }, { actual: lyrics })
  doc.restore()
  return press.finish()
} // prettier-ignore

/** Dark, with a shine on two sides and grooves that are not all alike. */
function drawDisc({ doc }: Press, id: string): void {
  doc.circle(0, 0, RECORD.disc).fill('#15131c')
  const die = dice(id)
  doc.lineWidth(0.4)
  for (let radius = RECORD.disc - 5; radius > RECORD.label + 8; radius -= 4.4) doc.circle(0, 0, radius).strokeOpacity(0.25 + die.next() * 0.3).stroke('#3a3548') // prettier-ignore
  doc.strokeOpacity(1)
  for (const turn of [-38, 142]) {
    doc.save().rotate(turn)
    const shine = doc.linearGradient(-150, 0, 150, 0).stop(0, '#ffffff', 0).stop(0.5, '#ffffff', 0.1).stop(1, '#ffffff', 0)
    doc.moveTo(0, 0).lineTo(-150, -380).quadraticCurveTo(0, -420, 150, -380).closePath().fill(shine)
    doc.restore()
  }
} // prettier-ignore

function drawLabel(press: Press, { title, heroes }: Manuscript): void {
  const { doc, adorn, tag, writeSet } = press
  adorn(() => {
    doc.circle(0, 0, RECORD.label).fill('#f2b33d')
    doc
      .lineWidth(2)
      .circle(0, 0, RECORD.label - 9)
      .stroke(SEA)
    drawStar(doc, 0, -RECORD.label + 32, 12, SEA)
    doc.circle(0, 0, 10).fill(PAPER)
  })
  const head = fitWords(press, 'heading', title, [{ x: -98, y: -92, w: 196, h: 74, size: 26, least: 13, leading: 1.15 }, { x: -98, y: -92, w: 196, h: 76, size: 13 }]) // prettier-ignore
  tag('H1', () => writeSet('heading', head.set, { ...head.room, y: head.room.y + (head.room.h - head.set.height) / 2 }, '#2a2036', 'center'), said(title)) // prettier-ignore
  const names = listNames(heroes)
  if (names === '') return
  const about = `The story of ${names}, to sing and to say`
  const line = fitWords(press, 'hand', about, [{ x: -92, y: 24, w: 184, h: 66, size: 18, least: 9, leading: 1.25 }, { x: -92, y: 24, w: 184, h: 66, size: 9 }]) // prettier-ignore
  tag('P', () => writeSet('hand', line.set, line.room, '#2a2036', 'center'), said(about))
}
