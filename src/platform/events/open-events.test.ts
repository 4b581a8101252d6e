import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createPostgresDatabase, onPostgres, openDatabaseAt, openTestDatabase } from '../database/test-database.ts'
import { silentLog } from '../log.ts'
import { topic } from './events.ts'
import { openEvents, type OpenEvents } from './open-events.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let events: OpenEvents
beforeAll(async () => {
  database = await openTestDatabase()
  events = await openEvents({ database, log: silentLog })
})
afterAll(async () => {
  await events.close()
  await database.close()
})

const progress = (id: string) => topic(`progress/${id}`, z.object({ done: z.number() }))

function follow(of: OpenEvents, id: string) {
  const heard: unknown[] = []
  const stop = of.subscribe(progress(id), {
    hear: (news) => heard.push(news),
    missed: () => heard.push('missed'),
    closed: () => heard.push('closed'),
  })
  return { heard, stop }
}

test('news reaches those who follow its topic, and nobody else', async () => {
  const [a, b, gone] = [follow(events, 'a'), follow(events, 'b'), follow(events, 'a')]
  gone.stop()
  await events.publish(progress('a'), { done: 1 })
  await events.publish(progress('b'), { done: 2 })
  await expect.poll(() => b.heard).toEqual([{ done: 2 }])
  expect(a.heard).toEqual([{ done: 1 }])
  expect(gone.heard).toEqual([])
})

test('news of a transaction is heard if and only if it commits', async () => {
  const { heard } = follow(events, 'tx')
  const rollback = database.transaction(async (rows) => {
    await events.publish(progress('tx'), { done: 1 }, rows)
    throw new Error('changed my mind')
  })
  await expect(rollback).rejects.toThrow('changed my mind')
  await database.transaction((rows) => events.publish(progress('tx'), { done: 2 }, rows))
  await expect.poll(() => heard).toEqual([{ done: 2 }])
})

test('news that is too long or of the wrong shape is refused where it is published', async () => {
  const long = topic('long', z.string())
  await events.publish(long, 'x'.repeat(7900))
  await expect(events.publish(long, 'ü'.repeat(4000))).rejects.toThrow('8000 bytes')
  await expect(events.publish<z.ZodType>(progress('a'), { done: 'no' })).rejects.toThrow('expected number')
})

test('closing tells everybody', async () => {
  const own = await openEvents({ database, log: silentLog })
  const { heard } = follow(own, 'a')
  await own.close()
  expect(heard).toEqual(['closed'])
  // A request under way may begin to wait after that.
  const late = follow(own, 'a')
  await expect.poll(() => late.heard).toEqual(['closed'])
})

test.runIf(onPostgres)('news crosses processes, and a broken connection comes back and says so', async () => {
  const address = await createPostgresDatabase()
  const [here, there] = await Promise.all([openDatabaseAt(address), openDatabaseAt(address)])
  const [ours, theirs] = [
    await openEvents({ database: here, log: silentLog }),
    await openEvents({ database: there, log: silentLog }),
  ]
  const { heard } = follow(ours, 'a')
  await theirs.publish(progress('a'), { done: 1 })
  await expect.poll(() => heard).toEqual([{ done: 1 }])

  const listeners = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`
  await here.owner.execute(listeners)
  await expect.poll(() => heard, { timeout: 240_000 }).toEqual([{ done: 1 }, 'missed'])
  await theirs.publish(progress('a'), { done: 2 })
  await expect.poll(() => heard).toEqual([{ done: 1 }, 'missed', { done: 2 }])
  await Promise.all([ours.close(), theirs.close()])
  await Promise.all([here.close(), there.close()])
})
