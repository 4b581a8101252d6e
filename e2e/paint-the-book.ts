// From the title to the finished book, its downloads and a link to it: part of the journey of a book.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults } from './accessible.ts'
import { downloadTheBook } from './download-the-book.ts'
import type { useBrowser } from './harness.ts'
import { readPassport } from './read-the-passport.ts'
import { seeAndHear } from './see-and-hear-the-book.ts'
import { shareTheBook } from './share-the-book.ts'

export const hero = 'Siobhán'
/** As a voice says it. */
export const sounds = 'shih-VAWN'

const sheet = (page: Page) => page.getByRole('region', { name: 'The pages' })
const card = (page: Page, number: number) => page.getByRole('article', { name: `Page ${number}`, exact: true })

/** From the title's step of a told book of Siobhán's to the downloads and a shared link; ends on its preview. On `named` stands her name. */
export async function paintTheBook(page: Page, named: number, visit: ReturnType<typeof useBrowser>): Promise<void> {
  await nameAndDedicate(page)
  await chooseStyle(page)
  await paint(page)
  await changeAPicture(page)
  await keepTheStyle(page)
  await page.getByRole('button', { name: 'FINISH' }).click()
  await leafThrough(page)
  await seeAndHear(page, named, sounds)
  await changeInPlace(page)
  await readPassport(page)
  await readAsText(page)
  await downloadTheBook(page)
  await shareTheBook(page, visit)
}

async function nameAndDedicate(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'What is it called?' }).waitFor()
  expect(await accessibilityFaults(page), 'title').toEqual([])
  await page.getByLabel('Title of the book').fill(' ')
  await page.getByRole('button', { name: 'NEXT' }).click()
  await page.getByRole('link', { name: 'Book title is required' }).waitFor()
  await page.getByRole('list', { name: 'Suggested titles' }).getByRole('button').first().click()
  await page.getByRole('button', { name: 'NEXT' }).click()

  await page.getByRole('heading', { name: 'Who is it for?' }).waitFor()
  await page.getByLabel('Your dedication').fill('For you')
  await page.getByRole('button', { name: 'Use this dedication' }).click()
  expect(await accessibilityFaults(page), 'dedication').toEqual([])
  await page.getByRole('button', { name: 'NEXT' }).click()
}

async function chooseStyle(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'How shall it be painted?' }).waitFor()
  const styles = page.getByRole('group', { name: 'Art style' })
  for (const name of ['Pixar Style', 'Watercolor', 'Vector Art', 'Digital Art'])
    await styles.locator('label', { hasText: name }).getByRole('img').waitFor({ timeout: 120_000 })
  await page.getByRole('button', { name: 'NEXT' }).press('Enter')
  await page.getByText('Choose an art style to go on').first().waitFor()
  await page.getByRole('img', { name: `Portrait of ${hero}` }).waitFor()
  await page.getByRole('radio', { name: /Vector Art/ }).check()
  expect(await accessibilityFaults(page), 'art style').toEqual([])
  await page.reload()
  await page.getByRole('radio', { name: /Vector Art/, checked: true }).waitFor()
  await page.getByRole('button', { name: 'NEXT' }).click()
}

async function paint(page: Page): Promise<void> {
  // Nobody presses anything.
  await sheet(page).getByText('Painting this page now').first().waitFor()
  expect(await accessibilityFaults(page), 'painting').toEqual([])
  await page.getByText('All pictures are painted.').waitFor({ timeout: 480_000 })
  expect(await sheet(page).getByRole('img').count()).toBe(24)
  await page.getByRole('button', { name: 'FINISH' }).waitFor()
  expect(await page.getByText(/still need a picture/).count()).toBe(0)
  expect(await accessibilityFaults(page), 'painted').toEqual([])
}

async function changeAPicture(page: Page): Promise<void> {
  await card(page, 2).getByRole('button', { name: 'Request Changes: page 2' }).click()
  await page.getByRole('button', { name: 'Paint it so' }).click()
  await page.getByRole('link', { name: 'Please say what should change' }).waitFor()
  expect(await accessibilityFaults(page), 'a wish').toEqual([])
  const before = await card(page, 2).getByRole('img').getAttribute('src')
  const wish = page.getByLabel('What should change?')
  await wish.fill('Make it night')
  // Out of the way of the picture behind it, and nothing that was typed is lost.
  await wish.press('Escape')
  await wish.waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  expect(await wish.inputValue()).toBe('Make it night')
  await page.getByRole('button', { name: 'Paint it so' }).click()
  await page.getByText('Page 2 is painted.').waitFor()
  expect(await card(page, 2).getByRole('img').getAttribute('src')).not.toBe(before)
}

