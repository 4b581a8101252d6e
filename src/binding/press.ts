// The press: pdfkit behind our own words. It writes, shows pictures, tags what it prints and gives the same bytes each time.
import Pdf from 'pdfkit'
import { brand } from '../base/brand.ts'
import { isRightToLeft, orderLine } from './bidi.ts'
import type { Measure } from './break-lines.ts'
import type { FontRole, Fonts, Run } from './fonts.ts'
import type { SetText } from './set-text.ts'
import { given, type Features } from './shaping.ts'
import { openStamps, type Box } from './stamps.ts'

export interface Document {
  title: string
  /** BCP 47. */
  language: string
  /** YYYY-MM-DD: a reprint carries the date of the first print. */
  date: string
  /** Makes the document's id. */
  id: string
  subject?: string
  /** In points. */
  size: readonly [number, number]
  /** How a reader program shows the pages. */
  layout?: 'singlePage' | 'twoPageRight'
}

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

const ACCESSIBLE =
  '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>'

export type Press = ReturnType<typeof openPress>

export function openPress(fonts: Fonts, { title, language, date, id, subject, size, layout }: Document) {
  const options = {
    size: [...size],
    margin: 0,
    autoFirstPage: false,
    font: '',
    pdfVersion: '1.7' as const,
    tagged: true,
    displayTitle: true,
    lang: language,
    pageLayout: layout ?? 'singlePage',
    info: {
      Title: title,
      Author: brand,
      Creator: brand,
      Producer: brand,
      Keywords: id,
      CreationDate: new Date(`${date}T00:00:00Z`),
      ...(subject === undefined ? {} : { Subject: subject }),
    },
  }
  const doc = new Pdf(options)
  keepWellFormed(doc, [title, subject ?? ''])
  doc.appendXML(ACCESSIBLE)
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const done = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  const root = doc.struct('Document')
  doc.addStructure(root)
  let section = root
  const { picture, mist, useProfile } = openStamps(doc)
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
        sum += doc.widthOfString(run.text, given(featuresOf(run))) / 1000
      }
      widths.set(text, sum)
      return sum
    }
    measures.set(role, made)
    return made
  }

  /** The pieces of a line from left to right, with their font chosen. */
  function eachRun(
    { role, text, x, size, rtl = isRightToLeft(text) }: Line,
    put: (shown: string, at: number, features?: Features) => void,
  ) {
    let at = x
    for (const span of orderLine(text, rtl)) {
      const runs = fonts.runs(role, span.text)
      for (const run of span.rtl ? runs.toReversed() : runs) {
        choose(run.piece, size)
        const isShaped = /\p{Script=Hebrew}|\p{Script=Arabic}/u.test(run.text)
        const shown = span.rtl && !isShaped ? [...run.text].toReversed().join('') : run.text
        const features = featuresOf({ piece: run.piece, text: shown })
        put(shown, at, features)
        at += doc.widthOfString(shown, given(features))
      }
    }
  }

  function write(line: Line): void {
    doc.fillColor(line.ink)
    eachRun(line, (shown, at, features) =>
      doc.text(shown, at, line.y, { lineBreak: false, baseline: 'alphabetic', ...given(features) }),
    )
  }

  /** The same letters as SVG draws them. */
  function outline(line: Line): string {
    const paths: string[] = []
    eachRun(line, (shown, start, features) => {
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

  function writeSet(...words: Parameters<typeof linesOf>): void {
    for (const line of linesOf(...words)) write(line)
  }

  /** A page of its own size, else of the document's; the boxes tell a printer where it is cut, from the lower left corner. */
  function page(
    own: readonly [number, number] = size,
    cut?: { trim: readonly number[]; bleed: readonly number[] },
  ): void {
    doc.addPage({ size: [...own], margin: 0 })
    useProfile()
    if (cut) Object.assign(doc.page.dictionary.data, { TrimBox: [...cut.trim], BleedBox: [...cut.bleed] })
  }

  /** All that follows until the next part belongs to it; the bookmark leads to it. */
  function part(name: string, bookmark = true): void {
    if (section !== root) section.end()
    section = doc.struct('Sect', { title: name })
    root.add(section)
    if (bookmark) doc.outline.addItem(name)
  }

  /** What is read aloud: a picture by its alt; right-to-left words, which stand in the order of the paper, by their actual text. */
  function tag(
    kind: 'H1' | 'H2' | 'P' | 'Figure',
    draw: () => void,
    said: { alt?: string; actual?: string } = {},
  ): void {
    section.add(doc.struct(kind, said, [draw]))
  }

  /** What only adorns and is not read aloud. */
  function adorn(draw: () => void): void {
    doc.markContent('Artifact', { type: 'Layout' })
    draw()
    doc.endMarkedContent()
  }

  async function finish(): Promise<Uint8Array> {
    if (section !== root) section.end()
    root.end()
    doc.end()
    await done
    return new Uint8Array(Buffer.concat(chunks))
  }

  return { doc, measure, write, outline, writeSet, picture, mist, page, part, tag, adorn, finish }
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

/** pdfkit copies these words into the document's XML as they are. */
function keepWellFormed(doc: PDFKit.PDFDocument, words: readonly string[]): void {
  const append = doc.appendXML.bind(doc)
  const unsafe = words.filter((word) => /[<>&]/.test(word))
  doc.appendXML = (xml, newLine) => {
    const safe = (word: string) => word.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    append(
      unsafe.reduce((made, word) => made.replace(`>${word}</rdf:li>`, () => `>${safe(word)}</rdf:li>`), xml),
      newLine,
    )
  }
}
