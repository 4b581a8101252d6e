// Three levels of load on one server of each database: a usual hour, a busy one, and more than it can do.

import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '../../src/base/dates.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { startPostgres } from '../test/postgres.ts'
import { readyTools } from '../test/tools.ts'
import { fillShop } from './fill-shop.ts'
import { signInCall } from './measure-server.ts'
import { bindBook, callOf, fillStories, newPainting, paintBook, readOf, signInAll, type Member, type Painting } from './members-at-work.ts' // prettier-ignore
import { eventTypes, openProvider, tell, webhookSecret } from './measure-webhooks.ts'
import { onTime, openLines, quantile, send, type Outcome } from './send-on-time.ts'
import { startServer } from './server-process.ts'
import { writeSection } from './write-section.ts'

interface Figures {
  outcomes: Outcome[]
  pagesPerSecond?: number
  /** How long a book took to bind, in milliseconds. */
  bindings?: number[]
  burst?: { signIns: Outcome[]; webhooks: (number | undefined)[]; recovered: number }
  /** How long the event loop stood still, at the 99th of 100 looks, in milliseconds. */
  loop: number
}

interface Shop {
  address: string
  members: Member[]
  /** Payment pages that stand open. */
  checkouts: string[]
  seconds: number
}

interface Level {
  members: number
  booksEach: number
  seconds: number
  says: string
  run(shop: Shop): Promise<Omit<Figures, 'loop'>>
}

/** Books are painted one after the other, so many at a time, as long as the calls go on. */
async function usual({ address, members, seconds }: Shop) {
  const paintings: Painting[] = []
  let goesOn = true
  const makers = members.slice(0, 2).map(async ({ token }) => {
    while (goesOn) {
      const painting = newPainting()
      paintings.push(painting)
      await paintBook(address, token, painting)
    }
  })
  const lines = openLines()
  const outcomes = await onTime(30, seconds, (n, due) => send(lines, address, callOf(members, n), due))
  goesOn = false
  const pagesPerSecond = stopAll(paintings) / seconds
  await Promise.all(makers)
  return { outcomes, pagesPerSecond }
}

/** How many pages are painted by now. */
function stopAll(paintings: readonly Painting[]): number {
  for (const painting of paintings) painting.isGivenUp = true
  return paintings.reduce((sum, { pages }) => sum + pages, 0)
}

async function busy({ address, members, seconds }: Shop) {
  const paintings = Array.from({ length: 10 }, newPainting)
  const makers = paintings.map((painting, at) => paintBook(address, members[at]?.token ?? '', painting))
  const bindings: number[] = []
  const binders = onTime(1 / 30, seconds, async (n) => {
    const painting = paintings[n]
    while (painting && !painting.isOver && !painting.isGivenUp) await sleep(second)
    if (!painting?.isOver) return
    const begun = performance.now()
    await bindBook(address, members[n]?.token ?? '', painting.bookId)
    bindings.push(performance.now() - begun)
  })
  const lines = openLines()
  const outcomes = await onTime(150, seconds, (n, due) => send(lines, address, callOf(members, n), due))
  const pagesPerSecond = stopAll(paintings) / seconds
  await Promise.all([...makers, binders])
  return { outcomes, pagesPerSecond, bindings }
}

async function burst({ address, members, checkouts, seconds }: Shop) {
  const lines = openLines()
  // A balancer's lines are open before a burst comes.
  await Promise.all(members.map((_, n) => send(lines, address, readOf(members, n), performance.now())))
  const [outcomes, signIns, webhooks] = await Promise.all([
    onTime(800, seconds, (n, due) => send(lines, address, readOf(members, n), due)),
    onTime(40, seconds, (n, due) => send(lines, address, signInCall(n % members.length), due)),
    onTime(100, seconds, (n, due) => tell(address, n, checkouts[Math.floor(n / eventTypes.length)] ?? '', due)),
  ])
  return { outcomes, burst: { signIns, webhooks, recovered: await untilWell(address, members) } }
}

/** Seconds until each of twenty calls in a second is answered well and within a busy hour's aim. */
async function untilWell(address: string, members: readonly Member[]): Promise<number> {
  const lines = openLines()
  const started = performance.now()
  for (;;) {
    const begun = performance.now()
    const probes = await onTime(20, 1, (n, due) => send(lines, address, readOf(members, n), due))
    if (probes.every(({ status, ms }) => status === 200 && ms <= 200)) return (begun - started) / second
    if (begun - started > 120 * second) return NaN
  }
}

const levels = {
  usual: {
    ...{ members: 50, booksEach: 5, seconds: 30, run: usual },
    says: '50 members, 30 calls a second (of ten, seven read, two save, one asks how a job stands), while two members have one book after the other told and painted in vector. The aim: p95 80 ms, p99 200 ms, no errors, for 30 minutes.',
  },
  busy: {
    ...{ members: 300, booksEach: 5, seconds: 30, run: busy },
    says: '300 members, 150 calls a second of the same kinds, ten books (240 pages) that are begun at once and painted in vector by our own illustrator, a PDF every half minute as soon as a book is done. The aim: p95 200 ms, p99 500 ms, four pages a second.',
  },
  burst: {
    ...{ members: 300, booksEach: 7, seconds: 30, run: burst },
    says: '800 reads, 40 sign-ins and 100 webhooks of the payment provider a second, which is more than two cores can do. The aim: no crash; what is too much is told within 50 ms to come back later (503 or 429 with Retry-After); well again within 10 s (20 calls in a second, each well and within 200 ms).',
  },
} satisfies Record<string, Level>
type LevelName = keyof typeof levels

