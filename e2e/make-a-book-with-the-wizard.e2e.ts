import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { listBegun } from '../src/books/begun-contract.ts'
import { listBooks } from '../src/books/contract.ts'
import { updateProfile } from '../src/members/contract.ts'
import { accessibilityFaults } from './accessible.ts'
import { desk, loseAnswer, phone, useBrowser } from './harness.ts'
import { press, tabTo, typeInto } from './keyboard.ts'
import { ask, newMember } from './member.ts'

const visit = useBrowser()

const question = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('by keyboard alone, what was begun goes on later, and what fails at its end is said and tried again [S2.11 S2.44 S2.45 S4.4 S8.15]', async () => {
  const member = await newMember()
  await ask(member, updateProfile, { first_name: 'Rosa' })
  const { page } = await visit({ as: member, at: '/dashboard/create-book', faults: true })
  await question(page, 'Hello Rosa, let’s make a book').waitFor()
  await press(page, 'Next')
  await question(page, 'Who is it for?').waitFor()
  await tabTo(page, 'Kid')
  await page.keyboard.press('Space')
  await press(page, 'Next')
  await question(page, 'What is the occasion?').waitFor()
  await tabTo(page, 'Birthday')
  await page.keyboard.press('Space')
  await press(page, 'Next')
  await question(page, 'Who is the story about?').waitFor()
  await typeInto(page, 'Name', 'Tom')
  await typeInto(page, 'Age', '9')
  await press(page, 'Choose boy, girl or another')
  await page.keyboard.press('Space')
  await press(page, 'Next')
  await question(page, 'What does Tom love?').waitFor()

  await page.getByText('Kept in My Books for 30 days').waitFor()
  await press(page, 'Close. What you answered is kept in My Books for 30 days.')
  await question(page, 'My Books').waitFor()
  await page
    .getByRole('row', { name: /Tom’s Story/ })
    .getByText('Begun', { exact: true })
    .waitFor()
  expect(await accessibilityFaults(page), 'begun').toEqual([])
  await page.setViewportSize(desk)
  const elsewhere = await visit({ as: member, at: '/dashboard' })
  await elsewhere.page.getByRole('link', { name: 'Continue making this book' }).click()
  await question(elsewhere.page, 'What does Tom love?').waitFor()
  await elsewhere.page.getByText('Tom', { exact: true }).first().waitFor()
  await elsewhere.page.close()
  await page.goto('/dashboard/book/new')
  await page.getByRole('heading', { name: 'Continue where you left off?' }).waitFor()
  expect(await accessibilityFaults(page), 'continue?').toEqual([])
  await page.setViewportSize(desk)
  await press(page, 'Continue')
  await question(page, 'What does Tom love?').waitFor()
  for (const title of ['Shape your story', 'What kind of story is it?']) {
    await press(page, 'Next')
    await question(page, title).waitFor()
  }
  await tabTo(page, 'Adventure')
  await page.keyboard.press('Space')
  for (const title of ['What does Tom look like?', 'Does anybody come along?', 'What shall we leave out?', 'Check']) {
    await press(page, 'Next')
    await question(page, title).waitFor()
  }
  await failAtTheEnd(page)
  await page.getByRole('heading', { name: 'Your story is written' }).waitFor()
  expect(await page.getByRole('dialog').getByRole('listitem').count()).toBe(24)
  expect(await accessibilityFaults(page), 'to be read').toEqual([])
  await press(page, 'Next: its title')
  await question(page, 'What is it called?').waitFor()
  await page.getByText('Your book is in My Books').waitFor()
  expect((await ask(member, listBooks, {})).items, 'one book').toHaveLength(1)
  expect((await ask(member, listBegun, {})).items, 'made, and not begun any more').toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Tom and the Tide')
  await press(page, 'Next')
  await question(page, 'Do you want to dedicate it?').waitFor()
})

/** The line breaks while the book is created, the server cannot tell the story, then it dies after it has begun: one story is told. */
async function failAtTheEnd(page: Page): Promise<void> {
  const ownPicture = await page.getByRole('img', { name: /^Portrait of Tom: / }).getAttribute('src')
  let waitsWith: string | null = null
  await page.route('**/books-create', async (route) => {
    await page.getByText('Creating your book...').first().waitFor()
    waitsWith = await page.getByRole('dialog').locator('img').getAttribute('src')
    await loseAnswer(route)
  })
  await press(page, 'Generate Story')
  const box = page.getByRole('alert').filter({ hasText: 'Failed to create book' })
  await box.waitFor()
  expect(await focused(page)).toContain('Failed to create book')
  const at = await box.boundingBox()
  expect(at && at.y >= 0 && at.y + at.height <= desk.height, 'in sight').toBe(true)
  expect(waitsWith, 'the hero, and nobody else').toBe(ownPicture)
  expect(await accessibilityFaults(page), 'not created').toEqual([])
  await press(page, 'Dismiss')
  await box.waitFor({ state: 'hidden' })
  await page.unroute('**/books-create')
  await page.route('**/story-generate', (route) => route.fulfill({ status: 500, body: '' }))
  await press(page, 'Generate Story')
  await page.getByText('Failed to generate story. Please try again.').waitFor()
  await page.unroute('**/story-generate')
  // The screen asks again by itself.
  await page.route('**/story-generate', loseAnswer, { times: 1 })
  await press(page, 'Generate Story')
}

test('nothing stays on the device after signing out [S2.11]', async () => {
  const { page } = await visit({ as: await newMember(), at: '/dashboard/book/new', viewport: phone, touch: true })
  await next(page).tap()
  await page.getByRole('radio', { name: 'Grandparent', exact: true }).tap()
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('wizard')))
  await expect.poll(kept).toHaveLength(1)
  await page.getByRole('link', { name: /^Close/ }).tap()
  await page.getByRole('button', { name: 'Sign out' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).tap()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await kept()).toEqual([])
})
