// Everything we hold of a member as one ZIP: her rows as JSON, her pictures, photos, PDFs and e-books as files.

import { eq } from 'drizzle-orm'
import { files } from '../../../../database/schema/platform.ts'
import { brand } from '../../../base/brand.ts'
import { hour } from '../../../base/dates.ts'
import type { LongCall } from '../../../platform/http/long-route.ts'
import type { FileGate } from '../../../platform/files/files.ts'
import type { Hands } from '../../../platform/hands.ts'
import { holdMember } from '../../../platform/hold-member.ts'
import { exportUnderWay } from '../../refusals.ts'
import { heldRows, type Whose } from './held-rows.ts'
import { zipStream, type ZipEntry } from './zip-stream.ts'

const exports = { name: 'export/member', most: 10, within: hour }
const pieceSize = 256 * 1024

/** Whose data is being packed in this process: one ZIP at a time for each member. */
const packing = new Set<string>()

/** Whether a book is paid for, where that matters. */
export type ShowsWhole = FileGate['showsWhole']

export async function exportAccount({ hands, caller }: LongCall<unknown>, showsWhole: ShowsWhole): Promise<Response> {
  if (packing.has(caller.id)) throw exportUnderWay()
  await holdMember(hands, exports, caller.id)
  packing.add(caller.id)
  const pieces = zipStream(everything(hands, caller, showsWhole))
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.next()
          if (!done) return controller.enqueue(value)
          packing.delete(caller.id)
          controller.close()
        } catch (fault) {
          packing.delete(caller.id)
          throw fault
        }
      },
      async cancel() {
        packing.delete(caller.id)
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
  const name = `${brand.toLowerCase()}-data-${hands.now().toISOString().slice(0, 10)}.zip`
  return new Response(body, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}

const readMe = `Everything that ${brand} holds of you.

data/   one file for each table of our database, as JSON
files/  your pictures, photos, PDFs and e-books, under the names that data/files.json tells of

Left out: what would open a door (your scrambled password, keys of links and devices), the second
format of each picture, its copy for the printer, and what a book brings that is not paid for: of
such a book there are your words, its proof, and its pictures half as wide. Mails you have received are listed without
their text, which we do not keep.
`

async function* everything(hands: Hands, whose: Whose, showsWhole: ShowsWhole): AsyncGenerator<ZipEntry> {
  const { owner } = hands.database
  yield { name: 'read-me.txt', bytes: [text(readMe)] }
  for await (const { name, rows } of heldRows(owner, whose)) yield { name: `data/${name}.json`, bytes: asList(rows) }
  const { key, kind, book_id } = files
  const stored = await owner.select({ key, kind, book_id }).from(files).where(eq(files.user_id, whose.id))
  const keys = new Set(stored.map((file) => file.key))
  const isUnpaid = await unpaidBooks(stored, showsWhole)
  for (const file of stored) {
    const entry = await take(hands, keys, file, isUnpaid.has(file.book_id ?? ''))
    if (entry) yield entry
  }
}

type StoredFile = Pick<typeof files.$inferSelect, 'key' | 'kind' | 'book_id'>

async function unpaidBooks(stored: readonly StoredFile[], showsWhole: ShowsWhole): Promise<ReadonlySet<string>> {
  const unpaid = new Set<string>()
  for (const bookId of new Set(stored.flatMap((file) => file.book_id ?? []))) {
    if (showsWhole && !(await showsWhole(bookId))) unpaid.add(bookId)
  }
  return unpaid
}

async function take(hands: Hands, keys: ReadonlySet<string>, { key, kind }: StoredFile, isUnpaid: boolean) {
  const original = key.replace(/(?:small\.)?(?:png|webp)$/, 'jpg')
  const hasTwin = original !== key && keys.has(original)
  const isForPress = /^editions\/[^/]+\/print\//.test(key)
  if (isForPress || hasTwin) return undefined
  const isKeptBack =
    isUnpaid && ['page_picture', 'cover', 'edition'].includes(kind) && !/^editions\/[^/]+\/proof\//.test(key)
  if (!isKeptBack) return entryOf(key, await hands.files.get(key))
  if (!key.endsWith('.jpg')) return undefined
  return entryOf(key.replace(/jpg$/, 'small.webp'), await hands.files.getSmall(key.replace(/jpg$/, 'png')))
}

const entryOf = (key: string, bytes: Uint8Array | undefined): ZipEntry | undefined =>
  bytes && { name: `files/${key}`, bytes: inPieces(bytes) }

const encoder = new TextEncoder()
const text = (words: string) => encoder.encode(words)

function* asList(rows: readonly string[]): Generator<Uint8Array> {
  yield text('[')
  for (const [at, row] of rows.entries()) yield text(`${at === 0 ? '' : ','}\n${row}`)
  yield text('\n]\n')
}

function* inPieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize)
}
