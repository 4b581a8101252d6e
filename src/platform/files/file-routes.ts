// Files for browsers: behind signed links, streamed from wherever they lie. Anything wrong is a plain 404.

import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { z } from 'zod'
import { files } from '../../../database/schema/platform.ts'
import { second } from '../../base/dates.ts'
import { endpoint } from '../../base/endpoint.ts'
import type { Database } from '../database/database.ts'
import { noSuchRoute, unavailable } from '../http/refusals.ts'
import { answerRaw, type Route } from '../http/route.ts'
import { describeFault, type Log } from '../log.ts'
import { readRange } from './byte-range.ts'
import { isFileKey, smallOf } from './file-key.ts'
import type { FileLinks } from './file-links.ts'
import type { ByteRange, FileStore } from './file-store.ts'
import type { Files } from './files.ts'

const oneFile = endpoint({
  name: 'file',
  summary: 'A stored file, by a signed link that expires.',
  method: 'GET',
  path: '/files/*',
  access: 'public',
  input: z.object({}),
  output: z.string(),
})

/** Half of a screen's picture: as a JPEG is read at half its size, it costs a quarter. */
const smallWidth = 825

export interface FileRoutesOptions {
  database: Database
  store: FileStore
  readWhole: Files['get']
  links: FileLinks
  log: Log
  put: Files['put']
  now(): Date
}

export function fileRoutes({ database, store, readWhole, links, log, put, now }: FileRoutesOptions): Route[] {
  /** Its row, while it has an owner and its time has not come. */
  async function find(key: string) {
    const [row] = await database.owner
      .select()
      .from(files)
      .where(
        and(eq(files.key, key), isNotNull(files.user_id), or(isNull(files.expires_at), gt(files.expires_at, now()))),
      )
    return row
  }

  /** A picture's name ends in .png. Whoever can read WebP gets that, also half as wide; what is not there is packed when it is first read. */
  async function picture(key: string, { accept, small }: { accept: string; small: boolean }) {
    if (!key.endsWith('.png')) return find(key)
    if (accept.includes('image/webp')) {
      const row = small ? await smaller(key) : await find(key.replace(/png$/, 'webp'))
      if (row) return row
    }
    return (await find(key)) ?? packed(key, key, 'image/png', (jpeg) => jpeg.png({ compressionLevel: 6 }))
  }

  async function smaller(key: string) {
    const as = smallOf(key)
    const pack = (jpeg: Sharp) =>
      jpeg.resize({ width: smallWidth, withoutEnlargement: true }).webp({ quality: 85, effort: 1 })
    return (await find(as)) ?? packed(key, as, 'image/webp', pack)
  }

  async function packed(
    key: string,
    as: string,
    contentType: 'image/png' | 'image/webp',
    pack: (jpeg: Sharp) => Sharp,
  ) {
    const source = await find(key.replace(/png$/, 'jpg'))
    const bytes = source && (await readWhole(source.key))
    if (!bytes || source.user_id === null) return undefined
    const { kind, user_id: userId, book_id: bookId } = source
    await put({
      key: as,
      bytes: new Uint8Array(await pack(sharp(bytes)).toBuffer()),
      contentType,
      kind,
      userId,
      bookId,
    })
    return find(as)
  }

  async function read(row: typeof files.$inferSelect, part: ByteRange | undefined) {
    if (!row.is_sealed) return store.read(row.key, part)
    const whole = await readWhole(row.key)
    return whole && new Uint8Array(whole.subarray(part?.start ?? 0, part && part.end + 1))
  }

  const answer: Route['answer'] = async (context) => {
    const { pathname } = new URL(context.req.url)
    const key = pathname.slice('/files/'.length)
    const end = isFileKey(key) ? links.check(key, context.req.query()) : undefined
    const small = context.req.query('small') !== undefined
    const row = end && (await picture(key, { accept: context.req.header('accept') ?? '', small }))
    if (!row) throw noSuchRoute()

    const etag = `"${row.sha256.slice(0, 32)}"`
    const seconds = Math.floor((end.getTime() - now().getTime()) / second)
    const headers = new Headers({
      'content-type': row.content_type,
      'cache-control': row.kind === 'photo' ? 'private, no-store' : `private, max-age=${seconds}, immutable`,
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
