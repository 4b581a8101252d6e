import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { listBooks, updateCharacter } from '../src/books/contract.ts'
import { listPages, readStory } from '../src/stories/contract.ts'
import { accessibilityFaults } from './accessible.ts'
import { aPhoto } from './a-photo.ts'
import { desk, useBrowser } from './harness.ts'
import { ask, newMember } from './member.ts'
import { hero, paintTheBook, sounds } from './paint-the-book.ts'

const visit = useBrowser()

const question = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('a whole book by mouse: question by question to its story, step by step to its pictures, and the finished book back on the shelf [S1.1 S1.4 S1.5 S1.29 S2.27 S2.37 S2.39 S2.40 S2.41 S2.42 S2.43 S2.55 S2.56 S2.57 S2.58 S2.59 S2.63 S3.6 S4.3 S4.4 S4.11 S4.13 S5.4 S5.10 S5.12 S5.21 S5.22 S5.23 S7.28 S8.22 S9.18 S9.20]', async () => {
  const member = await newMember()
  const { page } = await visit({ as: member, at: '/dashboard' })
  await page.getByRole('link', { name: 'Create New Book' }).first().click()
  await question(page, 'Hello Rosa, let’s make a book').waitFor()
  expect(await accessibilityFaults(page), 'welcome').toEqual([])
  await next(page).click()

  await question(page, 'Who is it for?').waitFor()
  expect(await focused(page)).toBe('Who is it for?')
  expect(await page.title()).toMatch(/^Who is it for\? · /)
  await page.getByText('We do not know yet who the book is for.').waitFor()
  expect(await accessibilityFaults(page), 'a gap').toEqual([])
  await next(page).press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('wizard-recipient')
  await choose(page, 'Other')
  await page.getByRole('link', { name: 'Say who it is' }).click()
  await page.keyboard.type('Godchild')
  await page.keyboard.press('Enter')

  await choose(page, 'Holiday')
  await page.getByLabel('Which holiday?').fill('Diwali')
  await next(page).click()

  await page.getByLabel('Name').fill(hero)
  await page.getByLabel('Age').fill('500')
  await choose(page, 'girl')
  const wrongAge = page.getByRole('textbox', { name: 'Age', description: 'Character age must be between 0 and 100' })
  await wrongAge.and(page.locator('[aria-invalid=true]')).waitFor()
  await page.getByText('how old?').waitFor()
  await page.getByLabel('Age').fill('5')
  await page.getByRole('img', { name: /^Portrait of Siobhán: / }).waitFor()
  expect(await accessibilityFaults(page), 'hero').toEqual([])
  await next(page).click()

  await question(page, 'What does Siobhán love?').waitFor()
  await page.getByRole('checkbox', { name: 'Dinosaurs' }).check()
  await page.reload()
  await question(page, 'What does Siobhán love?').waitFor()
  expect(await page.getByLabel('Interests').inputValue()).toBe('Dinosaurs')
  expect(await accessibilityFaults(page), 'interests').toEqual([])
  await page.getByRole('button', { name: 'Back' }).click()
  await question(page, 'Who is the story about?').waitFor()
  await page.goBack()
  await next(page).click()
  await page.getByLabel('Your idea').fill('Plot: a lost kite\nSetting: a lighthouse')
  await page.getByText('We look for a story that plays at the lighthouse.').waitFor()
  expect(await accessibilityFaults(page), 'shape').toEqual([])
  await next(page).click()
  await choose(page, 'Surprise Me!')
  await next(page).click()

  await question(page, 'What does Siobhán look like?').waitFor()
  const portrait = page.getByRole('img', { name: /^Portrait of Siobhán: / })
  // What is left open may happen to be what is chosen next: between two choices the portrait cannot stay as it is.
  await choose(page, 'dungarees')
  await page.getByRole('img', { name: /dungarees/ }).waitFor()
  const before = await portrait.getAttribute('src')
  await choose(page, 'raincoat')
  await page.getByRole('img', { name: /raincoat/ }).waitFor()
  await expect.poll(() => portrait.getAttribute('src')).not.toBe(before)
  await page.getByRole('button', { name: 'Choose a photo' }).click()
  await page.getByText('Please tick this box first.').waitFor()
  await page.getByRole('checkbox', { name: /parent or guardian/ }).check()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(page) })
  await page.getByText(/^Chosen as the photo shows it: skin/).waitFor()
  expect(await page.getByRole('group', { name: 'Skin' }).getByRole('radio', { name: 'brown' }).isChecked()).toBe(true)
  await page.getByRole('img', { name: /brown skin.*raincoat/ }).waitFor()
  expect(await accessibilityFaults(page), 'look').toEqual([])

  await page.setViewportSize(desk)
  await page.getByRole('button', { name: 'Add Character' }).click()
  await page.getByLabel('Name').fill('Ember')
  await page.getByRole('navigation', { name: 'Characters' }).getByText('1 to go').waitFor()
  expect(await accessibilityFaults(page), 'a friend with a gap').toEqual([])
  await choose(page, 'dragon')
  await page.getByRole('img', { name: /^Portrait of Ember: / }).waitFor()
  expect(await accessibilityFaults(page), 'friend').toEqual([])
  await next(page).click()
  await page.getByLabel('Please avoid').fill('Thunder')
  await next(page).click()
  await choose(page, 'Yes, in rhyme')
  expect(await accessibilityFaults(page), 'rhyme').toEqual([])
  await next(page).click()

  await question(page, 'Check your answers').waitFor()
  const shown = await portrait.getAttribute('alt')
  expect(await accessibilityFaults(page), 'check').toEqual([])
  await page.getByRole('button', { name: 'Generate Story' }).click()

  const reading = page.getByRole('dialog', { name: 'Your story is written' })
  await reading.getByRole('img').first().waitFor({ timeout: 120_000 })
  await reading.getByRole('button', { name: 'Next: its title' }).click()
  await question(page, 'What is it called?').waitFor()
  expect(await page.getByLabel('Title of the book').inputValue(), 'the story’s own').not.toBe('')
  await page.getByLabel('Title of the book').clear()
  expect((await ask(member, listBooks, {})).items).toMatchObject([
    {
      ...{ title: '', recipient_type: 'Other: Godchild', occasion: 'Holiday: Diwali', genre: 'Surprise', rhyme: true },
      ...{
        recipient_age: 5,
        personal_elements: 'Dinosaurs',
        story_theme: 'a lost kite',
        story_setting: 'a lighthouse',
      },
      characters: [
        { name: 'Siobhán', physical_description: shown?.replace('Portrait of Siobhán: ', '') },
        { name: 'Ember', type: 'dragon' },
      ],
    },
  ])
  expect((await ask(member, listBooks, {})).items[0]?.characters[0]?.reference_image_url).toContain('/files/photos/')
  await page.getByText('The book has no title yet.').waitFor()
  await page.getByRole('button', { name: 'Generate Title Options' }).click()
  const titles = page.getByRole('group', { name: 'Suggested titles' }).getByRole('radio')
  await titles.first().check()
  expect(await titles.count()).toBe(4)
  expect(await accessibilityFaults(page), 'title').toEqual([])
  await next(page).click()
  await page.getByLabel('Dedication').clear()
  await page.getByRole('button', { name: 'Use this dedication' }).click()
  expect(await accessibilityFaults(page), 'dedication').toEqual([])
  await page.getByRole('button', { name: 'More Fun' }).click()
  await question(page, 'More Fun').waitFor()
  await page.getByText('$29.99').waitFor()
  await page.getByRole('button', { name: 'View more addons' }).click()
  for (const name of ['Add To Cart', 'Go To Cart'])
    expect(await page.getByRole('link', { name }).getAttribute('href')).toMatch(/^\/dashboard\/cart(\?|$)/)
  expect(await accessibilityFaults(page), 'more fun').toEqual([])
  await page.getByRole('link', { name: 'Add To Cart' }).click()
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
  const total = page.locator('section, aside, div').filter({ hasText: 'Order summary' }).last()
  await total.getByText('$29.99').first().waitFor()
  await page.goBack()
  await question(page, 'More Fun').waitFor()
  await page.getByRole('button', { name: /^Next/ }).click()

  await question(page, 'Review your story').waitFor()
  await page
    .getByRole('region', { name: /^More Fun/ })
    .getByText('$29.99')
    .waitFor()
  const about = page.getByRole('region', { name: 'About this story' })
  await about.getByText('We could not tell “a lost kite” as the story itself.').waitFor()
  await about.getByRole('link', { name: 'Return to Book Editor' }).waitFor()
  const [book] = (await ask(member, listBooks, {})).items
  expect((await ask(member, readStory, { id: book?.id ?? '' })).number).toBe(1)
  expect(book).toMatchObject({
    title: /.+/.exec(book?.title ?? '')?.[0],
    dedication: /.+/.exec(book?.dedication ?? '')?.[0],
  })
  expect((await ask(member, listPages, { id: book?.id ?? '' })).items).toHaveLength(24)
  await page.getByRole('link', { name: 'See it illustrated first' }).click()
  // Title and dedication were asked for already.
  await question(page, 'How shall it be painted?').waitFor()
  expect(new URL(page.url()).pathname).toBe(`/dashboard/book/${book?.id}/art-style`)
  const steps = page.getByRole('navigation', { name: 'Steps of this book' })
  await steps.getByRole('link', { name: 'Story done' }).waitFor()
  await steps.getByRole('link', { name: /Title/ }).click()

  await ask(member, updateCharacter, { id: book?.characters[0]?.id ?? '', name_sounds: sounds })
  const pages = (await ask(member, listPages, { id: book?.id ?? '' })).items
  const named = pages.find(({ text_content }) => text_content.includes(hero))
  await paintTheBook(page, named?.page_number ?? 0, visit)

  await page.getByRole('dialog', { name: 'Share Book' }).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await question(page, 'My Books').waitFor()
  const row = page.getByRole('row').filter({ hasText: `${hero} and the Train` })
  await row.getByText('Complete', { exact: true }).waitFor()
  await row.getByRole('img').first().waitFor()
  await page.getByRole('link', { name: 'Create New Book' }).first().click()
  await next(page).waitFor()
  expect(await page.getByText('Continue where you left off?').count()).toBe(0)
}, 900_000)
