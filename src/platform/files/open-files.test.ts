import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readlinkSync, statSync, utimesSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { books } from '../../../database/schema/books.ts'
import { users } from '../../../database/schema/members.ts'
import { files as rows } from '../../../database/schema/platform.ts'
import { hour } from '../../base/dates.ts'
import { createTestDatabase, openDatabaseAt, openTestDatabase } from '../database/test-database.ts'
import { startScript } from '../database/test-process.ts'
import { diskStore } from './disk-store.ts'
import type { NewFile } from './files.ts'
import { testFiles } from './test-files.ts'
import { startVerifyingS3, type VerifyingS3 } from './test-s3.ts'

/** A process of its own, on a machine that may be busy. */
const slow = { timeout: 240_000 }

let database: Awaited<ReturnType<typeof openTestDatabase>>
let s3: VerifyingS3
const ana = randomUUID()
const secret = 'a secret that nobody knows'
const bytes = randomBytes(200_000)

beforeAll(async () => {
  database = await openTestDatabase()
  s3 = await startVerifyingS3('books', secret)
  await database.owner.insert(users).values({ id: ana, email: 'ana@example.com' })
})
afterAll(async () => {
  await s3.close()
  await database.close()
})

/** Of this process, as far as the system tells. */
const openFiles = (folder: string) =>
  readdirSync('/proc/self/fd').filter((fd) => {
    const link = `/proc/self/fd/${fd}`
    return existsSync(link) && readlinkSync(link).startsWith(folder)
  })

test.runIf(existsSync('/proc/self/fd'))(
  'a reader who leaves while a file is being opened leaves it closed',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'test-'))
    const store = diskStore(folder)
    await store.write('editions/a.pdf', bytes, 'application/pdf')
    for (let reader = 0; reader < 20; reader += 1) {
      const reading = (await store.read('editions/a.pdf'))?.getReader()
      const first = reading?.read()
      await reading?.cancel()
      await first
    }
    await expect.poll(() => openFiles(folder)).toEqual([])
  },
)

/** What this process has the disk keep for good, in order. */
async function watchSyncs(): Promise<string[]> {
  const handle = await open(tmpdir())
  const kind: Pick<typeof handle, 'sync'> = Object.getPrototypeOf(handle)
  await handle.close()
  const synced: string[] = []
  const { sync } = kind
  const watching = vi.spyOn(kind, 'sync').mockImplementation(function (this: typeof handle) {
    synced.push(readlinkSync(`/proc/self/fd/${this.fd}`))
    return sync.call(this)
  })
  onTestFinished(() => void watching.mockRestore())
  return synced
}

test.runIf(existsSync('/proc/self/fd'))(
  'after a power cut a file is found by its name: each folder above it is written, made just now or by somebody else a moment ago',
  async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'test-')), 'files')
    const synced = await watchSyncs()
    const above = [join(folder, 'book-pages/a'), join(folder, 'book-pages'), folder, dirname(folder)]
    for (const name of ['1.png', '2.png']) {
      await diskStore(folder).write(`book-pages/a/${name}`, bytes, 'image/png')
      const [file, ...folders] = synced.splice(0)
      expect(file).toContain(`/book-pages/a/${name}.`)
      expect(folders).toEqual(above)
    }
  },
)

async function newBook(): Promise<string> {
  const [book] = await database.owner.insert(books).values({ user_id: ana }).returning()
  return book?.id ?? ''
}

const house = (settings: Record<string, string>) => testFiles(database, settings)
const dataDir = () => mkdtempSync(join(tmpdir(), 'test-'))
const s3Settings = () => ({
  S3_ENDPOINT: s3.endpoint,
  S3_BUCKET: 'books',
  S3_ACCESS_KEY_ID: 'house',
  S3_SECRET_ACCESS_KEY: secret,
})

