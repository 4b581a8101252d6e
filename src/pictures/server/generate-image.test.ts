import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { artStyles, books, pages } from '../../../database/schema/books.ts'
import type { Caller } from '../../platform/http/route.ts'
import type { PaintOrder } from './painter.ts'
import { embeddedPainter } from './painters/embedded-painter.ts'
import { openTestPictures, painted, type TestPictures } from './test-pictures.ts'

let on: TestPictures
let ana: Caller
const orders: PaintOrder[] = []
beforeAll(async () => {
  on = await openTestPictures({
    paint: async (order) => {
      orders.push(order)
      return painted(`${order.size} ${orders.length}`)
    },
  })
  ana = await on.door.addMember()
})
afterAll(() => on.close())

const generate = (caller: Caller, input: object) => on.door.ask(caller, 'POST /functions/v1/images-generate', input)

test('our own illustrator draws a page as JPEG and WebP, at screen size and as a preview [S7.9 S7.27 S9.13 S9.17]', async () => {
  const own = await openTestPictures({ paint: embeddedPainter })
  const eve = await own.door.addMember()
  const { bookId, pageId } = await own.addStory(eve)
  const ask = (input: object) => own.door.ask(eve, 'POST /functions/v1/images-generate', { bookId, pageId, ...input })
  const { body, status } = await ask({})
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, isPreview: false, engine: 'embedded', notices: [] })
  expect(body.imageUrl).toMatch(new RegExp(`^/files/book-pages/${bookId}/${pageId}_\\d+\\.png$`))
  expect(body.page.image_url).toBe(body.imageUrl)
  expect(body.page.image_prompt).toMatch(/^clean flat|^children|picture book|^flat vector/i)
  const stored = async (ending: string, url: string = body.imageUrl) =>
    sharp(await own.hands.files.get(url.slice('/files/'.length).replace(/png$/, ending))).metadata()
  expect(await stored('jpg')).toMatchObject({ format: 'jpeg', width: 1650, height: 1275 })
  expect(await stored('webp')).toMatchObject({ format: 'webp', width: 1650, height: 1275 })
  const preview = await ask({ isPreview: true, quality: 'low' })
  expect(preview.body).toMatchObject({ isPreview: true, page: { image_url: body.imageUrl } })
  expect(preview.body.page.preview_image_url).toBe(preview.body.imageUrl)
  expect(await stored('webp', preview.body.imageUrl)).toMatchObject({ width: 512, height: 396 })
  const square = await ask({ isPreview: true, quality: 'low', size: '512x512' })
  expect(await stored('webp', square.body.imageUrl)).toMatchObject({ width: 512, height: 512 })
  await own.close()
})

test('the first picture is the cover until another takes its place; the last six that were replaced can be had again [S9.17]', async () => {
  const { bookId, pageId, pageIds } = await on.addStory(ana)
  const key = (url: string) => url.slice('/files/'.length)
  const cover = async () =>
    (await on.database.owner.select().from(books).where(eq(books.id, bookId)))[0]?.cover_image_url
  const drawn: string[] = []
  for (const wish of [
    undefined,
    'At night',
    'Snow',
    'another view',
    'another view',
    'another view',
    'another view',
    'another view',
  ]) {
    on.hands.clock.advance(5)
    const { body } = await generate(ana, { bookId, pageId, ...(wish && { feedbackPrompt: wish }) })
    drawn.push(body.imageUrl)
    expect(await cover()).toBe(key(body.imageUrl))
  }
  const had = async (member: Caller) => on.door.ask(member, `GET /api/pages/${pageId}/pictures`)
  const { body } = await had(ana)
  expect(body.items.map(({ image_url }: { image_url: string }) => image_url)).toEqual(drawn.toReversed().slice(0, 7))
  expect(body.items[0]).toMatchObject({ is_shown: true })
  const stored = async (url = '') => (await on.hands.files.get(key(url).replace(/png$/, 'jpg'))) !== undefined
  expect([await stored(drawn[0]), await stored(drawn[1])]).toEqual([false, true])

  const use = (member: Caller, picture: string, id: string | undefined = pageId) =>
    on.door.ask(member, `POST /api/pages/${id}/pictures/use`, { picture })
  const night = body.items.at(-1)
  const back = await use(ana, night.id)
  expect(back.body).toMatchObject({ image_url: drawn[1], alt_text: night.alt_text })
  expect(back.body.alt_text).toMatch(/at night/)
  expect(await cover()).toBe(key(drawn[1] ?? ''))
  const [row] = await on.database.owner.select().from(pages).where(eq(pages.id, pageId))
  expect(row?.scene).toMatchObject({ time: 'night' })
  expect(row?.scene?.take).toBeUndefined()

  const eve = await on.door.addMember()
  expect(await had(eve)).toMatchObject({ status: 404, body: { error: 'Page not found' } })
  expect(await use(eve, night.id)).toMatchObject({ status: 404, body: { error: 'Page not found' } })
  expect(await use(ana, night.id, pageIds[1])).toMatchObject({ status: 404, body: { error: 'Picture not found' } })
  await on.generate(ana, bookId)
  expect((await had(ana)).body.items).toEqual([])
})

