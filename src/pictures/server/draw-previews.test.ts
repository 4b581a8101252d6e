import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openTestPictures } from './test-pictures.ts'

test('as soon as the story exists, every page has a preview; another style draws them anew; nothing counts as final', async () => {
  const on = await openTestPictures({ drawsPreviews: true })
  const ana = await on.door.addMember()
  const { bookId } = await on.addStory(ana)
  const previews = async () => (await on.pageRows(bookId)).flatMap(({ preview_image_url: key }) => key ?? [])
  await expect.poll(async () => (await previews()).length, { timeout: 60_000, interval: 200 }).toBe(24)
  const before = await previews()
  const stored = await on.hands.files.get((before[0] ?? '').replace(/png$/, 'webp'))
  expect(await sharp(stored).metadata()).toMatchObject({ width: 512, height: 396 })
  expect((await on.pageRows(bookId)).every(({ image_url }) => image_url === null)).toBe(true)
  await on.door.ask(ana, `PATCH /api/books/${bookId}`, { art_style_id: 'watercolor' })
  const changed = async () => (await previews()).filter((key) => !before.includes(key)).length
  await expect.poll(changed, { timeout: 90_000, interval: 200 }).toBe(24)
  await on.close()
})

test('a style that is chosen while previews are drawn has its own', async () => {
  const on = await openTestPictures({ drawsPreviews: true })
  const ana = await on.door.addMember()
  const { bookId } = await on.addStory(ana)
  const drawnAt = async () =>
    (await on.pageRows(bookId)).map(({ preview_image_url: key }) => Number(/_(\d+)_preview/.exec(key ?? '')?.[1] ?? 0))
  await expect.poll(async () => (await drawnAt()).filter((at) => at > 0).length, { interval: 20 }).toBeGreaterThan(0)
  const chosen = on.hands.now().getTime()
  await on.door.ask(ana, `PATCH /api/books/${bookId}`, { art_style_id: 'watercolor' })
  await expect
    .poll(async () => (await drawnAt()).filter((at) => at > chosen).length, { timeout: 60_000, interval: 200 })
    .toBe(24)
  await on.close()
})

test('the built-in art styles are there for everybody', async () => {
  const on = await openTestPictures()
  const { body } = await on.door.ask(undefined, 'GET /api/art-styles')
  expect(body.items.map(({ id, name }: { id: string; name: string }) => [id, name])).toEqual([
    ['pixar', 'Pixar Style'],
    ['watercolor', 'Watercolor'],
    ['vector', 'Vector Art'],
    ['digital_art', 'Digital Art'],
  ])
  await on.close()
})
