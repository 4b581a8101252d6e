import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createPostgresDatabase, onPostgres } from '../platform/database/test-database.ts'
import { startScript } from '../platform/database/test-process.ts'

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

// The embedded database has one connection: there a call waits by itself until the queue's tables stand.
test.runIf(onPostgres)('nothing is taken in before the job queue stands: the first answer sends its mail', async () => {
  const port = await freePort()
  const started = startScript(join(import.meta.dirname, 'main.ts'), [], {
    PORT: String(port),
    LOG_LEVEL: 'silent',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'test-')),
    DATABASE_URL: await createPostgresDatabase('empty'),
  })
  const subscribe = () =>
    fetch(`http://127.0.0.1:${port}/api/newsletter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ana@example.com' }),
    }).catch(() => undefined)
  let answer: Response | undefined
  await expect.poll(async () => (answer ??= await subscribe()), { timeout: 240_000, interval: 5 }).toBeDefined()
  expect(await answer?.json()).toMatchObject({ success: true })
  await started.kill()
})
