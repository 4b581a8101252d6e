// Riddles that can be solved, in one way, and that show a child nothing it should not read.
import { describe, expect, it } from 'vitest'
import { execFileSync } from 'node:child_process'
import { dice } from '../../base/dice.ts'
import type { LineDrawing } from '../../base/line-drawing.ts'
import { openFonts } from '../fonts.ts'
import { testShelf } from '../test-font-shelf.ts'
import { testManuscript, testPlate } from '../test-manuscript.ts'
import { toldIn } from '../test-sound-pdf.ts'
import { bindActivities, type SheetArt } from './bind-activities.ts'
import { BAD_WORDS } from './bad-words.data.ts'
import { makeMaze } from './maze.ts'
import { storyWords } from './story-words.ts'
import { findWord, makeWordSearch } from './word-search.ts'

describe('a maze', () => {
  it('has exactly one way through, and knows it', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { columns, rows, right, below, way } = makeMaze(dice(seed), 18, 12)
      const open = (a: number, b: number) => (b - a === 1 ? !right[a] : b - a === columns && !below[a])
      // As many openings as joins of a tree: all cells hang together, and in no other way.
      const openings = [...right, ...below].filter((wall) => !wall).length
      expect(openings).toBe(columns * rows - 1)
      expect([way[0], way.at(-1)]).toEqual([0, columns * rows - 1])
      for (const [i, cell] of way.slice(1).entries()) {
        const before = way[i] ?? 0
        expect(open(Math.min(before, cell), Math.max(before, cell))).toBe(true)
      }
      expect(right.every((wall, cell) => wall || cell % columns < columns - 1)).toBe(true)
      expect(way.length).toBeGreaterThan(columns + rows)
    }
  })
})

describe('the words to look for', () => {
  it('are the names first, then what the story speaks of, long enough and fit for a child', () => {
    const text =
      'The lantern went out. Zoë looked for the lantern with Pip, because it was dark in the harbour. Damn slave!'
    expect(storyWords([text], ['Zoë', 'Pip', 'Mary Ann'], 6)).toEqual(['ZOË', 'PIP', 'LANTERN', 'HARBOUR', 'DARK'])
  })
})

describe('a word search', () => {
  const words = ['ZOË', 'LANTERN', 'HARBOUR', 'GRASS', 'DARK', 'STEPS', 'SNEEZE', 'COLD']

  it('hides each word once, where it says', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { letters, size, hidden } = makeWordSearch(dice(seed), words, 11, 4)
      expect(hidden.map((one) => one.word)).toEqual(words)
      for (const { word, cells } of hidden) {
        expect(cells.map((cell) => letters[cell]).join('')).toBe(word)
        expect(findWord(letters, size, word)).toEqual([cells])
      }
    }
  })

  it('lets nobody read a bad word that is not just a part of a good one', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { letters, size, hidden } = makeWordSearch(dice(`bad${seed}`), words, 12, 8)
      const grass = hidden.find((one) => one.word === 'GRASS')?.cells ?? []
      for (const bad of BAD_WORDS)
        for (const cells of findWord(letters, size, bad)) {
          expect(bad === 'ASS' || bad === 'SS').toBe(true)
          expect(cells.every((cell) => grass.includes(cell))).toBe(true)
        }
    }
  })

  it('is the same for the same book, and another for another', () => {
    const grid = (seed: number) => makeWordSearch(dice(seed), words, 11, 2).letters.join('')
    expect(grid(1)).toBe(grid(1))
    expect(grid(1)).not.toBe(grid(2))
  })
})

describe('the activity sheets', () => {
  const fonts = openFonts(testShelf)
  const lines: LineDrawing = [{ loops: [[0, 0, 99, 0, 99, 0, 99, 99, 99, 99, 50, 99, 0, 0]], fill: 'paper', line: 2 }]
  const box = { x: 100, y: 100, w: 200, h: 200 }
  const sheets = async (band: 'b0_3' | 'b10', names = ['Zoë']) => {
    const art: SheetArt = {
      hero: { lines, figure: box, face: box },
      counting: { lines, kinds: [{ prop: 'toy-car', box, count: 7 }] },
      pair: {
        first: await testPlate('Left', '#8fc7e8'),
        second: await testPlate('Right', '#8fc7e8'),
        differences: [box],
      },
    }
    return bindActivities(await testManuscript({ band, heroes: names }), art, fonts)
  }
  const missing = process.env.TEST_MISSING_TOOLS?.split(' ') ?? []
  const asked = (program: string, args: string[], input: Uint8Array) =>
    execFileSync(program, args, { input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'] })

  it.skipIf(missing.includes('qpdf') || missing.includes('pdftoppm'))(
    'say what to do, in words that can be read aloud, and end with the answers',
    async () => {
      const pdf = await sheets('b10', ['Zoë', 'Otis'])
      expect(toldIn(pdf)).toBe(9)
      expect(asked('pdfinfo', ['-'], pdf)).toMatch(/Pages: +6/)
      const text = asked('pdftotext', ['-layout', '-', '-'], pdf)
      for (const words of [
        'Help Zoë find the way to the toy car',
        'OTIS',
        'different in one place',
        'Half of Zoë is missing',
        'toy car: 7',
      ])
        expect(text).toContain(words)
    },
  )

  it('are the same, byte by byte, for the same book, whoever it is about', async () => {
    const odd = ['王小明', 'A'.repeat(40)]
    const [first, second] = await Promise.all([sheets('b0_3', odd), sheets('b0_3', odd)])
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
  })
})
