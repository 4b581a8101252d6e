// The embedded database: PostgreSQL inside this process, its files under the data directory.

import { execFile } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { PGlite, types } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { StartFault } from '../start-fault.ts'
import { actAsMember, orEnded } from './act-as-member.ts'
import type { Database } from './database.ts'
import { lockDirectory } from './directory-lock.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { aside, openTurns } from './take-turns.ts'
import { freeBytesIn, tendEmbedded } from './tend-embedded.ts'

export interface EmbeddedDatabase extends Database {
  kind: 'embedded'
  pglite: PGlite
}

/** What killed first boots left. */
function removeHalves(directory: string): void {
  const parent = dirname(directory)
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(`${basename(directory)}.init-`)) continue
    rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Its own 128 MB of buffers would be held for good, of files that the system keeps at hand anyway. */
export const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** A killed first boot must not leave a half-made directory behind: build beside, then rename. */
async function firstBoot(directory: string): Promise<void> {
  const building = `${directory}.init-${process.pid}`
  // In a child: initialising takes a few hundred MB that this process would keep.
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'initialise-embedded.ts'), building])
  renameSync(building, directory)
}

const timesAndTheirLists = [
  ...[types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE],
  ...[1231, 1115, 1185, 1187, 1182], // lists of numeric, timestamp, timestamptz, interval, date
]

/** Its own queue is first come, first served. Answers how many wait for an answer. */
function takingTurns(pglite: PGlite): () => number {
  const turns = openTurns()
  const run = pglite._runExclusiveTransaction.bind(pglite)
  pglite._runExclusiveTransaction = (work) => turns.take(() => run(work))
  return turns.waiting
}

/** The builder of queries says with each that times stay as they are written, and the engine copies its hundreds of parsers for it: a twelfth of a busy server's time. It is told once. */
function leavingTimesAsWritten(pglite: PGlite): void {
  for (const type of timesAndTheirLists) pglite.parsers[type] = (text) => text
  const plainly = (asked: Pick<PGlite, 'query'>) => {
    const query = asked.query.bind(asked)
    asked.query = (text, values, options) => query(text, values, { ...options, parsers: undefined })
  }
  plainly(pglite)
  const transaction = pglite.transaction.bind(pglite)
  pglite.transaction = (work) =>
    transaction((rows) => {
      plainly(rows)
      return work(rows)
    })
}

export function embeddedFrom(pglite: PGlite, release: () => void = () => {}): EmbeddedDatabase {
  const waiting = takingTurns(pglite)
  leavingTimesAsWritten(pglite)
  const owner = drizzle(pglite)
  const asMember: Database['asMember'] = (actor, now, work) =>
    orEnded(
      owner.transaction(async (rows) => {
        await actAsMember(rows, actor, now)
        return work(rows)
      }),
    )
  return {
    kind: 'embedded',
    pglite,
    owner,
    transaction: (work) => owner.transaction(work),
    asMember,
    asReader: asMember,
    notify: async (channel, payload, rows = owner) => {
      await rows.execute(sql`select pg_notify(${channel}, ${payload})`)
    },
    listen: (channel, hear) => pglite.listen(channel, hear),
    waiting,
    ping: async () => {
      await owner.execute(sql`select 1`)
    },
    close: async () => {
      await pglite.close()
      release()
    },
  }
}

export async function openEmbedded(directory: string): Promise<EmbeddedDatabase> {
  const release = await lockDirectory(`${directory}.lock`)
  try {
    removeHalves(directory)
    if (!existsSync(directory)) await firstBoot(directory)
    const pglite = await PGlite.create(directory, { startParams })
    const database = embeddedFrom(pglite, release)
    await migrate(drizzle(pglite), { migrationsFolder })
    const leaveBe = aside(() => tendEmbedded(pglite, freeBytesIn(directory)))
    return {
      ...database,
      close: async () => {
        await leaveBe()
        await database.close()
      },
    }
  } catch (fault) {
    release()
    const reason = fault instanceof Error ? fault.message : String(fault)
    throw new StartFault(`The embedded database in ${directory} did not open: ${reason.split('\n')[0]}`)
  }
}
