import { expect, test } from 'vitest'
import { setTimeout as sleep } from 'node:timers/promises'
import { openBucket } from './token-bucket.ts'

const calm = { isUrgent: false, signal: new AbortController().signal }
const shape = { size: 2, gap: 1, longestGap: 200 }

test('so many at once, urgent ones first, and who gives up waits no more', async () => {
  const bucket = openBucket(shape)
  const back = [await bucket.take(calm), await bucket.take(calm)]
  const begun: string[] = []
  const wait = async (name: string, isUrgent = false, signal = calm.signal) => {
    const giveBack = await bucket.take({ isUrgent, signal })
    begun.push(name)
    giveBack(true)
  }
  const stop = new AbortController()
  const given = wait('given up', false, stop.signal)
  const others = [wait('first'), wait('second'), wait('urgent', true)]
  stop.abort(new Error('Never mind'))
  await expect(given).rejects.toThrow('Never mind')
  expect(begun).toEqual([])
  back[0]?.(true)
  await Promise.all(others)
  expect(begun).toEqual(['urgent', 'first', 'second'])
})

test('a provider that asks for rest gets it, and then fewer pictures a minute', async () => {
  const bucket = openBucket(shape)
  bucket.rest(120)
  const start = performance.now()
  const giveBack = await bucket.take(calm)
  expect(performance.now() - start).toBeGreaterThan(115)
  giveBack(false)
  for (let times = 0; times < 8; times += 1) bucket.rest(1)
  await sleep(20)
  const slow = performance.now()
  for (let calls = 0; calls < 3; calls += 1) (await bucket.take(calm))(false)
  expect(performance.now() - slow).toBeGreaterThan(350)
})
