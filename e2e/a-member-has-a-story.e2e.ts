import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { listPages } from '../src/stories/contract.ts'
import { accessibilityFaults } from './accessible.ts'
import { desk, useBrowser } from './harness.ts'
import { ask, newMember } from './member.ts'

const visit = useBrowser()

const told = Array.from(
  { length: 26 },
  (_, at) => `Lulu jumped over puddle ${at + 1} in the garden. Then she ran home!`,
)

test('“I have a story”: what is pasted is told word for word, seen in pictures, and changed by its member alone', async () => {
  const member = await newMember()
  const { page } = await visit({ as: member, at: '/dashboard/create-book', viewport: desk })
  const next = () => page.getByRole('button', { name: 'Next', exact: true }).click()
  const question = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
  await next()
  await page.getByRole('radio', { name: 'Kid', exact: true }).check()
  await next()
  await page.getByRole('radio', { name: 'Birthday', exact: true }).check()
  await next()
  await page.getByLabel('Name', { exact: true }).fill('Lulu')
  await page.getByLabel('Age', { exact: true }).fill('6')
  await page.getByRole('radio', { name: 'girl', exact: true }).check()
  await next()
  await question('What does Lulu love?')
  await next()
  await page.getByRole('radio', { name: 'I have a story', exact: true }).check()
  await page.getByText('Your story is still missing.').waitFor()
  const field = page.getByLabel('Your story')
  await field.fill(told.join('\n\n').repeat(6))
  await page.getByRole('button', { name: 'The first 24 pages’ worth' }).click()
  await page.getByText('How it lies on the pages').waitFor()
  await field.fill(`# Twenty-Six Puddles\n\n${told.join('\n\n')}`)
  await page.getByText('How it lies on the pages').click()
  expect(await accessibilityFaults(page), 'her story').toEqual([])
  await page.setViewportSize(desk)
  for (const title of ['What does Lulu look like?', 'Does anybody come along?', 'Check']) {
    await next()
    await question(title)
  }
  await page.getByRole('button', { name: 'Generate Story' }).click()
  await page.getByRole('button', { name: 'Next: its title' }).click()
  await question('What is it called?')
  expect(await page.getByLabel('Title of the book').inputValue()).toBe('Twenty-Six Puddles')
  await next()
  await question('Do you want to dedicate it?')
  const bookId = await page.evaluate(
    () => /"bookId":"([^"]+)"/.exec(JSON.stringify(Object.values(localStorage)).replaceAll('\\', ''))?.[1] ?? '',
  )
  const { items } = await ask(member, listPages, { id: bookId })
  expect(
    items
      .map(({ text_content: text }) => text)
      .join(' ')
      .replaceAll('\n', ' '),
  ).toBe(told.join(' '))
  await page.goto(`/dashboard/book/${bookId}/review-ai`)
  await page.getByText('Lulu jumped over puddle 1 in').first().waitFor()
  expect(await page.getByRole('button', { name: /^Regenerate page/ }).count()).toBe(0)
  expect(await page.getByRole('button', { name: /^Edit: page/ }).count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Change picture: page 1', exact: true }).click()
  await page.getByText('Or pick what it shows').click()
  await page.getByLabel('Who', { exact: true }).selectOption('Lulu')
  await page.getByLabel('Does what').selectOption('dancing')
  await page.getByLabel('With what').selectOption('a kite')
  await page.getByLabel('Where').selectOption('at the beach')
  expect(await accessibilityFaults(page), 'picking').toEqual([])
  await page.setViewportSize(desk)
  await page.getByRole('button', { name: 'Write it into the wish' }).click()
  expect(await page.getByLabel('What should change?').inputValue()).toBe(
    'Lulu dancing, Lulu holding a kite, at the beach',
  )
  const picture = page.getByRole('article', { name: 'Page 1', exact: true }).getByRole('img').first()
  const before = await fileOf(picture)
  await page.getByRole('button', { name: 'Paint it so', exact: true }).click()
  await page.getByText('Drawn:').waitFor()
  const shown = (await ask(member, listPages, { id: bookId })).items[0]
  expect(shown?.alt_text).toMatch(/^Lulu dances.* on the beach.* with a kite/)

  // As on the screen of the pictures: what was there stands beside what is, and can be had again.
  const sides = page.getByRole('figure').locator('img')
  const widths = () => sides.evaluateAll((all) => all.map((one) => one instanceof HTMLImageElement && one.naturalWidth))
  await expect.poll(widths).toEqual([512, 512])
  expect([await fileOf(sides.first()), await fileOf(sides.last())]).toEqual([before, await fileOf(picture)])
  expect(await accessibilityFaults(page), 'before and after').toEqual([])
  await page.setViewportSize(desk)
  await page.getByRole('button', { name: 'Undo: page 1' }).click()
  await page.locator('output:focus').getByText('Page 1 has the picture before again.').waitFor()
  expect(await fileOf(picture)).toBe(before)
})

const fileOf = async (picture: Locator) => (await picture.getAttribute('src'))?.split('?')[0]
