import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addAddress, listAddresses } from '../src/members/contract.ts'
import { useBrowser } from './harness.ts'
import { ask, newMember } from './member.ts'

const visit = useBrowser()

const home = {
  'Full name': 'Rosa Marsh',
  'Street address': '4 Harbour Lane',
  City: 'Rockland',
  State: 'ME',
  'ZIP code': '04841',
  'Phone number': '+1 207 555 0142',
}
const stored = {
  name: 'Rosa Marsh',
  street1: '4 Harbour Lane',
  city: 'Rockland',
  state_code: 'ME',
  postal_code: '04841',
  phone_number: '+1 207 555 0142',
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: true })
    await (label === 'State' ? field.selectOption(text) : field.fill(text))
  }
}
async function told(page: Page, words: string, role: 'status' | 'alert' = 'status'): Promise<void> {
  const message = page.getByRole(role).getByText(words)
  await message.waitFor()
  // At the top: above all cards, or of the screen when they are scrolled past it.
  const { y = Infinity } = (await message.boundingBox()) ?? {}
  const cards = await page.locator('.profile-cards').boundingBox()
  expect(y).toBeLessThan(Math.max(cards?.y ?? 0, 60))
}
const names = (page: Page) => page.getByRole('listitem').getByRole('heading').allTextContents()

test('a member adds, changes, prefers and deletes shipping addresses [S2.75 S2.76 S2.77 S2.78 S4.17 S5.16 S8.31]', async () => {
  const member = await newMember()
  const { page } = await visit({ as: member, at: '/dashboard/profile' })
  await page.getByRole('heading', { name: 'No addresses' }).waitFor()
  await page.getByText('Get started by adding a shipping address.').waitFor()

  await page.getByRole('button', { name: 'Add Address' }).click()
  await page.getByRole('button', { name: 'Add Address' }).click()
  const empty = 'Please fill in all required fields: Name, Street address, City, State, ZIP code, Phone number'
  await page.getByRole('alert').getByRole('heading', { name: empty }).waitFor()
  await page.getByRole('link', { name: 'Enter the street address' }).click()
  expect(await page.getByLabel('Street address').evaluate((field) => field === document.activeElement)).toBe(true)
  await fill(page, { ...home, 'ZIP code': '4841' })
  await page.getByRole('button', { name: 'Add Address' }).click()
  await page.getByRole('link', { name: 'A ZIP code has 5 digits, as in 97201, or 5 and 4, as in 97201-1234' }).click()
  await page.getByLabel('ZIP code').fill('04841')
  await page.getByRole('button', { name: 'Add Address' }).click()
  await told(page, 'Address added successfully')
  const first = page.getByRole('listitem').filter({ hasText: 'Rosa Marsh' })
  await first.getByText('Default', { exact: true }).waitFor()
  await first.getByText('Rockland, ME 04841').waitFor()
  await first.getByText('United States').waitFor()

  await page.getByRole('button', { name: 'Add Address' }).click()
  await page.getByLabel('Country').selectOption('United Kingdom')
  await fill(page, { 'Full name': 'Grandma Inés', 'Street address': '17 Bluebell Lane', City: 'London' })
  await fill(page, { Postcode: 'NW3 5TT', 'Phone number': '020 7946 0958' })
  await page.getByRole('button', { name: 'Add Address' }).click()
  const second = page.getByRole('listitem').filter({ hasText: 'Grandma Inés' })
  await second.getByText('London, NW3 5TT').waitFor()
  expect(await second.getByText('Default', { exact: true }).count()).toBe(0)
  expect(await first.getByRole('button', { name: 'Set as default' }).count()).toBe(0)

  await second.getByRole('button', { name: 'Set as default' }).click()
  await told(page, 'Default address updated')
  await second.getByText('Default', { exact: true }).waitFor()
  expect(await names(page)).toEqual(['Grandma Inés', 'Rosa Marsh'])

  await first.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Apartment, suite (optional)').fill('Apt 4B')
  await page.getByLabel('Full name').fill('Rosa M. Marsh')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await told(page, 'Address updated successfully')
  await first
    .or(page.getByRole('listitem').filter({ hasText: 'Apt 4B' }))
    .first()
    .waitFor()

  await second.getByRole('button', { name: 'Delete' }).click()
  await second.getByText('Delete this address?').waitFor()
  await second.getByRole('button', { name: 'Cancel' }).click()
  await second.getByRole('button', { name: 'Delete' }).click()
  await second.getByRole('button', { name: 'Delete' }).click()
  await told(page, 'Address deleted successfully')
  expect(await names(page)).toEqual(['Rosa M. Marsh'])
  await page.getByRole('listitem').getByText('Default', { exact: true }).waitFor()
  expect((await ask(member, listAddresses, {})).items).toMatchObject([
    { name: 'Rosa M. Marsh', street2: 'Apt 4B', is_default: true },
  ])
})

test('when the server fails, each action says so at the top, and nothing is lost [S2.78 S8.27]', async () => {
  const member = await newMember()
  await ask(member, addAddress, stored)
  await ask(member, addAddress, { ...stored, name: 'Second' })
  const { page } = await visit({ as: member, at: '/dashboard/profile', faults: true })
  const entry = page.getByRole('listitem').filter({ hasText: 'Second' })
  await entry.waitFor()
  await page.route('**/api/addresses**', (route) => route.fulfill({ status: 500, body: '' }))

  await entry.getByRole('button', { name: 'Set as default' }).click()
  await told(page, 'Failed to update default address', 'alert')
  expect(await names(page)).toEqual(['Rosa Marsh', 'Second'])
  await entry.getByRole('button', { name: 'Delete' }).click()
  await entry.getByRole('button', { name: 'Delete' }).click()
  await told(page, 'Failed to delete address', 'alert')
  await entry.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('City').fill('Camden')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await told(page, 'Failed to update address', 'alert')
  expect(await page.getByLabel('City').inputValue()).toBe('Camden')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Add Address' }).click()
  await fill(page, home)
  await page.getByRole('button', { name: 'Add Address' }).click()
  await told(page, 'Failed to add address', 'alert')
})

test('typed text is not lost when another form is opened or the screen is left', async () => {
  const { page } = await visit({ as: await newMember(), at: '/dashboard/profile' })
  await page.getByRole('button', { name: 'Add Address' }).click()
  await page.getByLabel('City').fill('Rockland')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click()
  expect(await page.getByLabel('City').inputValue()).toBe('Rockland')
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await page.getByRole('dialog').getByRole('heading', { name: 'Keep what you typed?' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getByLabel('City').inputValue()).toBe('Rockland')
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await page.getByRole('button', { name: 'Discard it' }).click()
  await page.getByRole('heading', { name: 'My Books' }).waitFor()
})
