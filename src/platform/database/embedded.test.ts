import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { killFirstBoots, killWriters } from './test-crashes.ts'
import { onPostgres, openTestDatabase } from './test-database.ts'
import { startScript } from './test-process.ts'

const lockScript = join(import.meta.dirname, 'fixtures/take-lock.ts')
const newDirectory = () => join(mkdtempSync(join(tmpdir(), 'test-')), 'database')

test.skipIf(onPostgres)(
  'a database that was killed in its first boots and while writing opens again with all that it acknowledged',
  { timeout: 240_000 },
  async () => {
    const directory = newDirectory()
    await killFirstBoots(directory, 1)
    expect(await killWriters(directory, 2)).toBeGreaterThan(0)
    expect(readdirSync(join(directory, '..')).filter((name) => name.includes('.init-'))).toEqual([])
  },
)

test.skipIf(onPostgres)('a second process is refused at once, naming the first; a dead one is succeeded', async () => {
  const lock = `${newDirectory()}.lock`
  const first = startScript(lockScript, [lock])
  await first.says('held')
  const second = startScript(lockScript, [lock])
  const refusal = await second.says('refused')
  expect(refusal).toContain(`in use by process ${first.pid}`)
  expect(Number(/in (\d+) ms/.exec(refusal)?.[1])).toBeLessThan(10_000)
  await first.kill()
  expect(existsSync(lock)).toBe(true)
  const third = startScript(lockScript, [lock])
  await third.says('held')
  await third.kill()
})

test.skipIf(onPostgres)('of many that find a dead lock, or half a one, exactly one takes it', async () => {
  const lock = `${newDirectory()}.lock`
  writeFileSync(lock, '{"pid":1')
  const processes = Array.from({ length: 6 }, () => startScript(lockScript, [lock]))
  const said = await Promise.all(processes.map((one) => Promise.race([one.says('held'), one.says('refused')])))
  expect(said.filter((line) => line === 'held')).toHaveLength(1)
  await Promise.all(processes.map((one) => one.kill()))
})

test.skipIf(onPostgres)('whoever asks it without end, or all at once, leaves everybody else their turn', async () => {
  const database = await openTestDatabase()
  let [turns, isAsking] = [0, true]
  const others = async () => {
    for (; isAsking; turns++) await nextTurn()
  }
  const counted = others()
  for (let asked = 0; asked < 40; asked++) await database.ping()
  expect(turns).toBeGreaterThan(20)
  const before = turns
  const asked = Array.from({ length: 40 }, () => database.ping())
  await nextTurn()
  expect(database.waiting()).toBeGreaterThan(20)
  await Promise.all(asked)
  expect(turns - before).toBeGreaterThan(20)
  expect(database.waiting()).toBe(0)
  isAsking = false
  await counted
  await database.close()
})
