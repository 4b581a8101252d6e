// A client made from the API's description alone goes the whole way, from signing up to the finished copy.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brand } from '../base/brand.ts'
import { madeBook, makeBook } from './test-client.ts'
import { startServer } from './test-server.ts'

test('a stranger’s program makes a book', async () => {
  const data = await mkdtemp(join(tmpdir(), 'api-'))
  const server = await startServer({ DATA_DIR: data, DATABASE_URL: '' })
  try {
    await server.process.says(`${brand} is ready`)
    expect(await makeBook(server.address, 'a finished copy')).toEqual(madeBook)
  } finally {
    await server.process.kill()
    await rm(data, { recursive: true, force: true, maxRetries: 5 })
  }
})
