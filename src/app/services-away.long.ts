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

const folder = () => mkdtempSync(join(tmpdir(), 'services-away-'))

let text: TextProvider
let images: ImageProvider
let on: TestPictures
let ana: Caller
const home = folder()
beforeAll(async () => {
  text = await openTextProvider()
  images = await openImageProvider()
  const sheetOf = openCastSheets()
  on = await openTestPictures({
    fetch,
    keepsFiles: true,
    settings: {
      DATA_DIR: home,
      ...{ TEXT_PROVIDER: 'openai', TEXT_API_KEY: 'key', TEXT_BASE_URL: text.address('openai') },
      ...{ IMAGE_PROVIDER: 'openai', IMAGE_API_KEY: 'key', IMAGE_BASE_URL: images.address('openai') },
    },
    // They are as patient as the product, only in smaller seconds.
    chooseTeller: ({ config, now }, { ai }) =>
      ai
        ? openTeller(config, {
            ...{ fetch, now, log: silentLog },
            promptFor: async (purpose) => ({ template: builtInTemplate(purpose), id: null, version: 0 }),
            pace: { pause: 2, silence: 150, whole: 20_000 },
          })
        : embeddedTeller,
    // Each fault meets a painter that has not met one before.
    paint: (order) =>
      openPainter(on.hands.config, {
        ...{ fetch, sheetOf, log: silentLog, now: () => new Date() },
        ours: async () => painted('ours'),
        pace: {
          ...{ size: 4, gap: 1, longestGap: 8, pause: 2, patience: 200, leave: 400 },
          longestWait: { urgent: 1000, job: 3000 },
        },
      })(order),
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

test.each<[fault: string, answer: (asked: Asked) => Answer, isPaid: boolean]>([
  ['is busy', () => ({ status: 429, headers: { 'retry-after-ms': '20' } }), false],
  ['has no money left', () => ({ status: 429, code: 'insufficient_quota' }), false],
  ['is broken', () => ({ status: 500 }), false],
  ['is away', () => ({ status: 503 }), false],
  ['is overloaded', () => ({ status: 529 }), false],
  ['does not know us', () => ({ status: 401 }), false],
  ['is silent', () => ({ silent: true }), true],
  ['falls silent', (asked) => ({ elements: elements(asked), pauseAt: 300 }), true],
  ['hangs up', (asked) => ({ elements: elements(asked), dropAt: 300 }), true],
  ['cuts its JSON in half', (asked) => ({ elements: elements(asked), shortAt: 400 }), true],
  ['turns everything down', () => ({ refused: true }), true],
  ['chats', () => ({ text: 'Sure! Here is <script>alert(1)</script> your story.' }), true],
  ['answers nothing', () => ({ text: '' }), true],
  ['writes twelve pages', (asked) => ({ elements: elements(asked, 12) }), true],
])(
  'words: a provider that %s leaves a whole story, and is asked a handful of times',
  async (_fault, answer, isPaid) => {
    text.asked.splice(0)
    text.answer(answer)
    const bookId = await on.addBook(ana)
    const { status, body } = await on.generate(ana, bookId, { seed: 7, ai: true })
    expect([status, body.pages?.length]).toEqual([200, 24])
    expect(JSON.stringify(body.pages)).not.toContain('<script')
    expect(text.asked.length).toBeGreaterThan(0)
    expect(text.asked.length).toBeLessThanOrEqual(12)
    expect(await spentOn(bookId)).toBeLessThanOrEqual(isPaid ? budget : 0)
    await assertInvariants(on.database, home)
  },
)

const pagesOfAJob = 2
test.each<[fault: string, reply: PictureReply, isPaid: boolean]>([
  ['is busy', { status: 429, headers: { 'retry-after-ms': '20' } }, false],
  ['has no money left', { status: 429, code: 'insufficient_quota' }, false],
  ['is broken', { status: 500 }, false],
  ['is away', { status: 503 }, false],
  ['does not know us', { status: 401 }, false],
  ['is silent', { silent: true }, true],
  ['turns everything down', { refused: true }, false],
  ['answers without a picture', { empty: true }, true],
  ['answers with a page of HTML', { html: '<h1>Welcome to the hotel</h1>' }, true],
  ['hangs up', { picture: new Uint8Array(4000), cutAt: 900 }, true],
  ['sends what is no picture', { picture: new Uint8Array(4000) }, true],
])('pictures: from a provider that %s comes no page, and none is missing', async (_fault, reply, isPaid) => {
  images.asked.splice(0)
  images.answer(() => reply)
  text.answer(() => ({ status: 401 }))
  const { bookId, pageIds } = await on.addStory(ana)
  const before = await spentOn(bookId)
  const filterPageIds = pageIds.slice(0, pagesOfAJob)
  const { body } = await on.door.ask(ana, 'POST /functions/v1/images-generate-batch', { bookId, filterPageIds })
  expect(body).toMatchObject({ success: true, status: 'completed', completedPages: pagesOfAJob })
  expect(images.asked.length).toBeGreaterThan(0)
  expect(images.asked.length).toBeLessThanOrEqual(4 * pagesOfAJob)
  expect((await spentOn(bookId)) - before).toBeLessThanOrEqual(isPaid ? budget : 0)
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
