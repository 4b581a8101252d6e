// Whole journeys, from the letter that confirms an address to the book that is paid for, while a part of all calls to services outside
// is lost on the way: words, pictures, files, mails. Nobody sees a failure that trying again does not mend. Prints: `services-away.long.ts`.

import { mkdtempSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isNull } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails } from '../../database/schema/platform.ts'
import { brand } from '../base/brand.ts'
import { minute } from '../base/dates.ts'
import { dice } from '../base/dice.ts'
import { totalOf } from '../orders/order.ts'
import { cards } from '../orders/server/sandbox/pay.ts'
import { openImageProvider } from '../pictures/server/painters/test-image-provider.ts'
import { paintedWell } from '../pictures/server/painters/test-orders.ts'
import { openPostgres } from '../platform/database/postgres.ts'
import { createPostgresDatabase } from '../platform/database/test-database.ts'
import { s3Store } from '../platform/files/s3-store.ts'
import { startVerifyingS3 } from '../platform/files/test-s3.ts'
import { countJobs } from '../platform/jobs/count-jobs.ts'
import { losses, openLossyWay, type LossyWay } from '../platform/test-lossy-way.ts'
import { openTextProvider } from '../stories/server/tellers/test-text-provider.ts'
import { assertInvariants } from './test-invariants.ts'
import { aBook, callerAt, type Seen } from './test-load.ts'
import { startServer, type TestServer } from './test-server.ts'
import { untilFinished } from '../editions/test-finishing.ts'

/** Of a hundred calls. One book asks the store a thousand times, and the binder needs two dozen answers in a row. */
const lostOf = { words: 20, pictures: 20, files: 5, mails: 30 }
const members = ['ana', 'bea']

const chance = dice('calls get lost')
const ways = new Map<string, LossyWay>()
async function wayTo(name: keyof typeof lostOf, service: string): Promise<string> {
  const own = chance.fork(name)
  const way = await openLossyWay(service, () => (own.roll(100) < lostOf[name] ? own.pick(losses) : undefined))
  ways.set(name, way)
  return way.address
}
const portOf = (address: AddressInfo | string | null) => (address && typeof address === 'object' ? address.port : 0)

const letters: string[] = []
const behind = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, callback) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      letters.push(Buffer.concat(chunks).toString('utf8').replaceAll(/=\r\n/g, '').replaceAll('=3D', '='))
      callback()
    })
  },
})
let linesCut = 0
const cuts = chance.fork('mails')
const postOffice = createServer((line) => {
  line.on('error', () => {})
  if (cuts.roll(100) < lostOf.mails) {
    linesCut += 1
    return void line.destroy()
  }
  const inner = connect(portOf(behind.server.address()), '127.0.0.1').on('error', () => line.destroy())
  line.pipe(inner).pipe(line)
})

const secret = 'the store’s own secret'
let s3: Awaited<ReturnType<typeof startVerifyingS3>>
let text: Awaited<ReturnType<typeof openTextProvider>>
let images: Awaited<ReturnType<typeof openImageProvider>>
let database: Awaited<ReturnType<typeof openPostgres>>
let server: TestServer

beforeAll(async () => {
  for (const one of [behind, postOffice]) {
    await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve))
  }
  s3 = await startVerifyingS3('fablekin', secret)
  text = await openTextProvider()
  text.answer(({ data }) => ({
    elements: data.write.map(({ n }) => ({ n, text: 'They went on together, hand in hand.' })),
  }))
  images = await openImageProvider()
  const picture = await paintedWell()
  images.answer(() => ({ picture, usage: { input: 3200, output: 1800 } }))
  const DATABASE_URL = await createPostgresDatabase()
  database = await openPostgres(DATABASE_URL)
  const through = (address: string, way: string) => way + new URL(address).pathname
  const [words, pictures] = [text.address('openai'), images.address('openai')]
  server = await startServer({
    DATABASE_URL,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'lost-')),
    LOG_LEVEL: 'info',
    SMTP_URL: `smtp://127.0.0.1:${portOf(postOffice.address())}`,
    ...{ TEXT_PROVIDER: 'openai', TEXT_API_KEY: 'key' },
    TEXT_BASE_URL: through(words, await wayTo('words', words)),
    ...{ IMAGE_PROVIDER: 'openai', IMAGE_API_KEY: 'key', AI_BUDGET_CENTS_PER_BOOK: '100000' },
    IMAGE_BASE_URL: through(pictures, await wayTo('pictures', pictures)),
    ...{ S3_ENDPOINT: await wayTo('files', s3.endpoint), S3_BUCKET: 'fablekin' },
    ...{ S3_ACCESS_KEY_ID: 'house', S3_SECRET_ACCESS_KEY: secret },
  })
  await server.process.says(`${brand} is ready at`)
})
afterAll(async () => {
  await server.process.kill()
  await database.close()
  await Promise.all([text, images, s3, ...ways.values()].map((one) => one.close()))
  postOffice.close()
  await new Promise<void>((resolve) => behind.close(resolve))
})

