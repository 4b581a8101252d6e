// Every screen in every state that it can be brought into, looked at by axe.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addAddress } from '../src/members/contract.ts'
import { accessibilityFaults } from './accessible.ts'
import { type Viewport, useBrowser } from './harness.ts'
import { ask, type Member, newBook, newMember } from './member.ts'

const address = {
  name: 'Rosa Marsh',
  street1: '4 Harbour Lane',
  city: 'Rockland',
  state_code: 'ME',
  postal_code: '04841',
  phone_number: '+1 207 555 0142',
}

/** As they will come once stories are written and pictures drawn. */
async function withEveryStatus(page: Page, member: Member): Promise<void> {
  const draft = await newBook(member, 'Nine Lanterns')
  const items = [
    { ...draft, id: '1', status: 'completed', cover_image_url: '/pictures/cover-vector.webp' },
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

export function everyScreenIsAccessible(viewport: Viewport): void {
  const visit = useBrowser()

  test.each(['/', '/pricing', '/how-it-works', '/terms', '/privacy', '/no-such-page'])('the page %s', async (path) => {
    const { page } = await visit({ at: path, viewport })
    expect(await accessibilityFaults(page), path).toEqual([])
  })

  test('the door: sign in, sign up, forgotten password, a link that lost its power', async () => {
    const { page } = await visit({ at: '/signin', viewport })
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('alert').waitFor()
    expect(await accessibilityFaults(page), 'sign in, with errors').toEqual([])
    await page.goto('/signup')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('alert').waitFor()
    expect(await accessibilityFaults(page), 'sign up, with errors').toEqual([])
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill('nobody@example.com')
    expect(await accessibilityFaults(page), 'forgotten password').toEqual([])
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByRole('heading', { name: 'Look in your inbox' }).waitFor()
    expect(await accessibilityFaults(page), 'forgotten password, sent').toEqual([])
    await page.goto('/reset-password')
    await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor()
    expect(await accessibilityFaults(page), 'reset password, link lost').toEqual([])
  })

  test('My Books: empty, full, asking, deleted, failed', async () => {
    const member = await newMember()
    const { page } = await visit({ as: member, at: '/dashboard', viewport, faults: true })
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
    const { page } = await visit({ as: await newMember(), viewport })
    await page.route('**/api/**', () => {})
    await page.goto('/dashboard')
    await page.getByText('Loading your books').waitFor({ state: 'attached' })
    expect(await accessibilityFaults(page), 'My Books, loading').toEqual([])
    await page.goto('/dashboard/profile')
    await page.getByText('Loading your profile').waitFor({ state: 'attached' })
    expect(await accessibilityFaults(page), 'profile, loading').toEqual([])
  })

  test('the profile: empty, with addresses, every form with errors, every question', async () => {
    const member = await newMember()
    const { page } = await visit({ as: member, at: '/dashboard/profile', viewport })
    await page.getByRole('button', { name: 'Set up' }).waitFor()
    expect(await accessibilityFaults(page), 'empty').toEqual([])
    await ask(member, addAddress, address)
    await ask(member, addAddress, { ...address, name: 'Maximiliana Bartholomea von Hohenstein-Waldburg' })
    await page.reload()
    await page.getByRole('listitem').last().getByRole('button', { name: 'Delete' }).click()
    expect(await accessibilityFaults(page), 'address question').toEqual([])
    await page.getByRole('button', { name: 'Add Address' }).click()
    await page.getByRole('button', { name: 'Add Address' }).click()
    await page.getByRole('alert').getByRole('heading').waitFor()
    expect(await accessibilityFaults(page), 'address form with errors').toEqual([])
    await page.getByRole('button', { name: 'Edit' }).first().click()
    await page.getByLabel('Phone number').fill('call me')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('alert').getByRole('heading').waitFor()
    expect(await accessibilityFaults(page), 'personal form with errors').toEqual([])
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await accessibilityFaults(page), 'unsaved').toEqual([])
    await page.getByRole('button', { name: 'Discard it' }).click()
    await page.getByLabel('New password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await page.getByRole('alert').getByRole('heading').waitFor()
    expect(await accessibilityFaults(page), 'password form with errors').toEqual([])
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Set up' }).click()
    await page.getByRole('img', { name: /QR code/ }).waitFor()
    expect(await accessibilityFaults(page), 'second factor').toEqual([])
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    expect(await accessibilityFaults(page), 'sign out everywhere').toEqual([])
  })
}
