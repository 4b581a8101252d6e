import { expect, test } from 'vitest'
import { useBrowser } from './harness.ts'
import { ask, newBook, newMember } from './member.ts'
import { createBook, deleteBook, listBooks } from '../src/books/contract.ts'

const visit = useBrowser()

test('a member deletes a book after a second thought, and the others stay [S2.29 S2.36 S4.8 S9.11]', async () => {
  const member = await newMember()
  await newBook(member, 'The Yellow Chalk')
  await newBook(member, 'Nine Lanterns')
  await ask(member, createBook, { title: '', characters: [{ name: 'Noah', type: 'boy' }] })
  const { page } = await visit({ as: member, at: '/dashboard' })
  const row = page.getByRole('row', { name: /Nine Lanterns/ })
  await row.getByText('Draft').waitFor()
  await row.getByText('No cover').waitFor()
  await page.getByRole('row', { name: /Noah’s Story/ }).waitFor()
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    'Cover',
    'Title',
    'Status',
    'Created',
    'Actions',
  ])

  await row.getByRole('button', { name: 'Delete book' }).click()
  await row.getByText('Delete “Nine Lanterns”?').waitFor()
  await row.getByRole('button', { name: 'Cancel' }).click()
  await row.getByRole('button', { name: 'Delete book' }).click()
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: 'Delete book' }).click()
  await row.getByRole('button', { name: 'Confirm delete' }).click()

  const message = page.getByRole('status').getByText('"Nine Lanterns" has been successfully deleted.')
  await message.waitFor()
  const shown = Date.now()
  expect(await page.getByRole('rowheader').allTextContents()).toEqual(['Noah’s Story', 'The Yellow Chalk'])
  await message.waitFor({ state: 'detached' })
  const seconds = (Date.now() - shown) / 1000
  expect(seconds).toBeGreaterThan(4)
  // Five and what a busy machine adds.
  expect(seconds).toBeLessThan(15)
  await page.reload()
  await page.getByRole('row', { name: /Yellow Chalk/ }).waitFor()
  expect(await page.getByRole('rowheader').count()).toBe(2)
})

test('the last book leaves the empty shelf behind', async () => {
  const member = await newMember()
  await newBook(member, 'The Only One')
  const { page } = await visit({ as: member, at: '/dashboard' })
  await page.getByRole('button', { name: 'Delete book' }).click()
  await page.getByRole('button', { name: 'Confirm delete' }).click()
  await page.getByRole('heading', { name: 'Create your first book' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('My Books')
})

test('a book that another tab has deleted is gone here too', async () => {
  const member = await newMember()
  const book = await newBook(member, 'Gone Already')
  await newBook(member, 'Still Here')
  const { page } = await visit({ as: member, at: '/dashboard' })
  const row = page.getByRole('row', { name: /Gone Already/ })
  await row.waitFor()
  await ask(member, deleteBook, { id: book.id })
  await row.getByRole('button', { name: 'Delete book' }).click()
  await row.getByRole('button', { name: 'Confirm delete' }).click()
  await page.getByText('"Gone Already" has been successfully deleted.').waitFor()
  expect(await page.getByRole('rowheader').allTextContents()).toEqual(['Still Here'])
})

test('what the server cannot do is said where it was asked, and can be tried again [S8.11]', async () => {
  const member = await newMember()
  await newBook(member, 'The Stubborn One')
  const { page } = await visit({ as: member, faults: true })
  await page.route('**/api/books', (route) => route.fulfill({ status: 500, json: { error: 'x', code: 'fault' } }), {
    times: 1,
  })
  await page.goto('/dashboard')
  await page.getByRole('alert').getByText('Failed to fetch your books').waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('row', { name: /Stubborn/ }).waitFor()

  await page.route('**/api/books/*', (route) => route.fulfill({ status: 500, json: { error: 'x', code: 'fault' } }), {
    times: 1,
  })
  await page.getByRole('button', { name: 'Delete book' }).click()
  await page.getByRole('button', { name: 'Confirm delete' }).click()
  await page.getByRole('alert').getByText('Failed to delete book. Please try again.').waitFor()
  expect((await ask(member, listBooks, {})).items).toHaveLength(1)
  await page.getByRole('button', { name: 'Confirm delete' }).click()
  await page.getByText('"The Stubborn One" has been successfully deleted.').waitFor()
})

test('fifty-one books come in two helpings', async () => {
  const member = await newMember()
  for (let number = 1; number <= 51; number++) await newBook(member, `Book ${number}`)
  const { page } = await visit({ as: member, at: '/dashboard' })
  await page.getByRole('rowheader', { name: 'Book 2', exact: true }).waitFor()
  expect(await page.getByRole('rowheader').count()).toBe(50)
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByRole('rowheader', { name: 'Book 1', exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Book 1')
})
