import { describe, expect, it } from 'vitest'
import { BEATS } from '../plan/skeletons.data.ts'
import { AROUND, codeLetter, codeWords, THREADS, turnsOf } from './turns.ts'

describe('the tellings that a book keeps to', () => {
  it.each([
    ['prose', false, 14],
    ['verse', true, 12],
  ])('are as many words of a code as it says, and agree in few beats of 24 between any two: %s', (_, rhyme, most) => {
    const words = Array.from({ length: codeWords(rhyme) }, (_, word) => BEATS.map((_, beat) => codeLetter(word, beat)))
    expect(new Set(words.map((word) => word.join(''))).size).toBe(words.length)
    // The code is linear: what two words have in common is where their difference is nought.
    const [, ...differences] = words
    expect(Math.max(...differences.map((word) => word.filter((letter) => letter === 0).length))).toBe(most)
  })
  it('differ in every beat the first three times that a row of seeds comes round to a world, and go on to other words', () => {
    const rows = [0, 1, 2, 3].map((visit) => turnsOf('a brief', 3 + 5 * visit, visit, false))
    for (const beat of BEATS) expect(new Set(rows.slice(0, 3).map((one) => one[beat])).size).toBe(3)
    expect(BEATS.filter((beat) => rows[3]?.[beat] === rows[0]?.[beat]).length).toBeLessThanOrEqual(14)
  })
  it('differ in every shared hand for three seeds in a row, where there are three tellings', () => {
    const rows = [7, 8, 9].map((seed) => turnsOf('a brief', seed, 0, false))
    for (const thread of THREADS) expect(new Set(rows.map((one) => (one[thread] ?? 0) % 3)).size).toBe(3)
    expect((AROUND % 2) + (AROUND % 3)).toBe(0)
  })
})
