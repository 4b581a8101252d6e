// A record to hang up: the book's refrain and verses run along the groove of a disc, its title stands on the label.
import { dice } from '../base/dice.ts'
import type { Measure } from './break-lines.ts'
import type { Fonts } from './fonts.ts'
import { PAPER } from './ground.ts'
import { JOINED } from './joined.ts'
import { fitWords, said } from './leaf.ts'
import { type Line, linesOf } from './letters.ts'
import type { Manuscript } from './manuscript.ts'
import { drawStar, MARIGOLD, SEA } from './ornaments.ts'
import { listNames } from './paper-words.ts'
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

/** As large as will do, down to what can still be read on a wall. */
const SIZES = Array.from({ length: 31 }, (_, at) => 20 - at / 2)
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

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
  const most = 9000
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

export const INKS = {
  disc: '#15131c',
  groove: '#3a3548',
  label: '#f2b33d',
  ring: SEA,
  hole: PAPER,
  words: '#2a2036',
  lyrics: '#f6ecd9',
  pause: MARIGOLD,
} as const
/** A gleam on two sides: slices on each other, each narrower than the one below it, so that it has no edge. */
export const SHINE = {
  turns: [-38, 142],
  slices: Array.from({ length: 16 }, (_, at) => {
    const [x, y] = [Math.sin((22 - at * 1.3) * (Math.PI / 180)), Math.cos((22 - at * 1.3) * (Math.PI / 180))].map(
      (one) => (one * RECORD.disc).toFixed(2),
    )
    return `M0 0L-${x} -${y}A${RECORD.disc} ${RECORD.disc} 0 0 1 ${x} -${y}Z`
  }),
  opacity: 0.008,
} as const
export const STAR = { x: 0, y: -RECORD.label + 32, radius: 12 } as const

/** Not all alike. */
export function groovesOf(id: string): { radius: number; opacity: number }[] {
  const die = dice(id)
  const count = Math.ceil((RECORD.disc - 5 - RECORD.label - 8) / 4.4)
  return Array.from({ length: count }, (_, at) => ({
    radius: RECORD.disc - 5 - at * 4.4,
    opacity: 0.25 + die.next() * 0.3,
  }))
}

/** Every line of the record as it stands from the middle of the disc: the title, who it is about, and the groove. */
export function recordWords(press: Pick<Press, 'measure'>, manuscript: Manuscript) {
  const { title, heroes } = manuscript
  const head = fitWords(press, 'heading', title, [
    { x: -98, y: -92, w: 196, h: 74, size: 26, least: 13, leading: 1.15 },
    { x: -98, y: -92, w: 196, h: 76, size: 13 },
  ])
  const middle = { ...head.room, y: head.room.y + (head.room.h - head.set.height) / 2 }
  const about = listNames(heroes) === '' ? '' : `The story of ${listNames(heroes)}, to sing and to say`
  const lyrics = lyricsOf(manuscript)
  const { size, spots } = layGroove(lyrics, press.measure('text'))
  const groove = spots.map(({ text, x, y, turn }) => {
    const ink = text === '•' ? INKS.pause : INKS.lyrics
    const line: Line = { role: 'text', text, x: (-press.measure('text')(text) * size) / 2, y: 0, size, ink }
    return { x, y, turn, line }
  })
  return {
    title: linesOf('heading', head.set, middle, INKS.words, 'center'),
    about,
    aboutLines: about === '' ? [] : linesUnder(press, about),
    lyrics,
    groove,
  }
}

function linesUnder(press: Pick<Press, 'measure'>, about: string): Line[] {
  const { set, room } = fitWords(press, 'hand', about, [
    { x: -92, y: 24, w: 184, h: 66, size: 18, least: 9, leading: 1.25 },
    { x: -92, y: 24, w: 184, h: 66, size: 9 },
  ])
  return linesOf('hand', set, room, INKS.words, 'center')
}

export async function bindLyricRecord(manuscript: Manuscript, fonts: Fonts): Promise<Uint8Array> {
  const { title, language, finishedOn: date, id } = manuscript
  const middle = RECORD.size / 2
  const press = openPress(fonts, {
    title,
    language,
    date,
    id,
    subject: 'Lyric record',
    size: [RECORD.size, RECORD.size],
  })
  press.page()
  press.part(title)
  const { doc, adorn, tag, write } = press
  const words = recordWords(press, manuscript)
  adorn(() => doc.rect(0, 0, RECORD.size, RECORD.size).fill(PAPER))
  doc.save().translate(middle, middle)
  adorn(() => drawDisc(press, id))
  adorn(() => drawLabel(press))
  tag('H1', () => words.title.forEach(write), said(title))
  if (words.about !== '') tag('P', () => words.aboutLines.forEach(write), said(words.about))
  tag(
    'P',
    () => {
      for (const { x, y, turn, line } of words.groove) {
        doc.save().translate(x, y).rotate(turn)
        write(line)
        doc.restore()
      }
    },
    { actual: words.lyrics },
  )
  doc.restore()
  return press.finish()
}

function drawDisc({ doc }: Press, id: string): void {
  doc.circle(0, 0, RECORD.disc).fill(INKS.disc)
  doc.lineWidth(0.4)
  for (const { radius, opacity } of groovesOf(id)) doc.circle(0, 0, radius).strokeOpacity(opacity).stroke(INKS.groove)
  doc.strokeOpacity(1)
  for (const turn of SHINE.turns) {
    doc.save().rotate(turn)
    doc.fillOpacity(SHINE.opacity)
    for (const slice of SHINE.slices) doc.path(slice).fill('#ffffff')
    doc.fillOpacity(1)
    doc.restore()
  }
}

function drawLabel({ doc }: Press): void {
  doc.circle(0, 0, RECORD.label).fill(INKS.label)
  doc
    .lineWidth(2)
    .circle(0, 0, RECORD.label - 9)
    .stroke(INKS.ring)
  drawStar(doc, STAR.x, STAR.y, STAR.radius, INKS.ring)
  doc.circle(0, 0, 10).fill(INKS.hole)
}
