// The coloring book: twenty pages of lines that stay lines, a sentence under each.
import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import type { LineDrawing } from '../base/line-drawing.ts'
import {
  bindColoringBook,
  bindColoringCover,
  bindColoringInterior,
  captionOf,
  COLORING_PAGES,
} from './coloring-book.ts'
import { openFonts } from './fonts.ts'
import { testShelf } from './test-font-shelf.ts'
import { testManuscript } from './test-manuscript.ts'
import { toldIn } from './test-sound-pdf.ts'

const fonts = openFonts(testShelf)
const square = [
  [
    100, 100, 400, 100, 700, 100, 900, 100, 900, 300, 900, 500, 900, 700, 600, 700, 300, 700, 100, 700, 100, 500, 100,
    300, 100, 100,
  ],
]
const lines: LineDrawing = [
  { loops: square, fill: 'paper', line: 2.3 },
  { loops: square, fill: 'ink', line: 0, clip: square },
]
const pages = COLORING_PAGES.map((number) => ({
  number,
  lines,
  alt: `Zoë waves on page ${number}.`,
  text: 'Zoë waved. “Hello,” she said, “here I am!”',
}))
const missing = process.env.TEST_MISSING_TOOLS?.split(' ') ?? []
const asked = (program: string, args: string[], pdf: Uint8Array) =>
  execFileSync(program, args, { input: pdf, encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'] })

describe('a coloring book', () => {
  it('takes twenty pages of the story, from the first to the last [S9.2]', () => {
    expect(new Set(COLORING_PAGES).size).toBe(20)
    expect([COLORING_PAGES[0], COLORING_PAGES.at(-1)]).toEqual([1, 24])
  })

  it('has one whole sentence of the page as caption', () => {
    expect(captionOf('Zoë ran. The boat was gone before anybody had seen it go! “Oh, no.')).toBe(
      'The boat was gone before anybody had seen it go!',
    )
    expect(captionOf('')).toBe('')
    expect(captionOf('“Not that one!” said Mrs. Bunn, and Dr. Wool nodded at the gate. Zoë ran.')).toBe(
      '“Not that one!” said Mrs. Bunn, and Dr. Wool nodded at the gate.',
    )
    const long = `${'on and '.repeat(40)}on.`
    expect(captionOf(`She said: ${long}`)).toContain('She said')
  })

  it.skipIf(missing.includes('qpdf') || missing.includes('pdftoppm'))(
    'is a PDF of lines: no picture but the cover, every word embedded',
    async () => {
      const pdf = await bindColoringBook(await testManuscript(), pages, fonts)
      expect(toldIn(pdf)).toBe(21)
      expect(asked('pdfinfo', ['-'], pdf)).toMatch(/Pages: +21[\s\S]*Page size: +792 x 612/)
      const pictures = asked('pdfimages', ['-list', '-'], pdf).trim().split('\n').slice(2)
      expect(pictures.map((row) => row.trim().split(/ +/)[0])).toEqual(['1'])
      expect(asked('pdftotext', ['-f', '2', '-l', '2', '-', '-'], pdf).trim()).toBe('“Hello,” she said, “here I am!”')
    },
  )

  it.skipIf(missing.includes('qpdf') || missing.includes('pdftoppm'))(
    'goes to a printer with its bleed, its cover in one sheet',
    async () => {
      const book = await testManuscript()
      const inside = asked('pdfinfo', ['-box', '-'], await bindColoringInterior(book, pages, fonts))
      expect(inside).toMatch(/Pages: +20[\s\S]*Page size: +810 x 630[\s\S]*TrimBox: +9.00 +9.00 +801.00 +621.00/)
      const cover = asked('pdfinfo', ['-box', '-'], await bindColoringCover(book, fonts))
      expect(cover).toMatch(/Pages: +1[\s\S]*Page size: +1602 x 630[\s\S]*TrimBox: +9.00 +9.00 +1593.00 +621.00/)
    },
  )

  it('is the same, byte by byte, each time', async () => {
    const book = await testManuscript()
    const [first, second] = await Promise.all([
      bindColoringBook(book, pages, fonts),
      bindColoringBook(book, pages, openFonts(testShelf)),
    ])
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
  })
})
