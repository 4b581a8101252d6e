// The housekeeping that PostgreSQL has processes for and the embedded one has not: its log and its tables would grow for ever.

import { statfs } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import { minute } from '../../base/dates.ts'

/** PostgreSQL's own measure of when a table is worth it, with a higher floor: everybody waits meanwhile. */
const mostLittered = `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_dead_tup > 500 + 0.2 * n_live_tup order by n_dead_tup desc limit 1`

/** A checkpoint that finds no room leaves the database answering nobody until it is opened again, room or not. */
const roomNeeded = 32 * 1024 * 1024

/** As many bytes as are free where the files lie; a database in memory has room. */
export type FreeBytes = () => Promise<number>

export const freeBytesIn =
  (directory: string): FreeBytes =>
  async () => {
    const { bavail, bsize } = await statfs(directory)
    return bavail * bsize
  }

async function tend(pglite: PGlite, freeBytes: FreeBytes): Promise<void> {
  if ((await freeBytes()) < roomNeeded) return
  await pglite.exec('checkpoint')
  // What was counted so far is seen from the next statement on.
  await pglite.exec('select pg_stat_force_next_flush()')
  const { rows } = await pglite.query<{ name: string }>(mostLittered)
  // One at a time, so that nobody waits for long.
  for (const { name } of rows) await pglite.exec(`vacuum (analyze) ${name}`)
}

/** Answers how to stop, which waits for what is under way. */
export function tendEmbedded(pglite: PGlite, freeBytes: FreeBytes, every = minute): () => Promise<void> {
  let tending = Promise.resolve()
  const timer = setInterval(() => {
    // A full disk is told by everybody else's statements; the next time is soon.
    tending = tending.then(() => tend(pglite, freeBytes)).catch(() => {})
  }, every).unref()
  return () => {
    clearInterval(timer)
    return tending
  }
}
