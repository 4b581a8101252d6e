import { describe, expect, it } from 'vitest'
import { BEATS } from './skeletons.data.ts'
import { AROUND, codeWord, THREADS, turnsOf } from './turns.ts'

function ones(word: number): number {
  return word.toString(2).replaceAll('0', '').length
}

describe('the tellings that a book keeps to', () => {
  it('differ in eight beats of 24 at least between any two words of the code', () => {
    // The code is linear: the distance of two words is the weight of a third.
    const words = Array.from({ length: 4095 }, (_, at) => codeWord(at + 1))
    expect(Math.min(...words.map(ones))).toBe(8)
    expect(Math.max(...words)).toBeLessThan(2 ** BEATS.length)
  })
  it('differ in every beat when a row of seeds comes round to a world for the first time', () => {
    const [first, again] = [turnsOf('a brief', 3, 0), turnsOf('a brief', 8, 1)]
    expect(BEATS.filter((beat) => first[beat] === again[beat])).toEqual([])
  })
  it('differ in every shared hand for three seeds in a row, where there are three tellings', () => {
    const rows = [7, 8, 9].map((seed) => turnsOf('a brief', seed, 0))
    for (const thread of THREADS) expect(new Set(rows.map((one) => (one[thread] ?? 0) % 3)).size).toBe(3)
    expect((AROUND % 2) + (AROUND % 3)).toBe(0)
  })
})
