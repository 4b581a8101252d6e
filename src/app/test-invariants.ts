// For tests: what must hold whatever was killed, torn or refused before, once nothing is under way any more. One routine for
// every fault: the rows among themselves, each row's bytes on disk, and our books beside those of the test shop and the test press.

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect } from 'vitest'
import { books, characters, pages } from '../../database/schema/books.ts'
import { editionFiles } from '../../database/schema/editions.ts'
import { imageGenerationJobPages, imageGenerationJobs } from '../../database/schema/pictures.ts'
import { files as fileRows } from '../../database/schema/platform.ts'
import { hour } from '../base/dates.ts'
import { checkLedger, type PressLedger } from '../orders/server/test-ledger.ts'
import { packedAs } from '../pictures/server/keep-picture.ts'
import type { Database } from '../platform/database/database.ts'
import type { Rows } from '../platform/database/rows.ts'
import { diskStore } from '../platform/files/disk-store.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { sweepFiles } from '../platform/files/sweep-files.ts'
import { sealLength } from '../platform/sealer.ts'

/** `files`: where they lie, a data directory or another store. `atPress`: what another press than the test press has printed. */
export async function assertInvariants(
  database: Database,
  files: string | FileStore,
  atPress?: PressLedger,
): Promise<void> {
  const { owner } = database
  const store = typeof files === 'string' ? diskStore(join(files, 'files')) : files
  await checkBooks(owner)
  await checkJobs(owner)
  await checkBytes(owner, store)
  await checkOrphans(database, store)
  await checkLedger(owner, undefined, atPress)
}

/** A book has no page or all of them, once each; a completed one has a picture on each. */
async function checkBooks(rows: Rows): Promise<void> {
  const all = await rows.select().from(pages).orderBy(pages.page_number)
  for (const book of await rows.select().from(books)) {
    const its = all.filter(({ book_id }) => book_id === book.id)
    expect([0, 24]).toContain(its.length)
    expect(its.map(({ page_number }) => page_number)).toEqual(its.map((_, index) => index + 1))
    if (book.status === 'completed') expect(its.filter(({ image_url }) => image_url === null)).toEqual([])
  }
}

/** A job has ended in one way, and counts what its pages are. */
async function checkJobs(rows: Rows): Promise<void> {
  const all = await rows.select().from(imageGenerationJobPages)
  for (const job of await rows.select().from(imageGenerationJobs)) {
    const its = all.filter(({ job_id }) => job_id === job.id)
    const done = its.filter(({ status }) => status === 'completed').length
    expect(job.status).toMatch(/^(?:completed|failed|canceled)$/)
    expect([job.completed_pages, job.total_pages]).toEqual([done, its.length])
    expect(its.filter(({ status }) => status === 'queued' || status === 'running')).toEqual([])
    expect(job.status === 'completed').toBe(done === its.length)
  }
}

/** Whatever a row names is stored, is somebody's, and is to the byte what was stored. */
async function checkBytes(rows: Rows, store: FileStore): Promise<void> {
  const stored = await rows.select().from(fileRows)
  const painted = [
    ...(await rows.select().from(pages)).flatMap((page) => [page.image_url, page.preview_image_url]),
    ...(await rows.select().from(characters)).map(({ generated_image_url }) => generated_image_url),
  ]
  const named = [
    // The PNG is packed when it is first read, a large one there is of a provider's pictures only.
    ...painted.flatMap((key) => (key === null ? [] : packedAs(key).slice(0, 2))),
    ...(await rows.select().from(editionFiles)).map(({ key }) => key),
  ]
  const keys = new Set(stored.map(({ key }) => key))
  expect(named.filter((key) => !keys.has(key))).toEqual([])
  for (const { key, user_id, bytes, sha256, is_sealed } of stored) {
    expect(user_id, key).not.toBeNull()
    const found = Buffer.from(await new Response(await store.read(key)).arrayBuffer())
    // A photo is no photo as it lies there: its seal says whether it is whole when it is read.
    if (is_sealed) expect(found.length, key).toBe(bytes + sealLength)
    else expect([found.length, createHash('sha256').update(found).digest('hex')], key).toEqual([bytes, sha256])
  }
}

/** After the sweep of the next hours there are no bytes of nobody. */
async function checkOrphans(database: Database, store: FileStore): Promise<void> {
  const now = () => new Date(Date.now() + 2 * hour)
  const remove = (keys: readonly string[]) => Promise.reject(new Error(`These had no owner: ${keys.join()}`))
  await sweepFiles({ database, store, files: { remove }, now })
  const onDisk: string[] = []
  for await (const { key } of store.list()) onDisk.push(key)
  const rows = await database.owner.select({ key: fileRows.key }).from(fileRows)
  expect(onDisk.toSorted()).toEqual(rows.map(({ key }) => key).toSorted())
}
