// What nobody owns any more is removed: rows of deleted books and members, what has expired, bytes without a row.

import { inArray, isNull, lt, notInArray, or, and } from 'drizzle-orm'
import { files } from '../../../database/schema/platform.ts'
import { hour } from '../../base/dates.ts'
import type { Database } from '../database/database.ts'
import { isFileKey } from './file-key.ts'
import type { FileStore } from './file-store.ts'
import { stayWithoutBook, type Files } from './files.ts'

/** Bytes are written before their row; younger ones may still get theirs. */
const patience = hour
const atOnce = 500

export interface SweepOptions {
  database: Database
  store: FileStore
  files: Pick<Files, 'remove'>
  now(): Date
}

export async function sweepFiles({ database, store, files: { remove }, now }: SweepOptions): Promise<void> {
  const { owner } = database
  const isLeft = or(
    isNull(files.user_id),
    and(isNull(files.book_id), notInArray(files.kind, [...stayWithoutBook])),
    lt(files.expires_at, now()),
  )
  for (;;) {
    const left = await owner.select({ key: files.key }).from(files).where(isLeft).limit(atOnce)
    if (left.length === 0) break
    await remove(left.map((row) => row.key))
  }

  async function removeOrphans(keys: readonly string[]) {
    const rows = await owner
      .select({ key: files.key })
      .from(files)
      .where(inArray(files.key, [...keys]))
    const owned = new Set(rows.map((row) => row.key))
    for (const key of keys) if (!owned.has(key)) await store.remove(key)
  }

  const before = new Date(now().getTime() - patience)
  let old: string[] = []
  for await (const { key, writtenAt } of store.list()) {
    if (writtenAt < before && isFileKey(key)) old.push(key)
    if (old.length < atOnce) continue
    await removeOrphans(old)
    old = []
  }
  if (old.length > 0) await removeOrphans(old)
}
