// What one server with the embedded database and our own illustrator holds in memory: at rest, while books are painted, a minute after.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { minute, second } from '../../src/base/dates.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { bindBook, fillStories, newPainting, paintBook, signInAll } from './members-at-work.ts'
import { startServer, type ServerProcess } from './server-process.ts'
import { writeSection } from './write-section.ts'

const members = 5

/** The highest that the process holds while the work is done, in MB, looked at five times a second. */
async function highestDuring(server: ServerProcess, work: () => Promise<unknown>): Promise<number> {
  let highest = server.memory().now
  const looking = setInterval(() => {
    highest = Math.max(highest, server.memory().now)
  }, second / 5)
  try {
    await work()
  } finally {
    clearInterval(looking)
  }
  return highest
}

export async function measureMemory(): Promise<string> {
  const work = mkdtempSync(join(tmpdir(), 'bench-memory-'))
  const settings = { DATA_DIR: join(work, 'data'), TRUSTED_PROXIES: '1' }
  const database = await openDatabase(readConfig(settings))
  await fillStories(database, members, 2)
  await database.close()
  const server = await startServer(settings, join(work, 'server.log'))
  try {
    const tokens = (await signInAll(server.address, members)).map(({ token }) => token)
    const book = async (token: string) => {
      const painting = newPainting()
      await paintBook(server.address, token, painting)
      return () => bindBook(server.address, token, painting.bookId)
    }
    const fresh = server.memory().now
    let bind = async () => {}
    const painting = await highestDuring(server, async () => {
      bind = await book(tokens[0] ?? '')
    })
    const binding = await highestDuring(server, bind)
    await sleep(minute)
    const rest = server.memory().now
    const four = await highestDuring(server, () => Promise.all(tokens.slice(1).map(book)))
    await sleep(minute)
    const rows: [string, number][] = [
      ['Just started, five members signed in', fresh],
      ['Highest while one book is told and painted', painting],
      ['Highest while it is bound and its print masters are drawn', binding],
      ['A minute after', rest],
      ['Highest while four books are told and painted', four],
      ['A minute after', server.memory().now],
    ]
    return [
      'Resident memory of the one process with embedded database and embedded painting, on 2 cores. The aims: 450 MB at rest, 1,000 MB while one book is painted, 1,200 MB with four waiting.',
      '',
      '| | |',
      '|---|---|',
      ...rows.map(([what, megabytes]) => `| ${what} | ${megabytes} MB |`),
    ].join('\n')
  } finally {
    await server.stop()
    rmSync(work, { recursive: true, force: true })
  }
}

if (import.meta.main) writeSection('memory', await measureMemory())
