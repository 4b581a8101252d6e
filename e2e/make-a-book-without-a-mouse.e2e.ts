import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { listBooks, readBook } from '../src/books/contract.ts'
import { generateStory } from '../src/stories/contract.ts'
import { sidewaysFaults } from './accessible.ts'
import { phone, useBrowser } from './harness.ts'
import { arrowTo, press, tabTo } from './keyboard.ts'
import { ask, newBook, newMember } from './member.ts'

const visit = useBrowser()

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const open = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor()

/** With a word that is wider than a small screen. */
const title = 'Opa and the Donaudampfschifffahrtsgesellschaft'

/** FINISH waits for every picture. The progress says farewell for a moment; what moves when it goes is not pressed before. */
async function painted(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'FINISH', disabled: false }).waitFor({ timeout: 480_000 })
  await page.getByRole('region', { name: 'Pictures painted' }).waitFor({ state: 'detached' })
}
/** The foot of a long page moves while what comes into sight above it is laid out: nobody presses it before it lies still. */
async function still(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded()
  let before = ''
  const rests = async () => {
    const now = JSON.stringify(await button.boundingBox())
    const isSame = now === before
    before = now
    return isSame
  }
  await expect.poll(rests, { interval: 500 }).toBe(true)
}
const finished = (page: Page) =>
  page.getByRole('region', { name: 'About this book' }).getByText('Complete', { exact: true }).waitFor()

test('by keyboard alone from the written story to the open book, and the focus is never lost', async () => {
  const member = await newMember()
  const { id } = await newBook(member, 'Nine Lanterns')
  await ask(member, generateStory, { bookId: id })
  const { page } = await visit({ as: member, at: `/dashboard/book/${id}/review-ai` })
  await page.getByRole('heading', { name: 'Page 24' }).waitFor()
  const hasFocus = () => page.evaluate(() => document.activeElement !== document.body)
  const go = async (name: string, most = 60) => {
    await press(page, name, { most })
    await expect.poll(hasFocus, { message: `after ${name}` }).toBe(true)
  }

  await go('Skip to the page')
  await go('See it illustrated first', 200)
  // It has its title, and no dedication.
  await heading(page, 'Who is it for?')
  await page.getByText('The storyteller suggests').waitFor()
  await go('Use this dedication')
  await go('NEXT')
  await heading(page, 'How shall it be painted?')
  await page.getByRole('radio').nth(3).waitFor()
  await tabTo(page, /Pixar Style/)
  await arrowTo(page, /Vector Art/)
  expect(await page.getByRole('radio', { name: /Vector Art/ }).isChecked()).toBe(true)
  await go('NEXT')

  await heading(page, 'Your pictures')
  await painted(page)
  expect(await hasFocus(), 'when the progress has gone').toBe(true)
  await go('FINISH', 100)

  await heading(page, 'Nine Lanterns')
  await finished(page)
  expect(await ask(member, readBook, { id })).toMatchObject({ status: 'completed', art_style_id: 'vector' })
  await open(page, 'The cover')
  await press(page, 'Next page')
  await open(page, 'Before the story')
  await page.keyboard.press('ArrowRight')
  await open(page, 'Page 1 of 24')
})

test('by finger alone on a small screen from the first question to the open book', async () => {
  const member = await newMember()
  const { page } = await visit({ as: member, at: '/dashboard/create-book', viewport: phone, touch: true })
  const tap = (role: 'button' | 'radio' | 'link', name: string | RegExp) =>
    page.getByRole(role, { name, exact: true }).tap()
  const write = async (label: string, words: string) => {
    await page.getByLabel(label, { exact: true }).tap()
    await page.keyboard.type(words)
  }
  /** Nothing of this screen lies beside it. */
  const arrive = async (title: string) => {
    await heading(page, title)
    expect(await sidewaysFaults(page), title).toEqual([])
  }
  const answer = async (title: string, doIt: () => Promise<void> = async () => {}) => {
    await arrive(title)
    await doIt()
    await tap('button', 'Next')
  }

  await answer('Hello')
  await answer('Who is it for?', () => tap('radio', 'Grandparent'))
  await answer('What is the occasion?', () => tap('radio', 'No Special Occasion'))
  await answer('Who is the story about?', async () => {
    await write('Name', 'Opa')
    await write('Age', '71')
    await tap('radio', 'man')
  })
  await answer('What does Opa love?')
  await answer('Shape your story')
  await answer('What kind of story is it?', () => tap('radio', 'Comedy'))
  await answer('What does Opa look like?', async () => {
    await page.getByRole('group', { name: 'Hair', exact: true }).getByRole('radio', { name: 'bald' }).tap()
    await page.getByRole('img', { name: /bald/ }).waitFor()
  })
  await answer('Does anybody come along?')
  await answer('What shall we leave out?')
  await arrive('Check your answers')
  await tap('button', 'Generate Story')
  await tap('button', 'Next: its title')
  await answer('What is it called?', async () => {
    await page.getByLabel('Title of the book').clear()
    await write('Title of the book', title)
    expect(await sidewaysFaults(page), 'a long title').toEqual([])
  })
  await arrive('Do you want to dedicate it?')
  await tap('button', 'Next: read your story')

  await arrive('Review your story')
  await tap('button', 'Next page')
  await open(page, 'Page 1 of 24')
  await tap('link', 'See it illustrated first')
  await arrive('How shall it be painted?')
  await page.getByRole('radio', { name: /Vector Art/ }).tap()
  await tap('button', 'NEXT')
  await arrive('Your pictures')
  await painted(page)
  expect(await sidewaysFaults(page), 'painted').toEqual([])
  await still(page.getByRole('button', { name: 'FINISH' }))
  await tap('button', 'FINISH')

  await arrive(title)
  await finished(page)
  expect((await ask(member, listBooks, {})).items).toMatchObject([{ status: 'completed', art_style_id: 'vector' }])
  await open(page, 'The cover')
  await tap('button', 'Next page')
  await open(page, 'Before the story')
  await tap('button', 'Go to page 1')
  await open(page, 'Page 1 of 24')
  await swipe(page)
  await open(page, 'Page 2 of 24')
  expect(await sidewaysFaults(page), 'open').toEqual([])
})

/** A finger goes from right to left over the book. */
async function swipe(page: Page): Promise<void> {
  const book = page.getByRole('region', { name: /^The book / })
  await book.scrollIntoViewIfNeeded()
  const box = await book.boundingBox()
  if (!box) throw new Error('There is no book')
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x: box.x + x, y: box.y + 60 }],
    })
  await touch('touchStart', box.width - 40)
  for (const x of [box.width - 70, box.width - 110, box.width - 160]) await touch('touchMove', x)
  await touch('touchEnd')
  await finger.detach()
}