/** Another style is chosen, and taken back at the question. */
async function keepTheStyle(page: Page): Promise<void> {
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
}

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
  // Two leaves beside each other are the book as it is printed; for reading, no letter is small.
  await page.getByRole('button', { name: 'As it is printed', pressed: true }).waitFor()
  await page.getByRole('button', { name: 'To read' }).click()
  const words = page.locator('.leaf[data-open] .leaf-words').first()
  expect(await words.evaluate((lines) => Number.parseFloat(getComputedStyle(lines).fontSize))).toBeGreaterThanOrEqual(
    18,
  )
  // Whatever screens she came by, and what their styles say: pictures reach to the edges of their leaves.
  expect(await page.locator('.leaf[data-open] img.leaf-picture').first().evaluate(reachesTheEdges)).toBe(true)
  await book.focus()
  await page.keyboard.press('ArrowRight')
  await where('Pages 2 and 3 of 24')
  expect(await accessibilityFaults(page), 'open pages').toEqual([])
  await page.getByRole('button', { name: 'Go to page 5' }).click()
  await where('Pages 4 and 5 of 24')
  // From the small picture that was pressed; and a tap turns the page, back on the left one.
  await page.keyboard.press('ArrowRight')
  await where('Pages 6 and 7 of 24')
  await tap(page, 0.25)
  await where('Pages 4 and 5 of 24')
  await tap(page, 0.75)
  await where('Pages 6 and 7 of 24')
  await page.keyboard.press('ArrowLeft')
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

function reachesTheEdges(picture: Element): boolean {
  const [own, leaf] = [picture, picture.closest('.leaf')].map((one) => one?.getBoundingClientRect())
  return own !== undefined && leaf !== undefined && Math.abs(own.width - leaf.width) < 1 && own.top - leaf.top < 1
}

/** On the book, so far from its left edge. */
async function tap(page: Page, part: number): Promise<void> {
  const book = page.getByRole('region', { name: /^The book / })
  await page.locator('.turning').waitFor({ state: 'detached' })
  await book.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await book.boundingBox()
  if (!box) throw new Error('There is no book to tap')
  await page.mouse.click(box.x + box.width * part, box.y + box.height / 2)
}

const longTitle = 'Wolfeschlegelsteinhausenbergerdorff-Maximiliane the Third of the Very Long Names'

/** Above the heads of the cover, and every letter of it there: a word that is longer than a line goes on in the next. */
const titleFits = (page: Page) =>
  page
    .locator('.leaf-cover .leaf-print')
    .first()
    .evaluate((cover, title) => {
      const lines = [...cover.querySelectorAll('text')]
      const [top, high] = [cover.getBoundingClientRect().top, cover.clientHeight]
      const letters = (text: string) => text.replaceAll(/\s/g, '')
      const whole = letters(lines.map(({ textContent }) => textContent).join(''))
      return (
        whole.startsWith(letters(title)) &&
        lines.every((line) => line.getBoundingClientRect().bottom < top + high * 0.31)
      )
    }, longTitle)

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
  await page.getByLabel('Title', { exact: true }).fill(`${hero} and the Train`)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: `${hero} and the Train`, level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Edit dedication' }).click()
  await page.getByLabel('Dedication', { exact: true }).fill(`For ${hero}, who roars`)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Dedication saved.').waitFor()
  expect(await page.getByText(/finish it again|finished copy/i).count(), 'nobody has to finish it again').toBe(0)
}

async function readAsText(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reading view' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Reading view')
  await page.getByRole('radio', { name: 'Very large' }).check()
  await page.getByRole('checkbox', { name: 'Wide lines' }).check()
  await page.getByRole('button', { name: 'Change the description: page 1', exact: true }).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(`${hero} looks at a lamp.`)
  expect(await accessibilityFaults(page), 'a description').toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The description of page 1 is saved.').waitFor()
  await page.getByText(`On the picture: ${hero} looks at a lamp.`).waitFor()
  await page.getByRole('button', { name: 'Back to the book' }).click()
}
