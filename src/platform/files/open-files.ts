// Files at work: bytes first and then their row, so that a row never stands without its bytes; the row first when removed.

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { files } from '../../../database/schema/platform.ts'
import { day, hour, second } from '../../base/dates.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Failpoint } from '../failpoint.ts'
import type { Route } from '../http/route.ts'
import { jobKind, type JobQueue } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import { derivedKeys, type Secrets } from '../secrets.ts'
import { diskStore } from './disk-store.ts'
import { checkFileKey } from './file-key.ts'
import { fileLinks } from './file-links.ts'
import { fileRoutes, finder } from './file-routes.ts'
import type { FileStore } from './file-store.ts'
import { stayWithoutBook, type FileGate, type Files } from './files.ts'
import { pictureForms } from './picture-forms.ts'
import { photoSafe } from './photo-safe.ts'
import { s3Store } from './s3-store.ts'
import { sweepFiles } from './sweep-files.ts'

export interface FilesOptions {
  config: Pick<
    Config,
    | 'DATA_DIR'
    | 'PUBLIC_URL'
    | 'HOST'
    | 'PORT'
    | 'S3_ENDPOINT'
    | 'S3_REGION'
    | 'S3_BUCKET'
    | 'S3_ACCESS_KEY_ID'
    | 'S3_SECRET_ACCESS_KEY'
  >
  database: Database
  jobs: JobQueue
  log: Log
  failpoint: Failpoint
  /** Sign the links and seal the photos. */
  secrets: Secrets
  randomBytes(length: number): Uint8Array
  now(): Date
  fetch: typeof fetch
  gate: FileGate
}

export interface OpenFiles extends Files {
  routes: readonly Route[]
}

const sweep = jobKind({ name: 'files.sweep', payload: z.object({}), every: hour })

/** Partners fetch within hours; two days allow for their bad days. */
const outsideLife = 2 * day

function storeFor({ config, fetch }: FilesOptions): FileStore {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return diskStore(join(config.DATA_DIR, 'files'))
  }
  return s3Store({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    fetch,
  })
}

export function openFiles(options: FilesOptions): OpenFiles {
  const { config, database, jobs, log, failpoint, secrets, randomBytes, now, gate } = options
  const { owner } = database
  const store = storeFor(options)
  const links = fileLinks(derivedKeys(secrets, 'file links'), now)
  const safe = photoSafe({ owner, secrets, randomBytes, now })

  /** A key is taken once and for all: what its link shows never changes. */
  async function isThere(key: string, sha256: string): Promise<boolean> {
    const [row] = await owner.select({ sha256: files.sha256 }).from(files).where(eq(files.key, key))
    if (row && row.sha256 !== sha256) throw new Error('Other bytes are stored under this key')
    return row !== undefined
  }

  const put: Files['put'] = async ({ key, bytes, contentType, kind, userId, bookId, expiresAt }) => {
    checkFileKey(key)
    if (bookId === null && !stayWithoutBook.has(kind)) throw new Error(`A ${kind} belongs to a book`)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    if (await isThere(key, sha256)) return
    const isSealed = kind === 'photo'
    await store.write(key, isSealed ? await safe.seal(userId, key, bytes) : bytes, contentType)
    failpoint('file.written')
    const added = await owner
      .insert(files)
      .values({
        key,
        user_id: userId,
        book_id: bookId,
        kind,
        content_type: contentType,
        bytes: bytes.length,
        sha256,
        is_sealed: isSealed,
        created_at: now(),
        expires_at: expiresAt,
      })
      .onConflictDoNothing({ target: files.key })
      .returning({ id: files.id })
    if (added.length === 0) await isThere(key, sha256)
  }

  const readWhole: Files['get'] = async (key) => {
    const stream = await store.read(key)
    const bytes = stream && new Uint8Array(await new Response(stream).arrayBuffer())
    if (!bytes) return undefined
    const [row] = await owner
      .select({ userId: files.user_id, isSealed: files.is_sealed })
      .from(files)
      .where(eq(files.key, key))
    if (!row?.isSealed) return bytes
    return row.userId === null ? undefined : safe.open(row.userId, key, bytes)
  }

  const find = finder(database, now)
  const forms = pictureForms({ find, readWhole, put })

  const opened: OpenFiles = {
    put,

    get: readWhole,

    async getSmall(key) {
      const row = await forms.small(key, true)
      return row && readWhole(row.key)
    },

    async remove(keys) {
      if (keys.length === 0) return
      await owner.delete(files).where(inArray(files.key, [...keys]))
      failpoint('file.row-removed')
      for (const key of keys) await store.remove(key)
    },

    link: (key, pass) => links.make(key, pass === undefined ? {} : { pass }),

    async outsideLink(key) {
      if (store.link) return store.link(key, outsideLife / second)
      return new URL(
        links.make(key, { life: outsideLife }),
        config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`,
      ).href
    },

    routes: fileRoutes({ database, store, readWhole, find, forms, gate, links, log, now }),
  }

  jobs.work(sweep, async () => {
    await sweepFiles({ database, store, files: opened, now })
    await safe.tidy()
  })
  return opened
}
