// Three servers and four workers on one PostgreSQL and one store, behind a balancer that knows nobody: they are one shop,
// and stay one while they are replaced.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { minute } from '../base/dates.ts'
import { openDatabaseAt } from '../platform/database/test-database.ts'
import { countJobs } from '../platform/jobs/count-jobs.ts'
import { assertInvariants } from './test-invariants.ts'
import { aBook, callerAt, signUpAt, startLoad, type Seen } from './test-load.ts'
import { openTestMachines, type Machine, type TestMachines } from './test-machines.ts'
import { untilFinished } from '../editions/test-finishing.ts'

/** Seven machines each time. */
const rounds = 7

let on: TestMachines
let servers: Machine[] = []
let workers: Machine[] = []
beforeAll(async () => {
  on = await openTestMachines()
  // At once, on an empty database: whoever is first makes the tables, the others wait.
  const start = (role: 'server' | 'worker', count: number) =>
    Promise.all(Array.from({ length: count }, (_, at) => on.start(role, `${role}-${at + 1}`)))
  ;[servers, workers] = await Promise.all([start('server', 3), start('worker', 4)])
})
afterAll(() => on.close())

test('what is begun at one server goes on at any other, and four workers share the pictures of a book', async () => {
  const seen: Seen = { asked: 0, retried: 0, moved: 0, painted: 0, failed: [] }
  const [one = '', two = '', three = ''] = servers.map(({ address }) => address)
  const { token } = await signUpAt(one, seen, 'ana@example.com')
  const at = (address: string) => callerAt(address, seen, token)

  const { id: bookId } = await at(two).ask('POST /functions/v1/books-create', aBook)
  await at(three).ask('POST /functions/v1/story-generate', { bookId, seed: 7 })
  expect((await at(one).ask(`GET /api/books/${bookId}/pages`)).items).toHaveLength(24)
  const { jobId } = await at(one).ask('POST /functions/v1/images-generate-consistency', { bookId })
  const steps = new Set<number>()
  const told: { pages: { image_url: string }[] }[] = []
  for await (const { event, data } of at(two).follow(jobId)) {
    if (event === 'progress') steps.add(data.completedPages)
    if (event === 'done') told.push(data)
  }
  const [done] = told
  expect(done).toMatchObject({ status: 'completed', completedPages: 24 })
  // Told as it happened, by another machine: by looking every five seconds it would have seen a few of them.
  expect(steps.size).toBeGreaterThan(8)

  const paintings = on.paintings()
  const shares = Object.entries(Object.groupBy(paintings, ({ by }) => by)).map(
    ([by, its = []]) => `${by} ${its.length}`,
  )
  process.stdout.write(`Painted by ${shares.toSorted().join(', ')}; ${steps.size} steps of progress told\n`)
  expect(new Set(paintings.map(({ pageId }) => pageId)).size).toBe(24)
  expect(paintings).toHaveLength(24)
  expect(shares.length).toBeGreaterThanOrEqual(2)
  expect(shares.filter((share) => !share.startsWith('worker'))).toEqual([])

  const [first, ...others] = await Promise.all(
    servers.map(async ({ address }) => {
      const found: string[] = []
      for (const { image_url } of done?.pages ?? []) found.push((await at(address).read(image_url)).toString('base64'))
      return found
    }),
  )
  expect(new Set(first).size).toBe(24)
  expect(others).toEqual([first, first])

  const { edition } = await untilFinished(() => at(three).ask('POST /functions/v1/books-finalize', { bookId }))
  const { url } = await at(one).ask(`GET /api/editions/${edition.id}/downloads/screen`)
  expect((await at(two).read(url)).subarray(0, 5).toString()).toBe('%PDF-')

  await at(two).ask('POST /auth/v1/logout')
  for (const { address } of servers) {
    const headers = { authorization: `Bearer ${token}` }
    expect((await fetch(`${address}/api/books`, { headers })).status).toBe(401)
  }
  expect(seen).toMatchObject({ failed: [], retried: 0 })
})

/** Of a busy machine: 24 replacements took 17 minutes at a load of 25. */
const patience = { timeout: 120 * minute }

test(
  'while machine after machine is replaced, members see no failure beyond a 503 that they try again, and no picture is painted twice',
  patience,
  async () => {
    const before = on.paintings().length
    const load = startLoad(on.balancer.address)
    const ends: number[] = []
    const replace = async (role: 'server' | 'worker', machine: Machine, round: number) => {
      const begun = performance.now()
      expect(await on.stop(machine)).toBe(0)
      ends.push(performance.now() - begun)
      return on.start(role, `${machine.name.split('.')[0]}.${round + 1}`)
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, machine] of servers.entries()) servers[at] = await replace('server', machine, round)
      for (const [at, machine] of workers.entries()) workers[at] = await replace('worker', machine, round)
      process.stdout.write(`Round ${round + 1} of ${rounds} is over\n`)
    }
    const { asked, retried, moved, painted, failed } = await load.end()
    const paintings = on.paintings().slice(before)
    process.stdout.write(
      `${ends.length} machines replaced, the slowest ended after ${Math.round(Math.max(...ends))} ms; ${asked} calls, ${retried} of them told to come again; ` +
        `${moved} streams moved on, ${painted} pictures told of, ${paintings.length} kept; ${on.said('job given_back').length} jobs handed back\n`,
    )
    expect(failed).toEqual([])
    expect(on.said('"msg":"fault"')).toEqual([])
    expect(paintings).toHaveLength(painted)
    expect(on.balancer.answered.size).toBe(3 * (rounds + 1))
    const database = await openDatabaseAt(on.databaseUrl)
    // Twelve members' last previews may still be waiting; on a busy machine they take their time.
    const left = await countJobs(database.owner)
    const ended = performance.now()
    await expect
      .poll(() => countJobs(database.owner), { timeout: 15 * minute, interval: 500 })
      .toMatchObject({ waiting: 0, running: 0 })
    const took = Math.round((performance.now() - ended) / 1000)
    process.stdout.write(
      `${left.waiting} jobs waited and ${left.running} ran when members stopped; done ${took} s later\n`,
    )
    await assertInvariants(database, on.asStore())
    await database.close()
  },
)
