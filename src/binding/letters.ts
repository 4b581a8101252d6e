// Letters on a document: how wide they run, where each piece of a line stands, and what their outlines are.
import { fromRight, isRightToLeft } from '../base/text-direction.ts'
import { orderLine } from './bidi.ts'
import type { Measure } from './break-lines.ts'
import type { FontRole, Fonts } from './fonts.ts'
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

/** A piece of a line, and where it begins. */
export interface Placed {
  shown: string
  at: number
}

interface Drawn {
  readonly advanceWidth: number
  readonly path: { toSVG(): string }
}

interface Shaped {
  glyphs: Drawn[]
  /** In units of the font. */
  positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[]
  readonly advanceWidth: number
}

declare global {
  // What pdfkit has and its types leave out.
  namespace PDFKit {
    interface PDFDocument {
      /** `scale`: of a unit of the font, at a size of 1000. */
      readonly _font: {
        readonly scale: number
        readonly font: {
          layout: (text: string) => Shaped
          getGlyph(id: number, letters: readonly number[]): Drawn
        }
      }
    }
  }
}

export function openLetters(doc: PDFKit.PDFDocument, fonts: Fonts) {
  const measures = new Map<FontRole, Measure>()
  const known = new Set<string>()

  function choose(piece: string, size: number): void {
    const isNew = !known.has(piece)
    if (isNew) doc.registerFont(piece, fonts.bytes(piece))
    known.add(piece)
    doc.font(piece).fontSize(size)
    if (isNew) shapeBy(piece)
  }

  function shapeBy(piece: string): void {
    const { font } = doc._font
    font.layout = (text) => {
      const shaped = fonts.shape(piece, text)
      const positions = shaped.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
        xAdvance,
        yAdvance,
        xOffset,
        yOffset,
      }))
      return {
        glyphs: shaped.map(({ id, letters }) => font.getGlyph(id, letters)),
        positions,
        // pdfkit scales the positions in place, then asks.
        get advanceWidth() {
          return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
        },
      }
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
        sum += doc.widthOfString(run.text) / 1000
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
        const shown = span.rtl && !fromRight.test(run.text) ? [...run.text].toReversed().join('') : run.text
        put({ shown, at })
        at += doc.widthOfString(shown)
      }
    }
  }

  /** The letters of a line as SVG draws them. */
  function outline(line: Line): string {
    const paths: string[] = []
    eachRun(line, ({ shown, at: start }) => {
      const { font, scale } = doc._font
      const size = (scale * line.size) / 1000
      const { glyphs, positions } = font.layout(shown)
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
