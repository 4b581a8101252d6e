import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createPostgresDatabase, onPostgres } from '../platform/database/test-database.ts'
import { asJson, startServer } from './test-server.ts'

// The embedded database has one connection: there a call waits by itself until the queue's tables stand.
test.runIf(onPostgres)('nothing is taken in before the job queue stands: the first answer sends its mail', async () => {
  const server = await startServer({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'test-')),
    DATABASE_URL: await createPostgresDatabase('empty'),
  })
  const subscribe = () =>
    fetch(`${server.address}/api/newsletter`, asJson({ email: 'ana@example.com' })).catch(() => undefined)
  let answer: Response | undefined
  await expect.poll(async () => (answer ??= await subscribe()), { timeout: 240_000, interval: 5 }).toBeDefined()
  expect(await answer?.json()).toMatchObject({ success: true })
  await server.process.kill()
})
