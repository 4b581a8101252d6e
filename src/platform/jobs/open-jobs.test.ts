import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Refusal } from '../../base/refusal.ts'
import { rawRows } from '../database/rows.ts'
import { openTestDatabase } from '../database/test-database.ts'
import { silentLog } from '../log.ts'
import { jobKind, type JobQueue } from './jobs.ts'
import { openJobs } from './open-jobs.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let jobs: JobQueue
const outcomes: string[] = []
const done: string[] = []
const moments: number[] = []
let begun: number | undefined
let mayGoOn = true

const note = jobKind({ name: 'test.note', payload: z.object({ text: z.string() }) })
const faulty = jobKind({ name: 'test.faulty', payload: z.object({}), attempts: 2 })
const refused = jobKind({ name: 'test.refused', payload: z.object({}) })
const single = jobKind({ name: 'test.single', payload: z.object({ book: z.string() }), onePer: ({ book }) => book })
const joined = jobKind({
  name: 'test.joined',
  payload: z.object({ visit: z.string() }),
  oneWaitingPer: ({ visit }) => visit,
  atOnce: 1,
})
const queued = jobKind({ name: 'test.queued', payload: z.object({}), atOnce: 1 })
const patient = jobKind({ name: 'test.patient', payload: z.object({}), after: 3000 })
const tick = jobKind({ name: 'test.tick', payload: z.object({}), every: 1000 })

const newQueue = (works: boolean) => {
  const queue = openJobs({
    database,
    log: silentLog,
    metrics: { count: (_, outcome) => outcomes.push(outcome) },
    works,
  })
  queue.work(note, async ({ payload }) => {
    done.push(payload.text)
  })
  queue.work(faulty, async ({ attempt, isLastAttempt }) => {
    done.push(`faulty ${attempt} ${isLastAttempt}`)
    throw new Error('Secret story text')
  })
  queue.work(refused, async () => {
    done.push('refused')
    throw new Refusal('That book is gone.', { status: 404, code: 'book_not_found' })
  })
  queue.work(single, async ({ payload }) => {
    await sleep(200)
    done.push(payload.book)
  })
  queue.work(joined, async ({ payload }) => {
    done.push(`looks at ${payload.visit}`)
    await until(() => mayGoOn)
    done.push(`saw ${payload.visit}`)
  })
  queue.work(queued, async () => {
    moments.push(performance.now())
  })
  queue.work(patient, async () => {
    begun = performance.now()
  })
  queue.work(tick, async () => {
    done.push('tick')
  })
  return queue
}

async function until(condition: () => boolean) {
  await expect.poll(condition, { timeout: 240_000, interval: 20 }).toBe(true)
}
const count = (what: string) => done.filter((entry) => entry === what).length

