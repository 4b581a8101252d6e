// Photos lie encrypted under a key of their member: what happens to them follows from what happens to it.

import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { books } from '../../../database/schema/books.ts'
import { users } from '../../../database/schema/members.ts'
import { files as rows, photoKeys } from '../../../database/schema/platform.ts'
import { hour } from '../../base/dates.ts'
import { openTestDatabase } from '../database/test-database.ts'
import type { Secrets } from '../secrets.ts'
import { testFiles } from './test-files.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const words = 'a face in front of a garden'
const former = 'the secret that was always there, and long'
const newer = 'the secret that takes its place, and long too'

async function setUp(secrets: Secrets = [former]) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'safe-'))
  const open = (with_: Secrets) => testFiles(database, { DATA_DIR }, () => {}, with_)
  const [member] = await database.owner
    .insert(users)
    .values({ email: `${randomUUID()}@example.com` })
    .returning()
  const userId = member?.id ?? ''
  const [book] = await database.owner.insert(books).values({ user_id: userId }).returning()
  const key = `photos/${book?.id}/${randomUUID()}_1.jpg`
  const house = open(secrets)
  const bytes = new TextEncoder().encode(words)
  await house.files.put({ key, bytes, contentType: 'image/jpeg', kind: 'photo', userId, bookId: book?.id ?? '' })
  return { house, open, key, userId, path: join(DATA_DIR, 'files', key) }
}
const textOf = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString()
const keysOf = (userId: string) => database.owner.$count(photoKeys, eq(photoKeys.user_id, userId))

test('nothing readable lies in the store; her link and the server read it, whole and in part', async () => {
  const { house, key, path } = await setUp()
  expect(readFileSync(path).includes('face')).toBe(false)
  expect(textOf(await house.files.get(key))).toBe(words)
  const whole = await house.get(house.files.link(key))
  expect([whole.status, await whole.text()]).toEqual([200, words])
  expect(whole.headers.get('content-length')).toBe(String(words.length))
  const part = await house.get(house.files.link(key), { range: 'bytes=2-5' })
  expect([part.status, await part.text()]).toEqual([206, 'face'])
})

test('bytes under another name or of another member do not open', async () => {
  const ana = await setUp()
  const ben = await setUp()
  copyFileSync(ana.path, ben.path)
  expect(await ben.open([former]).files.get(ben.key)).toBeUndefined()
  const renamed = ana.key.replace('_1', '_2')
  copyFileSync(ana.path, ana.path.replace('_1', '_2'))
  await database.owner.update(rows).set({ key: renamed }).where(eq(rows.key, ana.key))
  expect(await ana.house.files.get(renamed)).toBeUndefined()
  expect((await ana.house.get(ana.house.files.link(renamed))).status).toBe(404)
})

test('without its member the key is gone, and a copy of the bytes and rows from a backup shows nothing', async () => {
  const { house, key, userId, path } = await setUp()
  const backup = join(mkdtempSync(join(tmpdir(), 'backup-')), 'photo')
  copyFileSync(path, backup)
  const [row] = await database.owner.select().from(rows).where(eq(rows.key, key))
  const [member] = await database.owner.select().from(users).where(eq(users.id, userId))
  await database.owner.delete(users).where(eq(users.id, userId))
  expect(await keysOf(userId)).toBe(0)
  await house.sweep()
  expect(await house.files.get(key)).toBeUndefined()

  if (!row || !member) throw new Error('There was a row')
  await database.owner.insert(users).values(member)
  await database.owner.insert(rows).values({ ...row, book_id: null })
  mkdirSync(dirname(path), { recursive: true })
  copyFileSync(backup, path)
  expect(readdirSync(dirname(path))).toHaveLength(1)
  expect(await house.files.get(key)).toBeUndefined()
  expect((await house.get(house.files.link(key))).status).toBe(404)
})

test('the key goes an hour after her last photo, not before', async () => {
  const { house, key, userId } = await setUp()
  house.clock.advance(2 * hour)
  await house.sweep()
  expect(await keysOf(userId)).toBe(1)
  expect(textOf(await house.files.get(key))).toBe(words)
  await house.files.remove([key])
  await house.sweep()
  expect(await keysOf(userId)).toBe(0)

  const other = await setUp()
  await other.house.files.remove([other.key])
  await other.house.sweep()
  expect(await keysOf(other.userId)).toBe(1)
})

test('the installation’s secret can be changed: keys are sealed anew, then the former one opens nothing', async () => {
  const { open, key, house } = await setUp()
  const link = house.files.link(key)
  const changing = open([newer, former])
  expect(textOf(await changing.files.get(key))).toBe(words)
  expect((await changing.get(link)).status).toBe(200)
  await changing.sweep()
  const after = open([newer])
  expect(textOf(await after.files.get(key))).toBe(words)
  expect((await after.get(link)).status).toBe(404)
  expect(await open([former]).files.get(key)).toBeUndefined()
})

test('a photo from the time before there were keys is still read', async () => {
  const { house, key } = await setUp()
  const older = key.replace('_1', '_0')
  await house.files.put({
    ...{ key: older, bytes: new TextEncoder().encode('an older one'), contentType: 'image/jpeg', kind: 'portrait' },
    userId: (await database.owner.select().from(rows).where(eq(rows.key, key)))[0]?.user_id ?? '',
    bookId: (await database.owner.select().from(rows).where(eq(rows.key, key)))[0]?.book_id ?? '',
  })
  await database.owner.update(rows).set({ kind: 'photo' }).where(eq(rows.key, older))
  expect(textOf(await house.files.get(older))).toBe('an older one')
})

test('guessed links and guessed names show nothing', async () => {
  const { house, key } = await setUp()
  const good = house.files.link(key)
  const [, signature = ''] = good.split('signature=')
  const guesses = Array.from({ length: 5000 }, () => [
    `/files/photos/${randomUUID()}/${randomUUID()}_1.jpg?${good.split('?')[1]}`,
    good.replace(signature, Buffer.from(randomUUID().repeat(2)).toString('base64url').slice(0, signature.length)),
  ]).flat()
  const further = [`/files/${key}`, good.replace(/expires=\d+/, 'expires=9999999999'), good.replace('_1', '_2')]
  for (const link of [...guesses, ...further]) expect((await house.get(link)).status, link).toBe(404)
  expect((await house.get(good)).status).toBe(200)
})
