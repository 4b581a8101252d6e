// A visitor for each journey, in a browser profile of her own. What the browser complains about fails the journey.

import { type Browser, type BrowserContext, chromium, type Page, type Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { sessionKey } from '../src/base/settings.ts'
import type { Member } from './member.ts'

export interface Viewport {
  width: number
  height: number
}
export const phone: Viewport = { width: 360, height: 740 }
export const desk: Viewport = { width: 1280, height: 900 }

export interface VisitOptions {
  /** Where the visit begins; nothing: an empty tab. */
  at?: string
  /** Who is signed in already. */
  as?: Member
  viewport?: Viewport
  /** A finger instead of a mouse. */
  touch?: boolean
  /** Where this journey leads besides the server of all of them: a shop of its own, a provider. */
  beyond?: readonly string[]
  /** Off in her browser. */
  scripts?: boolean
  /** Server faults and dead lines are part of this journey. */
  faults?: boolean
}

export interface Visit {
  page: Page
  /** Another tab of the same browser, at an address of ours. */
  tab: (at: string) => Promise<Page>
  context: BrowserContext
}

/** Call once at the top of a file. */
export function useBrowser(): (options?: VisitOptions) => Promise<Visit> {
  let browser: Browser
  const visits: { context: BrowserContext; complaints: string[] }[] = []
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'))
  })
  afterAll(() => browser.close())
  afterEach(async ({ task }) => {
    const ended = visits.splice(0)
    const seen = task.result?.state === 'fail' ? await lastSeen(ended.flatMap(({ context }) => context.pages())) : ''
    await Promise.all(ended.map(({ context }) => context.close()))
    const complaints = ended.flatMap(({ complaints }) => complaints)
    if (seen) throw new Error(`What was on the screen:\n${seen}\n${complaints.join('\n')}`)
    expect(complaints).toEqual([])
  })

  return async ({ at, as, viewport = desk, touch = false, scripts = true, faults = false, beyond = [] } = {}) => {
    const origin = as?.origin ?? inject('origin')
    const context = await browser.newContext({
      viewport,
      hasTouch: touch,
      javaScriptEnabled: scripts,
      baseURL: origin,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      storageState: as && {
        cookies: [],
        origins: [{ origin, localStorage: [{ name: sessionKey, value: JSON.stringify(as.session) }] }],
      },
    })
    // A busy machine is slow, not wrong.
    context.setDefaultTimeout(Number(process.env.JOURNEY_PATIENCE ?? 300_000))
    visits.push({ context, complaints: listen(context, [origin, ...beyond], faults) })
    const tab = async (path: string) => {
      const page = await context.newPage()
      await page.goto(path)
      return page
    }
    return { context, tab, page: at === undefined ? await context.newPage() : await tab(at) }
  }
}

/** The server does what it is asked, and the line breaks before it can say so. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

async function lastSeen(pages: Page[]): Promise<string> {
  const screens = await Promise.all(
    pages.map(async (page) => `${page.url()}\n${await page.innerText('body', { timeout: 1000 }).catch(String)}`),
  )
  return screens.join('\n\n')
}

/** Errors on the console, among them broken security policies; errors nobody caught; and any call to somebody else. */
function listen(context: BrowserContext, origins: readonly string[], faults: boolean): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error' && !isAnswer(message.text(), faults)) complaints.push(message.text())
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^(?:https?|wss?):$/.test(url.protocol) && !origins.includes(url.origin)) complaints.push(`called ${url.href}`)
  })
  return complaints
}

/** The browser notes every refusal as an error; only faults of the server are ones. */
function isAnswer(words: string, faults: boolean): boolean {
  return (faults ? /^Failed to load resource/ : /^Failed to load resource.* status of 4\d\d/).test(words)
}
