import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { artStyles } from '../../../database/schema/books.ts'
import { picturesDue } from '../../books/server/pictures-due.ts'
import { rawRows } from '../../platform/database/rows.ts'
import { openTestPictures } from './test-pictures.ts'

test('as soon as the story exists, every page has a preview, also when one could not be kept at first; nothing counts as final; another style draws them anew, also one chosen meanwhile', async () => {
  const on = await openTestPictures({ drawsPreviews: true })
  const ana = await on.door.addMember()
  // A store that is full for a moment loses none of them.
  const put = on.hands.files.put.bind(on.hands.files)
  const drawn = vi.spyOn(on.hands.files, 'put').mockImplementation(async (file) => {
    if (drawn.mock.calls.length === 39) throw new Error('no room')
    return put(file)
  })
  const { bookId } = await on.addStory(ana, { art_style_id: 'vector' })
  const previews = async () => (await on.pageRows(bookId)).flatMap(({ preview_image_url: key }) => key ?? [])
  const choose = (art_style_id: string) => on.door.ask(ana, `PATCH /api/books/${bookId}`, { art_style_id })
  const othersThan = async (before: string[]) => (await previews()).filter((key) => !before.includes(key)).length
  await expect.poll(async () => (await previews()).length, { timeout: 240_000, interval: 200 }).toBe(24)
  const state = sql`select state::text from pgboss.job where name = ${picturesDue.name}`
  await expect.poll(() => rawRows(on.database.owner, state), { timeout: 240_000 }).toEqual([{ state: 'completed' }])
  const first = await previews()
  // Each is stored twice, and none a second time but the one that was lost: somebody may be looking at the others.
  expect(drawn.mock.calls).toHaveLength(49)
  // Before there is a cover, lists show the first of them.
  const { body: book } = await on.door.ask(ana, `GET /api/books/${bookId}`)
  expect(book).toMatchObject({ cover_image_url: null, first_picture_url: expect.stringContaining(first[0] ?? '?') })
  const stored = await on.hands.files.get((first[0] ?? '').replace(/png$/, 'webp'))
  expect(await sharp(stored).metadata()).toMatchObject({ width: 512, height: 396 })
  expect((await on.pageRows(bookId)).every(({ image_url }) => image_url === null)).toBe(true)
  drawn.mockClear()
  await choose('watercolor')
  await expect.poll(() => othersThan(first), { interval: 20 }).toBeGreaterThan(0)
  await choose('vector')
  const chosen = on.hands.now().getTime()
  const sinceThen = async () =>
    (await previews()).filter((key) => Number(/_(\d+)_preview/.exec(key)?.[1]) > chosen).length
  await expect.poll(sinceThen, { timeout: 240_000, interval: 200 }).toBe(24)
  // Each is stored twice. A style that is left is not drawn to its end.
  expect(drawn.mock.calls.length / 2).toBeLessThan(48)
  await on.close()
})

test('the built-in art styles are there for everybody, and none that is out of use [S3.8 S7.21]', async () => {
  const on = await openTestPictures()
  const ink = { id: 'ink', name: 'Ink', description: '', prompt_addition: '', is_active: false }
  await on.database.owner.insert(artStyles).values(ink)
  const { body } = await on.door.ask(undefined, 'GET /api/art-styles')
  expect(body.items.map(({ id, name }: { id: string; name: string }) => [id, name])).toEqual([
    ['pixar', 'Pixar Style'],
    ['watercolor', 'Watercolor'],
    ['vector', 'Vector Art'],
    ['digital_art', 'Digital Art'],
  ])
  await on.close()
})
