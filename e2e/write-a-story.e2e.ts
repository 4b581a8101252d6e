import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readBook } from '../src/books/contract.ts'
import { changePage, generateStory, listPages, readPageHistory, readStory } from '../src/stories/contract.ts'
import { accessibilityFaults } from './accessible.ts'
import { desk, phone, useBrowser } from './harness.ts'
import { ask, goodPassword, newBook, newEmail, newMember, newStory } from './member.ts'

const visit = useBrowser()

const told = 'Story generated with AI successfully! You can now generate images for each page.'
const overlay = (page: Page) => page.getByRole('dialog', { name: /^Generating your story\.\.\./ })
const leaf = (page: Page, number: number) => page.getByRole('article', { name: `Page ${number}`, exact: true })

/** The line breaks after so many pages, and stays dead until the answer is called. */
async function breakLineAfter(page: Page, pages: number): Promise<() => Promise<void>> {
  await page.route('**/story-generate', async (route) => {
    const response = await route.fetch({ timeout: 0 })
    const events = (await response.text()).split('\n\n')
    await route.fulfill({ response, body: `${events.slice(0, pages * 2).join('\n\n')}\n\n` })
  })
  await page.route('**/story/events', () => undefined)
  return () => page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** As if it were still being written, until somebody listens to it. */
async function keepWriting(page: Page): Promise<void> {
  await page.route('**/api/books/*/story', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('"written"', '"writing"') })
  })
  await page.route('**/story/events', async (route) => {
    await page.unroute('**/api/books/*/story')
    await route.continue()
  })
}

/** The first of these pages that our own storyteller knows another way to tell. */
async function tellAnew(page: Page, [number = 24, ...others]: number[]): Promise<{ number: number; before: string }> {
  const one = leaf(page, number)
  const before = await one.getByRole('paragraph').first().innerText()
  await one.getByRole('button', { name: `Regenerate page: page ${number}` }).click()
  await one.getByRole('button', { name: 'Regenerate page', exact: true }).click()
  const stuck = one.getByText(/Our own storyteller knows no other way/)
  await page.getByText(`Page ${number} is regenerated.`).or(stuck).waitFor()
  if ((await stuck.count()) === 0) return { number, before }
  await one.getByRole('button', { name: 'Cancel' }).click()
  return tellAnew(page, others)
}

/** Wishes on the first of these pages where one works: what cannot be told is said, what can is a press away. */
async function wishOn(page: Page, [number = 24, ...others]: number[]): Promise<void> {
  const one = leaf(page, number)
  await one.getByRole('button', { name: `Regenerate page: page ${number}` }).click()
  const chips = one.getByRole('group', { name: 'Wishes that work on this page' })
  await chips.or(one.getByText('No short wish works on this page.')).waitFor()
  if ((await chips.count()) === 0) {
    await one.getByRole('button', { name: 'Cancel' }).click()
    return wishOn(page, others)
  }
  const go = one.getByRole('button', { name: 'Regenerate page', exact: true })
  await one.getByLabel('Your wish').fill('A dragon flies over the roof')
  await go.click()
  // Whether the story has a dragon is for its lot to say: either way it does not fly on this page.
  await one
    .getByText(
      /^(?:Our own storyteller cannot tell “A dragon|This page cannot be told so that).+; (?:it|this page) can be told/,
    )
    .waitFor()
  expect(await accessibilityFaults(page), 'a wish').toEqual([])
  await chips.getByRole('button').first().click()
  await go.click()
  await page.getByText(`Page ${number} is regenerated.`).waitFor()
}

