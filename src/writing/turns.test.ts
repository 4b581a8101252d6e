import { describe, expect, it } from 'vitest'
import { BEATS } from './skeletons.data.ts'
import { AROUND, CODE_WORDS, codeLetter, THREADS, turnsOf } from './turns.ts'

describe('the tellings that a book keeps to', () => {
  it('agree in nine beats of 24 at most between any two words of the code', () => {
    const words = Array.from({ length: CODE_WORDS }, (_, word) => BEATS.map((_, beat) => codeLetter(word, beat)))
    const agreements = words.flatMap((one, at) =>
      words.slice(at + 1).map((other) => one.filter((letter, beat) => letter === other[beat]).length),
    )
    expect(Math.max(...agreements)).toBe(9)
  })
  it('differ in every beat the first three times that a row of seeds comes round to a world', () => {
    const rows = [0, 1, 2].map((visit) => turnsOf('a brief', 3 + 5 * visit, visit))
    for (const beat of BEATS) expect(new Set(rows.map((one) => one[beat])).size).toBe(3)
  })
  it('differ in every shared hand for three seeds in a row, where there are three tellings', () => {
    const rows = [7, 8, 9].map((seed) => turnsOf('a brief', seed, 0))
    for (const thread of THREADS) expect(new Set(rows.map((one) => (one[thread] ?? 0) % 3)).size).toBe(3)
    expect((AROUND % 2) + (AROUND % 3)).toBe(0)
  })
})