describe.each(['disk', 's3'])('files on %s', (where) => {
  const open = () => house(where === 's3' ? s3Settings() : { DATA_DIR: dataDir() })
  const picture = async (): Promise<NewFile> => ({
    key: `book-pages/${await newBook()}/${randomUUID()}_1.png`,
    bytes,
    contentType: 'image/png',
    kind: 'page_picture',
    userId: ana,
    bookId: await newBook(),
  })

  test('what was put can be got, through a signed link too, whole or in part', async () => {
    const { files, get } = open()
    const file = await picture()
    await files.put(file)
    expect(Buffer.from((await files.get(file.key)) ?? []).equals(bytes)).toBe(true)

    const link = files.link(file.key)
    const whole = await get(link)
    expect(whole.status).toBe(200)
    expect(whole.headers.get('content-type')).toBe('image/png')
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
    expect(whole.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/)
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true)

    const ranges = [
      ['bytes=10-19', 10, 20],
      ['bytes=199990-', 199_990, 200_000],
      ['bytes=-5', 199_995, 200_000],
      ['bytes=100-900000', 100, 200_000],
    ] as const
    for (const [range, start, end] of ranges) {
      const part = await get(link, { range })
      expect(part.status, range).toBe(206)
      expect(part.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/200000`)
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(start, end)), range).toBe(true)
    }
    expect((await get(link, { range: 'bytes=200000-' })).status).toBe(416)
    for (const range of ['bytes=5-1', 'bytes=1-2,5-6', 'lines=1-2', 'bytes=-']) {
      expect((await get(link, { range })).status, range).toBe(200)
    }
    expect((await get(link, { 'if-none-match': whole.headers.get('etag') ?? '' })).status).toBe(304)
    const head = await get(link, {}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '200000', ''])
  })

  test('a removed file is gone, row and bytes', async () => {
    const { files, get } = open()
    const file = await picture()
    await files.put(file)
    await files.remove([file.key])
    expect(await files.get(file.key)).toBeUndefined()
    expect((await get(files.link(file.key))).status).toBe(404)
  })

  test('the sweep removes what a deleted book, an expiry or a crash left, and nothing else', async () => {
    const { files, get, sweep, clock } = open()
    const [kept, ofBook, expiring] = [await picture(), await picture(), await picture()]
    await files.put(kept)
    await files.put(ofBook)
    await files.put({ ...expiring, kind: 'photo', expiresAt: new Date(Date.now() + 10_000) })
    await files.put({ ...kept, key: `editions/${randomUUID()}.pdf`, kind: 'edition', bookId: null })
    const photo = await get(files.link(expiring.key))
    expect(photo.headers.get('cache-control')).toBe('private, no-store')
    await photo.body?.cancel()
    const before = await database.owner.$count(rows)

    clock.advance(10_001)
    expect((await get(files.link(expiring.key))).status).toBe(404)
    await database.owner.delete(books).where(eq(books.id, ofBook.bookId ?? ''))
    // Bytes whose row never came: too young at first.
    const orphan = await picture()
    await files.put(orphan)
    await database.owner.delete(rows).where(eq(rows.key, orphan.key))
    await sweep()
    expect(await database.owner.$count(rows)).toBe(before - 2)
    expect(await files.get(ofBook.key)).toBeUndefined()
    expect(await files.get(expiring.key)).toBeUndefined()
    expect(await files.get(orphan.key)).toBeDefined()
    clock.advance(hour)
    await sweep()
    expect(await files.get(orphan.key)).toBeUndefined()
    expect(await files.get(kept.key)).toBeDefined()
  })

  test('the same bytes may be put twice, other bytes may not', async () => {
    const { files } = open()
    const file = await picture()
    await Promise.all([files.put(file), files.put(file)])
    await files.put(file)
    await expect(files.put({ ...file, bytes: randomBytes(10) })).rejects.toThrow('Other bytes')
    expect(Buffer.from((await files.get(file.key)) ?? []).equals(bytes)).toBe(true)
    await expect(files.put({ ...file, key: `x/${randomUUID()}`, bookId: null })).rejects.toThrow('belongs to a book')
  })
})

test('a key can name nothing outside the folder, and files are readable by us only', async () => {
  const DATA_DIR = dataDir()
  const { files } = house({ DATA_DIR })
  const file: NewFile = {
    key: 'editions/mine.pdf',
    bytes,
    contentType: 'application/pdf',
    kind: 'edition',
    userId: ana,
    bookId: null,
  }
  for (const key of [
    '../x',
    'a/../../x',
    '/etc/x',
    'a//b',
    '.hidden',
    'a/.b',
    'a b',
    'ä',
    'A',
    '',
    'a\0',
    'a\\b',
    'x'.repeat(301),
  ]) {
    await expect(files.put({ ...file, key }), key).rejects.toThrow('A file key')
    await expect(files.get(key), key).rejects.toThrow('A file key')
  }
  await files.put(file)
  expect(statSync(join(DATA_DIR, 'files', file.key)).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(DATA_DIR, 'files/editions'))).toEqual(['mine.pdf'])
})

test('the bucket takes nothing that is not signed by the secret, and its own links work for outsiders until they end', async () => {
  const refused = house({ ...s3Settings(), S3_SECRET_ACCESS_KEY: 'a wrong secret' })
  const file: NewFile = {
    key: 'editions/s3.pdf',
    bytes,
    contentType: 'application/pdf',
    kind: 'edition',
    userId: ana,
    bookId: null,
  }
  await expect(refused.files.put(file)).rejects.toThrow('403')
  expect(s3.refused).toEqual(['wrong signature'])
  const { files } = house(s3Settings())
  await files.put(file)
  const link = await files.outsideLink(file.key)
  expect((await fetch(link)).status).toBe(200)
  expect((await fetch(link.replace('s3.pdf', 'other.pdf'))).status).toBe(403)
  expect((await fetch(link.split('?')[0] ?? '')).status).toBe(403)
})

test('while the bucket is away a link answers 503', async () => {
  const away = house({ ...s3Settings(), S3_ENDPOINT: 'http://127.0.0.1:9' })
  const [row] = await database.owner.select().from(rows).limit(1)
  const answer = await away.get(away.files.link(row?.key ?? ''))
  expect(answer.status).toBe(503)
})

test('a crash between bytes and row leaves no row without bytes, and the next try succeeds', slow, async () => {
  const script = join(import.meta.dirname, 'fixtures/put-process.ts')
  const address = await createTestDatabase()
  const DATA_DIR = dataDir()
  const userId = randomUUID()
  const key = 'editions/book.pdf'
  const path = join(DATA_DIR, 'files', key)
  const putting = startScript(script, [address, DATA_DIR, userId], { FAILPOINT: 'file.written' })
  expect(await putting.ended).toBe(null)

  const left = await openDatabaseAt(address)
  expect(await left.owner.$count(rows)).toBe(0)
  expect(existsSync(path)).toBe(true)
  const edition = { contentType: 'application/pdf', kind: 'edition', bookId: null } as const
  const { files, sweep } = testFiles(left, { DATA_DIR }, (name) => {
    if (name === 'file.row-removed') throw new Error('crash')
  })
  await files.put({ ...edition, key, userId, bytes: Buffer.from('bytes') })
  await expect(files.remove([key])).rejects.toThrow('crash')
  expect(await left.owner.$count(rows)).toBe(0)
  expect(existsSync(path)).toBe(true)
  utimesSync(path, new Date(), new Date(Date.now() - 2 * hour))
  await sweep()
  expect(existsSync(path)).toBe(false)
  await left.close()
})
