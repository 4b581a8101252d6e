// The press: pdfkit behind our own words. It writes, shows pictures, tags what it prints and gives the same bytes each time.
import Pdf from 'pdfkit'
import { brand } from '../base/brand.ts'
import type { Fonts } from './fonts.ts'
import { type Line, linesOf, openLetters } from './letters.ts'
import { type Box, openStamps } from './stamps.ts'

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
  const { measure, eachRun, outline } = openLetters(doc, fonts)

  function write(line: Line): void {
    doc.fillColor(line.ink)
    eachRun(line, ({ shown, at }) => doc.text(shown, at, line.y, { lineBreak: false, baseline: 'alphabetic' }))
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

  function paper({ x, y, w, h }: Box, color: string): void {
    adorn(() => doc.rect(x, y, w, h).fill(color))
  }

  async function finish(): Promise<Uint8Array> {
    if (section !== root) section.end()
    root.end()
    doc.end()
    await done
    const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const chunk of chunks) {
      bytes.set(chunk, at)
      at += chunk.length
    }
    return bytes
  }

  return { doc, measure, write, outline, writeSet, picture, mist, page, part, tag, adorn, paper, finish }
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
