// FINISH: freezes a book into its next edition, binds the PDF for screens, and has the print pictures drawn later.

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { books } from '../../../database/schema/books.ts'
import { editionFiles, editions } from '../../../database/schema/editions.ts'
import { showBook, type Link } from '../../books/server/book-rows.ts'
import { findBook, lockBook } from '../../books/server/find-book.ts'
import { titleRequired } from '../../books/refusals.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { Hands } from '../../platform/hands.ts'
import type { FirstLook, LongCall } from '../../platform/http/long-route.ts'
import { changedMeanwhile, picturesMissing, storyMissing } from '../refusals.ts'
import { bindFirst } from './bind-first.ts'
import { bookFinished } from './book-finished.ts'
import { draftOf, type Draft } from './draft.ts'
import { filesOf, newestEdition, type EditionRow } from './edition-rows.ts'
import type { Bindery } from './bindery.ts'
import { hashOf } from './hash-of.ts'
import { holdFinishing } from './limits.ts'
import { makeDownload } from './make-download.ts'
import type { FrozenEdition } from './manuscript-of.ts'
import { printsDue } from './print-job.ts'
import { seal } from './seal.ts'

type Input = { bookId: string }

export async function lookAtBook(call: FirstLook<Input>): Promise<Draft> {
  const book = await lockBook(call, call.input.bookId)
  if (book.title.trim() === '') throw titleRequired()
  const draft = await draftOf(call.rows, book)
  if (!draft) throw storyMissing()
  return draft
}

export async function finalizeBook(call: LongCall<Input>, draft: Draft, link: Link, bindery: Bindery) {
  const { hands, caller } = call
  await holdFinishing(hands, caller.id)
  const { owner } = hands.database
  const { content, missing } = await seal(owner, draft)
  if (missing.length > 0) throw picturesMissing(missing)
  const made: FrozenEdition = {
    id: randomUUID(),
    sha256: hashOf(content),
    content,
    userId: caller.id,
    bookId: draft.bookId,
    createdAt: hands.now(),
  }
  const newest = await newestEdition(owner, draft.bookId)
  const same = newest?.sha256 === made.sha256 ? newest : undefined
  const wanted = { userId: caller.id, bookId: draft.bookId, editionId: same?.id ?? made.id, kind: 'screen' } as const
  const kind = (await bindery.mayDownload(wanted)) ? 'screen' : 'proof'
  if (same) await makeDownload(hands, same, kind)
  const files = same ? await filesOf(owner, same.id) : await bindFirst(hands, bindery, made, draft, kind)
  hands.failpoint('finalize.bound')
  const edition = await hands.database.transaction((rows) => keepEdition(call, rows, made, files, kind))
  const book = await call.asMember((rows) => findBook({ rows, caller, hands }, draft.bookId))
  const { id, number, sha256 } = edition
  return { ...showBook(book, link), edition: { id, number, sha256 } }
}

/** Whatever the book became meanwhile, it is not called finished in a shape that its member has not finished. */
async function keepEdition(
  { hands, caller, input }: LongCall<Input>,
  rows: Rows,
  made: FrozenEdition,
  files: ReadonlyMap<string, string>,
  kind: 'screen' | 'proof',
): Promise<EditionRow> {
  const book = await lockBook({ rows, caller, hands }, input.bookId)
  const present = await draftOf(rows, book)
  if (!present || hashOf((await seal(rows, present)).content) !== made.sha256) throw changedMeanwhile()
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
