// What the payment provider notices of a running server: a hundred events a second, each answered on time, and every checkout settled afterwards.

import { createServer } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNotNull } from 'drizzle-orm'
import { Stripe } from 'stripe'
import { orderEvents, orders, paymentEvents } from '../../database/schema/orders.ts'
import { second } from '../../src/base/dates.ts'
import { readDesk } from '../../src/operator/contract.ts'
import { stripeWebhook } from '../../src/orders/checkout-contract.ts'
import { totalOf } from '../../src/orders/order.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { startPostgres } from '../test/postgres.ts'
import { readyTools } from '../test/tools.ts'
import { benchEmail, fillDatabase } from './fill-database.ts'
import { benchTier, fillShop, sessionOf } from './fill-shop.ts'
import { tokenOf } from './measure-server.ts'
import { startServer } from './server-process.ts'

const eventsPerSecond = 100
/** What the provider says of each checkout that is paid, one after the other. */
export const eventTypes = ['payment_intent.succeeded', 'checkout.session.completed', 'charge.updated']
/** Of so many events one comes a second time, as the provider's do. */
const oneTwice = 10
/** Milliseconds until the provider answers what became of a checkout. */
const providerTakes = 150
const booksEach = 20
export const webhookSecret = 'whsec_bench'
const patience = 300 * second

interface Figures {
  p50: number
  p99: number
  refused: number
  lost: number
  unpaid: number
  paidTwice: number
  settledAfter: number
}

/** At the far end of the server's wire to the provider: every checkout that it is asked about is paid. */
export async function openProvider() {
  const provider = createServer((request, response) => {
    const id = /cs_test_([\w-]+)/.exec(request.url ?? '')?.[1] ?? ''
    const charge = { object: 'charge', amount_refunded: 0, refunded: false, disputed: false }
    const session = {
      ...{ id: sessionOf(id), object: 'checkout.session', status: 'complete', payment_status: 'paid' },
      ...{ amount_total: totalOf(benchTier), currency: 'usd', client_reference_id: id },
      payment_intent: { id: `pi_${id}`, object: 'payment_intent', status: 'succeeded', latest_charge: charge },
    }
    setTimeout(() => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(session))
    }, providerTakes)
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const address = provider.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { base: `http://127.0.0.1:${port}`, close: () => provider.close() }
}

/** Milliseconds from the moment it was due to the end of its answer; undefined when it was not taken. */
export async function tell(
  address: string,
  number: number,
  checkoutId: string,
  due: number,
): Promise<number | undefined> {
  const type = eventTypes[number % eventTypes.length] ?? ''
  const object = { id: `${type}_${checkoutId}`, metadata: { checkout: checkoutId } }
  const payload = JSON.stringify({ id: `evt_${number}`, type, livemode: false, data: { object } })
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret: webhookSecret })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const answer = await fetch(address + stripeWebhook.path, { method: 'POST', headers, body: payload }).catch(
    () => undefined,
  )
  await answer?.arrayBuffer()
  return answer?.ok ? performance.now() - due : undefined
}

async function tellAll(address: string, checkouts: readonly string[], events: number): Promise<(number | undefined)[]> {
  const answers: Promise<number | undefined>[] = []
  const start = performance.now()
  for (let number = 0; number < events; number++) {
    const due = start + (number * second) / eventsPerSecond
    await sleep(Math.max(0, due - performance.now()))
    // The one before comes again, and this one with the next.
    const told = number % oneTwice === oneTwice - 1 ? [number, number] : [number]
    for (const one of told) answers.push(tell(address, one, checkouts[Math.floor(one / eventTypes.length)] ?? '', due))
  }
  return Promise.all(answers)
}

