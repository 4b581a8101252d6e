// Services outside that refuse, hang, break off or talk nonsense: words, pictures, prints. After each everything is whole.

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { books } from '../../database/schema/books.ts'
import { minute } from '../base/dates.ts'
import { lookAfterOrders } from '../orders/server/life/look-after-orders.ts'
import { openTestLife, theAddress, until } from '../orders/server/life/test-life.ts'
import { openTestLulu } from '../orders/server/print/lulu/test-lulu.ts'
import { openPress } from '../orders/server/print/open-press.ts'
import { bookPainted } from '../pictures/server/book-painted.ts'
import { openCastSheets } from '../pictures/server/painters/cast-sheet.ts'
import { openPainter } from '../pictures/server/painters/open-painter.ts'
import type { PicturePace } from '../pictures/server/painters/provider-painter.ts'
import type { Painter } from '../pictures/server/painter.ts'
import {
  openImageProvider,
  type ImageProvider,
  type PictureReply,
} from '../pictures/server/painters/test-image-provider.ts'
import { openTestPictures, painted, type TestPictures } from '../pictures/server/test-pictures.ts'
import type { Caller } from '../platform/http/route.ts'
import { silentLog } from '../platform/log.ts'
import { embeddedTeller } from '../stories/server/tellers/embedded-teller.ts'
import { openTeller } from '../stories/server/tellers/open-teller.ts'
import {
  openTextProvider,
  type Answer,
  type Asked,
  type TextProvider,
} from '../stories/server/tellers/test-text-provider.ts'
import { builtInTemplate } from '../stories/prompt-purposes.ts'
import { assertInvariants } from './test-invariants.ts'
import { paintedAtOnce } from './test-kills.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'services-away-'))

let text: TextProvider
let images: ImageProvider
let on: TestPictures
let ana: Caller
let painter: Painter
const sheetOf = openCastSheets()
const home = folder()

/** As patient as the product, only in smaller seconds. */
const pace: PicturePace = {
  ...{ size: 4, gap: 1, longestGap: 8, pause: 2, patience: 200, leave: 5 * minute },
  longestWait: { urgent: 1000, job: 3000 },
}
/** Who knows nothing yet: a process that has just started. What a provider did wrong is remembered with the settings. */
const newPainter = () =>
  openPainter({ ...on.hands.config }, { fetch, sheetOf, pace, log: silentLog, now: () => new Date(), ours })
const ours: Painter = async () => painted('ours')

beforeAll(async () => {
  text = await openTextProvider()
  images = await openImageProvider()
  on = await openTestPictures({
    fetch,
    keepsFiles: true,
    settings: {
      DATA_DIR: home,
      ...{ TEXT_PROVIDER: 'openai', TEXT_API_KEY: 'key', TEXT_BASE_URL: text.address('openai') },
      ...{ IMAGE_PROVIDER: 'openai', IMAGE_API_KEY: 'key', IMAGE_BASE_URL: images.address('openai') },
    },
    chooseTeller: ({ config, now }, { ai }) =>
      ai
        ? openTeller(config, {
            ...{ fetch, now, log: silentLog },
            promptFor: async (purpose) => ({ template: builtInTemplate(purpose), id: null, version: 0 }),
            pace: { pause: 2, silence: 1000, whole: 60_000 },
          })
        : embeddedTeller,
    paint: (order) => painter(order),
    more(_hands, jobs) {
      jobs.work(bookPainted, async () => {})
      return []
    },
  })
  ana = await on.door.addMember()
})
afterAll(async () => {
  await on.close()
  await text.close()
  await images.close()
})

async function spentOn(bookId: string): Promise<number> {
  const [book] = await on.database.owner.select().from(books).where(eq(books.id, bookId))
  return book?.ai_cost ?? 0
}

const elements = ({ data }: Asked, until = 24) =>
  data.write.filter(({ n }) => n <= until).map(({ n }) => ({ n, text: 'They went on together, hand in hand.' }))

/** Of a book, in millionths. What was perhaps made is perhaps charged, and counts; what was refused does not. */
const budget = 4_000_000

/**
 * How often it is asked for a story, for titles and for one page told anew. A call that came to nothing is repeated three times, an answer that
 * is none twice, a refusal once in softer words, a page that is not fit to print twice; after four such pages in a row the rest are ours.
 */
type Calls = readonly [story: number, titles: number, page: number]

test.each<[fault: string, calls: Calls, answer: (asked: Asked) => Answer, isPaid: boolean]>([
  ['is busy', [4, 4, 4], () => ({ status: 429, headers: { 'retry-after-ms': '20' } }), false],
  ['has no money left', [1, 1, 1], () => ({ status: 429, code: 'insufficient_quota' }), false],
  ['is broken', [4, 4, 4], () => ({ status: 500 }), false],
  ['is away', [4, 4, 4], () => ({ status: 503 }), false],
  ['is overloaded', [4, 4, 4], () => ({ status: 529 }), false],
  ['does not know us', [1, 1, 1], () => ({ status: 401 }), false],
  ['is silent', [4, 4, 4], () => ({ silent: true }), true],
  ['falls silent', [9, 4, 3], (asked) => ({ elements: elements(asked), pauseAt: 300 }), true],
  ['hangs up', [4, 4, 3], (asked) => ({ elements: elements(asked), dropAt: 300 }), true],
  ['cuts its JSON in half', [9, 1, 3], (asked) => ({ elements: elements(asked), shortAt: 400 }), true],
  ['turns everything down', [2, 2, 2], () => ({ refused: true }), true],
  ['chats', [3, 3, 3], () => ({ text: 'Sure! Here is <script>alert(1)</script> your story.' }), true],
  ['answers nothing', [3, 3, 3], () => ({ text: '' }), true],
  ['writes twelve pages', [9, 1, 3], (asked) => ({ elements: elements(asked, 12) }), true],
])(
  'words: a provider that %s leaves a whole story, titles and pages, and is asked %j times',
  async (_fault, calls, answer, isPaid) => {
    text.asked.splice(0)
    text.answer(answer)
    const askedSince = () => text.asked.splice(0).length
    const bookId = await on.addBook(ana)
    const { status, body } = await on.generate(ana, bookId, { seed: 7, ai: true })
    expect([status, body.pages?.length]).toEqual([200, 24])
    const story = askedSince()
    const titles = await on.door.ask(ana, 'POST /functions/v1/titles-generate', { bookId })
    expect([titles.status, new Set(titles.body.titles).size]).toEqual([200, 5])
    const ofTitles = askedSince()
    const page = await on.door.ask(ana, 'POST /functions/v1/pages-regenerate', { bookId, pageId: body.pages[5].id })
    expect(page.status).toBe(200)
    expect(JSON.stringify([body.pages, titles.body, page.body])).not.toContain('<script')
    expect([story, ofTitles, askedSince()]).toEqual(calls)
    expect(await spentOn(bookId)).toBeLessThanOrEqual(isPaid ? budget : 0)
    await assertInvariants(on.database, home)
  },
)

