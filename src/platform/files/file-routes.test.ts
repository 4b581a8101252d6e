import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../../database/schema/members.ts'
import { day } from '../../base/dates.ts'
import { openTestDatabase } from '../database/test-database.ts'
import type { NewFile } from './files.ts'
import { testFiles } from './test-files.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
const ana = randomUUID()
const bytes = Buffer.from('the bytes of a book')

beforeAll(async () => {
  database = await openTestDatabase()
  await database.owner.insert(users).values({ id: ana, email: 'ana@example.com' })
})
afterAll(() => database.close())

const house = (settings: Record<string, string>) => testFiles(database, settings)
const dataDir = () => mkdtempSync(join(tmpdir(), 'test-'))

test('a link is good for its file and its time only, and anything wrong looks the same [S7.27]', async () => {
  const { files, get, clock } = house({ DATA_DIR: dataDir() })
  const file: NewFile = {
    key: 'editions/a.pdf',
    bytes,
    contentType: 'application/pdf',
    kind: 'edition',
    userId: ana,
    bookId: null,
  }
  await files.put(file)
  await files.put({ ...file, key: 'editions/b.pdf' })
  clock.set(new Date('2026-11-20T10:10:00Z'))
  const link = files.link(file.key)
  expect((await get(link)).status).toBe(200)
  const wrong = [
    '/files/editions/a.pdf',
    link.replace('a.pdf', 'b.pdf'),
    link.replace(/expires=\d+/, 'expires=99999999999'),
    link.replace(/signature=.*/, 'signature='),
    `${link}x`,
    link.replace('/editions', '/editions/../editions').replace('a.pdf', 'A.PDF'),
    link.replace('editions/', 'editions/..%2f..%2f'),
    files.link('../../etc/passwd'),
    files.link('editions/c.pdf'),
  ]
  const answers = await Promise.all(wrong.map(async (one) => (await get(one)).json()))
  for (const answer of answers)
    expect(answer).toEqual({ error: 'There is nothing at this address.', code: 'not_found' })

  clock.set(new Date('2026-11-20T10:59:00Z'))
  expect(files.link(file.key)).toBe(link)
  clock.set(new Date('2026-11-20T11:59:59Z'))
  expect(files.link(file.key)).not.toBe(link)
  expect((await get(link)).status).toBe(200)
  clock.set(new Date('2026-11-20T12:00:00Z'))
  expect((await get(link)).status).toBe(404)
})

test('on disk an outside link is one of ours, absolute and longer', async () => {
  const { files, clock, get } = house({ DATA_DIR: dataDir(), PUBLIC_URL: 'https://books.example', RATE_LIMITS: 'on' })
  const file: NewFile = {
    key: 'editions/d.pdf',
    bytes,
    contentType: 'application/pdf',
    kind: 'edition',
    userId: ana,
    bookId: null,
  }
  await files.put(file)
  const link = await files.outsideLink(file.key)
  expect(link).toMatch(/^https:\/\/books\.example\/files\/editions\/d\.pdf\?/)
  clock.advance(2 * day - 1000)
  expect((await get(link.replace('https://books.example', ''))).status).toBe(200)
})

test('for a card or a list a picture is had half as wide, packed once and behind the same signature', async () => {
  const { files, get } = house({ DATA_DIR: dataDir() })
  const whole = sharp({ create: { width: 1650, height: 1275, channels: 3, background: '#3355aa' } })
  const jpeg = new Uint8Array(await whole.jpeg().toBuffer())
  const book = { kind: 'export', userId: ana, bookId: null } as const
  await files.put({ ...book, key: 'book-pages/c.jpg', bytes: jpeg, contentType: 'image/jpeg' })
  const link = files.link('book-pages/c.png')
  for (let times = 0; times < 2; times += 1) {
    const small = await get(`${link}&small`, { accept: 'image/webp' })
    expect(small.headers.get('content-type')).toBe('image/webp')
    expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 825, height: 638 })
  }
  expect(await files.get('book-pages/c.small.webp')).toBeDefined()
  const plain = await get(`${link}&small`, { accept: '*/*' })
  expect(plain.headers.get('content-type'), 'whoever cannot read WebP').toBe('image/png')
  expect((await get(`${link}x&small`, { accept: 'image/webp' })).status).toBe(404)
})

test('a picture is WebP for who reads it, else a PNG that is packed once; its name is the same', async () => {
  const { files, get } = house({ DATA_DIR: dataDir() })
  const canvas = sharp({ create: { width: 8, height: 6, channels: 3, background: '#3355aa' } })
  const book = { kind: 'export', userId: ana, bookId: null } as const
  const jpeg = new Uint8Array(await canvas.clone().jpeg().toBuffer())
  const webp = new Uint8Array(await canvas.clone().webp().toBuffer())
  await files.put({ ...book, key: 'book-pages/a.jpg', bytes: jpeg, contentType: 'image/jpeg' })
  await files.put({ ...book, key: 'book-pages/a.webp', bytes: webp, contentType: 'image/webp' })
  const link = files.link('book-pages/a.png')
  const modern = await get(link, { accept: 'image/avif,image/webp,*/*' })
  expect(modern.headers.get('content-type')).toBe('image/webp')
  expect(modern.headers.get('vary')).toContain('accept')
  expect(await files.get('book-pages/a.png')).toBeUndefined()
  for (let times = 0; times < 2; times += 1) {
    const plain = await get(link, { accept: '*/*' })
    expect(plain.headers.get('content-type')).toBe('image/png')
    expect(await sharp(await plain.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 8, height: 6 })
  }
  expect(await files.get('book-pages/a.png')).toBeDefined()
  expect((await get(files.link('book-pages/b.png'))).status).toBe(404)
})
