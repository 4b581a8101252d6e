// For tests: members at work while the database goes away and comes back.

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { books } from '../../database/schema/books.ts'
import { bookRoutes } from '../books/server/routes.ts'
import { openPostgres } from '../platform/database/postgres.ts'
import { createPostgresDatabase } from '../platform/database/test-database.ts'
import { openTestProxy, type TestProxy } from '../platform/database/test-proxy.ts'
import { openTestDoor } from '../platform/test-door.ts'
import { testHands } from '../platform/test-hands.ts'
import { assertInvariants } from './test-invariants.ts'

const members = 12

/** Answers how long the slowest answer took, and how long after the end of it until all was well again. */
export async function awayFor(faults: readonly ((wire: TestProxy) => Promise<void>)[]) {
  const wire = await openTestProxy(await createPostgresDatabase())
  const database = await openPostgres(wire.url)
  const door = openTestDoor(
    testHands({ database }),
    bookRoutes((key) => key),
  )
  const callers = await Promise.all(Array.from({ length: members }, () => door.addMember()))
  const promised = new Map<string, string>()
  const seen = { slowest: 0, refused: 0, healing: 0 }
  let isOver = false

  async function ask(...request: Parameters<typeof door.ask>) {
    const begun = performance.now()
    const answer = await door.ask(...request)
    seen.slowest = Math.max(seen.slowest, performance.now() - begun)
    if (answer.status === 503) {
      seen.refused += 1
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
      await sleep(20)
    }
    return answer
  }
  const live = async (caller: (typeof callers)[number]) => {
    for (let round = 0; !isOver; round += 1) {
      const { status, body } = await ask(caller, 'POST /functions/v1/books-create', { title: `Book ${round}` })
      expect([200, 503], JSON.stringify(body)).toContain(status)
      if (status === 503) continue
      promised.set(body.id, `Book ${round}`)
      const title = `Book ${round}, renamed`
      const renamed = await ask(caller, `PATCH /api/books/${body.id}`, { title })
      expect([200, 503], JSON.stringify(renamed.body)).toContain(renamed.status)
      // Of what was not answered nobody knows whether it was done.
      if (renamed.status === 200) promised.set(body.id, title)
      else promised.delete(body.id)
      const list = await ask(caller, 'GET /api/books?limit=3')
      expect([200, 503], JSON.stringify(list.body)).toContain(list.status)
    }
  }
  const living = Promise.all(callers.map(live))
  const isWell = async (caller: (typeof callers)[number]) =>
    (await door.ask(caller, 'GET /api/books?limit=1')).status === 200
  for (const fault of faults) {
    await sleep(150)
    await fault(wire)
    const healed = performance.now()
    await expect.poll(async () => (await Promise.all(callers.map(isWell))).every(Boolean)).toBe(true)
    seen.healing = Math.max(seen.healing, performance.now() - healed)
  }
  isOver = true
  await living

  const kept = new Map((await database.owner.select().from(books)).map(({ id, title }) => [id, title]))
  for (const [id, title] of promised) expect(kept.get(id)).toBe(title)
  expect(promised.size).toBeGreaterThan(0)
  await assertInvariants(database, mkdtempSync(join(tmpdir(), 'away-')))
  await database.close()
  await wire.close()
  return seen
}
