import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createBook } from '../src/books/contract.ts'
import { accessibilityFaults } from './accessible.ts'
import { desk, phone, useBrowser } from './harness.ts'
import { press, tabTo, typeInto } from './keyboard.ts'
import { ask, newMember } from './member.ts'

const visit = useBrowser()
const shots = process.env['SHOTS']
const question = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function look(page: Page, name: string) {
  for (const size of [phone, desk]) {
    await page.setViewportSize(size)
    if (shots) await page.screenshot({ path: `${shots}/${name}-${size.width}.png`, fullPage: true })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name} ${size.width}`).toBe(
      true,
    )
    expect(await accessibilityFaults(page), `${name} ${size.width}`).toEqual([])
  }
}

test('beside the portrait stands what cannot be drawn, skin and hair are left to us by one touch, and the editor says the same', async () => {
  const member = await newMember()
  const { page } = await visit({ as: member, at: '/dashboard/create-book' })
  for (const [title, answer] of [
    ['let’s make a book', ''],
    ['Who is it for?', 'Kid'],
    ['What is the occasion?', 'Birthday'],
  ] as const) {
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    if (answer) {
      await tabTo(page, answer)
      await page.keyboard.press('Space')
    }
    await press(page, 'Next')
  }
  await question(page, 'Who is the story about?').waitFor()
  await typeInto(page, 'Name', 'Mia')
  await typeInto(page, 'Age', '6')
  await page.getByRole('radio', { name: 'girl', exact: true }).check()
  for (const title of ['What does Mia love?', 'Shape your story', 'What kind of story is it?']) {
    await press(page, 'Next')
    await question(page, title).waitFor()
  }
  await tabTo(page, 'Adventure')
  await page.keyboard.press('Space')
  await press(page, 'Next')
  await question(page, 'What does Mia look like?').waitFor()
  await page.getByText('Nothing is said of skin and hair yet.', { exact: false }).waitFor()
  await page.getByRole('img', { name: /^Portrait of Mia/ }).waitFor()
  await look(page, 'asked')
  await page.getByRole('button', { name: 'You choose' }).click()
  await page.getByText('Nothing is said of', { exact: false }).waitFor({ state: 'hidden' })
  expect(await page.getByRole('group', { name: 'Skin' }).getByRole('radio', { name: 'You choose' }).isChecked()).toBe(
    true,
  )
  // Said first, or the lot may have chosen what is asked for next, and the picture is the same.
  const skin = (name: string) => page.getByRole('group', { name: 'Skin' }).getByRole('radio', { name, exact: true })
  await skin('fair').check()
  await page.getByLabel('Anything else?').fill('red glasses, a mustard hijab, a patka, a gap in her teeth')
  await page.getByText('We cannot draw yet: a patka; a gap in her teeth.').waitFor()
  await page.getByText('is drawn as a yellow headscarf', { exact: false }).waitFor()
  await page.waitForTimeout(1500)
  await look(page, 'named')
  const portrait = page.locator('.polaroid-picture')
  await expect.poll(() => portrait.getAttribute('aria-busy')).toBe('false')

  let draw: () => void = () => undefined
  const drawing = new Promise<void>((resolve) => (draw = resolve))
  await page.route('**/api/portraits', (route) => drawing.then(() => route.continue()))
  const last = await portrait.locator('img').getAttribute('src')
  await skin('deep').check()
  await press(page, 'Next')
  await question(page, 'What does Mia look like?').waitFor({ state: 'hidden' })
  await page.waitForTimeout(500)
  expect(await portrait.getAttribute('aria-busy'), 'on the next step').toBe('true')
  expect(await portrait.locator('img').getAttribute('src'), 'the last one stays').toBe(last)
  expect(await portrait.locator('svg').count(), 'no spinner').toBe(0)
  await look(page, 'being-drawn')
  draw()
  await expect.poll(() => portrait.getAttribute('aria-busy')).toBe('false')
  expect(await portrait.locator('img').getAttribute('src')).not.toBe(last)

  const misty = { name: 'Misty', type: 'cat' as const, physical_description: 'grey cat with one white ear' }
  const { id } = await ask(member, createBook, { title: 'Misty', characters: [misty] })
  await page.goto(`/dashboard/book/${id}`)
  await page.getByText('We cannot draw yet: one white ear.').waitFor()
  await look(page, 'editor')
})