const seen: Seen = { asked: 0, retried: 0, moved: 0, painted: 0, failed: [] }

/** What its log says of calls that came to nothing. */
const faults = () => server.process.lines.filter((line) => /"level":[45]0/.test(line))

/** A token, as soon as the letter is there. */
async function joins(email: string): Promise<string> {
  const stranger = callerAt(server.address, seen)
  await stranger.ask('POST /auth/v1/signup', { email, password: 'lantern-over-the-sea' })
  const hers = () => letters.find((letter) => letter.includes(`To: ${email}`))
  await expect.poll(hers).toBeDefined()
  const link = /https?:\S+\/auth\/v1\/verify\S+/.exec(hers() ?? '')?.[0] ?? ''
  const { pathname, search } = new URL(link)
  const followed = await fetch(`${server.address}${pathname}${search}`, { redirect: 'manual' })
  const words = new URLSearchParams(followed.headers.get('location')?.split('#')[1])
  return words.get('access_token') ?? ''
}

/** The order that she has paid. */
async function buys(name: string): Promise<string> {
  const me = callerAt(server.address, seen, await joins(`${name}@example.com`))
  const { id: bookId } = await me.ask('POST /functions/v1/books-create', { ...aBook, title: `The Lantern of ${name}` })
  const { pages } = await me.ask('POST /functions/v1/story-generate', { bookId, after: 0 })
  expect(pages).toHaveLength(24)
  expect((await me.ask('POST /functions/v1/titles-generate', { bookId })).titles).toHaveLength(5)
  await me.ask('POST /functions/v1/pages-regenerate', { bookId, pageId: pages[5].id })

  let status = ''
  for (let attempt = 0; status !== 'completed' && attempt < 8; attempt += 1) {
    const { jobId } = await me.ask('POST /functions/v1/images-generate-consistency', { bookId })
    for await (const { event, data } of me.follow(jobId)) if (event === 'done') status = data.status
  }
  expect(status).toBe('completed')
  const { edition } = await untilFinished(() => me.ask('POST /functions/v1/books-finalize', { bookId }))
  await me.ask(`GET /api/editions/${edition.id}/downloads/epub`)

  const origin = server.address
  const { sessionId, orderId } = await me.ask('POST /functions/v1/create-checkout-session', {
    ...{ bookId, tier: 'Digital Copy', priceAmount: totalOf('Digital Copy') },
    ...{ successUrl: `${origin}/success`, cancelUrl: `${origin}/cancelled` },
  })
  const body = new URLSearchParams({ card: cards.pays })
  await fetch(`${origin}/test-shop/pay/${sessionId}`, { method: 'POST', body, redirect: 'manual' })
  const isAt = async () => (await me.ask(`GET /api/orders/${orderId}`)).status
  await expect.poll(isAt, { interval: 1000, timeout: 5 * minute }).toBe('fulfilled')
  return orderId
}

test(
  'while calls to all services get lost, members confirm, write, paint, finish and buy, each once',
  { timeout: 45 * minute },
  async () => {
    const begun = performance.now()
    const orders = await Promise.all(members.map(buys)).catch((fault: unknown) => {
      process.stdout.write(`${faults().join('\n')}\n`)
      throw fault
    })
    const unsent = () => database.owner.$count(mails, isNull(mails.sent_at))
    await expect.poll(unsent, { timeout: 10 * minute }).toBe(0)
    await expect
      .poll(() => countJobs(database.owner), { timeout: 5 * minute })
      .toMatchObject({ waiting: 0, running: 0 })
    const told = [...ways].map(
      ([name, { passed, lost }]) => `${name} ${[...lost.values()].reduce((all, one) => all + one, 0)} of ${passed()}`,
    )
    process.stdout.write(
      `${Math.round((performance.now() - begun) / 1000)} s; lost: ${told.join(', ')}, mails ${linesCut}; ${seen.asked} calls of members, ${seen.retried} told to come again\n`,
    )
    expect(seen.failed).toEqual([])
    for (const { lost } of ways.values()) expect(lost.size).toBeGreaterThan(0)
    expect([linesCut > 0, new Set(orders).size]).toEqual([true, members.length])
    const store = s3Store({
      ...{ endpoint: s3.endpoint, region: 'us-east-1', bucket: 'fablekin', fetch },
      ...{ accessKeyId: 'the test', secretAccessKey: secret },
    })
    await assertInvariants(database, store)
  },
)