test('a draft that was wished otherwise can be had again with its moment, until the page is painted', async () => {
  const { bookId, pageId } = await on.addStory(ana)
  const had = async () => (await on.door.ask(ana, `GET /api/pages/${pageId}/pictures`)).body.items
  const drafted: { imageUrl: string; page: { alt_text: string } }[] = []
  for (const wish of [undefined, 'At night']) {
    on.hands.clock.advance(5)
    const order = { bookId, pageId, isPreview: true, ...(wish && { feedbackPrompt: wish }) }
    drafted.push((await generate(ana, order)).body)
  }
  const [now, before] = await had()
  expect([now, before]).toMatchObject([{ is_shown: true }, { is_shown: false, image_url: drafted[0]?.imageUrl }])
  const file = drafted[0]?.imageUrl.slice('/files/'.length).replace(/png$/, 'jpg') ?? ''
  expect(await on.hands.files.get(file)).toBeDefined()
  const back = await on.door.ask(ana, `POST /api/pages/${pageId}/pictures/use`, { picture: before.id })
  expect(back.body).toMatchObject({
    ...{ image_url: null, preview_image_url: drafted[0]?.imageUrl, alt_text: drafted[0]?.page.alt_text },
  })
  const [row] = await on.database.owner.select().from(pages).where(eq(pages.id, pageId))
  expect(row?.scene?.time).not.toBe('night')
  await generate(ana, { bookId, pageId })
  expect(await had()).toHaveLength(1)
})

test('a picture that is there is painted anew from elsewhere, with the same people at the same moment', async () => {
  const { bookId, pageId } = await on.addStory(ana)
  orders.splice(0)
  for (const more of [{}, {}, { isPreview: true }, {}]) {
    on.hands.clock.advance(5)
    expect((await generate(ana, { bookId, pageId, ...more })).status).toBe(200)
  }
  const views = orders.map(({ page }) => page.n ?? 0)
  expect(views.map((n) => n - (views[0] ?? 0))).toEqual([0, 5, 5, 10])
  const [first, , , last] = orders.map(({ page }) => page.scene)
  expect(last).toMatchObject({ take: 2, place: first?.place, time: first?.time, props: first?.props })
  expect(last?.who.map(({ id, action }) => [id, action])).toEqual(first?.who.map(({ id, action }) => [id, action]))
  const cameras = orders.map(({ page }) => page.scene.direction?.camera?.view)
  expect(new Set(cameras).size).toBe(3)
})

