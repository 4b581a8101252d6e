// Letters on a document: how wide they run, where each piece of a line stands, and what their outlines are.
import { isRightToLeft } from '../base/text-direction.ts'
import { orderLine } from './bidi.ts'
import type { Measure } from './break-lines.ts'
import type { FontRole, Fonts, Run } from './fonts.ts'
import type { SetText } from './set-text.ts'
import type { Box } from './stamps.ts'

export interface Line {
  role: FontRole
  text: string
  x: number
  /** The foot of the letters, from the top. */
  y: number
  size: number
  ink: string
  rtl?: boolean
}

type Features = Readonly<Record<string, boolean>>

/** A piece of a line, and where it begins. */
export interface Placed {
  shown: string
  at: number
  features: Features | undefined
}

interface Shaped {
  glyphs: readonly { path: { toSVG(): string } }[]
  /** In units of the font. */
  positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[]
}

declare global {
  // What pdfkit has and its types leave out.
  namespace PDFKit {
    interface PDFDocument {
      /** `scale`: of a unit of the font, at a size of 1000. */
      readonly _font: {
        readonly scale: number
        readonly font: { layout(text: string, features?: Features): Shaped }
      }
    }
  }
}

/** pdfkit takes an object of features, which its types do not know. */
export const asOptions = (features: Features | undefined): object => (features ? { features } : {})

export function openLetters(doc: PDFKit.PDFDocument, fonts: Fonts) {
  const measures = new Map<FontRole, Measure>()
  const known = new Set<string>()

  function choose(piece: string, size: number): void {
    if (!known.has(piece)) doc.registerFont(piece, fonts.bytes(piece))
    known.add(piece)
    doc.font(piece).fontSize(size)
  }

  /** The shaper trips over a mark that its font gives no place (rare Arabic letters): such a run is set with its marks as they fall. */
  function featuresOf({ piece, text }: Run): Features | undefined {
    if (!/\p{Script=Arabic}/u.test(text) && !piece.includes('arabic')) return undefined
    try {
      doc.widthOfString(text)
      return undefined
    } catch {
      return { mark: false, mkmk: false }
    }
  }

  /** Of a text at a size of 1: the setter scales it. */
  function measure(role: FontRole): Measure {
    const kept = measures.get(role)
    if (kept) return kept
    const widths = new Map<string, number>()
    const made: Measure = (text) => {
      const width = widths.get(text)
      if (width !== undefined) return width
      let sum = 0
      for (const run of fonts.runs(role, text)) {
        choose(run.piece, 1000)
        sum += doc.widthOfString(run.text, asOptions(featuresOf(run))) / 1000
      }
      widths.set(text, sum)
      return sum
    }
    measures.set(role, made)
    return made
  }

  /** The pieces of a line from left to right, with their font chosen. */
  function eachRun({ role, text, x, size, rtl = isRightToLeft(text) }: Line, put: (placed: Placed) => void): void {
    let at = x
    for (const span of orderLine(text, rtl)) {
      const runs = fonts.runs(role, span.text)
      for (const run of span.rtl ? runs.toReversed() : runs) {
        choose(run.piece, size)
        const isShaped = /\p{Script=Hebrew}|\p{Script=Arabic}/u.test(run.text)
        const shown = span.rtl && !isShaped ? [...run.text].toReversed().join('') : run.text
        const features = featuresOf({ piece: run.piece, text: shown })
        put({ shown, at, features })
        at += doc.widthOfString(shown, asOptions(features))
      }
    }
  }

  /** The letters of a line as SVG draws them. */
  function outline(line: Line): string {
    const paths: string[] = []
    eachRun(line, ({ shown, at: start, features }) => {
      const { font, scale } = doc._font
      const size = (scale * line.size) / 1000
      const { glyphs, positions } = font.layout(shown, features)
      let at = start
      for (const [index, { path }] of glyphs.entries()) {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
        const place = [size, 0, 0, -size, at + xOffset * size, line.y - yOffset * size].map((one) => one.toFixed(6))
        paths.push(`<path transform="matrix(${place.join(' ')})" fill="${line.ink}" d="${path.toSVG()}"/>`)
        at += xAdvance * size
      }
    })
    return paths.join('')
  }
  return { measure, eachRun, outline }
}

/** Set words in their frame. */
export function linesOf(
  role: FontRole,
  set: SetText,
  frame: Box,
  ink: string,
  align: 'start' | 'center' = 'start',
): Line[] {
  return set.lines.map(({ text, width, rtl, baseline, indent }) => {
    const start = rtl ? frame.x + frame.w - width - Math.max(0, indent) : frame.x + indent
    const x = align === 'center' ? frame.x + (frame.w - width) / 2 : start
    return { role, text, x, y: frame.y + baseline, size: set.size, ink, rtl }
  })
}
