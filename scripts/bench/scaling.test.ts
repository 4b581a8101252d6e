// The model, the costs and the growth of docs/scaling.md, held to the figures that were measured.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bookCost, meanBook, priceOf } from './book-costs.ts'
import { grow, mostBusy, sizes } from './growth.ts'
import { readFigures } from './scaling-figures.ts'
import { busyOf, coresFor, pagesPerSecond, predictTwo } from './scaling-model.ts'
import { scalingTexts } from './write-scaling.ts'

const figures = readFigures()

test('the run of two workers was predicted from that of one within a fifth', () => {
  expect(predictTwo(figures).off).toBeLessThan(0.2)
})

test('workers with machines of their own add up; on one machine they share its cores', () => {
  const cost = { worker: 0.5, elsewhere: 0.1 }
  const apart = { coresEach: 1, coresInAll: Infinity, busy: 1, contention: 1 }
  expect(pagesPerSecond(cost, { ...apart, workers: 1 })).toBe(2)
  expect(pagesPerSecond(cost, { ...apart, workers: 4 })).toBe(8)
  expect(pagesPerSecond(cost, { ...apart, workers: 4, coresInAll: 3 })).toBeCloseTo(5)
  expect(busyOf(cost, 1.5, 1)).toBe(0.75)
  expect(coresFor(7, 0.7)).toBe(10)
})

test('a book costs more in a style that takes longer, and more to keep than to make in the end', () => {
  const seconds = (style: string) => bookCost(figures, style).worker
  expect(seconds('digital_art')).toBeGreaterThan(seconds('pixar'))
  expect(seconds('pixar')).toBeGreaterThan(seconds('vector'))
  const { once, aMonth } = priceOf(meanBook(figures))
  expect(once).toBeGreaterThan(0)
  expect(120 * aMonth).toBeGreaterThan(once)
})

test('to ten million members and a thousand books a minute, each bottleneck has its remedy; the largest shop wants workers first', () => {
  const { reliefs, built } = grow(figures, sizes)
  expect(reliefs[0]).toMatchObject({ bottleneck: 'disk for files', remedy: 'object storage' })
  const largest = reliefs.filter(({ size }) => size.booksPerMinute === 1000)
  expect(largest[0]?.bottleneck).toBe('worker cores')
  expect(largest.at(-1)).toMatchObject({ bottleneck: 'database size', remedy: expect.stringContaining('databases') })
  expect(reliefs.every(({ busy }) => busy > mostBusy)).toBe(true)
  expect(built).toMatchObject({ hasObjectStorage: true, hasPooler: true })
  expect(grow(figures, sizes)).toEqual({ reliefs, built })
})

test('where members only read, replicas are what helps', () => {
  const readers = { members: 1_000_000_000, booksPerMinute: 1, years: 1 }
  expect(grow(figures, [readers]).built.replicas).toBeGreaterThan(0)
})

test('docs/scaling.md says what follows from the figures', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/scaling.md'), 'utf8')
  for (const [name, text] of Object.entries(scalingTexts(figures))) {
    expect(page).toContain(`<!-- ${name} -->\n${text}\n<!-- /${name} -->`)
  }
})
