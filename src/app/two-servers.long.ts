// Several servers on one data directory with the embedded database: one has it, the others are sent away, whoever follows a dead one is not.

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { brand } from '../base/brand.ts'
import { users } from '../../database/schema/members.ts'
import { openDatabaseAt } from '../platform/database/test-database.ts'
import { assertInvariants } from './test-invariants.ts'
import { signUp, startServer, type TestServer } from './test-server.ts'

const rounds = 10

/** The one that is ready, once the others have ended. */
async function oneOf(servers: readonly TestServer[]): Promise<TestServer> {
  const first = await Promise.any(
    servers.map(async (server) => {
      await server.process.says(`${brand} is ready`)
      return server
    }),
  )
  for (const { process: second } of servers.filter((server) => server !== first)) {
    expect(await second.ended).toBeGreaterThan(0)
    expect(second.lines.join('\n')).toContain(`process ${first.process.pid}`)
  }
  return first
}

test('a second server on one data directory ends at once and says whose it is; a killed one is followed, and nothing is lost', async () => {
  const settings = { DATA_DIR: mkdtempSync(join(tmpdir(), 'two-servers-')), DATABASE_URL: '' }
  const members: string[] = []
  for (let round = 1; round <= rounds; round += 1) {
    // All at once, where the one before was killed: whoever is first follows it.
    const servers = await Promise.all([1, 2].map(() => startServer(settings)))
    onTestFinished(async () => void (await Promise.all(servers.map((server) => server.process.kill()))))
    const first = await oneOf(servers)
    // And one more, while it is at work.
    await oneOf([first, await startServer(settings)])
    const email = `ana${String(round).padStart(2, '0')}@example.com`
    expect(await signUp(first, email)).toContain('.')
    members.push(email)
    await first.process.kill()
  }
  const database = await openDatabaseAt(join(settings.DATA_DIR, 'database'))
  const kept = await database.owner.select({ email: users.email }).from(users)
  expect(kept.map(({ email }) => email).toSorted()).toEqual(members)
  await assertInvariants(database, settings.DATA_DIR)
  await database.close()
})
