import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, useBrowser } from './harness.ts'
import { newMember, newStory } from './member.ts'

declare global {
  /** Of a layout shift: what moved. */
  interface PerformanceEntry {
    sources?: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
}

const visit = useBrowser()

/** One blue dot: paper is never so blue. */
const blue = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNQcDgAAAGkASH3FkXwAAAAAElFTkSuQmCC',
  'base64',
)

/** Pictures of all pages, each of which comes when it is let through. */
async function holdPictures(page: Page): Promise<(from: number, to: number) => void> {
  const gates = Array.from({ length: 25 }, () => Promise.withResolvers<void>())
  await page.route('**/api/books/*/pages', async (route) => {
    const response = await route.fetch()
    const { items, ...rest } = await response.json()
    const withPicture = (one: { page_number: number }) => ({
      ...one,
      preview_image_url: `/files/slow-${one.page_number}.png`,
    })
    await route.fulfill({ response, json: { ...rest, items: items.map(withPicture) } })
  })
  await page.route('**/files/slow-*', async (route) => {
    await gates[Number(/slow-(\d+)/.exec(route.request().url())?.[1])]?.promise
    await route.fulfill({ body: blue, contentType: 'image/png', headers: { 'cache-control': 'max-age=60' } })
  })
  return (from, to) => gates.slice(from, to + 1).forEach(({ resolve }) => resolve())
}

interface Seen {
  /** Pages whose leaf is to be seen, with their picture or with the paper on which it will be; at a frame. */
  frames: { page: number; picture: boolean; height: number; words: boolean; paper: string }[][]
  /** What moved, from where and to where. */
  shifts: string[]
}

/** Looks at every frame from now on. */
async function watch(page: Page) {
  return page.evaluateHandle(() => {
    const seen: Seen = { frames: [], shifts: [] }
    const look = () => {
      const leaves = [...document.querySelectorAll<HTMLElement>('.flipbook .leaf-story[data-open]')]
      seen.frames.push(
        leaves.map((leaf) => {
          const picture = leaf.querySelector<HTMLImageElement>('img.leaf-picture')
          return {
            page: Number(leaf.dataset.page),
            picture: picture !== null && picture.complete && picture.naturalWidth > 0,
            height: Math.round(picture?.offsetHeight ?? 0),
            words: (leaf.querySelector('.leaf-words')?.textContent ?? '') !== '',
            paper: picture === null ? '' : getComputedStyle(picture).backgroundColor,
          }
        }),
      )
      requestAnimationFrame(look)
    }
    look()
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        for (const { node, previousRect: from, currentRect: to } of entry.sources ?? [])
          seen.shifts.push(
            `${node?.parentElement?.className} / ${node?.textContent?.slice(0, 40)} ${JSON.stringify([from, to])}`,
          )
    }).observe({ type: 'layout-shift' })
    return seen
  })
}

test('a page whose picture comes late is paper with its words until then: no leaf is empty, nothing flashes or moves, and on paper the open pages stand alone', async () => {
  const member = await newMember()
  const { id } = await newStory(member, 'Nine Lanterns')
  const { page } = await visit({ as: member })
  const come = await holdPictures(page)
  await page.goto(`/dashboard/book/${id}/preview`)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  come(1, 3)
  const next = page.getByRole('button', { name: 'Next page' })
  for (const where of ['Before the story', 'Page 1 of 24', 'Pages 2 and 3 of 24']) {
    await next.click()
    await page.getByText(where, { exact: true }).waitFor()
    await page.locator('.turning').waitFor({ state: 'detached' })
  }

  // What stands around the book (its facts, its passport) has come, too: this is about pictures.
  let before = 0
  const rests = async () => {
    const now = await page.evaluate(() => document.documentElement.scrollHeight)
    const isSame = now === before
    before = now
    return isSame
  }
  await expect.poll(rests, { interval: 1000 }).toBe(true)
  const watched = await watch(page)
  // Still on their way when the page has turned.
  await next.click()
  await page.getByText('Pages 4 and 5 of 24').waitFor()
  await page.locator('.turning').waitFor({ state: 'detached' })
  await page.waitForTimeout(200)
  come(4, 5)
  await expect.poll(async () => (await watched.jsonValue()).frames.at(-1)?.every((leaf) => leaf.picture)).toBe(true)
  // Here within a moment after the click: the page turns with them.
  await next.click()
  await page.waitForTimeout(200)
  expect(await page.getByText('Pages 4 and 5 of 24').count(), 'waits for its pictures').toBe(1)
  come(6, 24)
  await page.getByText('Pages 6 and 7 of 24').waitFor()
  await page.locator('.turning').waitFor({ state: 'detached' })

  const { frames, shifts } = await watched.jsonValue()
  expect(shifts).toEqual([])
  expect(frames.length).toBeGreaterThan(10)
  for (const leaves of frames) expect(leaves.map(({ words }) => words)).not.toContain(false)
  expect(frames.filter((leaves) => leaves.length < 2)).toEqual([])
  expect(new Set(frames.flat().map(({ height }) => height)).size).toBe(1)
  for (const number of [2, 3, 4, 5, 6, 7]) {
    const ofPage = frames.flat().filter((leaf) => leaf.page === number)
    const [first] = ofPage
    expect(first?.picture, `page ${number}`).toBe(number !== 4 && number !== 5)
    const changes = ofPage.filter((leaf, at) => at > 0 && leaf.picture !== ofPage[at - 1]?.picture)
    expect(changes.length, `page ${number}`).toBeLessThanOrEqual(1)
    expect(ofPage.filter(({ paper }) => paper !== 'rgb(246, 236, 216)')).toEqual([])
  }
  // On paper the open pages stand with their words, and nothing that is only tapped stands over them.
  await page.setViewportSize(phone)
  const rooms = page.getByRole('navigation', { name: 'Main' })
  await rooms.waitFor()
  await page.emulateMedia({ media: 'print' })
  await rooms.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Next page' }).waitFor({ state: 'hidden' })
  const open = page.locator('.leaf[data-open]')
  expect(await open.count()).toBeGreaterThan(0)
  for (const part of ['img.leaf-picture', '.leaf-words'])
    expect((await open.first().locator(part).boundingBox())?.height, part).toBeGreaterThan(40)
})
