// A new version starts beside the one before it: the tables change under whoever works with them.

import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { second } from '../../base/dates.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { createPostgresDatabase, onPostgres } from './test-database.ts'

/** The first that met tables in use: see database/migrations.test.ts. */
const firstOnLiveTables = 11

/** The migrations of a version long ago. */
function formerMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  cpSync(migrationsFolder, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, firstOnLiveTables) }))
  return folder
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

test.runIf(onPostgres)(
  'tables change under members at work: nothing of theirs fails, and nobody waits for long behind one who holds a table',
  async () => {
    const url = await createPostgresDatabase('empty')
    const one = await connect(url)
    await migrate(drizzle(one), { migrationsFolder: formerMigrations() })
    const columns = async () =>
      (await one.query(`select column_name from information_schema.columns where table_name = 'books'`)).rows.length
    const before = await columns()
    const ana = (await one.query(`insert into users (email) values ('ana@example.com') returning id`)).rows[0].id

    // Somebody reads for so long that the change has to wait for her.
    const holder = await connect(url)
    await holder.query('begin')
    await holder.query('select count(*) from books')
    let isOver = false
    let written = 0
    let slowest = 0
    // As the version before wrote them.
    const atWork = Array.from({ length: 4 }, async (_, number) => {
      const client = await connect(url)
      while (!isOver) {
        const begun = performance.now()
        const title = `Book ${number}.${written}`
        await client.query('insert into books (user_id, title) values ($1, $2)', [ana, title])
        expect((await client.query('select title from books where title = $1', [title])).rows).toEqual([{ title }])
        slowest = Math.max(slowest, performance.now() - begun)
        written += 1
        await sleep(5)
      }
    })
    const migrated = migratePostgres(url)
    await sleep(4 * second)
    expect(await columns()).toBe(before)
    await holder.query('commit')
    await migrated
    expect(await columns()).toBeGreaterThan(before)
    await sleep(100)
    isOver = true
    await Promise.all(atWork)
    expect((await one.query('select count(*)::int as kept from books')).rows).toEqual([{ kept: written }])
    // The lock of a second that was not given, and what the machine adds.
    expect(slowest).toBeLessThan(3 * second)
  },
)
