// What a member waits for when the shop has been filled for years, and whether anything read through a table meanwhile.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { second } from '../../src/base/dates.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { rawRows, type Rows } from '../../src/platform/database/rows.ts'
import { startPostgres } from '../test/postgres.ts'
import { readyTools } from '../test/tools.ts'
import { atSize, fillAtSize } from './fill-at-size.ts'
import { tokenOf } from './measure-server.ts'
import { startServer } from './server-process.ts'
import { writeSection } from './write-section.ts'

const rounds = 200
const readers = 50

const list = z.object({ items: z.array(z.object({ id: z.string() })), next: z.string().nullable() })

const milliseconds = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1)
  return `${at(0.5)} / ${at(0.95)} / ${at(0.99)} ms`
}

/** One call after the other, so that what is measured is the answer and no queue. */
async function timesOf(ask: (round: number) => Promise<Response>): Promise<number[]> {
  const times: number[] = []
  for (let round = -20; round < rounds; round += 1) {
    const started = performance.now()
    const answer = await ask(round + 20)
    await answer.arrayBuffer()
    if (answer.status === 429) {
      // One member asks more than one may: her turn comes again.
      await sleep(Number(answer.headers.get('retry-after') ?? 1) * second)
      round -= 1
      continue
    }
    if (!answer.ok) throw new Error(`Answered ${answer.status}`)
    // The first ones are slow until everything is compiled.
    if (round >= 0) times.push(performance.now() - started)
  }
  return times
}

/** How often a table was read from end to end. */
async function readThrough(rows: Rows): Promise<number> {
  const [row] = await rawRows(
    rows,
    sql`select pg_stat_force_next_flush(), sum(seq_scan)::int as times from pg_stat_user_tables
      where relname in ('users', 'books', 'characters', 'stories', 'pages', 'credentials')`,
  )
  return Number(row?.times)
}

export async function measureSize(programs: string, work: string): Promise<string> {
  // With the server's own settings: what is measured is what would be safe.
  const postgres = await startPostgres(programs, [])
  const settings = { DATA_DIR: join(work, 'size'), DATABASE_URL: postgres.url, TRUSTED_PROXIES: '1' }
  const database = await openDatabase(readConfig(settings))
  try {
    const started = performance.now()
    await fillAtSize(database)
    const seconds = Math.round((performance.now() - started) / 1000)
    const server = await startServer(settings, join(work, 'server.log'))
    try {
      const tokens: string[] = []
      for (let index = 0; index < readers; index += 1) tokens.push(await tokenOf(server.address, index))
      const ask = (path: string, token = '') =>
        fetch(server.address + path, { headers: { authorization: `Bearer ${token}` } })
      const [great = ''] = tokens
      const pageAfter = async (cursor: string) =>
        list.parse(await (await ask(`/api/books?limit=100${cursor}`, great)).json())
      let cursor = ''
      let pagesOn = 0
      for (let page = await pageAfter(''); page.next !== null && pagesOn < 19; page = await pageAfter(cursor)) {
        cursor = `&cursor=${page.next}`
        pagesOn += 1
      }
      const [book] = (await pageAfter(cursor)).items
      const before = await readThrough(database.owner)
      const rows = [
        ['My Books of 50 members', await timesOf((round) => ask('/api/books', tokens[round % readers]))],
        [
          `… of a member with ${atSize.ofGreatReader} books, the newest 50`,
          await timesOf(() => ask('/api/books', great)),
        ],
        ['… of her, 100 of them', await timesOf(() => ask('/api/books?limit=100', great))],
        [
          `… and the 100 after ${pagesOn * 100} others`,
          await timesOf(() => ask(`/api/books?limit=100${cursor}`, great)),
        ],
        ['One book', await timesOf(() => ask(`/api/books/${book?.id}`, great))],
        ['Its 24 pages', await timesOf(() => ask(`/api/books/${book?.id}/pages`, great))],
      ] as const
      const through = (await readThrough(database.owner)) - before
      return [
        `${atSize.members.toLocaleString('en')} members, ${atSize.books.toLocaleString('en')} books, ${(atSize.books * atSize.pagesEach).toLocaleString('en')} pages in PostgreSQL, filled in ${seconds} s; ${rounds} calls one after the other, network and all.`,
        '',
        '| | p50 / p95 / p99 |',
        '|---|---|',
        ...rows.map(([name, times]) => `| ${name} | ${milliseconds(times)} |`),
        '',
        `Whole tables that were read meanwhile: ${through}.`,
      ].join('\n')
    } finally {
      await server.stop()
    }
  } finally {
    await database.close()
    await postgres.stop()
  }
}

if (import.meta.main) {
  const { paths } = await readyTools({ mayInstall: false })
  const programs = paths.get('postgresql')
  if (!programs) throw new Error('This needs PostgreSQL')
  const work = mkdtempSync(join(tmpdir(), 'size-'))
  try {
    const text = await measureSize(programs, work)
    console.log(text)
    writeSection('size', text)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
