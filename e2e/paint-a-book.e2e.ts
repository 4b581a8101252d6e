import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readBook, updateCharacter } from '../src/books/contract.ts'
import { generateStory, listPages } from '../src/stories/contract.ts'
import { accessibilityFaults } from './accessible.ts'
import { useBrowser } from './harness.ts'
import { ask, newBook, newMember, newStory } from './member.ts'
import { readPassport } from './read-the-passport.ts'
import { seeAndHear } from './see-and-hear-the-book.ts'
import { shareTheBook } from './share-the-book.ts'

const visit = useBrowser()

const sheet = (page: Page) => page.getByRole('region', { name: 'The pages' })
const card = (page: Page, number: number) => page.getByRole('article', { name: `Page ${number}`, exact: true })

test('from the title to the last picture [S1.4 S1.5 S1.29 S2.55 S2.56 S2.57 S2.58 S2.59 S2.63 S4.11 S4.13 S5.4 S5.21 S5.22 S5.23 S7.28 S8.22 S9.18]', async () => {
  const member = await newMember()
  const { id } = await newBook(member, 'Nine Lanterns')
  await ask(member, generateStory, { bookId: id })
  const [mia] = (await ask(member, readBook, { id })).characters
  await ask(member, updateCharacter, { id: mia?.id ?? '', name_sounds: 'MEE-ah' })
  const named = (await ask(member, listPages, { id })).items.find((one) => /\bMia\b/.test(one.text_content))
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
    await styles.locator('label', { hasText: name }).getByRole('img').waitFor({ timeout: 120_000 })
  await page.getByRole('button', { name: 'NEXT' }).press('Enter')
  await page.getByText('Choose an art style to go on').first().waitFor()
  await page.getByRole('button', { name: 'Draw the portrait' }).click()
  await page.getByRole('img', { name: 'Portrait of Mia' }).waitFor()
  await page.getByRole('radio', { name: /Vector Art/ }).check()
  expect(await accessibilityFaults(page), 'art style').toEqual([])
  await page.reload()
  await page.getByRole('radio', { name: /Vector Art/, checked: true }).waitFor()
  await page.getByRole('button', { name: 'NEXT' }).click()

  await page.getByText('24 pages still need a picture').waitFor()
  expect(await accessibilityFaults(page), 'nothing painted').toEqual([])
  await page.getByRole('checkbox', { name: 'E-mail me when they are ready' }).uncheck()
  await page.getByRole('button', { name: 'Paint all 24 pictures' }).click()
  await sheet(page).getByText('Painting this page now').first().waitFor()
  expect(await accessibilityFaults(page), 'painting').toEqual([])
  await page.getByText('All pictures are painted.').waitFor({ timeout: 480_000 })
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
  await page.getByRole('radio', { name: /Vector Art/ }).check()
  await page.getByRole('button', { name: 'NEXT' }).click()
  await page.getByRole('button', { name: 'FINISH' }).click()
  await leafThrough(page)
  await seeAndHear(page, named?.page_number ?? 0, 'MEE-ah')
  await changeInPlace(page)
  await readPassport(page)
  await readAsText(page)
  await download(page)
  await shareTheBook(page, visit)
}, 900_000)

test('a painting can be stopped, and goes page by page when no job can be started [S4.12 S4.13 S7.11 S8.20]', async () => {
  const member = await newMember()
  const { id } = await newStory(member, 'Nine Lanterns')
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

async function leafThrough(page: Page): Promise<void> {
  await page.getByText('Your book is finished.').waitFor({ timeout: 120_000 })
  const book = page.getByRole('region', { name: /^The book / })
  const where = (words: string) => page.getByText(words, { exact: true }).waitFor()
  await where('The cover')
  expect(await accessibilityFaults(page), 'the cover').toEqual([])
  await page.getByRole('button', { name: 'Next page' }).click()
  await where('Before the story')
  // From the button that was just pressed, and from the book itself.
  await page.keyboard.press('ArrowRight')
  await where('Page 1 of 24')
  await book.focus()
  await page.keyboard.press('ArrowRight')
  await where('Pages 2 and 3 of 24')
  expect(await accessibilityFaults(page), 'open pages').toEqual([])
  await page.getByRole('button', { name: 'Go to page 5' }).click()
  await where('Pages 4 and 5 of 24')
  await page.setViewportSize({ width: 600, height: 800 })
  await where('Page 4 of 24')
  const box = await book.boundingBox()
  if (!box) throw new Error('There is no book')
  await page.mouse.move(box.x + 300, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + 200, box.y + 100)
  await page.mouse.up()
  await where('Page 5 of 24')
  await book.focus()
  await page.keyboard.press('End')
  await where('The back of the book')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: '+19 more All 24' }).click()
  await page.getByRole('button', { name: 'Go to page 24' }).waitFor()
}

