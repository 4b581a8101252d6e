// How the words of a story page lie on its picture: on the calm zone, else in a panel that grows until all of them are fit to read.
import {
  LEADING,
  layPage,
  lettersFor,
  MOST_ON_PICTURE,
  PAGE_SIZE,
  type PageLayout,
  type ReaderBand,
} from '../stage/page-layout.ts'
import type { Measure } from './break-lines.ts'
import { inkOn, sheetOn } from './ground.ts'
import type { TextSide } from '../stage/scene.ts'
import type { Plate, StoryPage } from './manuscript.ts'
import { setText, type SetText } from './set-text.ts'
import type { Box, Fade } from './stamps.ts'

/** Of one strength under all of the words; beyond them it fades out. */
export interface Veil {
  color: string
  alpha: number
  box: Box
  fade: Fade
}

/** All that a design heeds: on a screen there is no plate. */
export type DesignedPage = Omit<StoryPage, 'picture'> & { picture: Pick<Plate, 'ground'> }

export interface PageDesign {
  set: SetText
  frame: Box
  align: 'start' | 'center'
  ink: string
  /** Under words on the picture, where that needs it. */
  mist?: Veil
  /** Under many words: paper, or the blue of the night, that the picture fades into. */
  panel?: Veil
  /** The words are smaller than their reader should get. */
  isSmall: boolean
  /** Their panel lies over the whole picture. */
  isCovered: boolean
}

/** Readable lines are no longer than this many letters, unless a higher panel would lie over heads. */
const LINE = 66
const LONG_LINES = [88, 110] as const
/** Letters may shrink so far before their panel grows. */
const COMFORT = 0.86
const FADE = 110
const FADE_AT_FIGURES = 44
const OPPOSITE = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const
const VERSE_REACH = 50
const SAFE = 50
/** Some styles leave a border of paper: no mist lies on it. */
const BORDER = 16
/** Between the words of a panel and what stands over or under it. */
const PAD = 22
/** A hat may be touched. */
const SLACK = 10
/** An endless text is small rather than lost. */
const TINIEST = 2

const countWords = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Where the words of this page will lie, for those who look at the picture there. */
export const layoutOf = (page: Pick<StoryPage, 'shot' | 'textSide' | 'text'>, band: ReaderBand): PageLayout =>
  layPage(page.shot, page.textSide, { band, count: Math.max(1, countWords(page.text)) })

/** Where a panel's words may lie, and how small they may get there. */
interface Try {
  room: Box
  width: number
  least: number
}

/** Over or under the figures first as high as the illustrator left room; then ever larger ones, the last one the whole page. */
function panels(textSide: TextSide, zone: Box, { size, least }: { size: number; least: number }): Try[] {
  const isBeside = textSide === 'left' || textSide === 'right'
  // Letters shrink a little before their panel grows.
  const comfortable = Math.max(least, size * COMFORT)
  const band = (y: number, h: number): Box => ({ x: 62, y: textSide === 'top' ? y : PAGE_SIZE.h - y - h, w: 976, h })
  const inLines = (letters: number) => Math.min(976, letters * 0.53 * size)
  const kept = band(SAFE + 2, zone.h - PAD + SLACK - 2)
  const long = LONG_LINES.map((letters) => ({ room: kept, width: inLines(letters), least }))
  const larger = isBeside
    ? [zone.w - 12, 360, 420, 500].map((w): Box => ({ x: textSide === 'left' ? 62 : 1038 - w, y: 66, w, h: 718 }))
    : [190, 250, 330].map((h) => band(60, h))
  const tries = larger.map((room) => ({ room, width: isBeside ? room.w : inLines(LINE), least }))
  const whole: Box = { x: 84, y: 66, w: 932, h: 718 }
  return [
    ...(isBeside ? [] : [{ room: kept, width: inLines(LINE), least: comfortable }, ...long]),
    ...tries.map((one) => ({ ...one, least: comfortable })),
    ...tries,
    { room: whole, width: whole.w, least },
  ]
}

