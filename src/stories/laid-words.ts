// The words of a page as the bound book lays them on its picture, told to a screen as properties of its style.

import type { ReaderBand } from '../stage/page-layout.ts'
import type { Shot, TextSide } from '../stage/scene.ts'
import type { Measure } from '../binding/break-lines.ts'
import type { Ground } from '../binding/ground.ts'
import { designPage, layoutOf } from '../binding/page-design.ts'
import type { SetLine } from '../binding/set-text.ts'
import type { Box, Fade } from '../binding/stamps.ts'

export interface WordsOnPage {
  text: string
  shot: Shot
  side: TextSide
  band: ReaderBand
}

export interface LaidWords {
  style: Record<string, string>
  align: 'start' | 'center'
  hasVeil: boolean
  /** All of the text, white space too. */
  lines: { text: string; style: Record<string, string> }[]
}

/** Where the picture is looked at, in units of the page. */
export const zoneOf = ({ text, shot, side, band }: WordsOnPage): Box =>
  layoutOf({ text, shot, textSide: side }, band).zone

/** A hundredth of the page's width. */
const cqw = (units: number) => `${(units / 11).toFixed(3)}cqw`

export function layWords({ text, shot, side, band }: WordsOnPage, measure: Measure, ground?: Ground): LaidWords {
  const picture = ground ? { ground } : {}
  const { set, frame, align, ink, mist, panel } = designPage({ number: 0, text, shot, textSide: side, picture }, band, measure) // prettier-ignore
  const veil = panel ?? mist
  return {
    align,
    hasVeil: veil !== undefined,
    style: {
      '--x': cqw(frame.x),
      '--y': cqw(frame.y),
      '--w': cqw(frame.w),
      '--size': cqw(set.size),
      '--leading': cqw(set.leading),
      '--ink-there': ink,
      ...(veil && veilStyle(veil, frame)),
    },
    lines: piecesOf(text, set.lines).map((piece, at) => {
      const [line, before] = [set.lines[at], set.lines[at - 1]]
      const gap = line && before ? line.baseline - before.baseline - set.leading : 0
      const indent = line && align === 'start' ? line.indent : 0
      return {
        text: piece,
        style: { ...(gap > 0.5 && { '--gap': cqw(gap) }), ...(indent !== 0 && { '--indent': cqw(indent) }) },
      }
    }),
  }
}

/** How a page's words will lie: on its picture, on a panel of paper, all over the picture, or smaller than their reader should get. */
export interface PageFit {
  lie: 'on-picture' | 'on-paper' | 'over-all' | 'small'
  /** Of their letters, in points. */
  points: number
  /** Said where they are too many: so many would do. */
  most?: number
}

export function fitOfPage(page: WordsOnPage, measure: Measure): PageFit {
  const designed = (text: string) =>
    designPage({ number: 0, text, shot: page.shot, textSide: page.side, picture: {} }, page.band, measure)
  const { isSmall, isCovered, panel, set } = designed(page.text)
  const points = Math.round(set.size * 0.72)
  if (!isSmall && !isCovered) return { lie: panel ? 'on-paper' : 'on-picture', points }
  const words = page.text.split(/(?<=\s)(?=\S)/u)
  let [most, tooMany] = [1, words.length]
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2)
    const design = designed(words.slice(0, middle).join(''))
    if (design.isSmall || design.isCovered) tooMany = middle
    else most = middle
  }
  return { lie: isSmall ? 'small' : 'over-all', points, most }
}

function veilStyle({ color, alpha, box, fade }: { color: string; alpha: number; box: Box; fade: Fade }, frame: Box) {
  return {
    '--veil': `${color}${Math.round(alpha * 255).toString(16).padStart(2, '0')}`,
    '--veil-x': cqw(box.x - frame.x),
    '--veil-y': cqw(box.y - frame.y),
    '--veil-w': cqw(box.w),
    '--veil-h': cqw(box.h),
    '--fade-left': cqw(fade.left),
    '--fade-right': cqw(fade.right),
    '--fade-top': cqw(fade.top),
    '--fade-bottom': cqw(fade.bottom),
  }
} // prettier-ignore

/** The text cut where its lines end; each piece keeps the white space behind it. */
function piecesOf(text: string, lines: readonly SetLine[]): string[] {
  const letters = [...text]
  let at = 0
  return lines.map(({ text: line }, n) => {
    const from = at
    if (n === lines.length - 1) return letters.slice(from).join('')
    let left = [...line].filter((letter) => !isSpace(letter)).length
    while (at < letters.length && left > 0) if (!isSpace(letters[at++] ?? '')) left--
    while (at < letters.length && isSpace(letters[at] ?? '')) at++
    return letters.slice(from, at).join('')
  })
}

const isSpace = (letter: string) => /\s/u.test(letter)
