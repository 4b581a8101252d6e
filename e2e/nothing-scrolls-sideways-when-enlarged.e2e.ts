import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { addAddress } from '../src/members/contract.ts'
import { sidewaysFaults } from './accessible.ts'
import { desk, phone, useBrowser } from './harness.ts'
import { createCharacter } from '../src/books/contract.ts'
import { generateStory } from '../src/stories/contract.ts'
import { ask, type Member, newBook, newMember } from './member.ts'

const visit = useBrowser()

let author: Member
let longStory: string
beforeAll(async () => {
  author = await newMember()
  const title = 'The Extraordinarily Unpronounceable Lighthouse of Hohenstein-Waldburg'
  const { id } = await newBook(author, title, 'vector')
  await ask(author, createCharacter, { book_id: id, name: 'Maximiliana Hohenstein-Waldburg', type: 'woman' })
  await ask(author, generateStory, { bookId: id })
  longStory = id
})

/** A window of 1280 at 400%: the narrowest that the guidelines ask for. */
const enlargePage = (page: Page) => page.setViewportSize({ width: 320, height: 256 })
/** As a reader sets it in her browser, so that layouts measured in letters follow. */
const doubleText = async (page: Page) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await browser.detach()
}

describe.each([
  { what: 'letters of double size on a phone', enlarge: doubleText },
  { what: 'a desk at 400%', enlarge: enlargePage },
])('$what', ({ enlarge }) => {
  test('the public pages and the door', async () => {
    const { page } = await visit({ viewport: phone })
    for (const path of ['/', '/pricing', '/how-it-works', '/terms', '/privacy', '/signin', '/signup']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await enlarge(page)
      expect(await sidewaysFaults(page), path).toEqual([])
    }
  })

  test('My Books and the profile', async () => {
    const member = await newMember()
    await newBook(member, 'The Extraordinary Lighthouse')
    await ask(member, addAddress, {
      name: 'Maximiliana Hohenstein-Waldburg',
      street1: '4 Harbour Lane',
      city: 'Rockland',
      state_code: 'ME',
      postal_code: '04841',
      phone_number: '+1 207 555 0142',
    })
    const { page } = await visit({ at: '/dashboard', as: member, viewport: phone })
    await page.getByRole('table').waitFor()
    await enlarge(page)
    expect(await sidewaysFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Delete book' }).click()
    expect(await sidewaysFaults(page)).toEqual([])
    await page.goto('/dashboard/profile')
    await page.getByRole('button', { name: 'Set up' }).waitFor()
    await enlarge(page)
    expect(await sidewaysFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Add Address' }).click()
    await page.getByRole('button', { name: 'Add Address' }).click()
    expect(await sidewaysFaults(page)).toEqual([])
  })

  test('the review of a story', async () => {
    const { page } = await visit({ at: `/dashboard/book/${longStory}/review-ai`, as: author, viewport: phone })
    await page.getByRole('heading', { name: 'Page 24' }).waitFor()
    await enlarge(page)
    expect(await sidewaysFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Edit: page 1', exact: true }).click()
    await page.getByRole('button', { name: 'Regenerate page: page 2', exact: true }).click()
    expect(await sidewaysFaults(page)).toEqual([])
  })
})

test('large letters on a desk get the order of a phone, whose bar then waits at the end', async () => {
  const { page } = await visit({ at: '/dashboard', as: await newMember(), viewport: desk })
  const bar = page.getByRole('complementary', { name: 'Sidebar' })
  await bar.waitFor()
  const box = async () => (await bar.boundingBox()) ?? { width: 0, y: 0 }
  expect((await box()).width).toBe(240)
  await doubleText(page)
  await expect.poll(async () => (await box()).width).toBe(desk.width)
  expect(await sidewaysFaults(page)).toEqual([])
  await page.setViewportSize(phone)
  await expect.poll(async () => (await box()).y).toBeGreaterThan(phone.height)
  expect(await sidewaysFaults(page)).toEqual([])
})

test('large letters on a desk: nothing of a book in My Books lies over another thing', async () => {
  const member = await newMember()
  await newBook(member, 'The Extraordinary Lighthouse')
  const { page } = await visit({ at: '/dashboard', as: member, viewport: desk })
  const row = page.getByRole('row', { name: /Lighthouse/ })
  await row.waitFor()
  await doubleText(page)
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  expect(await row.locator('.badge, time, .books-title a, .row-action').evaluateAll(thoseThatTouch)).toEqual([])
  expect(await sidewaysFaults(page)).toEqual([])
})

/** Runs in the page. */
function thoseThatTouch(elements: Element[]): string[] {
  const boxes = elements.map((element) => ({ words: element.textContent, box: element.getBoundingClientRect() }))
  return boxes.flatMap(({ words, box }, index) =>
    boxes
      .slice(index + 1)
      .filter(({ box: other }) => {
        const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left)
        const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
        return wide > 1 && high > 1
      })
      .map((other) => `${words} / ${other.words}`),
  )
}
