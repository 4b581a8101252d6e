// Sets a text into a frame: as large as may be, even lines, never cut; what does not fit is told, so that a larger frame can be tried.
import { isRightToLeft } from '../base/text-direction.ts'
import { atomsOf, breakLines, splitLong, type Atom, type Line, type Measure } from './break-lines.ts'

export interface Setting {
  width: number
  height: number
  /** The size wanted and the smallest that is still fit to read. */
  size: number
  least: number
  /** Times the size. */
  leading: number
  measure: Measure
  /** The last frame there is: endless words are broken and lines of verse turned over rather than lost. */
  isLast?: boolean
  /** A verse keeps each line whole before it is turned over. */
  keepsLines?: boolean
  /** Lines of about one length, for words that stand by themselves. */
  isEven?: boolean
}

export interface SetLine extends Line {
  rtl: boolean
  /** From the top of the frame to the foot of the letters. */
  baseline: number
  /** A turned-over line of verse stands in, an opening quotation mark hangs out. */
  indent: number
}

export interface SetText {
  size: number
  leading: number
  /** Of the widest line, with what it stands in. */
  width: number
  height: number
  lines: readonly SetLine[]
}

const STEP = 0.5
/** The part of the leading that stands over the foot of a first line. */
const RISE = 0.98
/** More lines are a text, not words that stand by themselves. */
const MOST_EVENED = 8
const STANZA = 0.55
const TURNED = 1
/** To keep a line of verse whole, letters may shrink so far. */
const WHOLE_FROM = 0.75
const ONCE_FROM = 0.82
const OPENING = /^[“"‘«„]+/u

interface Paragraph {
  line: string
  isStanza: boolean
}

function paragraphsOf(text: string): Paragraph[] {
  const made: Paragraph[] = []
  let gap = false
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    if (line.trim() === '') gap = made.length > 0
    else made.push({ line: line.trim(), isStanza: gap })
    if (line.trim() !== '') gap = false
  }
  return made
}

export function setText(text: string, setting: Setting): SetText | undefined {
  const { width, height, size, least, leading, measure, isLast = false } = setting
  const paragraphs = paragraphsOf(text).map(({ line, isStanza }) => ({
    atoms: atomsOf(line, measure),
    rtl: isRightToLeft(line),
    isStanza,
  }))
  const isVerse = paragraphs.length > 1 || setting.keepsLines === true
  const fits = (set: SetText | undefined) => set !== undefined && set.height <= height + 0.001
  // Verse: whole lines are best, lines turned over once come next.
  if (isVerse)
    for (const [turns, part] of [
      [0, WHOLE_FROM],
      [1, ONCE_FROM],
    ] as const) {
      const set = largest(
        Math.max(least, size * part),
        (one) => fits(one) && one !== undefined && turnsOf(one) <= turns,
      )
      if (set) return set
    }
  return largest(least, fits)

  /** What fits at one size fits at all below it. */
  function largest(smallest: number, isGood: (set: SetText | undefined) => boolean): SetText | undefined {
    const first = setAt(size)
    if (isGood(first)) return first
    let [bad, good] = [0, Math.max(0, Math.floor((size - smallest) / STEP + 0.001)) + 1]
    let best: SetText | undefined
    while (good - bad > 1) {
      const middle = Math.floor((bad + good) / 2)
      const set = setAt(size - middle * STEP)
      if (isGood(set)) [good, best] = [middle, set]
      else bad = middle
    }
    return best
  }

  function setAt(now: number): SetText | undefined {
    const step = now * leading
    const lines: SetLine[] = []
    let y = 0
    for (const { atoms, rtl, isStanza } of paragraphs) {
      if (isStanza) y += step * STANZA
      const room = width / now
      const turned = isVerse ? TURNED : 0
      const held = isLast ? splitLong(atoms, room - turned, measure) : atoms
      const broken = breakParagraph(held, room, turned, setting.isEven === true)
      if (!broken) return undefined
      for (const [i, line] of broken.entries()) {
        const hang = rtl ? 0 : measure(OPENING.exec(line.text)?.[0] ?? '') * -0.8
        lines.push({
          text: line.text,
          width: line.width * now,
          rtl,
          baseline: y + step * RISE - step * (1 - 1 / leading) * 0.5,
          indent: (i > 0 ? turned : hang) * now,
        })
        y += step
      }
    }
    return {
      size: now,
      leading: step,
      width: Math.max(0, ...lines.map((line) => line.width + Math.max(0, line.indent))),
      height: y,
      lines,
    }
  }
}

/** How often a line of verse is turned over at most. */
function turnsOf({ lines }: SetText): number {
  let [most, now] = [0, 0]
  for (const { indent } of lines) {
    now = indent > 0 ? now + 1 : 0
    most = Math.max(most, now)
  }
  return most
}

/** Lines after the first are shorter by what they stand in. */
function breakParagraph(atoms: readonly Atom[], room: number, turned: number, isEven: boolean): Line[] | undefined {
  const whole = breakLines(atoms, room)
  if (whole === undefined || whole.length < 2) return whole
  if (turned > 0) return breakLines(atoms, room - turned)
  return isEven && whole.length <= MOST_EVENED ? evened(atoms, room, whole) : whole
}

/** As narrow as the same number of lines allows. */
function evened(atoms: readonly Atom[], room: number, whole: Line[]): Line[] {
  let best = whole
  for (let width = room * 0.97; width > room * 0.4; width -= room * 0.03) {
    const narrower = breakLines(atoms, width)
    if (!narrower || narrower.length > whole.length) break
    best = narrower
  }
  return best
}
