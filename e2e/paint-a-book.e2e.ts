import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { updateBook } from '../src/books/contract.ts'
import { generateStory } from '../src/stories/contract.ts'
import { accessibilityFaults } from './accessible.ts'
import { useBrowser } from './harness.ts'
import { ask, type Member, newBook, newMember } from './member.ts'

const visit = useBrowser()

async function bookWithStory(member: Member, style?: string): Promise<string> {
  const { id } = await newBook(member, 'Nine Lanterns')
  await ask(member, generateStory, { bookId: id })
  if (style !== undefined) await ask(member, updateBook, { id, art_style_id: style })
  return id
}
const sheet = (page: Page) => page.getByRole('region', { name: 'The pages' })
const card = (page: Page, number: number) => page.getByRole('article', { name: `Page ${number}`, exact: true })

test('from the title to the last picture', async () => {
  const member = await newMember()
  const id = await bookWithStory(member)
  const { page } = await visit({ as: member, at: `/dashboard/book/${id}/title` })
  await page.getByRole('heading', { name: 'What is it called?' }).waitFor()
  expect(await accessibilityFaults(page), 'title').toEqual([])
  await page.getByLabel('Title of the book').fill(' ')
  await page.getByRole('button', { name: 'NEXT' }).click()
  await page.getByRole('link', { name: 'Book title is required' }).waitFor()
  await page.getByRole('list', { name: 'Suggested titles' }).getByRole('button').first().click()
  await page.getByRole('button', { name: 'NEXT' }).click()

  await page.getByRole('heading', { name: 'Who is it for?' }).waitFor()
  await page.getByRole('button', { name: 'Use this dedication' }).click()
  expect(await accessibilityFaults(page), 'dedication').toEqual([])
  await page.getByRole('button', { name: 'NEXT' }).click()

  await page.getByRole('heading', { name: 'How shall it be painted?' }).waitFor()
  const styles = page.getByRole('group', { name: 'Art style' })
  for (const name of ['Pixar Style', 'Watercolor', 'Vector Art', 'Digital Art'])
    await styles.locator('label', { hasText: name }).getByRole('img').waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: 'NEXT' }).press('Enter')
  await page.getByText('Choose an art style to go on').first().waitFor()
  await page.getByRole('button', { name: 'Draw the portrait' }).click()
  await page.getByRole('img', { name: 'Portrait of Mia' }).waitFor()
  await page.getByRole('radio', { name: /Vector Art/ }).check()
  expect(await accessibilityFaults(page), 'art style').toEqual([])
  await page.getByRole('button', { name: 'NEXT' }).click()

  await page.getByText('24 pages still need a picture').waitFor()
  expect(await accessibilityFaults(page), 'nothing painted').toEqual([])
  await page.getByRole('checkbox', { name: 'E-mail me when they are ready' }).uncheck()
  await page.getByRole('button', { name: 'Paint all 24 pictures' }).click()
  await sheet(page).getByText('Painting this page now').first().waitFor()
  expect(await accessibilityFaults(page), 'painting').toEqual([])
  await page.getByText('All pictures are painted.').waitFor({ timeout: 90_000 })
  expect(await sheet(page).getByRole('img').count()).toBe(24)
  await page.getByRole('button', { name: 'FINISH' }).waitFor()
  expect(await page.getByText(/still need a picture/).count()).toBe(0)
  expect(await accessibilityFaults(page), 'painted').toEqual([])

  await card(page, 2).getByRole('button', { name: 'Request Changes: page 2' }).click()
  await page.getByRole('button', { name: 'Redraw' }).click()
  await page.getByRole('link', { name: 'Please say what should change' }).waitFor()
  expect(await accessibilityFaults(page), 'a wish').toEqual([])
  const before = await card(page, 2).getByRole('img').getAttribute('src')
  await page.getByLabel('What should change?').fill('Make it night')
  await page.getByRole('button', { name: 'Redraw' }).click()
  await page.getByText('Page 2 is painted.').waitFor()
  expect(await card(page, 2).getByRole('img').getAttribute('src')).not.toBe(before)

  await page
    .getByRole('navigation', { name: 'Steps of this book' })
    .getByRole('link', { name: /Art style/ })
    .click()
  await page.getByRole('radio', { name: /Watercolor/ }).check()
  await page.getByRole('button', { name: 'NEXT' }).click()
  await page
    .getByRole('dialog', { name: 'Paint it all anew?' })
    .getByRole('button', { name: 'No, keep the pictures' })
    .click()
  expect(await accessibilityFaults(page), 'kept').toEqual([])
})

test('a painting can be stopped, goes on elsewhere, and goes page by page when no job can be started', async () => {
  const member = await newMember()
  const id = await bookWithStory(member, 'vector')
  const { page } = await visit({ as: member, faults: true, at: `/dashboard/book/${id}/images` })
  await page.getByRole('button', { name: 'Paint all 24 pictures' }).click()
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
  await page.unroute('**/images-generate')
  await page.reload()
  await page.getByRole('button', { name: /^Paint / }).click()
  await page.reload()
  await page.getByText('All pictures are painted.').waitFor({ timeout: 90_000 })
})
