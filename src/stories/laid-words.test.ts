import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFonts } from '../binding/fonts.ts'
import { designPage } from '../binding/page-design.ts'
import { openPress } from '../binding/press.ts'
import { colophonWords } from '../binding/paper-words.ts'
import { drawForScreen } from '../binding/screen-press.ts'
import { bindScreenPdf } from '../binding/screen-pdf.ts'
import { testShelf } from '../binding/test-font-shelf.ts'
import { testManuscript } from '../binding/test-manuscript.ts'
import { leavesBeforeStory } from './leaves.ts'
import { paperLeavesOf } from './paper-leaves-of.ts'
import { fitOfPage, layWords, type WordsOnPage } from './laid-words.ts'

const measure = (text: string) => text.length * 0.53
const page = (text: string, more: Partial<WordsOnPage> = {}): WordsOnPage => ({
  ...{ text, shot: 'medium', side: 'top', band: 'b4_6' },
  ...more,
})
const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at % 7}`).join(' ')

test('a screen breaks the lines of a page where the bound book breaks them, and loses no letter', () => {
  for (const text of [
    words(40),
    'Drip, drip, drop.\nOh, won’t it stop?\n\nRain on the roof',
    '“By myself!” said Anne-Marie.',
  ]) {
    const { set } = designPage({ number: 1, text, shot: 'medium', textSide: 'top', picture: {} }, 'b4_6', measure)
    const laid = layWords(page(text), measure)
    expect(laid.lines.map((line) => line.text.trim())).toEqual(set.lines.map((line) => line.text))
    expect(laid.lines.map((line) => line.text).join('')).toBe(text)
    expect(laid.style['--size']).toBe(`${(set.size / 11).toFixed(3)}cqw`)
  }
})

test('a page that was made longer is laid smaller, then on a panel of paper, on screens as on paper', () => {
  const size = (count: number) => Number.parseFloat(layWords(page(words(count)), measure).style['--size'] ?? '')
  expect(size(20)).toBeGreaterThan(size(55))
  const crowded = layWords(page(words(140)), measure)
  expect(crowded.hasVeil).toBe(true)
  expect(crowded.lines.length).toBeGreaterThan(8)
})

test('how a page lies is known while it is typed: on its picture, on paper, or too small, and then how many words fit', () => {
  expect(fitOfPage(page(words(30)), measure).lie).toBe('on-picture')
  expect(fitOfPage(page(words(90)), measure).lie).toBe('on-paper')
  const crowded = fitOfPage(page(words(900)), measure)
  expect(crowded.lie).toBe('small')
  expect(crowded.points).toBeLessThan(16)
  expect(fitOfPage(page(words(crowded.most ?? 0)), measure).lie).toBe('on-paper')
  expect(fitOfPage(page(words((crowded.most ?? 0) + 2)), measure).lie).toBe('over-all')
})

interface PrintedLine {
  text: string
  x: number
  middle: number
  top: number
  /** Of its letters, from the highest to the lowest. */
  high: number
}

/** What stands on a page of a PDF, in units of the page. */
function printedOn(page: string): PrintedLine[] {
  const word = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g
  const lines = new Map<string, PrintedLine>()
  for (const [, ...found] of page.matchAll(word)) {
    const [x = 0, top = 0, end = 0, foot = 0] = found.map((one) => Number(one) / 0.72)
    const text = (found[4] ?? '').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
    const line = lines.get(top.toFixed(0))
    const from = line?.x ?? x
    lines.set(top.toFixed(0), {
      ...{ text: line ? `${line.text} ${text}` : text, x: from, middle: (from + end) / 2, top, high: foot - top },
    })
  }
  return [...lines.values()].toSorted((one, other) => one.top - other.top)
}
const units = (style: Record<string, string>, name: string) => Number.parseFloat(style[name] ?? '0') * 11

const missing = (process.env.TEST_MISSING_TOOLS ?? '').split(' ')
test.skipIf(missing.includes('pdftotext'))(
  'as it is printed, each line stands on a screen where it stands in the PDF, as large and broken as there',
  async () => {
    const fonts = openFonts(testShelf)
    const whole = await testManuscript()
    // One kind of letters a line: others stand higher or lower.
    const pages = whole.pages.filter(({ text }) => /^[\p{Script=Latin}\P{L}]+$/u.test(text))
    const { measure } = openPress(fonts, {
      ...{ title: '', language: 'en', date: '2026-11-27', id: '0', size: [1, 1], subject: '' },
    })
    const folder = mkdtempSync(join(tmpdir(), 'laid-'))
    const file = join(folder, 'book.pdf')
    writeFileSync(file, await bindScreenPdf({ ...whole, pages }, fonts))
    const told = execFileSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8' }).split('<page ').slice(1)
    rmSync(folder, { recursive: true })
    for (const [at, { text, shot, textSide: side }] of pages.entries()) {
      const printed = printedOn(told[leavesBeforeStory + at] ?? '')
      const { lines, style, align } = layWords({ text, shot, side, band: whole.band }, measure('text'))
      expect(printed.map((line) => line.text)).toEqual(lines.map((line) => line.text.trim().replaceAll(/\s+/g, ' ')))
      let top = units(style, '--y')
      for (const [n, line] of printed.entries()) {
        const own = lines[n]?.style ?? {}
        top += units(own, '--gap')
        // In the middle of the line that a screen gives it.
        expect(line.top + line.high / 2).toBeCloseTo(top + units(style, '--leading') / 2, -1)
        const x = align === 'center' ? line.middle - units(style, '--w') / 2 : line.x - units(own, '--indent')
        expect(Math.abs(x - units(style, '--x'))).toBeLessThan(2)
        top += units(style, '--leading')
      }
    }
    const after = leavesBeforeStory + pages.length
    const leaves = paperLeavesOf({ ...whole, refrain: whole.refrain ?? '', colophon: colophonWords(whole) })
    for (const [name, page] of [
      ['cover', 0],
      ['title', 2],
      ['dedication', 3],
      ['end', after],
      ['made', after + 1],
      ['back', after + 3],
    ] as const) {
      const printed = printedOn(told[page] ?? '')
      const { lines } = drawForScreen(leaves[name], measure)
      expect(
        printed.map((line) => line.text),
        name,
      ).toEqual(lines.map((line) => line.text))
      for (const [n, { x, y, size }] of lines.entries()) {
        const { x: from = 0, top = 0, high = 0 } = printed[n] ?? {}
        expect(Math.abs(from - x), name).toBeLessThan(2)
        expect([top < y, top + high > y, high < 1.7 * size && high > size], name).toEqual([true, true, true])
      }
    }
  },
)
