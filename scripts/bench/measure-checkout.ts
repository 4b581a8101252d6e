// How long a buyer waits for the checkout on a mid phone: 360 px, a processor four times slower, two lines.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { z } from 'zod'
import { paths } from '../../src/base/paths.ts'
import { sessionKey } from '../../src/base/settings.ts'
import { browserFlags } from '../test/browser-flags.ts'
import { readyTools } from '../test/tools.ts'
import { askerFor } from './measure-server.ts'
import { startServer } from './server-process.ts'

const times = 5
const slowerBy = 4
const bits = (megabits: number) => (megabits * 1_000_000) / 8
/** Lighthouse's slow 4G, and an LTE line as WebPageTest has it. */
const lines = {
  'slow 4G': { latency: 150, downloadThroughput: bits(1.6), uploadThroughput: bits(0.75) },
  LTE: { latency: 70, downloadThroughput: bits(12), uploadThroughput: bits(12) },
}
type Line = keyof typeof lines
const made = z.object({ id: z.string() })
const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

interface Buyer {
  session: string
  bookId: string
}

/** A member with a book that is told, as she has it when she comes to the checkout. */
async function newBuyer(address: string): Promise<Buyer> {
  const session = await askerFor(address, '')('POST', '/auth/v1/signup', {
    email: 'buyer@example.com',
    password: 'a long bench phrase',
  })
  const { access_token } = z.object({ access_token: z.string() }).parse(session)
  const ask = askerFor(address, `Bearer ${access_token}`)
  const brief = { recipient_type: 'Kid', recipient_age: 6, occasion: 'Birthday', genre: 'Adventure' }
  const wish = { ...brief, characters: [{ name: 'Mia', type: 'girl', age: 6 }] }
  const { id: bookId } = made.parse(await ask('POST', '/functions/v1/books-create', wish))
  await ask('POST', '/functions/v1/story-generate', { bookId })
  return { session: JSON.stringify(session), bookId }
}

async function newPhone(browser: Browser, address: string, session: string, line: Line): Promise<Page> {
  const storage = { origin: address, localStorage: [{ name: sessionKey, value: session }] }
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    storageState: { cookies: [], origins: [storage] },
  })
  const page = await context.newPage()
  await page.addInitScript(watchForPayButton)
  const wire = await context.newCDPSession(page)
  await wire.send('Network.enable')
  await wire.send('Network.emulateNetworkConditions', { offline: false, ...lines[line] })
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slowerBy })
  return page
}

/** Runs in the page: notes the milliseconds from its opening, or from her press, until the pay button is painted and answers. */
function watchForPayButton() {
  let from = 0
  addEventListener('click', (event) => (from = event.timeStamp), true)
  const isThere = () => [...document.querySelectorAll('button')].some((one) => one.textContent.startsWith('Pay with '))
  const watch = new MutationObserver(() => {
    if (!isThere()) return
    watch.disconnect()
    requestAnimationFrame(() =>
      setTimeout(() => (document.documentElement.dataset.payable = String(performance.now() - from))),
    )
  })
  watch.observe(document, { childList: true, subtree: true, characterData: true })
}

async function untilPayable(page: Page): Promise<number> {
  const said = page.locator('html[data-payable]')
  await said.waitFor({ state: 'attached', timeout: 60_000 })
  return Number(await said.getAttribute('data-payable'))
}

interface Waits {
  clicked: number[]
  again: number[]
  cold: number[]
}

async function measureLine(browser: Browser, address: string, { session, bookId }: Buyer, line: Line): Promise<Waits> {
  const waits: Waits = { clicked: [], again: [], cold: [] }
  for (let time = 0; time < times; time++) {
    const cold = await newPhone(browser, address, session, line)
    await cold.goto(paths.checkout(bookId, 'Digital Copy'), { waitUntil: 'commit' })
    waits.cold.push(await untilPayable(cold))
    await cold.waitForLoadState('networkidle')
    await cold.reload({ waitUntil: 'commit' })
    waits.again.push(await untilPayable(cold))
    await cold.context().close()
    const journey = await newPhone(browser, address, session, line)
    await journey.goto(paths.reviewAi(bookId), { waitUntil: 'networkidle' })
    await journey.getByRole('link', { name: 'NEXT' }).click()
    waits.clicked.push(await untilPayable(journey))
    await journey.context().close()
  }
  return waits
}

export async function measureCheckout(): Promise<string> {
  const executablePath = (await readyTools()).paths.get('chromium')
  if (executablePath === undefined) return 'Not measured: there is no Chromium.'
  const work = mkdtempSync(join(tmpdir(), 'bench-checkout-'))
  const server = await startServer({ DATA_DIR: join(work, 'data') }, join(work, 'server.log'))
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  try {
    const buyer = await newBuyer(server.address)
    const slow = await measureLine(browser, server.address, buyer, 'slow 4G')
    const usual = await measureLine(browser, server.address, buyer, 'LTE')
    const row = (name: string, of: keyof Waits) =>
      `| ${name} | ${Math.round(middle(slow[of]))} ms | ${Math.round(middle(usual[of]))} ms |`
    return [
      `Chromium at 360 px, its processor ${slowerBy} times slower, until the pay button with the provider's name is painted and the page answers; medians of ${times}.`,
      'Slow 4G is 150 ms and 1.6 Mbit/s, LTE 70 ms and 12 Mbit/s. The server is on the same cores, and speaks HTTP/1.1.',
      '',
      '| The checkout of a tier | slow 4G | LTE |',
      '|---|---|---|',
      row('NEXT is pressed on the review of the book', 'clicked'),
      row('Opened by its address, seen before', 'again'),
      row('Opened by its address, nothing in the cache', 'cold'),
    ].join('\n')
  } finally {
    await browser.close()
    await server.stop()
    rmSync(work, { recursive: true, force: true })
  }
}

if (import.meta.main) console.log(await measureCheckout())
