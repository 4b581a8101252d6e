import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { books, characters, pages, pageVersions, stories } from '../../../database/schema/books.ts'
import { deals } from '../../../database/schema/deals.ts'
import { withLooks } from '../../books/server/book-looks.ts'
import { createTestDatabase, onPostgres, openDatabaseAt } from '../../platform/database/test-database.ts'
import { startScript } from '../../platform/database/test-process.ts'
import type { Caller } from '../../platform/http/route.ts'
import { plannedStory } from './planned-story.ts'
import { EMPTY_LEDGER } from '../../writing/dealing/ledger.ts'
import { embeddedTeller } from './tellers/embedded-teller.ts'
import type { Teller } from './teller.ts'
import { openTestStories, type TestStories } from './test-stories.ts'
import { writeStory } from './write-story.ts'

const script = join(import.meta.dirname, 'fixtures/write-story.ts')

test.each(onPostgres ? ['write-story.planned', 'write-story.page:9'] : ['write-story.told'])(
  'killed at %s, a story goes on in the next process: same plan, no page lost or doubled',
  async (place) => {
    const address = await createTestDatabase()
    const first = startScript(script, [address, 'send'], { FAILPOINT: place })
    expect(await first.ended).toBeNull()
    const second = startScript(script, [address])
    await second.says('written')
    await second.ended

    const database = await openDatabaseAt(address)
    const [story] = await database.owner.select().from(stories)
    const told = await database.owner.select().from(pages).orderBy(asc(pages.page_number))
    if (!story) throw new Error('no story')
    const { brief, seed, deal } = story
    if (!deal) throw new Error('nothing was dealt')
    const cast = await database.owner.select().from(characters).orderBy(asc(characters.character_order))
    const planned = plannedStory({ brief: withLooks(brief, cast), seed, ledger: EMPTY_LEDGER, deal })
    expect((await database.owner.select().from(deals)).map((row) => row.number)).toEqual([1, 1])
    expect(story).toMatchObject({ number: 1, status: 'written', plan: planned.plan })
    expect(told.map((page) => page.text_content)).toEqual(planned.pages)
    expect(told.map((page) => page.page_number)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1))
    expect(new Set(told.map((page) => page.version))).toEqual(new Set([1]))
    expect(await database.owner.$count(pageVersions)).toBe(24)
    expect(await database.owner.$count(books, eq(books.status, 'text_generated'))).toBe(1)
    await database.close()
  },
)

/** An outside engine that the test plays. */
let model: Teller = embeddedTeller
let on: TestStories
let ana: Caller
beforeAll(async () => {
  on = await openTestStories({
    chooseTeller: (_hands, { ai, onPrompt }) => {
      if (ai) onPrompt?.('story-pages built-in 0')
      return ai ? model : embeddedTeller
    },
  })
  ana = await on.door.addMember()
})
afterAll(() => on.close())

const storyOf = async (bookId: string) => {
  const [row] = await on.database.owner.select().from(stories).where(eq(stories.book_id, bookId))
  if (!row) throw new Error('no story')
  return row
}

const spentOn = async (bookId: string) =>
  (await on.database.owner.select({ spent: books.ai_cost }).from(books).where(eq(books.id, bookId)))[0]?.spent

test('what a model costs is stored with story and book, and the next call may spend the rest only', async () => {
  const budgets: number[] = []
  model = {
    ...embeddedTeller,
    engine: 'openai gpt-test',
    async *tell({ fallback, budget }) {
      budgets.push(budget)
      yield { cost: 1000 }
      for (const [index, text] of fallback.entries()) {
        yield { page: index + 1, text: `By a model. ${text}`, engine: index === 3 ? 'embedded' : 'openai gpt-test' }
      }
      yield { cost: 2500.4 }
      yield { notice: 'Our own storyteller wrote page 4.' }
      yield { notice: 'Our own storyteller wrote page 4.' }
    },
    async retell({ budget }) {
      budgets.push(budget)
      return { value: 'Told anew.', engine: 'openai gpt-test', notices: ['A word.'], cost: 500 }
    },
    async titles({ budget, fallback }) {
      budgets.push(budget)
      return { value: fallback.map((title) => `${title}!`), engine: 'openai gpt-test', notices: [], cost: 100 }
    },
  }
  const bookId = await on.addBook(ana)
  const { body } = await on.generate(ana, bookId, { ai: true })
  expect(body.pages[0].text_content).toContain('By a model.')
  expect(body.notices).toEqual([
    'Nothing was said of Zoë’s skin and hair, so we chose.',
    'Our own storyteller wrote page 4.',
  ])
  expect(await storyOf(bookId)).toMatchObject({
    ...{ engine: 'openai gpt-test', ai: true, cost: 2501, prompts: ['story-pages built-in 0'] },
  })
  const titles = await on.door.ask(ana, 'POST /functions/v1/titles-generate', { bookId, ai: true })
  expect(titles.body.titles[0]).toMatch(/!$/)
  expect((await on.door.ask(ana, `GET /api/books/${bookId}/story`)).body.titles).toEqual(titles.body.titles)
  expect(await spentOn(bookId)).toBe(2601)
  await on.generate(ana, bookId, { ai: true })
  // A call in between holds an eighth of the cap.
  expect(budgets).toEqual([4_000_000, 500_000, 4_000_000 - 2601])
})