test('the same cast is on every page, however often it is drawn [S3.9 S9.15]', async () => {
  const { bookId, pageIds } = await on.addStory(ana)
  orders.splice(0)
  for (const pageId of pageIds.slice(0, 3)) await generate(ana, { bookId, pageId })
  const heroes = orders.map(({ page }) => page.cast.find(({ role }) => role === 'hero'))
  expect(heroes[0]?.name).toBe('Zoë')
  expect(heroes[1]).toEqual(heroes[0])
  expect(heroes[2]).toEqual(heroes[0])
  const { body } = await generate(ana, { bookId, pageId: pageIds[0] })
  expect(body.page.image_prompt).toMatch(/^children's book style, digital art\./)
})

test('the words of the chosen style open the order of a picture [S3.9]', async () => {
  const { bookId, pageId } = await on.addStory(ana, { art_style_id: 'watercolor' })
  const { owner } = on.database
  const [style] = await owner.select().from(artStyles).where(eq(artStyles.id, 'watercolor'))
  const { body } = await generate(ana, { bookId, pageId })
  expect(style?.prompt_addition).toMatch(/watercolor/)
  expect(body.page.image_prompt.startsWith(`${style?.prompt_addition}. `)).toBe(true)
})

test('a wish changes the scene, stays with the page and its words for the blind, and what cannot be drawn is said [S7.9]', async () => {
  const { bookId, pageId } = await on.addStory(ana)
  orders.splice(0)
  const { body } = await generate(ana, {
    bookId,
    pageId,
    feedbackPrompt: 'At night in the park, in the rain. Quantum foam!',
  })
  expect(orders[0]?.page.scene).toMatchObject({ time: 'night', weather: 'rain' })
  expect(body).toMatchObject({ understood: ['place: park', 'night', 'rain'], left: ['Quantum foam'] })
  expect(body.notices).toEqual(['We could not draw: Quantum foam'])
  expect(body.page.alt_text).toMatch(/night/i)
  await generate(ana, { bookId, pageId })
  expect(orders[1]?.page.scene).toMatchObject({ time: 'night', weather: 'rain' })
  await on.generate(ana, bookId)
  const [page] = await on.database.owner.select().from(pages).where(eq(pages.id, pageId))
  expect(page).toMatchObject({ scene: null, image_url: null })
})

test('what is worn on one page is drawn and described there, and nowhere else', async () => {
  const { bookId, pageIds } = await on.addStory(ana)
  const [pageId, other] = pageIds
  orders.splice(0)
  const { body } = await generate(ana, { bookId, pageId, feedbackPrompt: 'a red hat, and her hair green' })
  expect(body.understood).toEqual([expect.stringMatching(/^hat: red, on (?:her|Zoë’s) head$/)])
  expect(body.left).toEqual(['her hair green'])
  expect(body.notices).toEqual([
    'We could not draw: her hair green',
    'Hair, eyes and skin are the same on every page. Change them with the character.',
  ])
  await generate(ana, { bookId, pageId: other })
  const worn = orders.map(({ page }) => page.cast.find(({ role }) => role === 'hero'))
  expect(worn[0]?.canonical).toContain('a hat in tomato')
  expect(worn[1]?.canonical).not.toContain('hat in tomato')
})

test.each([
  [{ feedbackPrompt: '  ' }, 'feedbackPrompt', 'Please say what should change'],
  [{ feedback: '' }, 'feedback', 'Please say what should change'],
  [{ isPreview: 'yes' }, 'isPreview', 'isPreview must be true or false'],
  [{ bookId: undefined }, 'bookId', 'Book not found'],
  [{ pageId: undefined }, 'pageId', 'Page not found'],
  [{ wish: 'x' }, 'wish', 'There is no field wish to set here.'],
])('bad input %j names the field [S5.22]', async (bad, field, words) => {
  const { bookId, pageId } = await on.addStory(ana)
  const { status, body } = await generate(ana, { bookId, pageId, ...bad })
  expect(status).toBe(400)
  expect(body.error).toBe(words)
  expect(Object.keys(body.fields)).toContain(field)
})

test("another member's page and book answer as missing ones do [S8.4]", async () => {
  const { bookId, pageId } = await on.addStory(ana)
  const eve = await on.door.addMember()
  const hers = await on.addStory(eve)
  expect(await generate(eve, { bookId, pageId })).toMatchObject({ status: 404, body: { error: 'Book not found' } })
  expect(await generate(eve, { bookId: hers.bookId, pageId })).toMatchObject({
    status: 404,
    body: { error: 'Page not found' },
  })
  const unwritten = await on.addBook(eve)
  expect(await generate(eve, { bookId: unwritten, pageId: hers.pageId })).toMatchObject({
    status: 404,
    body: { error: 'Page not found' },
  })
})

test('a store or a table that is away is said in words, worth another try, and stops a job only after a few [S8.8]', async () => {
  const { bookId, pageId } = await on.addStory(ana)
  const put = vi.spyOn(on.hands.files, 'put').mockRejectedValue(new Error('The disk is full'))
  const unstored = { status: 503, body: { error: 'Failed to upload image' } }
  expect(await generate(ana, { bookId, pageId })).toMatchObject(unstored)
  put.mockClear()
  const job = await on.door.ask(ana, 'POST /functions/v1/images-generate-batch', { bookId, filterPageIds: [pageId] })
  expect(job.body).toMatchObject({ status: 'failed', results: [{ pageId, error: 'Failed to upload image' }] })
  expect(put).toHaveBeenCalledTimes(3)
  put.mockRestore()
  const { owner } = on.database
  await owner.execute(sql`create function no() returns trigger language plpgsql as 'begin raise exception ''no''; end'`)
  await owner.execute(sql`create trigger no before update of image_url on pages execute function no()`)
  const unkept = { status: 503, body: { error: 'Failed to update page' } }
  expect(await generate(ana, { bookId, pageId })).toMatchObject(unkept)
  await owner.execute(sql`drop function no cascade`)
  expect(await generate(ana, { bookId, pageId })).toMatchObject({ status: 200 })
})