const longTitle = 'Wolfeschlegelsteinhausenbergerdorff-Maximiliane the Third of the Very Long Names'

/** Above the heads of the cover, all its words whole. */
const titleFits = (page: Page) =>
  page
    .locator('.leaf-cover-title[data-whole]')
    .first()
    .evaluate((room) => {
      const plate = room.firstElementChild
      return plate !== null && plate.clientHeight <= room.clientHeight && plate.scrollWidth <= plate.clientWidth
    })

async function changeInPlace(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit title' }).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Book title is required' }).waitFor()
  expect(await accessibilityFaults(page), 'no title').toEqual([])
  await page.getByLabel('Title', { exact: true }).fill(longTitle)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: longTitle, level: 1 }).waitFor()
  await expect.poll(() => titleFits(page)).toBe(true)
  await page.getByRole('button', { name: 'Edit title' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Mia and the Train')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Mia and the Train', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Edit dedication' }).click()
  await page.getByLabel('Dedication', { exact: true }).fill('For Mia, who roars')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Dedication saved.').waitFor()
  await page.getByText('Changes not in the finished copy.').waitFor()
  await page.getByRole('button', { name: 'Finish it again' }).click()
  await page.getByText('Your book is finished.').waitFor({ timeout: 120_000 })
}

async function readAsText(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reading view' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Reading view')
  await page.getByRole('radio', { name: 'Very large' }).check()
  await page.getByRole('checkbox', { name: 'Wide lines' }).check()
  await page.getByRole('button', { name: 'Change the description: page 1', exact: true }).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Mia looks at a lamp.')
  expect(await accessibilityFaults(page), 'a description').toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The description of page 1 is saved.').waitFor()
  await page.getByText('On the picture: Mia looks at a lamp.').waitFor()
  await page.getByRole('button', { name: 'Back to the book' }).click()
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; begins: string }> {
  const [file] = await Promise.all([page.waitForEvent('download', { timeout: 120_000 }), press()])
  const path = join(mkdtempSync(join(tmpdir(), 'download-')), 'file')
  await file.saveAs(path)
  return { name: file.suggestedFilename(), begins: readFileSync(path).subarray(0, 5).toString() }
}

async function download(page: Page): Promise<void> {
  const book = await downloaded(page, () => page.getByRole('button', { name: 'Download PDF' }).click())
  expect(book.name).toMatch(/^mia_and_the_train_[0-9a-f-]{36}\.pdf$/)
  expect(book.begins).toBe('%PDF-')
  await page.getByRole('button', { name: /^Print at Home/ }).click()
  const paper = page.getByRole('dialog', { name: 'Print at Home' }).getByRole('button', { name: 'A4' })
  const booklet = await downloaded(page, () => paper.click())
  expect(booklet.begins).toBe('%PDF-')
  await page.getByRole('button', { name: /^More downloads/ }).click()
  const more = page.getByRole('dialog', { name: 'More downloads' })
  expect(await accessibilityFaults(page), 'more downloads').toEqual([])
  const record = await downloaded(page, () =>
    more.getByRole('button', { name: 'Download: Lyric record (PNG)' }).click(),
  )
  expect(record.name).toMatch(/_record\.png$/)
  await page.keyboard.press('Escape')
  await page.route('**/downloads/screen', (route) =>
    route.fulfill({ json: { kind: 'screen', url: '', file_name: '', content_type: '', bytes: 0 } }),
  )
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await page.getByText('PDF URL not returned from server.').waitFor()
  expect(await accessibilityFaults(page), 'no url').toEqual([])
}
