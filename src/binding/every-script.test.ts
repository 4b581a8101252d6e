// A name of any script is printed whole: each letter has its glyph, in each voice, on paper and in the e-book.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { bindEpub } from './epub.ts'
import { epubFonts } from './epub-fonts.ts'
import { findFaults } from './find-faults.ts'
import { openFonts, type FontRole } from './fonts.ts'
import { layGroove } from './lyric-record.ts'
import { openPress } from './press.ts'
import { testShelf } from './test-font-shelf.ts'
import { testManuscript } from './test-manuscript.ts'
import { namesByScript } from './test-names.ts'
import { dice } from '../base/dice.ts'
import { unprinted } from '../base/known-letters.ts'

const missing = (process.env.TEST_MISSING_TOOLS ?? '').split(' ')
const fonts = openFonts(testShelf)
const roles: readonly FontRole[] = ['heading', 'text', 'hand']
const all = Object.entries(namesByScript)

it.each(all)('%s has a glyph for every letter of %s, in each voice of the book', (_, name) => {
  for (const role of roles) {
    expect(fonts.lacking(role, name)).toEqual([])
    const runs = fonts.runs(role, name)
    const plain = (text: string) => text.replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Emoji_Modifier}]/gu, '')
    expect(plain(runs.map(({ text }) => text).join(''))).toBe(plain(name.normalize('NFC')))
    for (const { piece, text } of runs)
      expect(
        fonts.shape(piece, text).every(({ id }) => id > 0),
        `${role}: ${text}`,
      ).toBe(true)
  }
})

it('one picture of several letters is one glyph: a family, a heart with its selector, a thumb of any skin', () => {
  for (const whole of ['👨‍👩‍👧', '❤️', '👍🏽', '👩🏽‍🚀'])
    expect(
      fonts
        .runs('hand', whole)
        .flatMap(({ piece, text }) => fonts.shape(piece, text))
        .filter(({ xAdvance }) => xAdvance > 0),
      whole,
    ).toHaveLength(1)
})

it('letters are shaped as browsers shape them: the small circle of a Thai “am” stands under the tone, a Burmese vowel before its letter', () => {
  const thai = fonts.shape('noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff', 'น้ำ')
  expect(thai.map(({ letters }) => letters.length > 0)).toHaveLength(4)
  const burmese = fonts.shape('noto-sans-myanmar/files/noto-sans-myanmar-myanmar-400-normal.woff', 'မေ')
  expect(burmese).toHaveLength(2)
  const alone = fonts.shape('noto-sans-myanmar/files/noto-sans-myanmar-myanmar-400-normal.woff', 'မ')
  expect(burmese[1]?.id).toBe(alone[0]?.id)
})

it('Mongolian letters join, and the e-book has the parts that readers take letters apart to', () => {
  const piece = 'noto-sans-mongolian/files/noto-sans-mongolian-mongolian-400-normal.woff'
  expect(fonts.runs('text', 'ᠪᠠᠲᠤ')).toEqual([{ piece, text: 'ᠪᠠᠲᠤ' }])
  const thai = epubFonts(fonts, { heading: '', text: 'น้ำ', hand: '' })
  expect(thai.map(({ letters }) => letters)).toEqual([expect.stringMatching(/U\+e3f-e5b/)])
})

it('names of a Japanese text are written as Japan writes them, others as China does', () => {
  const piece = (text: string) => fonts.runs('text', text).find(({ text: letters }) => letters.includes('直'))?.piece
  expect(piece('直 さくら')).toMatch(/^noto-sans-jp\//)
  expect(piece('直')).toMatch(/^noto-sans-sc\//)
})

it.skipIf(missing.includes('pdftotext'))(
  'a page of every script is read aloud and copied as it was written',
  async () => {
    const press = openPress(fonts, { title: 'T', language: 'en', date: '2026-11-21', id: 'a', size: [800, 2600] })
    press.page()
    for (const [at, [, name]] of all.entries())
      press.tag(
        'P',
        () => press.write({ role: 'text', text: name, x: 40, y: 60 + at * 60, size: 30, ink: '#000000' }),
        { actual: name },
      )
    const folder = mkdtempSync(join(tmpdir(), 'scripts-'))
    try {
      const file = join(folder, 'a.pdf')
      writeFileSync(file, await press.finish())
      const tree = execFileSync('qpdf', ['--json', '--json-key=qpdf', file], { encoding: 'utf8', maxBuffer: 1e8 })
      for (const [, name] of all) expect(tree).toContain(`"/ActualText": "u:${name}"`)
      const copied = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' })
      for (const name of ['დათო', 'Թամար', 'ዮሐንስ', 'さくら', 'Ελευθερία']) expect(copied).toContain(name)
      expect(execFileSync('pdffonts', [file], { encoding: 'utf8' })).not.toMatch(/ no +(?:yes|no) +(?:yes|no) +\d/)
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)

it('the e-book brings the letters of every script along', async () => {
  const texts = all.map(([, name]) => name)
  const book = await testManuscript({ dedication: texts.slice(0, 18).join(' · '), blurb: texts.slice(18).join(' · ') })
  const files = unzipSync(bindEpub(book, fonts))
  const style = strFromU8(files['book/book.css'] ?? new Uint8Array())
  const covered = [...style.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/g)].map(
    ([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const,
  )
  const shown = new Set(
    [...`${book.dedication}${book.blurb}`.normalize('NFC')].filter(
      (one) => !/[\s\p{Default_Ignorable_Code_Point}\p{Emoji_Modifier}]/u.test(one),
    ),
  )
  const left = [...shown].filter((one) => {
    const code = one.codePointAt(0) ?? 0
    return !covered.some(([from, to]) => code >= from && code <= to)
  })
  expect(left.join(' ')).toBe('')
})

it('nothing of any script is a fault, and the record keeps words of joined letters whole', async () => {
  const book = await testManuscript({ title: 'Թամար, დათო and მია', dedication: all.map(([, name]) => name).join(' ') })
  expect(findFaults(book, fonts).filter(({ kind }) => kind === 'letters-missing')).toEqual([])
  const { measure } = openPress(fonts, { title: 'T', language: 'en', date: '2026-11-21', id: 'a', size: [1, 1] })
  expect(layGroove('ကျော်စွာ ណ', measure('text')).spots.map(({ text }) => text)).toEqual(['ကျော်စွာ', 'ណ'])
})

it('a field refuses exactly what the fonts lack: any letter of any script prints in every voice, or is refused', () => {
  const die = dice('letters')
  const codes = Array.from(
    { length: 1500 },
    (_, at) => 0x21 + Math.floor(die.next() * (at % 3 === 0 ? 0x32000 : 0x3000)),
  )
  const shown = codes
    .map((code) => String.fromCodePoint(code))
    .filter((one) => !/[\s\p{Default_Ignorable_Code_Point}\p{C}\p{Emoji_Modifier}]/u.test(one))
  const wrong = shown.filter((one) => {
    const lacks = roles.some((role) => fonts.lacking(role, one).length > 0)
    return lacks !== unprinted(one).length > 0
  })
  expect(wrong).toEqual([])
  expect(all.flatMap(([, name]) => unprinted(name))).toEqual([])
})
