// What a book costs in processor time, bytes and rows, and how quickly one and two workers paint: node scripts/bench/measure-scaling.ts pages|book|workers

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { imageGenerationJobs } from '../../database/schema/pictures.ts'
import { STYLES } from '../../src/drawing/draw.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { rawRows } from '../../src/platform/database/rows.ts'
import { startVerifyingS3 } from '../../src/platform/files/test-s3.ts'
import { countJobs } from '../../src/platform/jobs/count-jobs.ts'
import { printsDue } from '../../src/editions/server/print-job.ts'
import { startPostgres } from '../test/postgres.ts'
import { readyTools } from '../test/tools.ts'
import { fillDatabase } from './fill-database.ts'
import { finishBook } from './finish-book.ts'
import { load } from './load.ts'
import { benchBrief } from './measure-book.ts'
import { drawBooks } from './measure-pictures.ts'
import { askerFor, tokenOf } from './measure-server.ts'
import { parentOf, processorSeconds } from './processor-time.ts'
import { keepFigures, step, type Figures, type Run, type Step } from './scaling-figures.ts'
import { startServer, startWorker, type WorkerProcess } from './server-process.ts'

const books = 4
/** So many that the beginning and the end of a run weigh little. */
const booksOfARun = 5
const pagesEach = 24
const made = z.object({ id: z.string() })

/** Both cores busy with one book in each style and size. */
function measurePages(): Figures['pages'] {
  const perPage = (style: (typeof STYLES)[number], size: 'preview' | 'screen' | 'print') =>
    drawBooks(style, size, 1).processorSecondsPerPage
  return Object.fromEntries(
    STYLES.filter((style) => style !== 'line_art').map((style) => [
      style,
      { preview: perPage(style, 'preview'), screen: perPage(style, 'screen'), print: perPage(style, 'print') },
    ]),
  )
}

/** A server, a database and a store; workers come and go. */
async function openShop(programs: string, work: string) {
  const secret = 'the secret of the store'
  // With the database's own settings: what is measured is what would be safe.
  const [postgres, store] = await Promise.all([startPostgres(programs, []), startVerifyingS3('fablekin', secret)])
  const settings = {
    ...{ DATABASE_URL: postgres.url, JWT_SECRET: 'the same for all of them, and long enough', RATE_LIMITS: 'off' },
    ...{ S3_ENDPOINT: store.endpoint, S3_BUCKET: 'fablekin', S3_SECRET_ACCESS_KEY: secret },
  }
  const named = (name: string) => ({ ...settings, S3_ACCESS_KEY_ID: name, DATA_DIR: join(work, name) })
  const server = await startServer({ ...named('server'), ROLE: 'server', DRAIN_SECONDS: '0' }, join(work, 'server.log'))
  const database = await openDatabase(readConfig({ DATABASE_URL: postgres.url }))
  const [row] = await rawRows(database.owner, sql`select pg_backend_pid() as pid`)
  const postmaster = parentOf(Number(row?.pid))
  const signedUp = await fetch(`${server.address}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'mia@example.com', password: 'lantern-over-the-sea' }),
  })
  const { access_token: token } = z.object({ access_token: z.string() }).parse(await signedUp.json())
  const ask = askerFor(server.address, `Bearer ${token}`)
  return {
    server,
    database,
    store,
    ask,
    seconds: () => ({ server: processorSeconds(server.pid), database: processorSeconds(postmaster, 'with children') }),
    startWorker: (name: string, cores?: string) => startWorker(named(name), join(work, `${name}.log`), cores),
    async write(): Promise<string> {
      const { id } = made.parse(await ask('POST', '/functions/v1/books-create', { title: 'The Kite', ...benchBook }))
      await ask('POST', '/functions/v1/story-generate', { bookId: id })
      return id
    },
    /** Nothing waits any more, and nothing is under way. */
    async quiet() {
      for (;;) {
        const { waiting, running, failed } = await countJobs(database.owner)
        if (failed > 0) throw new Error('A job has failed')
        if (waiting + running === 0) return
        await sleep(50)
      }
    },
    /** Every page of every book. */
    async painted() {
      while ((await database.owner.$count(imageGenerationJobs, ne(imageGenerationJobs.status, 'completed'))) > 0) {
        await sleep(20)
      }
    },
    async kept() {
      const [size] = await rawRows(
        database.owner,
        sql`select sum(pg_total_relation_size(c.oid))::bigint as bytes,
              sum((xpath('/row/n/text()', query_to_xml('select count(*) as n from ' || c.oid::regclass, false, true, '')))[1]::text::int) as rows
            from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
      )
      const bytes = [...store.objects.values()].reduce((sum, object) => sum + object.bytes.length, 0)
      return { bytes, rows: Number(size?.rows), databaseBytes: Number(size?.bytes) }
    },
    async close() {
      await server.stop()
      await database.close()
      await Promise.all([store.close(), postgres.stop()])
    },
  }
}
type Shop = Awaited<ReturnType<typeof openShop>>

const { interests, ...answers } = benchBrief
const benchBook = { ...answers, personal_elements: interests }

