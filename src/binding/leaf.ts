// One printed page, drawn in page units (1100 x 850) wherever it is bound; beyond its edges by the bleed.
import { PAGE_SIZE } from '../stage/page-layout.ts'
import type { FontRole } from './fonts.ts'
import { JOINED } from './joined.ts'
import type { LeafPress } from './leaf-press.ts'
import type { Plate } from './manuscript.ts'
import type { Press } from './press.ts'
import { setText, type SetText } from './set-text.ts'
import type { Box } from './stamps.ts'

/** An eighth of an inch. */
export const BLEED = 12.5
/** Points a unit. */
export const POINTS = 0.72

export interface Leaf {
  /** What the bookmark says. */
  name: string
  draw: (press: Press, bleed: number) => void
}

/** A frame for words and how large they may be there, in units. */
export interface Room extends Box {
  size: number
  /** Not said for the last room there is. */
  least?: number
  leading?: number
}

export const sheetOf = (bleed: number): Box => ({
  x: -bleed,
  y: -bleed,
  w: PAGE_SIZE.w + 2 * bleed,
  h: PAGE_SIZE.h + 2 * bleed,
})

export function fillPage(press: LeafPress, bleed: number, color: string): void {
  press.paper(sheetOf(bleed), color)
}

/** Where a plate lies: one drawn with its bleed on the bleed, any other over all that is printed. */
function placeOf({ width, height }: Plate, bleed: number): Box {
  const withBleed = sheetOf(BLEED)
  const hasBleed = Math.abs(width / height - withBleed.w / withBleed.h) < 0.004
  const room = hasBleed ? withBleed : sheetOf(bleed)
  const scale = Math.max(room.w / width, room.h / height)
  const [w, h] = [width * scale, height * scale]
  return { x: room.x + (room.w - w) / 2, y: room.y + (room.h - h) / 2, w, h }
}

/** Fills the page with a picture; nothing of it shows beyond the bleed. */
export function drawPlate(press: LeafPress, plate: Plate, bleed: number): void {
  const { x, y, w, h } = sheetOf(bleed)
  press.doc.save().rect(x, y, w, h).clip()
  press.picture(plate, placeOf(plate, bleed))
  press.doc.restore()
}

/** The part of a picture (in page units) that fills a frame. */
export function drawCut(press: LeafPress, plate: Plate, part: Box, frame: Box): void {
  const place = placeOf(plate, 0)
  const scale = Math.max(frame.w / part.w, frame.h / part.h)
  const x = frame.x + frame.w / 2 - (part.x + part.w / 2 - place.x) * scale
  const y = frame.y + frame.h / 2 - (part.y + part.h / 2 - place.y) * scale
  press.picture(plate, { x, y, w: place.w * scale, h: place.h * scale })
}

/** Rather tiny than lost: whoever binds has been told of words that long. */
const TINIEST = 1

/** The first room that holds the words; the last one breaks endless words and shrinks as far as it must. */
export function fitWords(
  press: Pick<LeafPress, 'measure'>,
  role: FontRole,
  text: string,
  rooms: readonly Room[],
): { set: SetText; room: Room } {
  for (const [i, room] of rooms.entries()) {
    const isLast = i === rooms.length - 1
    const set = setText(text, {
      ...room,
      least: room.least ?? TINIEST,
      width: room.w,
      height: room.h,
      leading: room.leading ?? 1.3,
      measure: press.measure(role),
      isLast,
      isEven: role !== 'text',
    })
    if (set) return { set, room }
  }
  throw new Error(`Words do not fit on a page: ${text.length} letters`)
}

/** In the middle of a room, from its top; answers where the words end. */
export function writeWords(
  press: LeafPress,
  kind: 'H1' | 'H2' | 'P',
  role: FontRole,
  text: string,
  set: SetText,
  box: Box,
  ink: string,
  align: 'start' | 'center' = 'center',
): void {
  press.tag(kind, () => press.writeSet(role, set, box, ink, align), said(text))
}

export const said = (text: string) => (JOINED.test(text) ? { actual: text } : {})
