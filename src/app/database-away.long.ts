// The many rounds of database-away.test.ts: ten of each fault, under load.

import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openPostgres } from '../platform/database/postgres.ts'
import { createPostgresDatabase } from '../platform/database/test-database.ts'
import { openTestProxy, type TestProxy } from '../platform/database/test-proxy.ts'
import { jobKind } from '../platform/jobs/jobs.ts'
import { openJobs } from '../platform/jobs/open-jobs.ts'
import { silentLog } from '../platform/log.ts'
import { awayFor } from './test-away.ts'

const faults: [name: string, fault: (wire: TestProxy) => Promise<void>][] = [
  [
    'cut for half a second',
    async (wire) => {
      wire.cut()
      await sleep(500)
      wire.mend()
    },
  ],
  ['half-open', async (wire) => wire.silence()],
  [
    'standing still for five seconds',
    async (wire) => {
      wire.standStill()
      await sleep(5000)
      wire.goOn()
    },
  ],
]

test.each(faults)(
  'with the database %s members wait a few seconds at most, and nothing promised is lost',
  async (name, fault) => {
    const { slowest, refused, healing } = await awayFor(Array(10).fill(fault))
    process.stdout.write(`${name}: slowest ${slowest} ms, ${refused} refused, well again after ${healing} ms\n`)
    expect(slowest).toBeLessThan(12_000)
    expect(healing).toBeLessThan(12_000)
  },
)

const count = jobKind({ name: 'count', payload: z.object({ number: z.number() }) })

test('a queue whose connections have fallen silent works on by new ones', async () => {
  const wire = await openTestProxy(await createPostgresDatabase())
  const database = await openPostgres(wire.url)
  const jobs = openJobs({ database, log: silentLog, metrics: { count() {} }, works: true })
  const done = new Set<number>()
  jobs.work(count, async ({ payload }) => void done.add(payload.number))
  await jobs.start()
  for (let number = 0; number < 3; number += 1) {
    // What was refused is sent again.
    const isSent = () =>
      jobs.send(count, { number }).then(
        () => true,
        () => false,
      )
    await expect.poll(isSent).toBe(true)
    await expect.poll(() => done.has(number)).toBe(true)
    wire.silence()
  }
  await jobs.stop()
  await database.close()
  await wire.close()
})
