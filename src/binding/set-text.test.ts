// The setter: every letter finds a font, no line leaves the frame, no word is lost, right-to-left reads from the right.
import { array, assert, integer, property, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderLine } from './bidi.ts'
import { openFonts } from './fonts.ts'
import { byItself } from './paper-words.ts'
import { openPress } from './press.ts'
import { setText, type Setting } from './set-text.ts'
import { testShelf } from './test-font-shelf.ts'

const fonts = openFonts(testShelf)
const press = openPress(fonts, { title: 'T', language: 'en', date: '2026-11-21', id: 'a', size: [792, 612] })
const measure = press.measure('text')
const frame: Setting = { width: 260, height: 400, size: 22, least: 12, leading: 1.45, measure }
const setIn = (text: string, more: Partial<Setting> = {}) => setText(text, { ...frame, ...more })
const linesOf = (text: string, more: Partial<Setting> = {}) => setIn(text, more)?.lines.map((line) => line.text) ?? []

describe('the fonts', () => {
  it('have a letter for names of many scripts, in each voice of the book', () => {
    const names = 'Zoë Łukasz Nguyễn Ольга Ελένη Ġużeppi Ăn 王小明 さくら 김민준 מיה أحمد “…” – — ’'
    for (const role of ['heading', 'text', 'hand'] as const) {
      expect(fonts.lacking(role, names)).toEqual([])
      expect(
        fonts
          .runs(role, names)
          .map((run) => run.text)
          .join(''),
      ).toBe(names)
    }
  })

  it('set the story in Andika, titles in Fraunces, what is written by hand in Patrick Hand', () => {
    const piece = (role: 'heading' | 'text' | 'hand') => fonts.runs(role, 'Mia')[0]?.piece
    expect(piece('text')).toBe('andika/files/andika-latin-400-normal.woff')
    expect(piece('heading')).toBe('fraunces/files/fraunces-latin-600-normal.woff')
    expect(piece('hand')).toBe('patrick-hand/files/patrick-hand-latin-400-normal.woff')
  })

  it('name the letters that none of them has, and leave only those out', () => {
    expect(fonts.lacking('hand', 'For 𓂀 and 𓂀 and 𓀀')).toEqual(['𓂀', '𓀀'])
    expect(
      fonts
        .runs('hand', 'a𓂀b')
        .map((run) => run.text)
        .join(''),
    ).toBe('ab')
  })
})

describe('a word that is longer than its line', () => {
  it('is broken behind its hyphens, names too, and elsewhere only where it has none', () => {
    const narrow = { width: 170, least: 22, isLast: true }
    for (const word of ['Featherstonehaugh-Cholmondeley', 'Anne-Featherstonehaugh-Beauchamp']) {
      const lines = linesOf(word, narrow)
      expect(lines.join('')).toBe(word)
      expect(lines.length).toBeGreaterThan(1)
    }
    expect(linesOf('Wrexham-Cholmondeley', narrow)).toEqual(['Wrexham-', 'Cholmondeley'])
    expect(
      linesOf('twenty-seventh-generation', narrow)
        .slice(0, -1)
        .every((line) => line.endsWith('-')),
    ).toBe(true)
  })
})

describe('right-to-left words', () => {
  const shown = (text: string, rtl: boolean) =>
    orderLine(text, rtl)
      .map((span) => (span.rtl ? [...span.text].toReversed().join('') : span.text))
      .join('')

  it('stand from the right, numbers and names within them from the left', () => {
    expect(shown('אבג 12 דה', true)).toBe('הד 12 גבא')
    expect(shown('To אבג, with love', false)).toBe('To גבא, with love')
    expect(shown('אבג Mia (דה)!', true)).toBe('!(הד) Mia גבא')
  })
})

describe('a sentence with a name of another script', () => {
  it('runs as the sentence does, wherever the name stands', () => {
    for (const text of ['ليلى and the Lamp', 'מיה ran home.', 'Zoë met ليلى'])
      expect(setIn(text, { width: 900 })?.lines[0]?.rtl).toBe(false)
    expect(setIn('إلى Zoë مع كل حبي', { width: 900 })?.lines[0]?.rtl).toBe(true)
  })

  it('breaks no short name of ideographs', () => {
    for (const width of [60, 80, 100, 120, 160, 200])
      expect(linesOf('For 李小龙, and for 王小明’s friend', { width }).join('|')).toMatch(/李小龙.*王小明’s/)
    expect(linesOf('从前有一个小女孩住在森林里她喜欢月亮', { width: 120 }).length).toBeGreaterThan(1)
  })
})

