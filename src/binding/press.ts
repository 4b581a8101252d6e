// The press: pdfkit behind our own words. It writes, shows pictures, tags what it prints and gives the same bytes each time.
import Pdf from 'pdfkit'
import { brand } from '../base/brand.ts'
import { isRightToLeft, orderLine } from './bidi.ts'
import type { Measure } from './break-lines.ts'
import type { FontRole, Fonts, Run } from './fonts.ts'
import type { SetText } from './set-text.ts'
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
  function shaping({ piece, text }: Run): object {
    if (!/\p{Script=Arabic}/u.test(text) && !piece.includes('arabic')) return {}
    try {
      doc.widthOfString(text)
      return {}
    } catch {
      return { features: { mark: false, mkmk: false } }
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
        sum += doc.widthOfString(run.text, shaping(run)) / 1000
      }
      widths.set(text, sum)
      return sum
    }
    measures.set(role, made)
    return made
  }

  function write({ role, text, x, y, size, ink, rtl = isRightToLeft(text) }: Line): void {
    doc.fillColor(ink)
    let at = x
    for (const span of orderLine(text, rtl)) {
      const runs = fonts.runs(role, span.text)
      for (const run of span.rtl ? runs.toReversed() : runs) {
        choose(run.piece, size)
        const isShaped = /\p{Script=Hebrew}|\p{Script=Arabic}/u.test(run.text)
        const shown = span.rtl && !isShaped ? [...run.text].toReversed().join('') : run.text
        const shaped = shaping({ piece: run.piece, text: shown })
        doc.text(shown, at, y, { lineBreak: false, baseline: 'alphabetic', ...shaped })
        at += doc.widthOfString(shown, shaped)
      }
    }
  }

  function writeSet(role: FontRole, set: SetText, frame: Box, ink: string, align: 'start' | 'center' = 'start'): void {
    for (const { text, width, rtl, baseline, indent } of set.lines) {
      const start = rtl ? frame.x + frame.w - width - Math.max(0, indent) : frame.x + indent
      const x = align === 'center' ? frame.x + (frame.w - width) / 2 : start
      write({ role, text, x, y: frame.y + baseline, size: set.size, ink, rtl })
    }
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

  return { doc, measure, write, writeSet, picture, mist, page, part, tag, adorn, finish }
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