async function measure(level: Level, given: Record<string, string>, logFile: string, seconds: number) {
  const provider = await openProvider()
  const settings = {
    ...{ ...given, TRUSTED_PROXIES: '1', STRIPE_SECRET_KEY: 'sk_test_bench', PAYWALL: 'off' },
    ...{ STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: provider.base },
  }
  // Made by a server, filled while none has it.
  await (await startServer(settings, logFile)).stop()
  const database = await openDatabase(readConfig(settings))
  await fillStories(database, level.members, level.booksEach)
  const checkouts = await fillShop(database)
  await database.close()
  const server = await startServer(settings, logFile)
  try {
    const members = await signInAll(server.address, level.members)
    const loopOf = async () => {
      const figures = await (await fetch(`${server.address}/metrics`)).text()
      return second * Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(figures)?.[1])
    }
    // Whoever asks begins a new count.
    await loopOf()
    const figures = await level.run({ address: server.address, members, checkouts, seconds })
    return { ...figures, loop: await loopOf() }
  } finally {
    await server.stop()
    provider.close()
  }
}

const times = (outcomes: readonly Outcome[]) => [0.5, 0.95, 0.99].map((share) => quantile(outcomes, share)).join(' / ')
const isWell = ({ status }: Outcome) => status === 200
const isFault = ({ status, isShed }: Outcome) => status !== 200 && !isShed
const perSecond = (outcomes: readonly Outcome[], seconds: number) => Math.round(outcomes.length / seconds)

function show({ says }: Level, seconds: number, measured: readonly [database: string, Figures][]): string {
  const row = (name: string, cell: (figures: Figures) => string | number) =>
    `| ${[name, ...measured.map(([, figures]) => cell(figures))].join(' | ')} |`
  const hasBurst = measured.some(([, { burst }]) => burst)
  const rows = [
    row('Answered a second', ({ outcomes }) => perSecond(outcomes.filter(isWell), seconds)),
    row('… p50 / p95 / p99', ({ outcomes }) => `${times(outcomes.filter(isWell))} ms`),
    row('Errors', ({ outcomes }) => outcomes.filter(isFault).length),
    row('Told to come back later, a second', ({ outcomes }) =>
      perSecond(
        outcomes.filter(({ isShed }) => isShed),
        seconds,
      ),
    ),
    row('… p50 / p95 / p99', ({ outcomes }) => {
      const shed = outcomes.filter(({ isShed }) => isShed)
      return shed.length === 0 ? '' : `${times(shed)} ms`
    }),
    ...(hasBurst
      ? [
          row('Sign-ins answered, told to come back, errors', ({ burst }) => {
            const all = burst?.signIns ?? []
            return `${all.filter(isWell).length}, ${all.filter(({ isShed }) => isShed).length}, ${all.filter(isFault).length}`
          }),
          row('Webhooks taken, not taken', ({ burst }) => {
            const all = burst?.webhooks ?? []
            const taken = all.filter((time) => time !== undefined)
            return `${taken.length}, ${all.length - taken.length}`
          }),
          row('Well again after', ({ burst }) => `${burst?.recovered.toFixed(0)} s`),
        ]
      : [row('Pages painted a second', ({ pagesPerSecond }) => (pagesPerSecond ?? NaN).toFixed(1))]),
    ...(measured.some(([, { bindings }]) => bindings)
      ? [row('PDFs bound, the slowest', ({ bindings = [] }) => (bindings.length === 0 ? 'none' : `${bindings.length}, ${(Math.max(...bindings) / second).toFixed(1)} s`))] // prettier-ignore
      : []),
    row('The event loop stands still, p99', ({ loop }) => `${Math.round(loop)} ms`),
  ]
  return [
    `${says} Here: ${seconds} s on ${availableParallelism()} cores, with the sender on the same cores; each call sent when it is due and timed from then.`,
    '',
    `| | ${measured.map(([database]) => database).join(' | ')} |`,
    `|---|${'---|'.repeat(measured.length)}`,
    ...rows,
  ].join('\n')
}

/** One level on both databases, or on one of them. */
export async function measureLoad(name: LevelName, given?: number, only?: string): Promise<string> {
  const level = levels[name]
  const seconds = given ?? level.seconds
  const work = mkdtempSync(join(tmpdir(), 'bench-load-'))
  const logFile = join(work, 'server.log')
  const programs = (await readyTools()).paths.get('postgresql')
  const measured: [string, Figures][] = []
  try {
    if (only !== 'postgres') {
      measured.push(['Embedded', await measure(level, { DATA_DIR: join(work, 'embedded') }, logFile, seconds)])
    }
    if (programs && only !== 'embedded') {
      // With the server's own settings: what is measured is what would be safe.
      const { url, stop } = await startPostgres(programs, [])
      const settings = { DATA_DIR: join(work, 'postgres'), DATABASE_URL: url }
      measured.push(['PostgreSQL', await measure(level, settings, logFile, seconds).finally(stop)])
    }
    return show(level, seconds, measured)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

export async function writeLoad(name: LevelName): Promise<void> {
  writeSection(`load-${name}`, await measureLoad(name))
}

if (import.meta.main) {
  const [wanted = '', seconds, only] = process.argv.slice(2)
  const name = Object.keys(levels).find((one): one is LevelName => one === wanted)
  if (!name) throw new Error(`Which level? ${Object.keys(levels).join(', ')}`)
  if (seconds === undefined) await writeLoad(name)
  else console.log(await measureLoad(name, Number(seconds), only))
}