test('a teller that stops in the middle is asked for the rest only', async () => {
  let times = 0
  const asked: number[] = []
  model = {
    ...embeddedTeller,
    async *tell({ fallback, written }) {
      times += 1
      asked.push(written.size)
      for (const [index, text] of fallback.entries()) {
        if (written.has(index + 1)) continue
        if (times === 1 && index === 10) throw new Error('The line broke')
        yield { page: index + 1, text, engine: 'embedded' }
      }
    },
  }
  const bookId = await on.addBook(ana)
  expect((await on.generate(ana, bookId, { ai: true })).body.pages).toHaveLength(24)
  expect(asked).toEqual([0, 10])
})

test('while a story is written its screen sees how far it is, and a page cannot be told anew', async () => {
  let goOn = () => {}
  const pause = new Promise<void>((resolve) => (goOn = resolve))
  model = {
    ...embeddedTeller,
    async *tell(order) {
      for await (const said of embeddedTeller.tell(order)) {
        if ('page' in said && said.page === 7) await pause
        yield said
      }
    },
  }
  const bookId = await on.addBook(ana)
  const writing = on.generate(ana, bookId, { ai: true })
  const story = async () => (await on.door.ask(ana, `GET /api/books/${bookId}/story`)).body
  await expect.poll(async () => (await story()).completedPages).toBe(6)
  expect(await story()).toMatchObject({ status: 'writing', progress: 25, totalPages: 24, ended_at: null })
  const [page] = (await on.door.ask(ana, `GET /api/books/${bookId}/pages`)).body.items
  const retold = await on.door.ask(ana, 'POST /functions/v1/pages-regenerate', { bookId, pageId: page.id })
  expect(retold).toMatchObject({ status: 409, body: { code: 'story_under_way' } })
  // Her own words are kept, though: the story goes on behind them.
  await on.door.ask(ana, `PATCH /api/pages/${page.id}`, { text_content: 'Mine.' })
  goOn()
  const { body } = await writing
  expect(body.pages[0].text_content).toBe('Mine.')
  expect(body.pages).toHaveLength(24)
})

test('a story that cannot be written has failed in the end, says so, and makes way for another one [S8.35]', async () => {
  model = {
    ...embeddedTeller,
    async *tell() {
      yield { notice: 'Never mind.' }
      throw new Error('The line broke')
    },
  }
  const bookId = await on.addBook(ana)
  const waiting = on.generate(ana, bookId, { ai: true })
  await expect.poll(() => on.database.owner.$count(stories, eq(stories.book_id, bookId))).toBe(1)
  const { id: storyId } = await storyOf(bookId)
  const lastAttempt = { payload: { storyId }, signal: new AbortController().signal, isLastAttempt: true }
  const failing = () => model
  await expect(writeStory(on.hands, failing, lastAttempt)).rejects.toThrow('The line broke')
  expect(await waiting).toMatchObject({
    status: 503,
    body: { success: false, error: 'Failed to generate story', code: 'story_failed' },
  })
  expect((await on.door.ask(ana, `GET /api/books/${bookId}/story`)).body.status).toBe('failed')
  const stream = await on.door.send(ana, `GET /api/books/${bookId}/story/events`)
  expect(await stream.text()).toContain('event: error\ndata: {"success":false,"error":"Failed to generate story"')
  expect((await on.generate(ana, bookId, { ai: false })).body.pages).toHaveLength(24)
})

test('a book that is deleted while its story is written takes the story along, and its job ends quietly', async () => {
  let goOn = () => {}
  const pause = new Promise<void>((resolve) => (goOn = resolve))
  model = {
    ...embeddedTeller,
    async *tell(order) {
      for await (const said of embeddedTeller.tell(order)) {
        if ('page' in said && said.page === 3) await pause
        yield said
      }
    },
  }
  const bookId = await on.addBook(ana)
  const waiting = on.generate(ana, bookId, { ai: true })
  await expect.poll(() => on.database.owner.$count(pages, eq(pages.book_id, bookId))).toBe(2)
  await on.door.ask(ana, `DELETE /api/books/${bookId}`)
  goOn()
  expect(await waiting).toMatchObject({ status: 404, body: { success: false, code: 'book_not_found' } })
  expect(await on.database.owner.$count(pages, eq(pages.book_id, bookId))).toBe(0)
})
