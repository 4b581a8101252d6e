import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from './accessible.ts'
import { phone, useBrowser } from './harness.ts'
import { ask, newMember, newStory } from './member.ts'
import { generateImage } from '../src/pictures/contract.ts'

const visit = useBrowser()
const card = (page: Page, number: number) => page.getByRole('article', { name: `Page ${number}`, exact: true })

test('a painting can be stopped, and goes page by page when no job can be started [S4.12 S4.13 S7.11 S8.20]', async () => {
  const member = await newMember()
  const { id } = await newStory(member, 'Nine Lanterns')
  const { page } = await visit({ as: member, faults: true, at: `/dashboard/book/${id}/images` })
  await page.getByRole('button', { name: 'Paint all 24 pictures' }).click()
  await page.getByRole('button', { name: 'Cancel' }).waitFor()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByText(/^Painting: \d+ of 24$/).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Stopped: User canceled. What is painted stays.').waitFor()
  expect(await accessibilityFaults(page), 'stopped').toEqual([])

  await page.route('**/images-generate-consistency', (route) => route.fulfill({ status: 503, body: '' }))
  const missing = await page.getByRole('button', { name: /Generate with AI/ }).count()
  expect(missing).toBeGreaterThan(0)
  await page.getByRole('button', { name: /^Paint / }).click()
  await page.getByText(/^Failed to start generation job/).waitFor()
  await page.getByText('The painting goes on page by page in this window. Please leave it open.').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.unroute('**/images-generate-consistency')

  await page.route('**/images-generate', (route) => route.fulfill({ status: 500, body: '' }))
  await page
    .getByRole('button', { name: /^Generate with AI/ })
    .last()
    .click()
  await page.getByText('Failed to generate image').first().waitFor()
  expect(await accessibilityFaults(page), 'not painted').toEqual([])
  const heights = await page.locator('.picture-card').evaluateAll((cards) => cards.map((one) => one.clientHeight))
  expect(heights.at(-1), 'as high as one that did not fail').toBeLessThan((heights.at(-5) ?? 0) + 8)

  await page.getByRole('navigation', { name: 'Steps of this book' }).getByRole('link', { name: 'Preview' }).click()
  await page.getByText('One thing keeps it from the printer').waitFor()
  await page.getByRole('link', { name: 'See what to mend' }).click()
  await page.getByText('There is no picture yet.').waitFor()
  expect(await accessibilityFaults(page), 'not to be printed').toEqual([])
  await page.getByRole('link', { name: /^Go to its picture/ }).click()
  await page.locator('h3:focus').waitFor()
})

test('on a phone the foot of the contact sheet lies still while it is scrolled to', async () => {
  const member = await newMember()
  const { id } = await newStory(member, 'Nine Lanterns')
  const { page } = await visit({ as: member, viewport: phone, touch: true })
  // What is told above the pages comes later than they do.
  await page.route(/\/api\/image-jobs/, (route) => setTimeout(() => void route.continue(), 1500))
  await page.goto(`/dashboard/book/${id}/images`)
  await card(page, 24).waitFor()
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const first = await height()
  const seen: number[] = []
  for (let at = 0; at < first; at += phone.height / 2) {
    await page.evaluate((top) => scrollTo(0, top), at)
    // Cards that come near are laid out in the frames after it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    seen.push((await height()) - first)
  }
  expect(seen.filter((moved) => Math.abs(moved) > 8)).toEqual([])
})

test('what is asked about the last picture stays on the sheet of pictures, to its last button', async () => {
  const member = await newMember()
  const { id, pages } = await newStory(member, 'The Last Page')
  await ask(member, generateImage, { bookId: id, pageId: pages[23]?.id ?? '' })
  const { page } = await visit({
    as: member,
    at: `/dashboard/book/${id}/images`,
    viewport: { width: 1280, height: 800 },
  })
  await page.getByRole('button', { name: 'Request Changes: page 24', exact: true }).click()
  const bottom = (selector: string) => page.locator(selector).evaluate((one) => one.getBoundingClientRect().bottom)
  await page.getByText('Or pick what it shows').click()
  expect(await bottom('.picture-wish')).toBeLessThanOrEqual((await bottom('.contact-sheet')) + 1)
  await page.getByRole('button', { name: 'Paint it so' }).scrollIntoViewIfNeeded()
  expect(await bottom('.picture-buttons')).toBeLessThanOrEqual(
    await page.locator('.foot-bar').evaluate((one) => one.getBoundingClientRect().top),
  )
})

