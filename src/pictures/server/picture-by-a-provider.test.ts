import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { books, characters } from '../../../database/schema/books.ts'
import { addresses, users } from '../../../database/schema/members.ts'
import { pictureRecipes } from '../../../database/schema/editions.ts'
import { imageGenerationJobPages as jobPages } from '../../../database/schema/pictures.ts'
import type { Caller } from '../../platform/http/route.ts'
import { pictureBudgetUsed, pictureTurnedDown } from '../picture-words.ts'
import { choosePainter } from './choose-painter.ts'
import type { Painter } from './painter.ts'
import { openImageProvider, type ImageProvider } from './painters/test-image-provider.ts'
import { paintedWell } from './painters/test-orders.ts'
import { openTestPictures, type TestPictures } from './test-pictures.ts'

const model = 'gpt-image-2.6-flare'
const price = 3000 * 8 + 1800 * 30
/** The pages that are ours are drawn in the style that is quickest. */
const art_style_id = 'vector'
const canaries = {
  art_style_id,
  avoid: 'quicksand',
  dedication: 'For Zoë of Canary Row',
  characters: [
    {
      name: 'Zoë',
      type: 'girl',
      age: 6,
      physical_description: 'curly red hair, lives in Canary Row',
      relationship_to_main: 'sister',
    },
    { name: 'Biscuit', type: 'dog', relationship_to_main: 'pet' },
  ],
}

let provider: ImageProvider
let good: Uint8Array
let on: TestPictures
let ana: Caller
beforeAll(async () => {
  provider = await openImageProvider()
  good = await paintedWell()
  let paint: Painter | undefined
  on = await openTestPictures({
    fetch,
    settings: {
      IMAGE_PROVIDER: 'openai',
      IMAGE_API_KEY: 'key',
      IMAGE_BASE_URL: provider.address('openai'),
      AI_BUDGET_CENTS_PER_BOOK: '50',
    },
    paint: (order) => (paint ??= choosePainter(on.hands))(order),
  })
  ana = await on.door.addMember()
})
afterAll(async () => {
  await on.close()
  await provider.close()
})
beforeEach(() => {
  provider.asked.splice(0)
  provider.answer(() => ({ picture: good, usage: { input: 3000, output: 1800 } }))
})

const generate = (input: object) => on.door.ask(ana, 'POST /functions/v1/images-generate', input)
const batch = (input: object) => on.door.ask(ana, 'POST /functions/v1/images-generate-batch', input)
async function spentOn(bookId: string): Promise<number | undefined> {
  const [book] = await on.database.owner.select().from(books).where(eq(books.id, bookId))
  return book?.ai_cost
}

test('a page goes from the call over the wire to the store, at its price, and nothing private goes out [S7.29]', async () => {
  const { bookId, pageIds } = await on.addStory(ana, canaries)
  await on.database.owner
    .update(characters)
    .set({ reference_image_url: `photos/${bookId}/canary.jpg` })
    .where(eq(characters.book_id, bookId))
  const wish = 'At night in the rain, Zoë and Biscuit hug; write to zoe@canary.example'
  const { status, body } = await generate({ bookId, pageId: pageIds[4], feedbackPrompt: wish })
  expect(status).toBe(200)
  expect(body).toMatchObject({ engine: `openai ${model}`, isPreview: false })
  expect(body.page.image_prompt).toContain('A magical world')
  expect(await spentOn(bookId)).toBe(price)
  const [kept] = await on.database.owner.select().from(pictureRecipes).where(eq(pictureRecipes.book_id, bookId))
  expect(kept).toMatchObject({ engine: `openai ${model}`, recipe: { ppi: 150 } })
  const ours = await generate({ bookId, pageId: pageIds[3], ai: false })
  expect(ours.body).toMatchObject({ engine: 'embedded', isPreview: false, notices: [] })
  const preview = await generate({ bookId, pageId: pageIds[4], isPreview: true })
  expect(preview.body).toMatchObject({ engine: 'embedded', isPreview: true, notices: [] })
  expect(provider.asked).toHaveLength(1)
  const words = provider.asked.map(({ raw }) => raw.replace(/\x89PNG[^]*?\r\n--/g, '')).join('\n')
  expect(words).toMatch(/night, rain[^]*Colorful, child-friendly, no text overlay\./)
  expect(Buffer.from(words, 'latin1').toString()).not.toMatch(
    /zo[eë]\b|biscuit|canary|spider|quicksand|photos?\b|years/i,
  )
  expect(words).not.toContain(ana.email)
  expect(words).not.toContain(bookId)
})