export function designPage(page: DesignedPage, band: ReaderBand, measure: Measure): PageDesign {
  const layout = layoutOf(page, band)
  const isUpright = layout.pattern === 'column-left' || layout.pattern === 'column-right'
  const { smallest, largest } = lettersFor(band)
  const count = countWords(page.text)
  const sizes = {
    size: Math.min(largest, layout.size * 1.06),
    least: smallest,
    leading: LEADING,
    measure,
    isEven: !isUpright,
  }
  if (count <= MOST_ON_PICTURE) {
    const { zone } = layout
    // Lines of verse may reach a little out of a column.
    const column = zone.w + (page.text.includes('\n') ? VERSE_REACH : 0)
    const widths = isUpright ? [column] : [Math.min(zone.w, LINE * 0.5 * sizes.size), zone.w]
    // Letters stay large where a longer line allows it.
    const sets = widths.map((width) => setText(page.text, { ...sizes, width, height: zone.h }))
    const set = sets.toSorted((a, b) => (b?.size ?? 0) - (a?.size ?? 0))[0]
    if (set) return onPicture(page, set, layout, isUpright)
  }
  // A larger panel comes before much smaller letters.
  const size = Math.max(sizes.size, largest * COMFORT)
  const tries = panels(page.textSide, layout.zone, { size, least: smallest })
  for (const { room, width, least } of tries) {
    const set = setText(page.text, { ...sizes, size, least, width, height: room.h })
    if (set) return onPanel(set, room, page, false)
  }
  const whole = tries.at(-1)?.room ?? layout.zone
  const set = setText(page.text, {
    ...sizes,
    size: smallest,
    least: TINIEST,
    leading: 1.3,
    width: whole.w,
    height: whole.h,
    isLast: true,
  })
  if (!set) throw new Error(`The words of page ${page.number} do not fit on any page`)
  return onPanel(set, whole, page, set.size < smallest)
}

/** Few words stand in the middle, more keep a straight edge to come back to. */
function alignOf(set: SetText, isUpright: boolean): 'start' | 'center' {
  const isTurned = set.lines.some((line) => line.indent > 0)
  return !isTurned && set.lines.length <= (isUpright ? 2 : 3) ? 'center' : 'start'
}

function onPicture(page: DesignedPage, set: SetText, { zone }: PageLayout, isUpright: boolean): PageDesign {
  const align = alignOf(set, isUpright)
  // In the middle of the zone; a wide band holds its block of words in the middle too.
  const w = isUpright ? Math.max(zone.w, set.width) : set.width
  const hang = Math.max(0, ...set.lines.map(({ indent }) => -indent))
  // What hangs out of a column keeps off the figures before it, as far as there is room behind it.
  const column = page.textSide === 'left' ? zone.x : zone.x + zone.w - w + Math.min(hang, w - set.width)
  // … and stays half an inch inside the trim.
  const x = Math.max(isUpright ? column : zone.x + (zone.w - w) / 2, SAFE + hang)
  const frame = { x, y: zone.y + (zone.h - set.height) / 2, w, h: set.height }
  const { ink, mist } = inkOn(page.picture.ground)
  return {
    set,
    frame,
    align,
    ink,
    ...(mist && { mist: { ...mist, ...mistRound(frame) } }),
    isSmall: false,
    isCovered: false,
  }
}

/** As wide as there is room for it, so that all of the words lie in its full strength; towards `figures` it is soon gone. */
export function mistRound({ x, y, w, h }: Box, figures?: keyof Fade): { box: Box; fade: Fade } {
  const far = (side: keyof Fade, room: number) =>
    Math.max(1, Math.min(side === figures ? FADE_AT_FIGURES : FADE, room - BORDER))
  const [left, top] = [far('left', x), far('top', y)]
  const [right, bottom] = [far('right', PAGE_SIZE.w - x - w), far('bottom', PAGE_SIZE.h - y - h)]
  return {
    box: { x: x - left, y: y - top, w: w + left + right, h: h + top + bottom },
    fade: { left, right, top, bottom },
  }
}

function onPanel(set: SetText, room: Box, { textSide, picture }: DesignedPage, isSmall: boolean): PageDesign {
  const { ink, ...sheet } = sheetOn(picture.ground)
  const isUpright = room.h > 500
  const w = Math.min(room.w, set.width)
  const x = textSide === 'right' ? room.x + room.w - w : textSide === 'left' ? room.x : room.x + (room.w - w) / 2
  const free = room.h - set.height
  // Beside the figures a little over the middle; before them at their feet, for faces stay free.
  const isBeside = isUpright && room.w < PAGE_SIZE.w / 2
  const y = room.y + free * (isBeside ? 0.35 : textSide === 'top' ? 0 : 1)
  const frame = { x, y, w, h: set.height }
  return {
    set,
    frame,
    align: 'start',
    ink,
    panel: { ...sheet, ...mistRound(frame, OPPOSITE[textSide]) },
    isSmall,
    isCovered: room.w > PAGE_SIZE.w * 0.8 && set.height > PAGE_SIZE.h * 0.5,
  }
}
