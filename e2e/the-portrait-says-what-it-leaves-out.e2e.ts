import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createBook, readBook } from '../src/books/contract.ts'
import { aPhoto } from './a-photo.ts'
import { accessibilityFaults } from './accessible.ts'
import { desk, phone, useBrowser } from './harness.ts'
import { press, tabTo, typeInto } from './keyboard.ts'
import { ask, newMember } from './member.ts'

const visit = useBrowser()
const shots = process.env['SHOTS']
const question = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function look(page: Page, name: string) {
  if (shots)
    for (const size of [phone, desk]) {
      await page.setViewportSize(size)
      await page.screenshot({ path: `${shots}/${name}-${size.width}.png`, fullPage: true })
    }
  expect(await accessibilityFaults(page), name).toEqual([])
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
  await page.getByRole('button', { name: 'Surprise me' }).click()
  await page.getByText('Nothing is said of', { exact: false }).waitFor({ state: 'hidden' })
  expect(await page.getByRole('group', { name: 'Skin' }).getByRole('radio', { name: 'Surprise me' }).isChecked()).toBe(
    true,
  )
  // Said first, or the lot may have chosen what is asked for next, and the picture is the same.
  const skin = (name: string) => page.getByRole('group', { name: 'Skin' }).getByRole('radio', { name, exact: true })
  await skin('fair').check()
  await page.getByLabel('Anything else?').fill('red glasses, a mustard hijab, a jetpack, a tail of fire')
  await page.getByText('We cannot draw yet: a jetpack; a tail of fire.').waitFor()
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

  const misty = { name: 'Misty', type: 'cat' as const, physical_description: 'grey cat with a chipped claw' }
  const { id } = await ask(member, createBook, { title: 'Misty', characters: [misty] })
  await page.goto(`/dashboard/book/${id}`)
  await page.getByText('We cannot draw yet: a chipped claw.').waitFor()
  await look(page, 'editor')
})

test('the editor asks for looks as the wizard does, with the same chips and the portrait that the book draws; in forced colors they keep their own', async () => {
  const member = await newMember()
  const mia = {
    name: 'Mia',
    type: 'girl' as const,
    age: 6,
    physical_description: 'brown skin, curly black hair, a scar',
  }
  const { id } = await ask(member, createBook, { title: 'Mia', characters: [mia] })
  const { page } = await visit({ as: member, at: `/dashboard/book/${id}` })
  await page.getByRole('heading', { name: 'What does Mia look like?' }).waitFor()
  const chip = (group: string, name: string) =>
    page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true })
  for (const [group, name] of [
    ['Skin', 'brown'],
    ['Hair color', 'black'],
    ['Hair', 'curly'],
  ] as const)
    expect(await chip(group, name).isChecked(), group).toBe(true)
  expect(await page.getByLabel('Anything else?').inputValue()).toBe('a scar')
  const portrait = page.getByRole('img', { name: /^Portrait of Mia: brown skin, curly black hair/ })
  await portrait.waitFor()
  const before = await portrait.getAttribute('src')
  await chip('Clothes', 'raincoat').check()
  // Nobody says that it looks like somebody whom she has not seen.
  const tick = page.getByRole('checkbox', { name: 'This looks like Mia' })
  const { promise: mayBeDrawn, resolve: draw } = Promise.withResolvers<void>()
  await page.route('**/api/portraits', (route) => mayBeDrawn.then(() => route.continue()))
  await chip('Color of the clothes', 'yellow').check()
  await tick.waitFor({ state: 'hidden' })
  draw()
  await page.getByRole('img', { name: /a yellow raincoat/ }).waitFor()
  await tick.waitFor()
  expect(await tick.isChecked()).toBe(false)
  expect(await portrait.getAttribute('src')).not.toBe(before)
  await look(page, 'editor-chips')
  // In the few colors of somebody's system each paint is still its own, and what is chosen has an edge.
  await page.emulateMedia({ forcedColors: 'active' })
  const skins = page.getByRole('group', { name: 'Skin', exact: true })
  const paints = await skins
    .locator('.look-swatch')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
  expect(new Set(paints).size, paints.join(' ')).toBe(paints.length)
  const edge = (name: string) =>
    skins
      .locator('.chip')
      .filter({ has: page.getByRole('radio', { name, exact: true }) })
      .evaluate((one) => getComputedStyle(one).outlineStyle)
  expect([await edge('brown'), await edge('fair')]).toEqual(['solid', 'none'])
  await page.emulateMedia({ forcedColors: 'none' })
  // What was saved before is still said to be saved: the book itself is asked.
  const saved = async (look: RegExp) => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect
      .poll(async () => (await ask(member, readBook, { id })).characters[0]?.physical_description)
      .toMatch(look)
  }
  const chosen = /^brown skin, curly black hair, a yellow raincoat, a scar$/
  await saved(chosen)

  // Approved, the book holds all that the portrait shows; taken back, only what was chosen.
  const drawn = /^brown skin, curly black hair, .* eyes, .*a yellow raincoat, .*, a scar$/
  await tick.check()
  await page.getByText('Not saved yet').waitFor()
  await saved(drawn)
  await tick.uncheck()
  await saved(chosen)
  await page.getByRole('button', { name: 'Another look' }).click()
  await expect
    .poll(async () => (await tick.isChecked()) && (await page.locator('[aria-busy=true]').count()) === 0)
    .toBe(true)
  await saved(drawn)

  await page.reload()
  await portrait.waitFor()
  expect(await tick.count(), 'all is said').toBe(0)

  // The same photo picker, with the same words and the same consent.
  await page.getByRole('button', { name: 'Choose a photo' }).click()
  await page.getByText('Please tick this box first.').waitFor()
  await page.getByRole('checkbox', { name: /parent or guardian/ }).check()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mia.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(page, '#f0c8a4') })
  await page.getByText(/^Chosen as the photo shows it: /).waitFor()
  expect(await chip('Skin', 'brown').isChecked(), 'another skin is chosen').toBe(false)
  await look(page, 'editor-photo')

  // Of an animal no photo is asked.
  await page.getByRole('radio', { name: 'dog', exact: true }).check()
  await page.getByRole('group', { name: 'Coat' }).getByRole('radio', { name: 'ginger' }).check()
  expect(await page.getByRole('button', { name: 'Choose a photo' }).count()).toBe(0)
  await saved(/^ginger, .*a scar$/)
})
