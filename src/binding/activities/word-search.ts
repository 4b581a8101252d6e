// A grid of letters that hides the story's words, each once, and nothing that nobody should find.

import type { Dice } from '../../base/dice.ts'
import { BAD_WORDS } from './bad-words.data.ts'

export interface HiddenWord {
  word: string
  /** Its cells from the first letter to the last, counted row after row. */
  cells: readonly number[]
}

export interface WordSearch {
  size: number
  letters: readonly string[]
  hidden: readonly HiddenWord[]
}

/** Steps across and down; the first are the easiest to read. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
  [-1, 0],
  [0, -1],
  [-1, -1],
  [-1, 1],
] as const
const TRIES = 400

/** `directions`: how many of the eight a word may run in, the easy ones first. */
export function makeWordSearch(die: Dice, words: readonly string[], size: number, directions: number): WordSearch {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const made = attemptAt(die.fork(`${attempt}`), words, size, directions)
    if (made) return made
  }
  throw new Error('These words do not go into one grid')
}

function attemptAt(die: Dice, words: readonly string[], size: number, directions: number): WordSearch | undefined {
  const grid: (string | undefined)[] = Array.from({ length: size * size })
  const hidden: HiddenWord[] = []
  for (const word of words.toSorted((a, b) => b.length - a.length)) {
    const cells = placeFor(die, grid, [...word], size, directions)
    if (!cells) return undefined
    for (const [i, cell] of cells.entries()) grid[cell] = [...word][i]
    hidden.push({ word, cells })
  }
  const alphabet = [...new Set(words.flatMap((word) => [...word]))].toSorted()
  const isFiller = grid.map((letter) => letter === undefined)
  const letters = grid.map((letter) => letter ?? die.pick(alphabet))
  for (let round = 0; round < TRIES; round++) {
    const wrong = unwanted(letters, size, hidden)
    if (wrong.length === 0)
      return { size, letters, hidden: words.flatMap((word) => hidden.find((one) => one.word === word) ?? []) }
    for (const cells of wrong) {
      const loose = cells.filter((cell) => isFiller[cell])
      if (loose.length === 0) return undefined
      letters[die.pick(loose)] = die.pick(alphabet)
    }
  }
  return undefined
}

function placeFor(
  die: Dice,
  grid: readonly (string | undefined)[],
  word: readonly string[],
  size: number,
  directions: number,
): number[] | undefined {
  for (let i = 0; i < 120; i++) {
    const [dx, dy] = die.pick(DIRECTIONS.slice(0, directions))
    const [x, y] = [die.roll(size), die.roll(size)]
    const cells = line(x, y, dx, dy, word.length, size)
    if (cells?.every((cell, at) => grid[cell] === undefined || grid[cell] === word[at])) return cells
  }
  return undefined
}

function line(x: number, y: number, dx: number, dy: number, length: number, size: number): number[] | undefined {
  const [endX, endY] = [x + dx * (length - 1), y + dy * (length - 1)]
  if (endX < 0 || endY < 0 || endX >= size || endY >= size) return undefined
  return Array.from({ length }, (_, i) => (y + dy * i) * size + x + dx * i)
}

/** The cells of bad words that are not just a part of one hidden word, and of second copies of hidden ones. */
function unwanted(letters: readonly string[], size: number, hidden: readonly HiddenWord[]): number[][] {
  const found: number[][] = []
  const own = (cells: readonly number[]) => hidden.some((one) => cells.every((cell) => one.cells.includes(cell)))
  for (const word of [...BAD_WORDS, ...hidden.map((one) => one.word)])
    found.push(...findWord(letters, size, word).filter((cells) => !own(cells)))
  return found
}

/** Wherever a word can be read, in any of the eight directions. */
export function findWord(letters: readonly string[], size: number, word: string): number[][] {
  const wanted = [...word]
  return letters.flatMap((letter, cell) => {
    if (plain(letter) !== plain(wanted[0] ?? '')) return []
    return DIRECTIONS.flatMap(([dx, dy]) => {
      const cells = line(cell % size, Math.floor(cell / size), dx, dy, wanted.length, size)
      return cells?.every((at, i) => plain(letters[at] ?? '') === plain(wanted[i] ?? '')) ? [cells] : []
    })
  })
}

const plains = new Map<string, string>()

/** An accent hides no bad word. */
function plain(letter: string): string {
  const known = plains.get(letter)
  if (known !== undefined) return known
  const made = letter.normalize('NFD').replace(/\p{M}/gu, '')
  plains.set(letter, made)
  return made
}
