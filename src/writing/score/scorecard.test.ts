import { describe, expect, it } from 'vitest'
import { BANDS } from '../brief/band.ts'
import { limitsOf } from '../brief/limits.ts'
import { OCCASIONS } from '../brief/brief-lists.ts'
import { chooseWorld, hobbiesOf, WALK } from '../dealing/choose-world.ts'
import { HOBBIES } from '../loves/hobby.ts'
import { EMPTY_LEDGER } from '../dealing/ledger.ts'
import { plan } from '../plan/plan.ts'
import { overall } from './score.ts'
import { MORALS } from '../brief/shape-story.ts'
import { betweenRandomBooks, betweenSeeds, inARow } from './test-between-books.ts'
import { brief, randomBooks, randomOrder } from './test-random-books.ts'
import { AROUND, THREADS, turnsOf, type Thread } from '../dealing/turns.ts'

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
})

/**
 * Where the shelf stands, at its aim for worlds (their p95 is 0.02) and for inARow. Books that are drawn by chance may meet in the
 * telling of every shared hand; what comes down further comes down by more worlds and more tellings.
 */
const NOW = { worlds: 0.15, seeds: 0.12, inARow: 0.15 }

describe('T19: between two books', () => {
  const { all, worlds, sameWorld } = betweenRandomBooks(books)

  it('of strangers hardly a phrase is shared', () => {
    expect(all.median).toBeLessThanOrEqual(0.03)
    expect(all.p95).toBeLessThanOrEqual(0.08)
  })
  it('of different worlds little is shared, even by the same friends and the same choice', () => {
    expect(worlds.p95).toBeLessThanOrEqual(0.05)
    expect(worlds.max, worlds.worst).toBeLessThanOrEqual(NOW.worlds)
  })
  it('of one world for one reader less than half is shared', () => {
    expect(sameWorld.max, sameWorld.worst).toBeLessThanOrEqual(0.45)
  })
  // What is promised: attempts are counted by seeds in a row, and the next seeds are always other worlds, five where the shelf allows. Seeds
  // far apart may meet in a world, as any two books may; then their tellings differ by the code of turns.ts.
  it('of one brief little is shared by three attempts', () => {
    const seeds = betweenSeeds(24)
    expect(seeds.p95).toBeLessThanOrEqual(0.25)
    expect(seeds.max, seeds.worst).toBeLessThanOrEqual(NOW.seeds)
  })
  it('of one member little is shared in a row of twelve', () => {
    // The first five, and those of the smallest and the oldest readers who once met nearly a fifth of a book again.
    const row = inARow([0, 1, 2, 3, 4, 8, 12, 34, 39, 64, 72])
    expect(row.p95).toBeLessThanOrEqual(0.12)
    expect(row.max, row.worst).toBeLessThanOrEqual(NOW.inARow)
  })
})

describe('a row of seeds', () => {
  it('comes to as many worlds as it walks, wherever it begins', () => {
    for (let at = 0; at < 30; at++) {
      const { brief, seed } = randomOrder(at)
      const met = (from: number, count: number) =>
        new Set(Array.from({ length: count }, (_, step) => chooseWorld(brief, from + step, EMPTY_LEDGER).world.id)).size
      const walk = Math.min(WALK, met(seed, 100))
      expect(met(seed, walk)).toBe(walk)
      expect(walk).toBeGreaterThanOrEqual(2)
    }
  })
})

describe('lines that never come', () => {
  it('are none: every choice, every day and every hobby is told to somebody', () => {
    const order = (occasion: string, interests: string) =>
      brief({ occasion, interests, recipient_age: 8, characters: [{ name: 'Mia', type: 'girl', age: 8 }] })
    const seeds = Array.from({ length: 40 }, (_, seed) => plan(order('Birthday', ''), seed))
    expect(new Set(seeds.map((one) => one.moral))).toEqual(new Set(MORALS))
    const days = [
      'Birthday',
      'Holiday: Diwali',
      'graduation',
      'Life Milestone',
      'Bedtime Reading',
      'No Special Occasion',
      'Other: our picnic',
    ]
    expect(new Set(days.map((day) => plan(order(day, ''), 1).occasion))).toEqual(new Set(OCCASIONS))
    const ways = [
      plan(order('Birthday', ''), 3),
      ...HOBBIES.flatMap((one) => one.keywords.slice(0, 3).map((word) => plan(order('Birthday', word), 3))),
    ]
    const told = new Set(ways.map((one) => one.means.hobby))
    expect(HOBBIES.map((one) => one.id).filter((id) => !told.has(id))).toEqual([])
    const drawn = new Set(Array.from({ length: 900 }, (_, seed) => hobbiesOf(order('Birthday', ''), seed)[0]?.id))
    expect(HOBBIES.map((one) => one.id).filter((id) => !drawn.has(id))).toEqual([])
  })
  it('are none among the tellings of what worlds share', () => {
    const meet = (thread: Thread) =>
      new Set(Array.from({ length: AROUND }, (_, seed) => (turnsOf('a brief', seed, 0, false)[thread] ?? 0) % AROUND))
        .size
    for (const thread of THREADS) expect(meet(thread)).toBe(AROUND)
  })
})
