import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { join } from 'node:path'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { rawRows } from '../database/rows.ts'
import { createTestDatabase, onPostgres, openTestDatabase } from '../database/test-database.ts'
import { startScript } from '../database/test-process.ts'
import { silentLog } from '../log.ts'
import { jobKind } from './jobs.ts'
import { openJobs } from './open-jobs.ts'
import { recoverJobs } from './recover-jobs.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const script = join(import.meta.dirname, 'fixtures/step-job.ts')

test(
  'a job whose process was killed in the middle goes on in the next process from where it was',
  { timeout: 240_000 },
  async () => {
    const address = await createTestDatabase()
    const first = startScript(script, [address, 'send'])
    await first.says('step 7')
    await first.kill()

    const second = startScript(script, [address])
    await second.says('started')
    const started = performance.now()
    const resumed = await second.says('attempt 2')
    // Embedded at once; on PostgreSQL after the heartbeat, since the other process might be alive.
    expect(performance.now() - started).toBeLessThan(onPostgres ? 60_000 : 15_000)
    expect(Number(resumed.split(' ').at(-1))).toBeGreaterThanOrEqual(7)
    await second.says('finished')
    await second.kill()

    expect(second.lines.filter((line) => line.startsWith('step')).at(-1)).toBe('step 20')
  },
)

test('a job that kills its worker each time ends as failed', async () => {
  const poison = jobKind({ name: 'test.poison', payload: z.object({}), attempts: 2 })
  const options = { database, log: silentLog, metrics: { count() {} } }
  const sender = openJobs({ ...options, works: false })
  sender.work(poison, async () => {})
  await sender.start()
  await sender.send(poison, {})
  const state = async () => {
    const [row] = await rawRows(
      database.owner,
      sql`select state::text, retry_count from pgboss.job where name = ${poison.name}`,
    )
    return row
  }
  const claim = sql`update pgboss.job set state = 'active', started_on = now(),
    retry_count = retry_count + case when started_on is null then 0 else 1 end`
  await database.owner.execute(claim)
  expect(await recoverJobs(database.owner, 'all')).toBe(1)
  expect(await state()).toEqual({ state: 'retry', retry_count: 0 })
  await database.owner.execute(claim)
  expect(await recoverJobs(database.owner, 'all')).toBe(1)
  expect(await state()).toEqual({ state: 'failed', retry_count: 1 })
  await sender.stop()
})

test('a process that drains gives its unfinished jobs back without counting the attempt, and takes none of them again', async () => {
  const long = jobKind({ name: 'test.long', payload: z.object({}), attempts: 1, atOnce: 4 })
  const options = { database, log: silentLog, metrics: { count() {} }, works: true }
  const attempts: string[] = []
  const first = openJobs(options)
  first.work(long, async ({ signal, attempt }) => {
    attempts.push(`first ${attempt}`)
    await sleep(60_000, undefined, { signal })
  })
  await first.start()
  const sent = ['first 1', 'first 1', 'first 1', 'first 1']
  for (const _ of sent) await first.send(long, {})
  await expect.poll(() => attempts.length).toBe(4)
  // On a busy machine the queue's own end takes its time.
  const end = PgBoss.prototype.stop
  const slow = vi.spyOn(PgBoss.prototype, 'stop').mockImplementation(async function (this: PgBoss, how) {
    await sleep(600)
    return end.call(this, how)
  })
  const asked = performance.now()
  await first.stop()
  slow.mockRestore()
  expect(performance.now() - asked).toBeLessThan(30_000)
  expect(attempts).toEqual(sent)

  const second = openJobs(options)
  second.work(long, async () => {
    attempts.push('second')
  })
  await second.start()
  await expect.poll(() => attempts.slice(4)).toEqual(['second', 'second', 'second', 'second'])
  await second.stop()
})