test('a picture’s provider is told neither surname, street, town nor postal code of its member, wherever she set the story', async () => {
  const cai = await on.door.addMember()
  const { owner } = on.database
  await owner.update(users).set({ first_name: 'Cai', last_name: 'Tregarthen' }).where(eq(users.id, cai.id))
  const address = { street1: '4 Quillmoor Lane', city: 'Thistlewick', state_code: 'ME', postal_code: '04841-77' }
  const now = on.hands.now()
  await owner.insert(addresses).values({
    ...{ ...address, user_id: cai.id, name: 'Cai Tregarthen', country_code: 'US', phone_number: '+1 207 555 0142' },
    ...{ created_at: now, updated_at: now },
  })
  const story_setting = 'The Tregarthens’ barn in THISTLEWICK, at the end of Quillmoor Ln, 04841-77, by the sea'
  const { bookId, pageIds } = await on.addStory(cai, { art_style_id, story_setting })
  const { status } = await on.door.ask(cai, 'POST /functions/v1/images-generate', { bookId, pageId: pageIds[2] })
  expect(status).toBe(200)
  await on.door.ask(cai, 'POST /functions/v1/images-generate-batch', { bookId, filterPageIds: [pageIds[3]] })
  expect(provider.asked).toHaveLength(2)
  for (const { raw } of provider.asked) {
    const words = Buffer.from(raw.replace(/\x89PNG[^]*?\r\n--/g, ''), 'latin1').toString()
    expect(words).toMatch(/Setting: The \p{Lu}\p{L}+s’ barn in .*, at the end of \p{Lu}\p{L}+ Lane, …, by the sea/u)
    expect(words).not.toMatch(/tregarthen|thistlewick|quillmoor|04841/i)
  }
})

test('a job shares the book’s budget among its lanes, and tells of each page that we drew ourselves', async () => {
  const { bookId, pageIds } = await on.addStory(ana, { art_style_id })
  provider.answer(({ nth }) => (nth < 2 ? { refused: true } : { picture: good, delay: 20 }))
  const { body: one } = await batch({ bookId, filterPageIds: [pageIds[0]] })
  expect(one.results).toMatchObject([{ pageId: pageIds[0], notice: pictureTurnedDown }])
  expect(await spentOn(bookId)).toBe(0)
  const { body } = await batch({ bookId, filterPageIds: pageIds.slice(0, 8) })
  expect(body).toMatchObject({ success: true, status: 'completed' })
  const notices = body.results.flatMap(({ notice }: { notice?: string }) => notice ?? [])
  expect(notices).toEqual([pictureBudgetUsed, pictureBudgetUsed, pictureBudgetUsed])
  expect(await spentOn(bookId)).toBe(5 * 90_000)
  const job = (await on.door.ask(ana, `GET /api/image-jobs/${body.jobId}`)).body
  expect(job.pages.map(({ notice }: { notice: string | null }) => notice ?? '').toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => ''),
    ...notices,
  ])
  const rows = await on.database.owner.select().from(jobPages).where(eq(jobPages.job_id, body.jobId))
  expect(rows.map(({ engine }) => engine).toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => 'embedded'),
    ...Array.from({ length: 5 }, () => `openai ${model}`),
  ])
})
