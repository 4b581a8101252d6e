// The private PostgreSQL, for real: it bears what tests do to it, and ends with whoever started it, even by kill -9.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { startPostgres } from './postgres.ts'
import { postgresqlFolder } from './tools.ts'

const programs = postgresqlFolder() ?? ''

test.skipIf(programs === '')('it goes on when a test breaks a connection, and stops when told', async () => {
  const { url, stop } = await startPostgres(programs)
  expect(await ask(url, 'show fsync')).toBe('off')
  const broken = ask(url, 'select pg_terminate_backend(pg_backend_pid())')
  await expect(broken).rejects.toThrow('terminating connection due to administrator command')
  // Long enough for a server that took it ill to have gone.
  await ask(url, 'select pg_sleep(0.5)')
  expect(await ask(url, 'select 1::text')).toBe('1')
  await stop()
  await expect(ask(url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

test.skipIf(programs === '')('a killed test run leaves no server behind', async () => {
  const start = `import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'postgres.ts'))}
    console.log((await startPostgres(${JSON.stringify(programs)})).url)`
  const run = spawn(process.execPath, ['--input-type=module', '-e', start], { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve) => {
    run.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()))
  })
  run.kill('SIGKILL')
  await expect.poll(() => ask(url, 'select 1').catch(String), { timeout: 10_000 }).toContain('ECONNREFUSED')
})

test('what keeps it from starting is told', async () => {
  await expect(startPostgres('/nowhere')).rejects.toThrow('initdb')
})

async function ask(url: string, query: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  // The broken connection is told twice: by the query, and by this event.
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query({ text: query, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end().catch(() => {})
  }
}