const pagesOfAJob = 2
test.each<[fault: string, callsAPage: number, reply: PictureReply, isPaid: boolean]>([
  ['is busy', 4, { status: 429, headers: { 'retry-after-ms': '20' } }, false],
  ['has no money left', 1, { status: 429, code: 'insufficient_quota' }, false],
  ['is broken', 4, { status: 500 }, false],
  ['is away', 4, { status: 503 }, false],
  ['is overloaded', 4, { status: 529 }, false],
  ['does not know us', 1, { status: 401 }, false],
  ['is silent', 2, { silent: true }, true],
  ['turns everything down', 2, { refused: true }, false],
  ['answers without a picture', 2, { empty: true }, true],
  ['answers with a page of HTML', 4, { html: '<h1>Welcome to the hotel</h1>' }, true],
  ['hangs up', 4, { picture: new Uint8Array(4000), cutAt: 900 }, true],
  ['sends what is no picture', 2, { picture: new Uint8Array(4000) }, true],
])(
  'pictures: from a provider that %s, asked %i times for each page, comes none, and no page is missing',
  async (_fault, callsAPage, reply, isPaid) => {
    painter = newPainter()
    images.asked.splice(0)
    images.answer(() => reply)
    text.answer(() => ({ status: 401 }))
    const { bookId, pageIds } = await on.addStory(ana)
    const before = await spentOn(bookId)
    const filterPageIds = pageIds.slice(0, pagesOfAJob)
    const { body } = await on.door.ask(ana, 'POST /functions/v1/images-generate-batch', { bookId, filterPageIds })
    expect(body).toMatchObject({ success: true, status: 'completed', completedPages: pagesOfAJob })
    expect(images.asked).toHaveLength(callsAPage * pagesOfAJob)
    expect((await spentOn(bookId)) - before).toBeLessThanOrEqual(isPaid ? budget : 0)
    await assertInvariants(on.database, home)
  },
)

test('pictures: a provider that refuses our key is asked for three pages of a book, then left alone', async () => {
  painter = newPainter()
  images.asked.splice(0)
  images.answer(() => ({ status: 401 }))
  text.answer(() => ({ status: 401 }))
  const { bookId } = await on.addStory(ana)
  const { body } = await on.door.ask(ana, 'POST /functions/v1/images-generate-batch', { bookId })
  expect(body).toMatchObject({ success: true, status: 'completed', completedPages: 24 })
  const faults = 3
  expect(images.asked.length).toBeGreaterThanOrEqual(faults)
  // While the third is answered, others may be under way.
  expect(images.asked.length).toBeLessThan(faults + paintedAtOnce)
  await assertInvariants(on.database, home)
})

test('prints: whatever becomes of a call to the printer, each book is printed once or refused', async () => {
  const lulu = openTestLulu()
  const dataDir = folder()
  const life = await openTestLife({
    fetch: lulu.wire,
    settings: {
      ...{ DATA_DIR: dataDir, LULU_CLIENT_KEY: 'key', LULU_CLIENT_SECRET: 'secret' },
      ...{ LULU_API_BASE: 'https://api.sandbox.lulu.com', SUPPORT_EMAIL: 'help@example.com' },
    },
  })
  const atLulu = async () => lulu.jobs.map(({ asked }) => asked.external_id)
  const bea = await life.door.addMember()
  const { bookId } = await life.addPainted(bea)
  await life.printed((await life.finish(bea, bookId)).body.edition.id)
  const calls = ['POST /cover-dimensions/', 'POST /validate-interior/', 'POST /print-jobs/']
  for (const call of calls) {
    for (const trouble of ['away', 'lost', 'no'] as const) {
      lulu.troubles.set(call, trouble)
      const id = await life.addOrder(bea, 'Single Book', { book_id: bookId, shipping_address: theAddress })
      await life.pay(life.hands, id)
      await life.becomes(id, 'edit_window')
      await life.door.ask(bea, `POST /api/orders/${id}/approve`)
      await until(async () => expect(lulu.troubles.has(call)).toBe(false))
      await until(async () => {
        life.hands.clock.advance(6 * minute)
        await lookAfterOrders(life.hands, openPress(life.hands))
        const [print] = await life.printsOf(id)
        expect(print?.status === 'rejected' || print?.provider_id, `${call} ${trouble}`).toBeTruthy()
      })
      expect((await life.printsOf(id))[0]?.status === 'rejected').toBe(trouble === 'no')
      await assertInvariants(life.database, dataDir, atLulu)
    }
  }
  await life.close()
})
