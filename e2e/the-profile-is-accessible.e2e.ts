import { expect, test } from 'vitest'
import { addAddress } from '../src/members/contract.ts'
import { accessibilityFaults } from './accessible.ts'
import { phone, useBrowser } from './harness.ts'
import { ask, newMember } from './member.ts'

const visit = useBrowser()

const address = {
  name: 'Rosa Marsh',
  street1: '4 Harbour Lane',
  city: 'Rockland',
  state_code: 'ME',
  postal_code: '04841',
  phone_number: '+1 207 555 0142',
}

test('the profile: empty, with addresses, every form with errors, every question', async () => {
  const member = await newMember()
  const { page } = await visit({ as: member, at: '/dashboard/profile' })
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

test('a room that is opened begins at its head, however far down another was read', async () => {
  const { page } = await visit({ as: await newMember(), at: '/dashboard/profile', viewport: phone })
  await page.getByRole('button', { name: 'Sign out everywhere' }).scrollIntoViewIfNeeded()
  await page.goto('/dashboard/cart')
  await page.getByRole('heading', { name: 'No finished books yet' }).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('her data: counted, taken along, the account deleted by mistake, which every screen says with the way to keep it, and kept after all', async () => {
  const member = await newMember()
  await ask(member, addAddress, address)
  const { page } = await visit({ as: member, at: '/dashboard/profile', faults: true })
  await page.getByText('How long we keep it').click()
  await page.getByText('30 days, or until you end them').waitFor()
  await page.getByRole('definition').filter({ hasText: /^1$/ }).waitFor()
  expect(await accessibilityFaults(page), 'what we hold').toEqual([])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toMatch(/-data-\d{4}-\d\d-\d\d\.zip$/)
  await page.getByText('Your data is in your downloads').waitFor()

  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('link', { name: 'Enter your password' }).waitFor()
  await page.getByLabel('Your password', { exact: true }).fill('not the one')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('link', { name: 'Your password is not right' }).waitFor()
  expect(await accessibilityFaults(page), 'deleting').toEqual([])
  await page.getByLabel('Your password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByText('Your account will be deleted on').waitFor()
  // What she asked for was asked far below: she is brought to where it is said.
  await page.getByRole('button', { name: 'Keep my account' }).and(page.locator(':focus')).waitFor()
  expect((await page.getByText('Your account will be deleted on').boundingBox())?.y).toBeGreaterThanOrEqual(0)
  expect(await accessibilityFaults(page), 'going').toEqual([])
  for (const room of ['/dashboard/orders', '/dashboard/cart', '/dashboard/book/wizard', '/dashboard']) {
    await page.goto(room)
    await page.getByText('Your account will be deleted on').waitFor()
    await page.getByRole('button', { name: 'Keep my account' }).waitFor()
  }
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await page.getByText('Your account stays').waitFor()
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Delete my account' }).waitFor()
})