test('from the door to a reviewed story [S1.3 S2.44 S2.47 S2.51 S2.52 S8.30]', async () => {
  const { page, tab } = await visit({ at: '/signup' })
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByLabel('Confirm password').fill(goodPassword)
  await page.getByLabel(/I am 18 or over/).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('link', { name: 'Create New Book' }).first().click()
  await page.getByRole('link', { name: 'Fill in one form instead' }).click()
  await page.getByLabel('Title').fill('Siobhán’s Book')
  await page.getByRole('radio', { name: 'Daughter' }).check()
  await page.getByLabel('Recipient age').fill('5')
  await page.getByLabel('Name', { exact: true }).fill('Siobhán')
  await page.getByRole('radio', { name: 'girl' }).check()
  expect(await page.getByRole('button', { name: 'Generate Story with AI' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Save Book' }).click()
  await page.getByText('Book saved successfully!').waitFor()

  const mendLine = await breakLineAfter(page, 13)
  await page.getByRole('button', { name: 'Generate Story with AI' }).click()
  await overlay(page).getByText('13 of 24 pages are written').first().waitFor()
  expect(await overlay(page).getByRole('listitem').count()).toBe(13)
  expect(await accessibilityFaults(page), 'being written').toEqual([])
  await mendLine()
  await keepWriting(page)
  await page.reload()
  await page.getByText(told).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/dashboard\/book\/[0-9a-f-]{36}\/review-ai$/)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Review your story')
  await page.getByRole('article').nth(23).waitFor()
  expect(await page.getByRole('article').count()).toBe(24)
  await page.getByText('Read every place').first().click()
  await page.getByRole('article').getByRole('img').first().waitFor({ timeout: 300_000 })
  expect(await accessibilityFaults(page), 'review').toEqual([])
  await page.setViewportSize(desk)

  const third = leaf(page, 3)
  await third.getByRole('button', { name: 'Edit: page 3' }).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await third.getByRole('button', { name: 'Save' }).click()
  await third.getByRole('alert').getByText('Page text is required').waitFor()
  await third.getByLabel('Text of page 3').fill('Siobhan stood at the window.')
  const other = await tab(page.url())
  await leaf(other, 3).getByRole('button', { name: 'Edit: page 3' }).click()
  await leaf(other, 3).getByLabel('Text of page 3').fill('Somebody knocked.')
  await leaf(other, 3).getByRole('button', { name: 'Save' }).click()
  await other.getByText('Text updated successfully!').waitFor()
  await other.close()
  await third.getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('dialog', { name: 'Page 3 was changed somewhere else' })
  await question.getByText('Somebody knocked.').waitFor()
  expect(await accessibilityFaults(page), 'conflict').toEqual([])
  await question.getByRole('button', { name: 'Keep this text' }).click()
  await page.getByText('Text updated successfully!').waitFor()
  await third.getByText('Siobhan stood at the window.').waitFor()
  await page.getByText('Also spelled Siobhan:').waitFor()

  await third.getByRole('button', { name: 'Undo: page 3' }).click()
  await third.getByText('Somebody knocked.').waitFor()
  await third.getByRole('button', { name: 'Earlier texts: page 3' }).click()
  const earlier = page.getByRole('dialog', { name: 'Earlier texts of page 3' })
  await earlier.getByText('Siobhan stood at the window.').waitFor()
  expect(await accessibilityFaults(page), 'earlier texts').toEqual([])
  await earlier.getByRole('button', { name: 'Use this text' }).first().click()
  await third.getByText('Siobhan stood at the window.').waitFor()

  // What the form says of too many words, the saved page says, too.
  const fourth = leaf(page, 4)
  await fourth.getByRole('button', { name: 'Edit: page 4' }).click()
  await fourth.getByLabel('Text of page 4').fill('Siobhán stood at the window and looked for the moon. '.repeat(10))
  await fourth.getByText(/^More words than lie well on this picture/).waitFor()
  await fourth.getByRole('button', { name: 'Save' }).click()
  await fourth.getByLabel('Text of page 4').waitFor({ state: 'detached' })
  await fourth.getByText(/^More words than lie well on this picture/).waitFor()
  await fourth.getByRole('button', { name: 'Undo: page 4' }).click()
  await fourth.getByText(/^More words than lie well on this picture/).waitFor({ state: 'detached' })

  const retold = await tellAnew(page, [5, 6, 7, 8, 9, 10])
  await leaf(page, retold.number)
    .getByRole('button', { name: `Undo: page ${retold.number}` })
    .click()
  await leaf(page, retold.number).getByText(retold.before, { exact: true }).waitFor()
  await wishOn(page, [8, 9, 10, 11, 12, 13, 14])

  await page.getByRole('button', { name: 'Change the title' }).click()
  await page.getByRole('list', { name: 'Suggested titles' }).getByRole('button').first().click()
  const title = await page.getByLabel('Title of the book').inputValue()
  expect(title).not.toBe('Siobhán’s Book')
  await page.getByRole('button', { name: 'Save title' }).click()
  await page.getByText('Title saved.').waitFor()
  await page.getByRole('button', { name: 'Use this dedication' }).click()
  await page.getByText('Dedication saved.').waitFor()

  await page.getByRole('button', { name: 'Regenerate a New Story' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep this one' }).click()
  await page.getByRole('button', { name: 'Regenerate a New Story' }).click()
  expect(await accessibilityFaults(page), 'a new story?').toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Write a new story' }).click()
  await page.getByText(told).waitFor()
  expect(await third.getByText('Siobhan stood at the window.').count()).toBe(0)
  await page.getByRole('region', { name: 'The title page' }).getByText(title, { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('link', { name: 'Review story' }).click()
  await page.getByRole('heading', { name: 'Review your story' }).waitFor()
})

test('what stands in the way of a story is said, and nothing is lost [S2.12 S2.54 S5.9 S8.16]', async () => {
  const member = await newMember()
  const { id } = await newBook(member, 'Nine Lanterns', 'vector')
  const { page } = await visit({ as: member, faults: true, at: `/dashboard/book/${id}/review` })
  await page.getByRole('heading', { name: 'No story pages found' }).last().waitFor()
  expect(await accessibilityFaults(page), 'no story').toEqual([])
  await page.getByRole('link', { name: 'Return to Book Editor' }).click()

  const generate = page.getByRole('button', { name: 'Generate Story with AI' })
  await page.getByLabel('Recipient age').fill('25')
  await generate.click()
  await page.getByRole('alert').getByText('Please save the book first before generating a story').waitFor()
  await page.getByRole('alert').getByRole('link').click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('5')
  await page.route('**/story-generate', (route) => route.fulfill({ status: 500, body: '' }))
  await generate.click()
  await page.getByRole('alert').getByText('Failed to generate story. Please try again.').waitFor()
  expect((await ask(member, readBook, { id })).recipient_age).toBe(5)
  expect((await ask(member, readStory, { id })).status).toBe('none')
  await page.unroute('**/story-generate')
  await generate.click()
  await page.getByText(told).waitFor()

  // As if an outside model had written it: then there may be other titles to be had.
  const story = JSON.stringify(await ask(member, readStory, { id })).replace('"embedded"', '"openai a-model"')
  await page.route('**/api/books/*/story', (route) => route.fulfill({ contentType: 'application/json', body: story }))
  await page.reload()
  await page.getByRole('button', { name: 'Change the title' }).click()
  await page.route('**/titles-generate', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Generate Title Options' }).click()
  await page.getByText('Failed to generate titles').waitFor()
  expect(await accessibilityFaults(page), 'no titles').toEqual([])
  const notices = ['These are from our own storyteller.']
  await page.unroute('**/titles-generate')
  await page.route('**/titles-generate', (route) => route.fulfill({ json: { titles: ['One Lantern'], notices } }))
  await page.getByRole('button', { name: 'Generate Title Options' }).click()
  await page.getByText('These are from our own storyteller.').waitFor()
  await page.getByRole('button', { name: 'One Lantern' }).click()
  expect(await page.getByLabel('Title of the book').inputValue()).toBe('One Lantern')
  await page.getByLabel('Title of the book').fill('Nine Lanterns')

  const [first] = (await ask(member, listPages, { id })).items
  if (!first) throw new Error('There is no first page')
  await leaf(page, 1).getByRole('button', { name: 'Edit: page 1' }).click()
  await page.keyboard.type('Well! ')
  await page.getByRole('link', { name: 'My Profile' }).click()
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Keep editing' })
    .click()
  await page.route('**/api/pages/*', (route) => route.abort())
  await leaf(page, 1).getByRole('button', { name: 'Save' }).click()
  await leaf(page, 1)
    .getByRole('alert')
    .getByText(/^Failed to save edit/)
    .waitFor()
  await page.unroute('**/api/pages/*')
  await ask(member, changePage, { id: first.id, text_content: 'There was a lamp.' })
  await leaf(page, 1).getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('dialog', { name: 'Page 1 was changed somewhere else' })
  await question.getByRole('radio', { name: /The other one/ }).check()
  await question.getByRole('button', { name: 'Keep this text' }).click()
  await leaf(page, 1).getByText('There was a lamp.', { exact: true }).waitFor()
  expect((await ask(member, readPageHistory, { id: first.id })).items).toHaveLength(2)

  await page.route('**/story-generate', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Regenerate a New Story' }).click()
  await page.getByRole('button', { name: 'Write a new story' }).click()
  await page.getByRole('alert').getByText('Failed to regenerate story').waitFor()
  expect(await accessibilityFaults(page), 'not regenerated').toEqual([])

  await page.route('**/api/books/*/pages', (route) => route.fulfill({ status: 500, body: '' }))
  await page.reload()
  await page.getByRole('alert').getByText('Failed to fetch pages').waitFor()
  await page.unroute('**/api/books/*/pages')
  await page.getByRole('button', { name: 'Try again' }).click()
  await leaf(page, 24).waitFor()
})

test('a story that was told anew elsewhere is shown, and the one before it is kept', async () => {
  const member = await newMember()
  const { id, pages } = await newStory(member, 'Nine Lanterns')
  const { page } = await visit({ as: member, at: `/dashboard/book/${id}/review-ai` })
  const text = pages[0]?.text_content ?? ''
  await leaf(page, 1).getByText(text, { exact: true }).waitFor()
  const next = await ask(member, generateStory, { bookId: id })
  await page.reload()
  await leaf(page, 1)
    .getByText(next.pages[0]?.text_content ?? '', { exact: true })
    .waitFor()
  await leaf(page, 1).getByRole('button', { name: 'Earlier texts: page 1' }).click()
  const earlier = page.getByRole('dialog', { name: 'Earlier texts of page 1' })
  await earlier.getByText(/^From a story before this one/).waitFor()
  expect(await earlier.getByRole('listitem').innerText()).toContain(text)
})

test('on a phone each page of the review is as high as its words, nothing bare lies under it, and what was changed is in sight', async () => {
  const member = await newMember()
  const { id } = await newStory(member, 'Nine Lanterns')
  const { page } = await visit({ as: member, viewport: phone, at: `/dashboard/book/${id}/review-ai` })
  await leaf(page, 24).waitFor()
  const bare = () =>
    page.evaluate(() => {
      const [leaves, after] = ['.spreads', '.names'].map((one) => document.querySelector(one)?.getBoundingClientRect())
      const shown = [...document.querySelectorAll('.story-page')]
        .map((one) => one.getBoundingClientRect())
        .find(({ left, right }) => left >= 0 && right <= innerWidth)
      return Math.round((after?.top ?? 0) - (shown?.bottom ?? 0) + (leaves?.top ?? 0) - (shown?.top ?? 0))
    })
  expect(await bare(), 'under the dedication').toBeLessThan(48)
  const heading = await page.getByRole('heading', { name: 'Dedication', exact: true }).boundingBox()
  const use = await page.getByRole('button', { name: 'Use this dedication' }).boundingBox()
  expect((use?.y ?? 0) - (heading?.y ?? 0)).toBeLessThan(260)

  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByText('Page 1 of 24', { exact: true }).waitFor()
  await expect.poll(bare, { message: 'under page 1' }).toBeLessThan(48)
  await leaf(page, 1).getByRole('button', { name: 'Edit: page 1' }).click()
  await leaf(page, 1).getByRole('textbox').fill(Array(200).fill('and on').join(' '))
  await page.getByRole('button', { name: 'Save' }).click()
  await leaf(page, 1)
    .getByText(/^Too long: /)
    .waitFor()
  await leaf(page, 1).getByRole('button', { name: 'Edit: page 1' }).click()
  await leaf(page, 1).getByRole('textbox').fill('Short now.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Text updated successfully!').waitFor()
  const words = await leaf(page, 1).getByText('Short now.').boundingBox()
  expect(words && words.y > 0 && words.y + words.height < phone.height - 180, 'in sight').toBe(true)
  expect(await bare(), 'as high as its text').toBeLessThan(48)
  const toast = await page.locator('.toast').boundingBox()
  const on = await page.locator('.foot-bar').boundingBox()
  expect((toast?.y ?? 0) + (toast?.height ?? 0), 'not on the way on').toBeLessThan(on?.y ?? 0)
})
