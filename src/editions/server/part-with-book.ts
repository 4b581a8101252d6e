// A book that goes takes its editions with it, except one that was ordered: it stays with its order. Left-over files are swept.

import { and, eq, inArray, isNotNull, like, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { editionFiles, editions } from '../../../database/schema/editions.ts'
import { orders } from '../../../database/schema/orders.ts'
import { files } from '../../../database/schema/platform.ts'
import { day, hour } from '../../base/dates.ts'
import type { Hands } from '../../platform/hands.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { packedAs } from '../../pictures/server/keep-picture.ts'
import { orderIsOpen } from '../refusals.ts'
import { sheetFolder } from './draw-sheets.ts'

const underWay = ['paid', 'awaiting_pictures', 'edit_window', 'in_production', 'shipped']
const done = ['delivered', 'fulfilled']

/** In the transaction that deletes the book, before it does. */
export async function partWithBook(
  { rows, hands, afterCommit }: Pick<MemberCall<unknown>, 'rows' | 'hands' | 'afterCommit'>,
  bookId: string,
): Promise<void> {
  const placed = await rows
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.book_id, bookId), inArray(orders.status, [...underWay, ...done])))
  if (placed.some(({ status }) => underWay.includes(status))) throw orderIsOpen()
  if (placed.length > 0) return
  const left = await rows
    .select({ key: editionFiles.key })
    .from(editionFiles)
    .innerJoin(editions, eq(editions.id, editionFiles.edition_id))
    .where(eq(editions.book_id, bookId))
  await rows.delete(editions).where(eq(editions.book_id, bookId))
  const keys = new Set(left.flatMap(({ key }) => [key, ...packedAs(key.replace(/jpg$/, 'png'))]))
  afterCommit(() => hands.files.remove([...keys]))
}

export const sweepEditionsJob = jobKind({ name: 'editions.sweep', payload: z.object({}), every: hour })

const atOnce = 500

/** A sheet that was drawn for a book waits so long for somebody to finish it. */
const sheetsWait = 30 * day

/** Files are written before their rows; younger ones may still get theirs. */
export async function sweepEditions({ database, files: store, now }: Pick<Hands, 'database' | 'files' | 'now'>) {
  const isNamed = sql`exists (select 1 from edition_files f where f.key = regexp_replace(${files.key}, '\\.(png|webp|small\\.webp|small\\.png|large\\.jpeg)$', '.jpg'))`
  const before = (age: number) => lt(files.created_at, new Date(now().getTime() - age))
  const isWaiting = and(like(files.key, `${sheetFolder}%`), isNotNull(files.book_id))
  const isOld = or(and(sql`not (${isWaiting})`, before(hour)), before(sheetsWait))
  for (;;) {
    const left = await database.owner
      .select({ key: files.key })
      .from(files)
      .where(and(eq(files.kind, 'edition'), isOld, sql`not ${isNamed}`))
      .limit(atOnce)
    if (left.length === 0) return
    await store.remove(left.map(({ key }) => key))
  }
}