test('a wish says what is drawn and what is not, is taken back, and every picture opens large [S4.13]', async () => {
  const member = await newMember()
  const { id, pages } = await newStory(member, 'A Red Hat')
  for (const { id: pageId } of pages.slice(0, 2)) await ask(member, generateImage, { bookId: id, pageId })
  const { page } = await visit({ as: member, at: `/dashboard/book/${id}/images` })
  const first = () => card(page, 1).getByRole('img').getAttribute('src')
  await page.getByRole('button', { name: 'Regenerate: page 1', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Generate with AI: page 3', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Request Changes: page 1', exact: true }).click()
  const before = await first()
  await page.getByLabel('What should change?').fill('a red hat, a green dinosaur')
  await page.getByRole('button', { name: 'Night', exact: true }).click()
  await page.getByRole('button', { name: 'Night', exact: true, pressed: true }).waitFor()
  await page.getByRole('button', { name: 'Paint it so' }).click()
  await page.getByText(/^hat: red, on (?:her|Mia’s) head$/).waitFor()
  await page.getByText('We could not draw: a green dinosaur').waitFor()
  expect(await page.getByLabel('What should change?').inputValue()).toBe('')
  expect(await first()).not.toBe(before)
  const side = (name: string) => page.getByRole('figure', { name, exact: true }).locator('img').getAttribute('src')
  expect(pathOf(await side('Before'))).toBe(pathOf(before))
  expect(pathOf(await side('Now'))).toBe(pathOf(await first()))
  expect(await accessibilityFaults(page), 'a wish that was drawn').toEqual([])
  await page.getByRole('button', { name: 'Undo: page 1' }).click()
  await page.getByText('Page 1 has the picture before again.').waitFor()
  expect(pathOf(await first())).toBe(pathOf(before))

  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: 'See page 1 large' }).click()
  const large = page.getByRole('dialog')
  await large.getByRole('button', { name: 'Picture 2', exact: true }).click()
  await large.getByRole('button', { name: 'Use this picture' }).waitFor()
  expect(await accessibilityFaults(page), 'large').toEqual([])
  await large.getByRole('button', { name: 'Use this picture' }).click()
  await large.getByRole('button', { name: 'Picture 2, on the page now' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await large.getByRole('heading', { name: 'Page 2' }).waitFor()
  const picture = large.getByRole('img').first()
  // Where it will be drawn over is known when it is there.
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)).toBe(true)
  const box = await picture.boundingBox()
  if (!box) throw new Error('There is no picture')
  await page.mouse.move(box.x + 100, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + 220, box.y + 100)
  await page.mouse.up()
  await large.getByRole('heading', { name: 'Page 1' }).waitFor()
  await page.keyboard.press('Escape')
  await large.waitFor({ state: 'detached' })
  expect(pathOf(await first())).not.toBe(pathOf(before))
})

const pathOf = (src: string | null) => src?.split('?', 1)[0]

test('pictures that were painted before a look was changed are said to be behind, and are painted anew at a press', async () => {
  const member = await newMember()
  const { id, pages } = await newStory(member, 'A New Look')
  for (const { id: pageId } of pages.slice(0, 2)) await ask(member, generateImage, { bookId: id, pageId })
  const { page } = await visit({ as: member, at: `/dashboard/book/${id}` })
  const behind = page.getByText('2 pictures were painted before a look was changed, and no longer match.')
  const looks = page.getByLabel('Anything else?')
  await looks.waitFor()
  expect(await behind.count()).toBe(0)
  await looks.fill('brown skin, long red hair, a blue dress')
  await page.getByRole('button', { name: 'Save Book' }).click()
  await behind.waitFor()
  expect(await accessibilityFaults(page), 'behind').toEqual([])
  await page.goto(`/dashboard/book/${id}/images`)
  await behind.waitFor()
  await page.getByRole('button', { name: 'Paint these 2 pages anew' }).click()
  await page.getByText('Every picture shows them as they look now.').waitFor()
  await page.reload()
  await card(page, 1).waitFor()
  expect(await behind.count()).toBe(0)
})
