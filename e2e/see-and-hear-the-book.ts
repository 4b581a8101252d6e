// The finished book turned as paper turns or without motion, seen large, and read aloud with its names as they sound: part of the journey of a book.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { desk } from './harness.ts'

/** `page`: the preview, all thumbnails shown. On `named` stands the name that is spoken as `sounds`. */
export async function seeAndHear(page: Page, named: number, sounds: string): Promise<void> {
  await turn(page)
  await seeLarge(page)
  await hear(page, named, sounds)
}

const where = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor()
const goTo = (page: Page, number: number) => page.getByRole('button', { name: `Go to page ${number}`, exact: true })

async function turn(page: Page): Promise<void> {
  const turns = await page.evaluateHandle(() => {
    const durations: string[] = []
    const sheets = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && node.matches('.turning'))
          durations.push(getComputedStyle(node).animationDuration)
    })
    sheets.observe(document.body, { subtree: true, childList: true })
    return durations
  })
  await goTo(page, 2).click()
  await where(page, 'Pages 2 and 3 of 24')
  const next = await page.getByRole('button', { name: 'Next page' }).boundingBox()
  const book = await page.getByRole('region', { name: /^The book/ }).boundingBox()
  expect(next && book && next.x >= book.x + book.width && next.y < book.y + book.height, 'beside the book').toBe(true)
  expect(await turns.jsonValue(), 'without motion').toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.getByRole('button', { name: 'Next page' }).click()
  await where(page, 'Pages 4 and 5 of 24')
  await expect.poll(() => turns.jsonValue()).toEqual(['0.5s'])
  await page.locator('.turning').waitFor({ state: 'detached' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
}

async function seeLarge(page: Page): Promise<void> {
  const large = () => page.evaluate(() => document.fullscreenElement?.id)
  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect.poll(large).toBe('preview-book')
  await page.keyboard.press('ArrowRight')
  await where(page, 'Pages 6 and 7 of 24')
  await seeLargeOnAPhone(page)
  await page.locator('#preview-book').getByRole('button', { name: 'Close' }).click()
  await expect.poll(large).toBeUndefined()
}

/** Upright and sideways: what leads on stays where it is, and a page can be seen from its first line. */
async function seeLargeOnAPhone(page: Page): Promise<void> {
  const [back, next, close] = ['Previous page', 'Next page', 'Close'].map((name) =>
    page.locator('#preview-book').getByRole('button', { name, exact: true }),
  )
  const boxes = () => Promise.all([back, next, close].map((button) => button?.boundingBox()))
  const top = async () => (await page.locator('#preview-book .book-table').boundingBox())?.y
  // A window that fills its screen has no size of its own: it is the screen that changes.
  const screen = await page.context().newCDPSession(page)
  const hold = (width: number, height: number) =>
    screen.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })
  await hold(360, 740)
  await page.getByRole('button', { name: 'To read' }).click()
  await where(page, 'Page 6 of 24')
  const before = await boxes()
  const [, on, away] = before
  expect(on && away && away.y + away.height <= on.y, 'the way out is not on the way on').toBe(true)
  await page.locator('#preview-book').evaluate((book) => book.scrollTo(0, book.scrollHeight))
  await next?.click()
  await where(page, 'Page 7 of 24')
  expect(await boxes(), 'at one place').toEqual(before)
  expect(await top(), 'from its top').toBeGreaterThanOrEqual(0)
  await hold(740, 360)
  for (const view of ['As it is printed', 'To read']) {
    await page.getByRole('button', { name: view }).click()
    await page.locator('#preview-book').evaluate((book) => book.scrollTo(0, 0))
    const leaf = await page.locator('.leaf[data-open]').boundingBox()
    expect(leaf && leaf.y >= 0 && leaf.y + leaf.height <= 360, `the whole page, ${view}`).toBe(true)
    expect(leaf && leaf.x >= 58 && leaf.x + leaf.width <= 740 - 58, `beside the ways to leaf, ${view}`).toBe(true)
  }
  await hold(desk.width, desk.height)
}

/** A voice that says where it is, and does not come to the end of its third page. */
async function hear(page: Page, named: number, sounds: string): Promise<void> {
  const heard = await page.evaluateHandle(() => {
    const heard: { said: string; isMarked: boolean }[] = []
    Object.assign(speechSynthesis, {
      getVoices: () => [{}],
      cancel: () => undefined,
      speak(utterance: SpeechSynthesisUtterance) {
        utterance.dispatchEvent(new SpeechSynthesisEvent('boundary', { utterance, charIndex: 0, name: 'word' }))
        heard.push({ said: utterance.text, isMarked: CSS.highlights.has('spoken-word') })
        if (heard.length < 3) setTimeout(() => utterance.dispatchEvent(new Event('end')))
      },
    })
    speechSynthesis.dispatchEvent(new Event('voiceschanged'))
    return heard
  })
  await goTo(page, named).click()
  await page.getByText(new RegExp(`^Pages? (\\d+ and )?${named}( and \\d+)? of 24$`)).waitFor()
  await page.getByRole('button', { name: 'Read aloud' }).click()
  await expect.poll(async () => (await heard.jsonValue()).length).toBe(3)
  const read = await heard.jsonValue()
  expect(read.filter(({ isMarked }) => !isMarked)).toEqual([])
  expect(read.map(({ said }) => said).join(' ')).toContain(sounds)
  await page.getByRole('button', { name: 'Stop reading' }).click()
  await page.getByRole('button', { name: 'Read aloud' }).waitFor()
  expect(await page.evaluate(() => CSS.highlights.has('spoken-word'))).toBe(false)
}