beforeAll(async () => {
  database = await openTestDatabase()
  jobs = newQueue(true)
  await jobs.start()
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

test('a job starts at once', async () => {
  const waits: number[] = []
  for (const text of ['one', 'two', 'three', 'four', 'five']) {
    const sent = performance.now()
    await jobs.send(note, { text })
    await until(() => done.includes(text))
    waits.push(performance.now() - sent)
  }
  // The queue's own polling comes every two seconds: only a notice is sooner each time, whatever else the machine does.
  expect(Math.min(...waits)).toBeLessThan(1500)
})

test('a job sent in a transaction exists if and only if that commits', async () => {
  await database.transaction((rows) => jobs.send(note, { text: 'committed' }, rows))
  const rollback = database.transaction(async (rows) => {
    await jobs.send(note, { text: 'rolled back' }, rows)
    throw new Error('changed my mind')
  })
  await expect(rollback).rejects.toThrow('changed my mind')
  await until(() => done.includes('committed'))
  const found = await rawRows(database.owner, sql`select 1 from pgboss.job where data->>'text' = 'rolled back'`)
  expect(found).toEqual([])
})

test('a fault is tried again with a delay, then the job has failed; its words are kept nowhere', async () => {
  await jobs.send(faulty, {})
  await until(() => outcomes.includes('failed'))
  expect(done.filter((entry) => entry.startsWith('faulty'))).toEqual(['faulty 1 false', 'faulty 2 true'])
  const query = sql`select state::text, output::text from pgboss.job where name = ${faulty.name}`
  // Counted as failed a moment before the queue writes it down.
  await expect.poll(async () => (await rawRows(database.owner, query))[0]?.state, { timeout: 240_000 }).toBe('failed')
  const [row] = await rawRows(database.owner, query)
  expect(row?.output).not.toContain('Secret')
})

test('a refusal ends the job with its reason, without another try', async () => {
  await jobs.send(refused, {})
  await until(() => outcomes.includes('refused'))
  const query = sql`select state::text, retry_count, output from pgboss.job where name = ${refused.name}`
  await expect
    .poll(() => rawRows(database.owner, query), { timeout: 240_000 })
    .toEqual([{ state: 'failed', retry_count: 0, output: { refused: 'book_not_found', reason: 'That book is gone.' } }])
})

test('of jobs that are one per something, a second waits for none and is dropped', async () => {
  await Promise.all([1, 2, 3].map(() => jobs.send(single, { book: 'a' })))
  await jobs.send(single, { book: 'b' })
  await until(() => done.includes('a') && done.includes('b'))
  expect(count('a')).toBe(1)
  await until(() => outcomes.length > 0)
  await jobs.send(single, { book: 'c' })
  await until(() => count('c') === 1)
})

test('of jobs of which one waits per something, those that wait are joined, and one that runs is followed by another', async () => {
  mayGoOn = false
  await jobs.send(joined, { visit: 'a' })
  await until(() => done.includes('looks at a'))
  for (const visit of ['a', 'a', 'b', 'a']) await jobs.send(joined, { visit })
  mayGoOn = true
  await until(() => done.includes('saw b'))
  expect(count('saw a')).toBe(2)
})

test('jobs that wait behind each other are done without a pause', async () => {
  await database.transaction(async (rows) => {
    for (let sent = 0; sent < 6; sent++) await jobs.send(queued, {}, rows)
  })
  await until(() => moments.length === 6)
  const gaps = moments.slice(1).map((moment, before) => moment - (moments[before] ?? 0))
  // The queue's own polling comes every two seconds.
  expect(Math.min(...gaps)).toBeLessThan(1500)
})

test('a job that has time begins when its time has come', async () => {
  const sent = performance.now()
  await jobs.send(patient, {})
  await until(() => begun !== undefined)
  expect((begun ?? 0) - sent).toBeGreaterThan(2500)
})

test('a bad payload is refused where it is sent, and so is a kind that nobody works on', async () => {
  const bad: object = { text: 3 }
  await expect(jobs.send<z.ZodType<object>>(note, bad)).rejects.toThrow('expected string')
  await expect(jobs.send(jobKind({ name: 'test.unknown', payload: z.object({}) }), {})).rejects.toThrow('Nobody works')
})

test('a process that only sends does no jobs, and a recurring job runs once however many processes there are', async () => {
  const sender = newQueue(false)
  const second = newQueue(true)
  await Promise.all([sender.start(), second.start()])
  const [before, since] = [count('tick'), performance.now()]
  await sleep(3100)
  const ticks = count('tick') - before
  expect(ticks).toBeGreaterThanOrEqual(1)
  // One a second of all processes together, and one or so at the ends.
  expect(ticks).toBeLessThanOrEqual((performance.now() - since) / 1000 + 1.5)
  await sender.send(note, { text: 'from the sender' })
  await until(() => done.includes('from the sender'))
  await Promise.all([sender.stop(), second.stop()])
})

test('idle, it writes nothing but its recurring jobs', async () => {
  const quiet = openJobs({ database, log: silentLog, metrics: { count() {} }, works: true })
  await quiet.start()
  const written = sql`select sum(n_tup_ins + n_tup_upd + n_tup_del)::int as rows from pg_stat_all_tables
    where schemaname = 'pgboss' and relname <> 'job_common'`
  await sleep(1100)
  const [before] = await rawRows(database.owner, written)
  expect(before?.rows).toBeGreaterThan(0)
  await sleep(1000)
  expect(await rawRows(database.owner, written)).toEqual([before])
  await quiet.stop()
})

test('there is one schema of the queue', async () => {
  const schemas = await rawRows(database.owner, sql`select nspname from pg_namespace where nspname like '%boss%'`)
  expect(schemas).toEqual([{ nspname: 'pgboss' }])
})
