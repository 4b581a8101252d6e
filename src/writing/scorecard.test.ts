import { describe, expect, it } from 'vitest'
import { BANDS } from './band.ts'
import { limitsOf } from './limits.ts'
import { overall } from './score.ts'
import { betweenRandomBooks } from './test-between-books.ts'
import { randomBooks } from './test-random-books.ts'

const books = randomBooks(200)

describe('the scorecard over 200 random briefs', () => {
  const ids = books[0]?.rows.map((row) => row.id) ?? []
  it.each(ids)('%s is passed by at least 95%%', (id) => {
    const failed = books.flatMap((book) =>
      book.rows
        .filter((row) => row.id === id && !row.pass)
        .map((row) => `${book.plan.pack}/${book.plan.band}: ${row.value} ${row.detail}`),
    )
    expect(failed.slice(10)).toEqual([])
  })

  it.each(BANDS)('%s keeps its means inside the bands of real books', (band) => {
    const prose = books.filter((book) => book.plan.band === band && !book.plan.rhyme)
    const mean = (id: string) =>
      prose.reduce((sum, book) => sum + (book.rows.find((row) => row.id === id)?.value ?? 0), 0) / prose.length
    const limits = limitsOf(band, false)
    expect(prose.length).toBeGreaterThan(20)
    for (const [id, [low, high]] of [
      ['T1', limits.mean],
      ['T2', limits.total],
      ['T3', limits.sentence],
      ['T9', limits.dialogue],
    ] as const) {
      expect(mean(id)).toBeGreaterThanOrEqual(low)
      expect(mean(id)).toBeLessThanOrEqual(high)
    }
    expect(mean('T5')).toBeLessThanOrEqual(limits.hard)
    expect(mean('T6')).toBeGreaterThanOrEqual(limits.mtld)
    expect(mean('T7')).toBeGreaterThanOrEqual(limits.distinct2)
    expect(mean('T8')).toBeLessThanOrEqual(limits.opener)
  })

  it('is passed as a whole by nearly every book', () => {
    expect(books.filter((book) => overall(book.rows) > 0.9).length).toBeGreaterThanOrEqual(190)
  })

  it('shares hardly a phrase between two books', () => {
    const { all } = betweenRandomBooks(books)
    expect(all.median).toBeLessThanOrEqual(0.03)
    expect(all.p95).toBeLessThanOrEqual(0.08)
  })
})
