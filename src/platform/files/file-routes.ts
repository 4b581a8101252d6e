// Files for browsers: behind signed links, streamed from wherever they lie. Anything wrong is a plain 404.

import { and, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { z } from 'zod'
import { files } from '../../../database/schema/platform.ts'
import { second } from '../../base/dates.ts'
import type { FileKind } from '../../base/file-kind.ts'
import { endpoint } from '../../base/endpoint.ts'
import type { Database } from '../database/database.ts'
import { noSuchRoute, unavailable } from '../http/refusals.ts'
import { answerRaw, type Route } from '../http/route.ts'
import { describeFault, type Log } from '../log.ts'
import { readRange } from './byte-range.ts'
import { isFileKey } from './file-key.ts'
import type { FileLinks } from './file-links.ts'
import type { ByteRange, FileStore } from './file-store.ts'
import { stayWithoutBook, type FileGate, type Files } from './files.ts'
import type { PictureForms } from './picture-forms.ts'

const oneFile = endpoint({
  name: 'file',
  summary: 'A stored file, by a signed link that expires.',
  method: 'GET',
  path: '/files/*',
  access: 'public',
  input: z.object({}),
  media: ['image/webp', 'image/jpeg', 'image/png', 'application/pdf', 'application/zip', 'application/epub+zip'],
  output: z.string(),
})

/** What is seen smaller until it is paid for, and how long a browser keeps it so. */
const ofBooks: ReadonlySet<string> = new Set<FileKind>(['page_picture', 'cover', 'edition'])
const reducedFor = 300

export interface FileRoutesOptions {
  database: Database
  store: FileStore
  readWhole: Files['get']
  find(key: string): Promise<FileRow | undefined>
  forms: PictureForms
  gate: FileGate
  links: FileLinks
  log: Log
  now(): Date
}

type FileRow = typeof files.$inferSelect

/** Its row, while it has an owner and its book, and its time has not come. */
export const finder =
  ({ owner }: Pick<Database, 'owner'>, now: () => Date) =>
  async (key: string): Promise<FileRow | undefined> => {
    const hasBook = or(isNotNull(files.book_id), inArray(files.kind, [...stayWithoutBook]))
    const isCurrent = or(isNull(files.expires_at), gt(files.expires_at, now()))
    const [row] = await owner
      .select()
      .from(files)
      .where(and(eq(files.key, key), isNotNull(files.user_id), hasBook, isCurrent))
    return row
  }

export function fileRoutes({ store, readWhole, find, forms, gate, links, log, now }: FileRoutesOptions): Route[] {
  /** The original of a picture says whose book it is of. */
  async function isKeptSmall(key: string): Promise<boolean> {
    const original = gate.showsWhole && (await find(key.replace(/png$/, 'jpg')))
    if (!gate.showsWhole || !original?.book_id || !ofBooks.has(original.kind)) return false
    return !(await gate.showsWhole(original.book_id))
  }

  async function open(key: string, { accept, small }: { accept: string; small: boolean }) {
    if (!key.endsWith('.png')) return { row: await find(key), isReduced: false }
    const readsWebp = accept.includes('image/webp')
    const isReduced = await isKeptSmall(key)
    return { row: await forms[small || isReduced ? 'small' : 'whole'](key, readsWebp), isReduced }
  }

  async function read(row: typeof files.$inferSelect, part: ByteRange | undefined) {
    if (!row.is_sealed) return store.read(row.key, part)
    const whole = await readWhole(row.key)
    return whole && new Uint8Array(whole.subarray(part?.start ?? 0, part && part.end + 1))
  }

  const answer: Route['answer'] = async (context) => {
    const { pathname } = new URL(context.req.url)
    const key = pathname.slice('/files/'.length)
    const link = isFileKey(key) ? links.check(key, context.req.query()) : undefined
    if (!link || (link.pass !== undefined && !(await gate.holds(link.pass)))) throw noSuchRoute()
    const small = context.req.query('small') !== undefined
    const { row, isReduced } = await open(key, { accept: context.req.header('accept') ?? '', small })
    if (!row) throw noSuchRoute()

    const etag = `"${row.sha256.slice(0, 32)}"`
    const seconds = Math.floor((link.end.getTime() - now().getTime()) / second)
    const keepsFor = isReduced ? `max-age=${Math.min(seconds, reducedFor)}` : `max-age=${seconds}, immutable`
    const headers = new Headers({
      'content-type': row.content_type,
      'cache-control': row.kind === 'photo' ? 'private, no-store' : `private, ${keepsFor}`,
      'accept-ranges': 'bytes',
      etag,
      ...(key.endsWith('.png') && { vary: 'accept' }),
    })
    if (context.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })

    const isSame = [undefined, etag].includes(context.req.header('if-range'))
    const range = isSame ? readRange(context.req.header('range'), row.bytes) : 'whole'
    if (!range) {
      headers.set('content-range', `bytes */${row.bytes}`)
      return new Response(null, { status: 416, headers })
    }
    const part = range === 'whole' ? undefined : range
    headers.set('content-length', String(part ? part.end - part.start + 1 : row.bytes))
    if (part) headers.set('content-range', `bytes ${part.start}-${part.end}/${row.bytes}`)
    const status = part ? 206 : 200
    if (context.req.method === 'HEAD') return new Response(null, { status, headers })

    const body = await read(row, part).catch((fault: unknown) => {
      log.error('file store', { fault: describeFault(fault) })
      throw unavailable()
    })
    if (!body) {
      log.error('file without bytes', { code: row.kind })
      throw noSuchRoute()
    }
    return new Response(body, { status, headers })
  }

  return [answerRaw(oneFile, answer)]
}
