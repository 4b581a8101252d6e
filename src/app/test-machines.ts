// For tests: several machines, each with nothing of its own but its memory, on one PostgreSQL and one store; each is known to the store by name.

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brand } from '../base/brand.ts'
import { createPostgresDatabase } from '../platform/database/test-database.ts'
import { startScript, type TestProcess } from '../platform/database/test-process.ts'
import { s3Store } from '../platform/files/s3-store.ts'
import { startVerifyingS3 } from '../platform/files/test-s3.ts'
import { openTestBalancer } from './test-balancer.ts'

export interface Machine {
  name: string
  /** Of a server. */
  address: string
  process: TestProcess
}

const bucket = 'fablekin'
const secret = 'the store’s own secret'

export async function openTestMachines(settings: Record<string, string> = {}) {
  const [databaseUrl, store, balancer] = await Promise.all([
    createPostgresDatabase('empty'),
    startVerifyingS3(bucket, secret),
    openTestBalancer(),
  ])
  const machines = new Set<Machine>()
  const shared = {
    DATABASE_URL: databaseUrl,
    S3_ENDPOINT: store.endpoint,
    S3_BUCKET: bucket,
    S3_SECRET_ACCESS_KEY: secret,
    JWT_SECRET: 'the same on all machines, and long enough',
    PORT: '0',
    TRUSTED_PROXIES: '1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'info',
    ...settings,
  }

  /** Answers when it is ready. */
  async function start(role: 'server' | 'worker', name: string): Promise<Machine> {
    const own = { ROLE: role, S3_ACCESS_KEY_ID: name, DATA_DIR: mkdtempSync(join(tmpdir(), `${name}-`)) }
    const process = startScript(join(import.meta.dirname, 'main.ts'), [], { ...shared, ...own })
    const machine: Machine = { name, address: '', process }
    machines.add(machine)
    if (role === 'worker') await process.says(`${brand}'s worker is ready`)
    else machine.address = /http\S+/.exec(await process.says(`${brand} is ready at`))?.[0] ?? ''
    if (role === 'server') balancer.add(machine.address)
    return machine
  }

  return {
    databaseUrl,
    store,
    balancer,
    machines,
    start,
    /** As whoever runs it would: told to end, and waited for. Answers its exit code. */
    async stop(machine: Machine): Promise<number | null> {
      process.kill(machine.process.pid, 'SIGTERM')
      const code = await machine.process.ended
      balancer.remove(machine.address)
      return code
    },
    /** Who has stored pictures of pages, and how many; each name of a picture once. */
    paintings: () =>
      store.written
        .filter(({ key }) => key.startsWith('book-pages/') && key.endsWith('.jpg') && !key.includes('_preview'))
        .map(({ key, by }) => ({ by, pageId: /\/([0-9a-f-]{36})_/.exec(key)?.[1] ?? '' })),
    /** What any of them has said of this level (50: an error) or event. */
    said: (words: string) =>
      [...machines].flatMap(({ name, process }) =>
        process.lines.filter((line) => line.includes(words)).map((line) => `${name}: ${line}`),
      ),
    asStore: () =>
      s3Store({
        ...{ endpoint: store.endpoint, region: 'us-east-1', bucket, fetch },
        ...{ accessKeyId: 'the test', secretAccessKey: secret },
      }),
    async close() {
      await Promise.all([...machines].map((machine) => machine.process.kill()))
      await Promise.all([store.close(), balancer.close()])
    },
  }
}
export type TestMachines = Awaited<ReturnType<typeof openTestMachines>>
