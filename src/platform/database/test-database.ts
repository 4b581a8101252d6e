// For tests: a fresh, migrated database in well under a second, embedded or (TEST_DATABASE=postgres) PostgreSQL.

import { createHash, randomUUID } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { Client } from 'pg'
import { minute } from '../../base/dates.ts'
import { embeddedFrom, openEmbedded, startParams, type EmbeddedDatabase } from './embedded.ts'
import { openJobs } from '../jobs/open-jobs.ts'
import { silentLog } from '../log.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { openPostgres, type PostgresDatabase } from './postgres.ts'
import { lending } from './test-lending.ts'

export const onPostgres = process.env.TEST_DATABASE === 'postgres'

const packages = join(import.meta.dirname, '../../../node_modules')
const cacheFolder = join(packages, '.cache/test-database')

/** Of all that makes the template. */
function templateHash(): string {
  const hash = createHash('sha256').update(readFileSync(join(packages, 'pg-boss/package.json')))
  for (const name of readdirSync(migrationsFolder).toSorted()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** The queue's own tables are there from the start, too: making them takes longer than many a test. */
async function addQueue(database: AnyDatabase): Promise<void> {
  const jobs = openJobs({ database, log: silentLog, metrics: { count() {} }, works: false })
  await jobs.start()
  await jobs.stop()
}

/** Initialising and migrating takes seconds; a dump of the result loads in half a one. Kept between runs. */
async function embeddedTemplate(): Promise<Blob> {
  const file = join(cacheFolder, `${templateHash()}.tar`)
  if (!existsSync(file)) {
    mkdirSync(cacheFolder, { recursive: true })
    const pglite = await PGlite.create()
    await migrate(drizzle(pglite), { migrationsFolder })
    await addQueue(embeddedFrom(pglite))
    const dump = await pglite.dumpDataDir('none')
    await pglite.close()
    const half = `${file}.${randomUUID()}`
    writeFileSync(half, Buffer.from(await dump.arrayBuffer()))
    renameSync(half, file)
  }
  return new Blob([readFileSync(file)])
}

/** The server that PostgreSQL tests may fill: any number of databases, removed by whoever started it. */
export function postgresServer(): string {
  const url = process.env.TEST_POSTGRES_URL
  if (!url) throw new Error('TEST_POSTGRES_URL is not set: run the tests by npm test')
  return url
}

/** A database of its own on the test server: created empty, or as a copy of the migrated template. */
export async function createPostgresDatabase(kind: 'empty' | 'migrated' = 'migrated'): Promise<string> {
  const admin = new Client({ connectionString: postgresServer() })
  await admin.connect()
  const address = (name: string) => {
    const url = new URL(postgresServer())
    url.pathname = `/${name}`
    return url.href
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  try {
    if (kind === 'empty') {
      await admin.query(`create database ${name}`)
      return address(name)
    }
    const template = `template_${templateHash()}`
    await admin.query('select pg_advisory_lock(1)')
    const found = await admin.query('select 1 from pg_database where datname = $1', [template])
    if (found.rowCount === 0) {
      await admin.query(`create database ${template}_half`)
      const half = await openPostgres(address(`${template}_half`))
      await addQueue(half)
      await half.close()
      await admin.query(`alter database ${template}_half rename to ${template}`)
    }
    await admin.query(`create database ${name} template ${template}`)
    return address(name)
  } finally {
    await admin.end()
  }
}

/** A busy machine is slow, not wrong. */
const patience = { connection: 2 * minute, answer: 4 * minute }

type AnyDatabase = EmbeddedDatabase | PostgresDatabase

/** The engine of the embedded one, for who wants to look over its shoulder. */
export const createTestEngine = async (): Promise<PGlite> =>
  PGlite.create({ loadDataDir: await embeddedTemplate(), startParams })

/** Opening one takes a second or two of processor, and a hundred places need one: a worker's next file gets what its last one has closed. */
const borrow = lending(createTestEngine)

export async function openTestDatabase(): Promise<AnyDatabase> {
  if (onPostgres) return openPostgres(await createPostgresDatabase(), patience)
  return embeddedFrom(await borrow())
}

/** The same as a directory, made once and copied. */
async function embeddedTemplateDirectory(): Promise<string> {
  const directory = join(cacheFolder, templateHash())
  if (!existsSync(directory)) {
    const half = `${directory}.${randomUUID()}`
    const pglite = await PGlite.create({ dataDir: half, loadDataDir: await embeddedTemplate(), startParams })
    await pglite.close()
    try {
      renameSync(half, directory)
    } catch {
      rmSync(half, { recursive: true }) // Another test file was first.
    }
  }
  return directory
}

/** A migrated database that several processes can open, one after the other: its directory or its URL. */
export const createTestDatabase = (): Promise<string> =>
  onPostgres ? createPostgresDatabase() : createEmbeddedDatabase()

export async function createEmbeddedDatabase(): Promise<string> {
  const directory = join(mkdtempSync(join(tmpdir(), 'test-')), 'database')
  cpSync(await embeddedTemplateDirectory(), directory, { recursive: true })
  return directory
}

export function openDatabaseAt(address: string): Promise<AnyDatabase> {
  return address.startsWith('postgres') ? openPostgres(address, patience) : openEmbedded(address)
}
