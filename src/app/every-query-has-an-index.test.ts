// No statement that a member waits for, and none that runs every few minutes, reads through a whole table: asked of PostgreSQL
// itself, which plans each statement of a matrix of calls, of a purchase and of the recurring jobs, indexes or nothing.

import { expect, test } from 'vitest'
import { users } from '../../database/schema/members.ts'
import { hour } from '../base/dates.ts'
import { liveOn } from '../orders/server/test-lives.ts'
import { openTestShop } from '../orders/server/test-shop.ts'
import { embeddedFrom } from '../platform/database/embedded.ts'
import { createTestEngine, onPostgres } from '../platform/database/test-database.ts'
import { plansOf } from '../platform/database/test-plans.ts'
import type { JobQueue } from '../platform/jobs/jobs.ts'
import { inputFor, requestFor } from './test-asking.ts'
import { everyRow } from './test-member-rows.ts'
import { openMatrix, send, type Matrix } from './test-matrix.ts'
import { testSecret } from './test-app.ts'
import { workOn } from './work-on.ts'

/** A few rows each, whatever the shop grows to; the queue brings its own tables and indexes. */
const small = ['art_styles', 'prompts', 'job_common', 'queue']

/** The jobs that run more often than each hour; what runs each hour or day may read through what it cleans. */
function busyJobs({ hands }: Matrix): (() => Promise<void>)[] {
  const found: (() => Promise<void>)[] = []
  const queue: JobQueue = {
    send: async () => {},
    start: async () => {},
    stop: async () => {},
    work(kind, handle) {
      if (kind.every === undefined || kind.every >= hour) return
      const { signal } = new AbortController()
      found.push(() => handle({ id: '', payload: kind.payload.parse({}), attempt: 1, isLastAttempt: true, signal }))
    },
  }
  workOn(queue, hands, [testSecret])
  return found
}

test.skipIf(onPostgres)('what a member asks, and what is done every few minutes, is found by an index', async () => {
  const { engine, takeSlow, count } = await plansOf(await createTestEngine())
  const on = await openMatrix(Promise.resolve(embeddedFrom(engine)))
  takeSlow([])
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
  const inOrder = on.app.routes.toSorted(
    (a, b) => methods.indexOf(a.endpoint.method) - methods.indexOf(b.endpoint.method),
  )
  for (const { endpoint } of inOrder) {
    // Whoever signs out is done, what waits for a job does not end here, what only draws asks nothing, and figures are read once an hour.
    if (endpoint.access === 'operator' || /logout|generate|events|portraits|pitches|taste|metrics/.test(endpoint.path))
      continue
    const { path, init } = requestFor(endpoint, inputFor(endpoint, on.anas))
    await send(on.app, on.ana.token, path, init)
  }
  expect(takeSlow(small)).toEqual([])
  for (const run of busyJobs(on)) await run()
  expect(takeSlow(small)).toEqual([])
  expect(count()).toBeGreaterThan(100)
  await everyRow(on.database.owner)
  expect(takeSlow(small).length).toBeGreaterThan(20)
  await on.database.close()
})

test.skipIf(onPostgres)('so is all that happens at the till', async () => {
  const { engine, takeSlow } = await plansOf(await createTestEngine())
  const on = await openTestShop({ database: embeddedFrom(engine) })
  // How the test finds its buyer.
  await on.database.owner.select().from(users)
  takeSlow([])
  await liveOn(on, 'given back')
  expect(takeSlow(small)).toEqual([])
  await on.close()
})
