// Two servers on one data directory with the embedded database: the second is sent away, whoever follows a dead one is not.

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { brand } from '../base/brand.ts'
import { users } from '../../database/schema/members.ts'
import { openDatabaseAt } from '../platform/database/test-database.ts'
import { assertInvariants } from './test-invariants.ts'
import { signUp, startServer } from './test-server.ts'

test('a second server on one data directory ends at once and says whose it is; a killed one is followed, and nothing is lost', async () => {
  const settings = { DATA_DIR: mkdtempSync(join(tmpdir(), 'two-servers-')), DATABASE_URL: '' }
  const members: string[] = []
  for (let round = 1; round <= 3; round += 1) {
    const first = await startServer(settings)
    onTestFinished(() => first.process.kill())
    await first.process.says(`${brand} is ready`)
    const second = await startServer(settings)
    expect(await second.process.ended).toBeGreaterThan(0)
    expect(second.process.lines.join('\n')).toContain(`process ${first.process.pid}`)
    const email = `ana${round}@example.com`
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