describe('a dedication', () => {
  it('of few short sentences gives each a line of its own; lines that it has already it keeps', () => {
    expect(byItself('For Mia, with all our love. Grandma & Otis')).toBe('For Mia, with all our love.\nGrandma & Otis')
    expect(byItself('For Dr. Who and Mrs. Bunn')).toBe('For Dr. Who and Mrs. Bunn')
    expect(byItself('For you.\nYour Oma. Kisses.')).toBe('For you.\nYour Oma. Kisses.')
    const long = 'We hope that you will read this book until it falls to pieces. Then there will be another one.'
    expect(byItself(long)).toBe(long)
  })
})

describe('a set text', () => {
  it.each(['ڢ, ’', 'ب\u06d6 ݠ', 'ﷲ'])('is set though the font has no place for its marks: %s', (text) => {
    expect(linesOf(text, { isLast: true }).join(' ')).toBe(text)
  })

  it('keeps every word, in order, inside the frame', () => {
    const words = array(stringMatching(/^[\p{L}\d“”’.,!?-]{1,14}$/u), { minLength: 1, maxLength: 60 })
    assert(
      property(words, integer({ min: 120, max: 500 }), (list, width) => {
        const set = setIn(list.join(' '), { width, height: 4000, isLast: true })
        if (!set) throw new Error('Not set')
        expect(
          set.lines
            .map((line) => line.text)
            .join('')
            .replaceAll(' ', ''),
        ).toBe(list.join(''))
        for (const line of set.lines) expect(line.width).toBeLessThanOrEqual(width + 0.01)
        expect(set.lines.at(-1)?.baseline).toBeLessThanOrEqual(set.height)
      }),
      { numRuns: 60 },
    )
  })

  it('shrinks within its limits, and says when the frame is too small instead of cutting', () => {
    const text = 'The lantern went out, and the whole harbour held its breath. '.repeat(4)
    expect(setIn('Hello.')?.size).toBe(22)
    const small = setIn(text, { height: 260 })
    expect(small?.size).toBeLessThan(22)
    expect(small?.size).toBeGreaterThanOrEqual(12)
    expect(setIn(text, { height: 100 })).toBeUndefined()
    expect(setIn('a'.repeat(300))).toBeUndefined()
    expect(linesOf('a'.repeat(300), { isLast: true, height: 900 }).join('')).toBe('a'.repeat(300))
  })

  it('leaves no word alone on its last line when it can be helped', () => {
    const text = 'Mia looked up at the quiet moon and the moon looked down at her again'
    const widths = Array.from({ length: 38 }, (_, i) => 150 + i * 7)
    const last = widths.map((width) => linesOf(text, { width, height: 900 })).filter((lines) => lines.length > 1)
    expect(last.length).toBeGreaterThan(20)
    expect(last.map((lines) => lines.at(-1)).filter((line) => !line?.includes(' '))).toEqual([])
  })

  it('keeps lines of verse whole, and stands in what must be turned over', () => {
    const verse = 'One boat, two boats, three boats on the bay,\nfour boats, five boats, all of them sail away.'
    expect(linesOf(verse, { width: 400 })).toEqual(verse.split('\n'))
    const turned = setIn(verse, { width: 150 })?.lines ?? []
    expect(turned.length).toBeGreaterThan(2)
    expect(turned[1]?.indent).toBeGreaterThan(0)
  })

  it('hangs an opening quotation mark out of the margin', () => {
    expect(setIn('“Wait,” said Mia.')?.lines[0]?.indent).toBeLessThan(0)
  })

  it('breaks a long word behind its hyphen, but no name', () => {
    expect(linesOf('A sea-green boat', { width: 66 })).toEqual(['A sea-', 'green', 'boat'])
    expect(linesOf('On Anne-Łucja', { width: 85 })).toEqual(['On', 'Anne-Łucja'])
  })

  it('breaks scripts without spaces anywhere but before their punctuation', () => {
    const lines = linesOf('中文很长的一句话，没有空格，需要在任何地方换行，但是不能以标点开头。', { width: 100 })
    expect(lines.length).toBeGreaterThan(2)
    for (const line of lines) expect(line).toMatch(/^[^，。]/)
  })
})
