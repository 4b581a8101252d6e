import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openJobs } from '../jobs/open-jobs.ts'
import { silentLog } from '../log.ts'
import { openPostgres } from './postgres.ts'
import { rawRows } from './rows.ts'
import { createPostgresDatabase, onPostgres } from './test-database.ts'

test.runIf(onPostgres)(
  'six instances that start at once on an empty database all come up, with one schema',
  async () => {
    const url = await createPostgresDatabase('empty')
    const instances = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const database = await openPostgres(url)
        const jobs = openJobs({ database, log: silentLog, metrics: { count() {} }, works: true })
        await jobs.start()
        return { database, jobs }
      }),
    )
    const [first] = instances
    if (!first) throw new Error('none')
    const [row] = await rawRows(
      first.database.owner,
      sql`select (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
      (select count(*)::int from pg_namespace where nspname like 'pgboss%') as queues, (select count(*)::int from art_styles) as styles`,
    )
    expect(row).toMatchObject({ queues: 1, styles: 4 })
    expect(row?.migrations).toBeGreaterThan(2)
    for (const { database, jobs } of instances) {
      await jobs.stop()
      await database.close()
    }
  },
)

test.runIf(onPostgres)('the pool outlives its connections', async () => {
  const database = await openPostgres(await createPostgresDatabase())
  await database.ping()
  await database.owner
    .execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`)
    .catch(() => {})
  await expect.poll(() => database.ping().then(() => true)).toBe(true)
  const asked = Array.from({ length: 40 }, () => database.ping())
  await nextTurn()
  expect(database.waiting()).toBeGreaterThan(10)
  await Promise.all(asked)
  expect(database.waiting()).toBe(0)
  await database.close()
})
