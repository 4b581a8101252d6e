import { expect, test } from 'vitest'
import { listBooks } from '../src/books/contract.ts'
import { listPages } from '../src/stories/contract.ts'
import { accessibilityFaults } from './accessible.ts'
import { desk, useBrowser } from './harness.ts'
import { ask, newMember } from './member.ts'

const visit = useBrowser()

test('friends are added, taken out and move up in the wizard, and who stays is in the story and its list of names [S1.1]', async () => {
  const member = await newMember()
  const { page } = await visit({ as: member, at: '/dashboard/create-book' })
  const question = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
  const next = () => page.getByRole('button', { name: 'Next', exact: true }).click()
  const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check()
  const focused = () => page.evaluate(() => document.activeElement?.id)
  const add = page.getByRole('button', { name: 'Add Character' })
  const tabs = page.getByRole('navigation', { name: 'Characters' }).getByRole('button')
  const named = () => page.locator('.cast-tab-name').allInnerTexts()
  /** Whoever is added is written down at once. */
  const befriend = async (name: string, type: string, at: number) => {
    await add.click()
    await expect.poll(focused).toBe(`wizard-cast.${at}.name`)
    await page.keyboard.type(name)
    await choose(type)
  }

  await next()
  await choose('Kid')
  await next()
  await choose('Birthday')
  await next()
  await page.getByLabel('Name').fill('Ida')
  await page.getByLabel('Age').fill('9')
  await choose('girl')
  for (const title of ['What does Ida love?', 'Shape your story', 'What kind of story is it?']) {
    await next()
    await question(title)
  }
  await choose('Adventure')
  await next()
  await question('What does Ida look like?')
  await next()
  await question('Does anybody come along?')
  await befriend('Ember', 'dragon', 1)
  await page.getByRole('img', { name: /^Portrait of Ember: / }).waitFor()
  const hold = Promise.withResolvers<void>()
  await page.route('**/api/portraits', (route) => hold.promise.then(() => route.continue()))
  const asked = page.waitForRequest('**/api/portraits')
  await befriend('Kit', 'cat', 2)
  await asked
  const face = page.getByRole('img', { name: /^Portrait of Kit: / })
  expect(await face.count(), 'nobody wears the face of another').toBe(0)
  hold.resolve()
  await face.waitFor()
  await page.getByLabel('Relationship to Main Character').fill('the cat next door')
  expect(await add.count(), 'three are enough').toBe(0)
  expect(await named()).toEqual(['Ida', 'Ember', 'Kit'])
  expect(await accessibilityFaults(page), 'three').toEqual([])
  await page.setViewportSize(desk)

  await tabs.getByText('Ember').click()
  await page.getByRole('button', { name: 'Take Ember out' }).click()
  await page.getByText('Ember is out of the book.').waitFor()
  await expect.poll(focused).toBe('add-character')
  expect(await named()).toEqual(['Ida', 'Kit'])
  await add.click()
  await tabs.getByText('Character 3').waitFor()
  await page.keyboard.type('Biscuit')
  await page.getByText('We do not know yet what Biscuit is.').waitFor()
  await page.getByRole('link', { name: 'Choose a type' }).click()
  await choose('dog')
  await page.reload()
  await tabs.getByText('Biscuit').click()
  expect(await page.getByRole('radio', { name: 'dog', exact: true }).isChecked()).toBe(true)
  await next()
  await question('What shall we leave out?')
  await next()
  await question('Check your answers')
  await page.getByRole('definition').getByText('Kit, cat, the cat next door; Biscuit, dog').waitFor()
  await page.getByRole('button', { name: 'Generate Story' }).click()
  await page.getByRole('button', { name: 'Next: its title' }).click()
  await question('What is it called?')

  const [book] = (await ask(member, listBooks, {})).items
  expect(book?.characters.map(({ character_order: at, name, type }) => [at, name, type])).toEqual([
    [1, 'Ida', 'girl'],
    [2, 'Kit', 'cat'],
    [3, 'Biscuit', 'dog'],
  ])
  const told = (await ask(member, listPages, { id: book?.id ?? '' })).items.map((one) => one.text_content).join(' ')
  for (const name of ['Ida', 'Kit', 'Biscuit']) expect(told).toMatch(new RegExp(`\\b${name}\\b`))
  expect(told).not.toMatch(/\bEmber\b/)
  await page.goto(`/dashboard/book/${book?.id}/review-ai`)
  const names = page.getByRole('region', { name: 'Names' })
  await names.waitFor()
  expect(await names.locator('.names-name').allInnerTexts()).toEqual(['Ida', 'Kit', 'Biscuit'])
  expect(await names.getByText('does not occur in the text').count()).toBe(0)
})
