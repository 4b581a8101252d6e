// Freezes a book into its next edition and binds its PDF, at FINISH and whenever a copy is wanted of what was changed since.

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { books } from '../../../database/schema/books.ts'
import { editionFiles, editions } from '../../../database/schema/editions.ts'
import { bookNotFound } from '../../books/refusals.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { Hands } from '../../platform/hands.ts'
import { changedMeanwhile, picturesMissing } from '../refusals.ts'
import { bindFirst } from './bind-first.ts'
import { bookFinished } from './book-finished.ts'
import { bookAndDraft, type Draft } from './draft.ts'
import { filesOf, newestEdition, type EditionRow } from './edition-rows.ts'
import type { Bindery } from './bindery.ts'
import { hashOf } from './hash-of.ts'
import { makeDownload } from './make-download.ts'
import type { FrozenEdition } from './manuscript-of.ts'
import { printsDue } from './print-job.ts'
import { seal } from './seal.ts'

export interface WhatToBind {
  userId: string
  draft: Draft
}

/** What is being bound, told before it is. */
export interface Begun {
  mark: Pick<EditionRow, 'id' | 'number' | 'sha256'>
  bound: Promise<EditionRow>
}

/** Whoever wants the same while it is being bound waits for the same one. */
const underWay = new Map<string, Begun>()

/** The same content is the same edition. Never inside a transaction. */
export async function beginEdition(hands: Hands, bindery: Bindery, { userId, draft }: WhatToBind): Promise<Begun> {
  const { owner } = hands.database
  const { bookId } = draft
  const { content, missing } = await seal(owner, draft)
  if (missing.length > 0) throw picturesMissing(missing)
  const sha256 = hashOf(content)
  const newest = await newestEdition(owner, bookId)
  const name = `${bookId}/${sha256}`
  const known = underWay.get(name)
  if (known) return known
  const made: FrozenEdition = { id: randomUUID(), sha256, content, userId, bookId, createdAt: hands.now() }
  const same = newest?.sha256 === sha256 ? newest : undefined
  const begun: Begun = {
    mark: same ?? { id: made.id, number: (newest?.number ?? 0) + 1, sha256 },
    bound: bindAndKeep(hands, bindery, { made, draft, same }).finally(() => underWay.delete(name)),
  }
  underWay.set(name, begun)
  return begun
}

export const nextEdition = async (hands: Hands, bindery: Bindery, what: WhatToBind): Promise<EditionRow> =>
  (await beginEdition(hands, bindery, what)).bound

interface ToBind {
  made: FrozenEdition
  draft: Draft
  same: EditionRow | undefined
}

async function bindAndKeep(hands: Hands, bindery: Bindery, { made, draft, same }: ToBind): Promise<EditionRow> {
  const { bookId } = draft
  const wanted = { userId: made.userId, bookId, editionId: same?.id ?? made.id, kind: 'screen' } as const
  const kind = (await bindery.mayDownload(wanted)) ? 'screen' : 'proof'
  if (same) await makeDownload(hands, same, kind)
  const files = same ? await filesOf(hands.database.owner, same.id) : await bindFirst(hands, bindery, made, draft, kind)
  hands.failpoint('finalize.bound')
  return hands.database.transaction((rows) => keepEdition(hands, rows, { made, bookId, files, kind }))
}

interface Bound {
  made: FrozenEdition
  bookId: string
  files: ReadonlyMap<string, string>
  kind: 'screen' | 'proof'
}

/** Whatever the book became meanwhile, it is not called finished in a shape that its member has not finished. */
async function keepEdition(hands: Hands, rows: Rows, { made, bookId, files, kind }: Bound): Promise<EditionRow> {
  const [held] = await rows.select({ id: books.id }).from(books).where(eq(books.id, bookId)).for('update')
  const found = held && (await bookAndDraft(rows, bookId))
  if (!found) throw bookNotFound()
  const { book, draft } = found
  if (!draft || hashOf((await seal(rows, draft)).content) !== made.sha256) throw changedMeanwhile()
  const before = await newestEdition(rows, book.id)
  // Finished twice at once: the first one made it, and the files of the second are swept.
  const isMade = before?.sha256 === made.sha256
  const edition = isMade ? before : await addEdition(hands, rows, made, (before?.number ?? 0) + 1, files)
  const kept = isMade ? await filesOf(rows, before.id) : files
  const shown = {
    status: 'completed' as const,
    pdf_url: kept.get(kind) ?? null,
    cover_image_url: kept.get('cover')?.replace(/jpg$/, 'png') ?? null,
  }
  const isShown =
    book.status === shown.status && book.pdf_url === shown.pdf_url && book.cover_image_url === shown.cover_image_url
  if (!isShown)
    await rows
      .update(books)
      .set({ ...shown, updated_at: hands.now() })
      .where(eq(books.id, book.id))
  await hands.jobs.send(bookFinished, { bookId: book.id }, rows)
  return edition
}

async function addEdition(
  { jobs }: Hands,
  rows: Rows,
  { id, userId, bookId, sha256, content, createdAt }: FrozenEdition,
  number: number,
  files: ReadonlyMap<string, string>,
): Promise<EditionRow> {
  const [row] = await rows
    .insert(editions)
    .values({ id, user_id: userId, book_id: bookId, number, sha256, content, created_at: createdAt })
    .returning()
  if (!row) throw new Error('The insert answered no row')
  await rows
    .insert(editionFiles)
    .values([...files].map(([name, key]) => ({ edition_id: id, name, key, created_at: createdAt })))
  await jobs.send(printsDue, { editionId: id }, rows)
  return row
}
