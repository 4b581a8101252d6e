import { expect, test } from 'vitest'
import { readProfile } from '../src/members/contract.ts'
import { useBrowser } from './harness.ts'
import { ask, newMember } from './member.ts'

const visit = useBrowser()

test('a member changes her name and phone number, but not her e-mail, and reads how she moves to another [S2.19 S2.73 S2.74 S4.16 S8.31]', async () => {
  const member = await newMember()
  const { page } = await visit({ as: member, at: '/dashboard/profile' })
  await page.getByText('Email cannot be changed').waitFor()
  await page.getByRole('button', { name: 'Edit' }).click()
  expect(await page.getByLabel('Email').getAttribute('readonly')).not.toBeNull()
  await page.getByText('To use another address, make a new account with it.').waitFor()
  await page.getByText('Email cannot be changed').waitFor()

  await page.getByLabel('First name').fill('Rosa')
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await page.getByText('Rosa', { exact: true }).count()).toBe(0)

  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('First name').fill('  Rosa ')
  await page.getByLabel('Last name').fill('Ó Súilleabháin 山田')
  await page.getByLabel('Phone number').fill('call me maybe')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: /Phone number can hold digits/ }).click()
  await page.keyboard.type('x')
  await page.getByLabel('Phone number').fill('+353 1 496 0000')
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  const saved = page.getByRole('status').getByText('Profile updated successfully')
  await saved.waitFor()
  await page.getByText('Ó Súilleabháin 山田').waitFor()
  await saved.waitFor({ state: 'detached' })
  expect(await ask(member, readProfile, {})).toMatchObject({
    first_name: 'Rosa',
    last_name: 'Ó Súilleabháin 山田',
    phone_number: '+353 1 496 0000',
    email: member.email,
  })
  await page.getByRole('link', { name: 'Back to dashboard' }).click()
  await page.getByRole('heading', { name: 'My Books' }).waitFor()
  // From now on she is called by it, and not by what stands before the @.
  await page.goto('/dashboard/book/wizard')
  await page.getByRole('heading', { level: 1, name: 'Hello Rosa, let’s make a book' }).waitFor()
  expect(await page.getByRole('link', { name: 'Tell us your first name' }).count()).toBe(0)
})

test('failing to load or to save is said, and can be tried again [S8.26]', async () => {
  const { page } = await visit({ as: await newMember(), faults: true })
  const fail = () =>
    page.route('**/api/profile', (route) => route.fulfill({ status: 500, json: { error: 'x', code: 'fault' } }), {
      times: 1,
    })
  await fail()
  await page.goto('/dashboard/profile')
  await page.getByRole('alert').getByText('Failed to load your profile data').waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('First name').fill('Rosa')
  await fail()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('alert').getByText('Failed to update profile').waitFor()
  expect(await page.getByLabel('First name').inputValue()).toBe('Rosa')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Profile updated successfully').waitFor()
})
