// Editions in the database: the newest of a book, one of a caller, and the files that were made of one.

import { desc, eq, sql } from 'drizzle-orm'
import { editionFiles, editions } from '../../../database/schema/editions.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { Caller } from '../../platform/http/route.ts'
import type { Ownership } from '../../platform/ownership.ts'
import { editionNotFound } from '../refusals.ts'

export type EditionRow = typeof editions.$inferSelect

export async function editionsOf(rows: Rows, bookId: string, most: number): Promise<EditionRow[]> {
  return rows.select().from(editions).where(eq(editions.book_id, bookId)).orderBy(desc(editions.number)).limit(most)
}

export async function newestEdition(rows: Rows, bookId: string): Promise<EditionRow | undefined> {
  const [newest] = await editionsOf(rows, bookId, 1)
  return newest
}

interface Asking {
  rows: Rows
  caller: Caller
  hands: { ownership: Ownership }
}

/** Another member's edition answers exactly as a missing one does. */
export async function findEdition({ rows, caller, hands }: Asking, id: string): Promise<EditionRow> {
  const [found] = await rows.select().from(editions).where(eq(editions.id, id))
  if (!found || !hands.ownership.owns(caller, found.user_id)) throw editionNotFound()
  return found
}

/** Name -> key. */
export async function filesOf(rows: Rows, editionId: string): Promise<ReadonlyMap<string, string>> {
  const found = await rows.select().from(editionFiles).where(eq(editionFiles.edition_id, editionId))
  return new Map(found.map(({ name, key }) => [name, key]))
}

export async function keepFile(rows: Rows, editionId: string, name: string, key: string, now: Date): Promise<void> {
  // The edition may have gone with its book meanwhile: then its files are swept.
  await rows.execute(
    sql`insert into ${editionFiles} (edition_id, name, key, created_at)
      select ${editionId}, ${name}, ${key}, ${now.toISOString()} from ${editions} where id = ${editionId} on conflict do nothing`,
  )
}
