import { readdirSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { openThreads, type Turn } from './threads.ts'

const module = new URL('./fixtures/count-thread.ts', import.meta.url)
const open = (most: number, idleFor?: number) =>
  openThreads<string, { order: string; count: number; priority: number }>(module, most, idleFor)

test('orders are done in line, but for those that go first and those that may wait, on no more threads than allowed', async () => {
  const threads = open(1)
  const done: string[] = []
  const ask = async (order: string, turn?: Turn) => done.push((await threads.ask(order, { turn })).order)
  await Promise.all([ask('a'), ask('idle', 'later'), ask('b'), ask('c'), ask('now', 'first'), ask('soon', 'first')])
  expect(done).toEqual(['a', 'now', 'soon', 'b', 'c', 'idle'])
  expect((await threads.ask('d')).count).toBe(7)
})

test('a fault is its asker’s only, and a thread that died is replaced', async () => {
  const threads = open(1)
  await expect(threads.ask('fail')).rejects.toThrow('It failed')
  expect((await threads.ask('a')).count).toBe(1)
  const [died, next] = await Promise.allSettled([threads.ask('die'), threads.ask('b')])
  expect(died).toMatchObject({ status: 'rejected' })
  expect(next).toMatchObject({ status: 'fulfilled', value: { order: 'b', count: 1 } })
})

test('what was given up before it began is never begun', async () => {
  const threads = open(1)
  const stop = new AbortController()
  const first = threads.ask('a')
  const given = threads.ask('b', { signal: stop.signal })
  stop.abort(new Error('Never mind'))
  await expect(given).rejects.toThrow('Never mind')
  expect((await first).count).toBe(1)
  expect((await threads.ask('c')).count).toBe(2)
})

test('what the asker gives away moves to the thread and is not copied', async () => {
  const bytes = new Uint8Array(8)
  await open(1).ask('a', { moved: [bytes] })
  expect(bytes.length).toBe(0)
})

test.runIf(process.platform === 'linux')('heavy work gives way to whoever waits for the server itself', async () => {
  const own = getPriority()
  expect((await open(1).ask('a')).priority).toBe(Math.max(own, 10))
  expect(getPriority()).toBe(own)
})

test.runIf(process.platform === 'linux')(
  'a thread that has nothing to do for a while ends, and what it held is free; the next order starts another',
  async () => {
    const threads = open(1, 50)
    await threads.ask('a')
    expect((await threads.ask('b')).count).toBe(2)
    const living = () => readdirSync('/proc/self/task').length
    const before = living()
    await expect.poll(living).toBeLessThan(before)
    expect((await threads.ask('c')).count).toBe(1)
  },
)
