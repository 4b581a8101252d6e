// What a member waits for between Generate Story and the last picture, seen in a real browser; alone: `node scripts/bench/measure-journey.ts first vector pixar`.

import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { z } from 'zod'
import { sessionKey } from '../../src/base/settings.ts'
import { draftKey } from '../../src/members/web/member-drafts.ts'
import { STYLES, type Style } from '../../src/drawing/draw.ts'
import { blankAnswers, blankCast } from '../../src/studio/wizard-answers.ts'
import { wizardDraft } from '../../src/studio/wizard-state.ts'
import { browserFlags } from '../test/browser-flags.ts'
import { readyTools } from '../test/tools.ts'
import { startServer } from './server-process.ts'
import { weighMyBooks } from './weigh-scripts.ts'

const stories = 5
const patience = 90_000
const aims: Partial<Record<Style, number>> = { vector: 12, watercolor: 12, pixar: 16, digital_art: 40 }

const signedUp = z.looseObject({ access_token: z.string(), user: z.looseObject({ id: z.string() }) })
type Session = z.infer<typeof signedUp>

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

interface Told {
  firstPage: number
  all: number
}

/** A new member's browser, at home. */
async function visit(browser: Browser, origin: string): Promise<{ page: Page; session: Session }> {
  const answer = await fetch(`${origin}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: 'anon' },
    body: JSON.stringify({ email: `ida-${Date.now()}@example.com`, password: 'nine lanterns on the pier' }),
  })
  const session = signedUp.parse(await answer.json())
  const kept = [{ name: sessionKey, value: JSON.stringify(session) }]
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    storageState: { cookies: [], origins: [{ origin, localStorage: kept }] },
  })
  context.setDefaultTimeout(patience)
  return { session, page: await context.newPage() }
}

/** The wizard, answered to the end; then the click. Ends at the question for the title. */
async function tellStory(page: Page, session: Session, style: Style): Promise<Told> {
  const hero = { ...blankCast('hero'), name: 'Ida', type: 'girl', age: '6' }
  const friend = { ...blankCast('friend'), name: 'Ember', type: 'dragon' }
  const answers = { recipient: 'Kid', occasion: 'Birthday', genre: 'Adventure', interests: 'boats, lamps' }
  const state = {
    at: Date.now(),
    step: 'check',
    answers: { ...blankAnswers(crypto.randomUUID()), ...answers, cast: [hero, friend], art_style_id: style },
  }
  await page.goto('/dashboard')
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    draftKey(session.user.id, wizardDraft),
    JSON.stringify(state),
  ] as const)
  await page.goto('/dashboard/book/wizard?step=check')
  const button = page.getByRole('button', { name: 'Generate Story' })
  await button.waitFor()
  // Nobody reads the answers and clicks before the portraits are there.
  await page.waitForLoadState('networkidle')
  const told = page.evaluate(
    () =>
      new Promise<Told>((resolve) => {
        let begun = 0
        let firstPage = 0
        addEventListener('click', () => (begun = performance.now()), { once: true, capture: true })
        const look = () => {
          const now = performance.now()
          if (begun > 0 && firstPage === 0 && document.querySelector('.writing-page')) firstPage = now - begun
          if (document.querySelector('h1')?.textContent === 'What is it called?')
            resolve({ firstPage: firstPage || now - begun, all: now - begun })
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  await button.click()
  return told
}

/** All pages of the book on the screen have their picture. */
async function untilPictured(page: Page, pictures: string): Promise<void> {
  await page.waitForFunction((shown) => document.querySelectorAll(shown).length === 24, pictures, { timeout: patience })
}

const bookOf = (page: Page) => /book\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''

interface Painted {
  style: Style
  previews: number
  pictures: number
  interactions: number[]
}

async function measureStyle(browser: Browser, origin: string, style: Style): Promise<Painted> {
  const { page, session } = await visit(browser, origin)
  await tellStory(page, session, style)
  const told = performance.now()
  // The wizard holds the book in its memory only: My Books knows where it is.
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^Generate images/ }).click()
  const id = (await page.waitForURL(/\/images$/), bookOf(page))
  await page.goto(`/dashboard/book/${id}/review-ai`)
  await untilPictured(page, '.page-picture img')
  const previews = performance.now() - told

  await page.goto(`/dashboard/book/${id}/images`)
  const paint = page.getByRole('button', { name: /^Paint all/ })
  await paint.waitFor()
  await page.evaluate(() => {
    const found = new Map<number, number>()
    Object.assign(globalThis, { interactions: () => [...found.values()] })
    const wanted: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((list) => {
      // A click or a key is several events; the slowest of them counts.
      for (const entry of list.getEntries())
        if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
          found.set(entry.interactionId, Math.max(entry.duration, found.get(entry.interactionId) ?? 0))
    }).observe(wanted)
  })
  const begun = performance.now()
  await paint.click()
  let isPainting = true
  const painted = untilPictured(page, '.contact-sheet img').then(() => {
    isPainting = false
    return performance.now() - begun
  })
  const change = page.getByRole('button', { name: /^Request Changes/ }).first()
  const wish = page.getByLabel('What should change?')
  await change.waitFor()
  while (isPainting) {
    await change.click()
    await wish.pressSequentially('at night', { delay: 40 })
    await wish.fill('')
    await change.click()
  }
  const pictures = await painted
  const interactions = z.array(z.number()).parse(await page.evaluate('interactions()'))
  await page.context().close()
  return { style, previews, pictures, interactions }
}

async function measureFirst(browser: Browser, origin: string): Promise<string[]> {
  const first = await visit(browser, origin)
  const weight = await weighMyBooks(first.page)
  await first.page.context().close()
  const told: Told[] = []
  for (let count = 0; count < stories; count++) {
    const { page, session } = await visit(browser, origin)
    told.push(await tellStory(page, session, 'vector'))
    await page.context().close()
  }
  const show = (times: number[]) => `${seconds(middle(times))} | ${seconds(Math.max(...times))}`
  return [
    '| | Aim | Median | Slowest |',
    '|---|---|---|---|',
    `| Generate Story, from the click to the first page that can be read | 1 s | ${show(told.map(({ firstPage }) => firstPage))} |`,
    `| … to the whole story | 2 s | ${show(told.map(({ all }) => all))} |`,
    `| Scripts of My Books, gzip | 200 kB | ${Math.round(weight / 1000)} kB | |`,
  ]
}

function showPainted({ style, previews, pictures, interactions }: Painted): string {
  // As the web vital is defined: of each fifty the slowest is left out.
  const all = interactions.toSorted((a, b) => b - a)
  const worst = `${Math.round(middle(all))} / ${Math.round(all[Math.floor(all.length / 50)] ?? 0)} / ${Math.round(all[0] ?? 0)} ms`
  return `| ${style} | ${aims[style]} s | ${seconds(previews)} | ${seconds(pictures)} | ${worst}, of ${interactions.length} |`
}

const every = ['first', ...STYLES.filter((style) => style in aims)]

export async function measureJourney(parts: readonly string[] = every): Promise<string> {
  const executablePath = (await readyTools()).paths.get('chromium')
  if (executablePath === undefined) return 'Not measured: there was no Chromium.'
  const work = mkdtempSync(join(tmpdir(), 'bench-journey-'))
  const server = await startServer({ DATA_DIR: work }, join(tmpdir(), 'bench-journey.log'))
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  try {
    const lines = [
      `In Chromium on the same ${cpus().length} cores as the server (embedded database), which was just started: the first story is told by cold code. Five stories; one book a style.`,
      '',
    ]
    if (parts.includes('first')) lines.push(...(await measureFirst(browser, server.address)))
    const styles = STYLES.filter((style) => parts.includes(style))
    const rows: string[] = []
    for (const style of styles) rows.push(showPainted(await measureStyle(browser, server.address, style)))
    if (rows.length > 0)
      lines.push(
        '',
        '| Style | Aim of the previews | 24 previews in the review, after the story | 24 pictures on the contact sheet, after the click | Interaction to next paint meanwhile: median / 98% / slowest |',
        '|---|---|---|---|---|',
        ...rows,
      )
    return lines.join('\n')
  } finally {
    await browser.close()
    await server.stop()
    rmSync(work, { recursive: true, force: true })
  }
}

if (import.meta.main) console.log(await measureJourney(process.argv.length > 2 ? process.argv.slice(2) : every))