async function untilAllWaitForPictures(address: string, count: number): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(address, 0)}` }
  const end = performance.now() + patience
  let waiting = 0
  while (waiting < count && performance.now() < end) {
    await sleep(200)
    const answer = await fetch(address + readDesk.path, { headers })
    const { heaps } = readDesk.output.parse(await answer.json())
    waiting = heaps.find(({ heap }) => heap === 'awaiting_pictures')?.orders ?? 0
  }
}

async function measure(given: Record<string, string>, logFile: string, seconds: number): Promise<Figures> {
  const provider = await openProvider()
  const settings = {
    ...{ ...given, OPERATOR_EMAILS: benchEmail(0), STRIPE_SECRET_KEY: 'sk_test_bench' },
    ...{ STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: provider.base },
  }
  const events = seconds * eventsPerSecond
  // Made by a server, filled while none has it.
  await (await startServer(settings, logFile)).stop()
  const empty = await openDatabase(readConfig(settings))
  await fillDatabase(empty, Math.ceil(events / eventTypes.length / booksEach), booksEach)
  const checkouts = (await fillShop(empty)).slice(0, Math.ceil(events / eventTypes.length))
  await empty.close()

  const server = await startServer(settings, logFile)
  const answers = await tellAll(server.address, checkouts, events)
  const told = performance.now()
  await untilAllWaitForPictures(server.address, checkouts.length)
  const settledAfter = performance.now() - told
  await server.stop()
  provider.close()

  const { owner, close } = await openDatabase(readConfig(settings))
  const paid = await owner.$count(orders, isNotNull(orders.paid_at))
  const moves = await owner.$count(orderEvents, and(eq(orderEvents.status, 'paid'), eq(orderEvents.by, 'payment')))
  const lost = events - (await owner.$count(paymentEvents))
  await close()
  const times = answers.filter((time) => time !== undefined).toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? NaN)
  return {
    ...{ p50: at(0.5), p99: at(0.99), refused: answers.length - times.length, lost },
    ...{ unpaid: checkouts.length - paid, paidTwice: moves - paid, settledAfter },
  }
}

function show(seconds: number, measured: [database: string, Figures][]): string {
  const row = (name: string, cell: (figures: Figures) => string | number) =>
    `| ${[name, ...measured.map(([, figures]) => cell(figures))].join(' | ')} |`
  return [
    `${eventsPerSecond} signed events a second for ${seconds} s, three for each paid visit, every tenth told twice, each sent on time and timed from when it was due. The provider, which is asked about each visit, takes ${providerTakes} ms. ${availableParallelism()} cores, sender and provider on the same cores.`,
    '',
    `| | ${measured.map(([database]) => database).join(' | ')} |`,
    `|---|${'---|'.repeat(measured.length)}`,
    row('Answered, p50 / p99', ({ p50, p99 }) => `${p50} / ${p99} ms`),
    row('Refused or failed', ({ refused }) => refused),
    row('Events lost', ({ lost }) => lost),
    row('Visits not settled', ({ unpaid }) => unpaid),
    row('Orders paid twice', ({ paidTwice }) => paidTwice),
    row('From the last event to the last order that waits for its book', ({ settledAfter }) => {
      return `${(settledAfter / second).toFixed(1)} s`
    }),
  ].join('\n')
}

/** The seconds, and one database only, to look at this part alone. */
export async function measureWebhooks(seconds = 60, only?: string): Promise<string> {
  const work = mkdtempSync(join(tmpdir(), 'bench-webhooks-'))
  const logFile = join(work, 'server.log')
  const programs = (await readyTools()).paths.get('postgresql')
  const measured: [string, Figures][] = []
  try {
    if (only !== 'postgres') {
      measured.push(['Embedded', await measure({ DATA_DIR: join(work, 'embedded') }, logFile, seconds)])
    }
    if (programs && only !== 'embedded') {
      // With the server's own settings: what is measured is what would be safe.
      const { url, stop } = await startPostgres(programs, [])
      const settings = { DATA_DIR: join(work, 'postgres'), DATABASE_URL: url }
      measured.push(['PostgreSQL', await measure(settings, logFile, seconds).finally(stop)])
    }
    return show(seconds, measured)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const [seconds, only] = process.argv.slice(2)
  console.log(await measureWebhooks(seconds === undefined ? undefined : Number(seconds), only))
}
