import { expect, test } from 'vitest'
import { drawInChunks } from './draw-in-chunks.ts'

const ids = Array.from({ length: 10 }, (_none, index) => `p${index + 1}`)

test('four pages at a time, two seconds between, five after a failed chunk, and on [S7.11 S9.12]', async () => {
  const log: (string | number)[] = []
  const failed = await drawInChunks(ids, {
    draw: async (id) => {
      log.push(id)
      if (id === 'p2' || id === 'p9') throw new Error('no')
    },
    pause: async (ms) => void log.push(ms),
    signal: new AbortController().signal,
  })
  expect(log).toEqual(['p1', 'p2', 'p3', 'p4', 5000, 'p5', 'p6', 'p7', 'p8', 2000, 'p9', 'p10'])
  expect(failed).toEqual(['p2', 'p9'])
})

test('it stops where its member leaves', async () => {
  const line = new AbortController()
  const drawn: string[] = []
  await drawInChunks(ids, {
    draw: async (id) => void drawn.push(id),
    pause: async () => line.abort(),
    signal: line.signal,
  })
  expect(drawn).toEqual(ids.slice(0, 4))
})
