import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from './accessible.ts'
import { useBrowser } from './harness.ts'
import { type Member, newBook, newMember } from './member.ts'

const visit = useBrowser()

/** As they will come once stories are written and pictures drawn. */
async function withEveryStatus(page: Page, member: Member): Promise<void> {
  const draft = await newBook(member, 'Nine Lanterns')
  const items = [
    { ...draft, id: '1', status: 'completed', cover_image_url: '/pictures/cover-leo.webp' },
    {
      ...draft,
      id: '2',
      status: 'text_generated',
      title: 'The Yellow Chalk of the Long-Winded Lighthouse Keeper’s Aunt',
    },
    draft,
  ]
  await page.route('**/api/books', (route) => route.fulfill({ json: { items, next: 'more' } }))
}

test('My Books: empty, full, asking, deleted, failed', async () => {
  const member = await newMember()
  const { page } = await visit({ as: member, at: '/dashboard', faults: true })
  await page.getByRole('heading', { name: 'Create your first book' }).waitFor()
  expect(await accessibilityFaults(page), 'empty').toEqual([])
  await withEveryStatus(page, member)
  await page.reload()
  await page.getByRole('table').waitFor()
  expect(await accessibilityFaults(page), 'every status').toEqual([])
  await page.getByRole('button', { name: 'Delete book' }).last().click()
  expect(await accessibilityFaults(page), 'asking').toEqual([])
  await page.getByRole('button', { name: 'Confirm delete' }).click()
  await page.getByText('has been successfully deleted').waitFor()
  expect(await accessibilityFaults(page), 'deleted').toEqual([])
  await page.getByRole('button', { name: 'Delete book' }).first().click()
  await page.getByRole('button', { name: 'Confirm delete' }).click()
  await page.getByText('That id is not valid').waitFor()
  expect(await accessibilityFaults(page), 'not deleted').toEqual([])
  await page.route('**/api/books', (route) => route.fulfill({ status: 500, body: '' }))
  await page.reload()
  await page.getByText('Failed to fetch your books').waitFor()
  expect(await accessibilityFaults(page), 'not fetched').toEqual([])
  await page.goto('/dashboard/no-such-room')
  await page.getByRole('heading', { name: 'This page was never written' }).waitFor()
  expect(await accessibilityFaults(page), 'no such room').toEqual([])
})

test('My Books and the profile, while they load', async () => {
  const { page } = await visit({ as: await newMember() })
  await page.route('**/api/**', () => {})
  await page.goto('/dashboard')
  await page.getByText('Loading your books').waitFor({ state: 'attached' })
  expect(await accessibilityFaults(page), 'My Books, loading').toEqual([])
  await page.goto('/dashboard/profile')
  await page.getByText('Loading your profile').waitFor({ state: 'attached' })
  expect(await accessibilityFaults(page), 'profile, loading').toEqual([])
})