async function measureBook(shop: Shop): Promise<Pick<Figures, 'book' | 'myBooks'>> {
  const worker = await shop.startWorker('worker')
  const look = async () => ({
    seconds: { ...shop.seconds(), worker: processorSeconds(worker.pid) },
    kept: await shop.kept(),
  })
  async function taken(of: number, work: () => Promise<unknown>): Promise<Step> {
    const before = await look()
    await work()
    await shop.quiet()
    const after = await look()
    const each = (now: Record<string, number>, then: Record<string, number>) =>
      Object.fromEntries(Object.entries(now).map(([name, value]) => [name, (value - (then[name] ?? 0)) / of]))
    return step.parse({ seconds: each(after.seconds, before.seconds), kept: each(after.kept, before.kept) })
  }
  const choose = (id: string) => shop.ask('PATCH', `/api/books/${id}`, { art_style_id: 'vector' })
  const paint = (bookId: string) => shop.ask('POST', '/functions/v1/images-generate-consistency', { bookId })
  const finish = async (bookId: string) => {
    await finishBook(shop.ask, bookId)
    // Ten minutes later, otherwise.
    await shop.database.owner.execute(sql`update pgboss.job set start_after = now() where name = ${printsDue.name}`)
  }

  // What runs for the first time is slow until it is compiled.
  const first = await shop.write()
  for (const next of [choose, paint, finish]) {
    await next(first)
    await shop.quiet()
  }
  const ids: string[] = []
  const eachOf = (next: (id: string) => Promise<unknown>) => async () => {
    for (const id of ids) await next(id)
  }
  const written = await taken(books, async () => {
    for (let n = 0; n < books; n += 1) ids.push(await shop.write())
  })
  const previewed = await taken(books, eachOf(choose))
  const painted = await taken(books, eachOf(paint))
  const finished = await taken(books, eachOf(finish))
  await worker.stop()
  return { book: { written, previewed, painted, finished }, myBooks: await measureMyBooks(shop) }
}

async function measureMyBooks({ server, database, seconds }: Shop): Promise<Figures['myBooks']> {
  await fillDatabase(database, 50, 20)
  const tokens: string[] = []
  for (let index = 0; index < 50; index += 1) tokens.push(await tokenOf(server.address, index))
  const requests = tokens.map((token) => ({ path: '/api/books', headers: { authorization: `Bearer ${token}` } }))
  const asked = (length: number) => load({ url: server.address, seconds: length, requests })
  await asked(3)
  const before = seconds()
  const { perSecond } = await asked(8)
  const after = seconds()
  const each = (name: 'server' | 'database') => (after[name] - before[name]) / (perSecond * 8)
  return { server: each('server'), database: each('database') }
}

/** One core for each worker, as if it were a machine of its own; all else finds its place beside them. */
async function measureWorkers(shop: Shop): Promise<Run[]> {
  const helper = await shop.startWorker('writer')
  const ids: string[] = []
  for (let n = 0; n < booksOfARun; n += 1) ids.push(await shop.write())
  const order = (bookId: string) => shop.ask('POST', '/functions/v1/images-generate-consistency', { bookId })
  // Once beforehand: then cover and end papers are there, and pages are all that is painted.
  for (const id of ids) await order(id)
  await shop.quiet()
  await helper.stop()

  async function painting(count: number): Promise<Run> {
    const names = Array.from({ length: count }, (_, at) => `worker-${count}-${at}`)
    const workers: WorkerProcess[] = []
    for (const [at, name] of names.entries()) workers.push(await shop.startWorker(name, `${at}`))
    const paint = async (some: readonly string[]) => {
      for (const bookId of some) await order(bookId)
      await shop.painted()
    }
    await paint(ids.slice(0, count))
    await shop.quiet()
    const look = () => {
      const { server, database } = shop.seconds()
      const ours = processorSeconds(process.pid)
      const sum = workers.reduce((all, { pid }) => all + processorSeconds(pid), 0)
      return { workers: sum, elsewhere: server + database + ours, at: performance.now() }
    }
    const written = shop.store.written.length
    const before = look()
    await paint(ids)
    const after = look()
    const pages = booksOfARun * pagesEach
    await shop.quiet()
    const of = shop.store.written
      .slice(written)
      .filter(({ key }) => key.startsWith('book-pages/') && key.endsWith('.jpg'))
    for (const worker of workers) await worker.stop()
    return {
      workers: count,
      pagesPerSecond: pages / ((after.at - before.at) / 1000),
      perPage: {
        workers: (after.workers - before.workers) / pages,
        elsewhere: (after.elsewhere - before.elsewhere) / pages,
      },
      painted: names.map((name) => of.filter(({ by }) => by === name).length),
    }
  }
  return [await painting(1), await painting(2)]
}

/** Cores of one machine share what is behind them: how much longer a page takes when the other core is busy, too. */
function measureContention(): number {
  const [alone, both] = ['0', '0,1'].map((cores) => drawBooks('vector', 'screen', 1, cores).processorSecondsPerPage)
  return (both ?? 0) / (alone ?? 1)
}

const part = process.argv[2]
if (part === 'pages') keepFigures({ pages: measurePages() })
else {
  const { paths } = await readyTools({ mayInstall: false })
  const work = mkdtempSync(join(tmpdir(), 'scaling-'))
  const shop = await openShop(paths.get('postgresql') ?? '', work)
  try {
    keepFigures(
      part === 'book' ? await measureBook(shop) : { runs: await measureWorkers(shop), contention: measureContention() },
    )
  } finally {
    await shop.close()
    rmSync(work, { recursive: true, force: true })
  }
}
process.exit(0)
