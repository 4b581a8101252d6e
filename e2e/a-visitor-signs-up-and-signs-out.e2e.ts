import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { desk, phone, useBrowser } from './harness.ts'
import { goodPassword, newEmail, newMember } from './member.ts'
import { signOut } from './sign-in.ts'

const visit = useBrowser()

test('a visitor signs up, finds My Books empty, and signs out to the home page [S2.4 S2.9 S2.20 S2.21 S2.26 S2.27 S2.28]', async () => {
  const { page } = await visit({ at: '/' })
  await page.getByRole('link', { name: 'Get Started', exact: true }).first().click()
  await page.waitForURL('**/signup')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('alert').getByRole('heading', { name: 'Please fill in all fields' }).waitFor()

  const email = newEmail()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByLabel('Confirm password').fill('something else')
  await page.getByLabel(/I am 18 or over/).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Passwords do not match' }).waitFor()

  await page.getByLabel('Confirm password').fill(goodPassword)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: 'My Books' }).waitFor()
  await page.getByRole('heading', { name: 'Create your first book' }).waitFor()
  await page.getByText('Get started by creating a personalized story for someone special!').waitFor()
  await page.getByText(email).filter({ visible: true }).waitFor()
  await page.getByText('Member', { exact: true }).filter({ visible: true }).waitFor()
  // On a phone her address, however long, leaves the way out beside it.
  await page.setViewportSize(phone)
  const middle = async (part: Locator) => {
    const box = await part.filter({ visible: true }).boundingBox()
    return box ? box.y + box.height / 2 : Number.NaN
  }
  const apart = (await middle(page.getByRole('button', { name: 'Sign out' }))) - (await middle(page.getByText(email)))
  expect(Math.abs(apart)).toBeLessThan(24)
  await page.setViewportSize(desk)

  await signOut(page)
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('link', { name: 'Sign In', exact: true }).first().waitFor()
  await page.goto('/dashboard')
  await page.waitForURL('**/signin')
  expect(await page.getByLabel('Email').inputValue()).toBe('')
})

test('weak passwords are refused with the reason [S5.2]', async () => {
  const { page } = await visit({ at: '/signup' })
  const fill = async (password: string) => {
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
  }
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel(/I am 18 or over/).check()
  await fill('short')
  await page.getByRole('heading', { name: 'Password must be at least 6 characters' }).waitFor()
  await fill('password')
  await page.getByRole('heading', { name: 'That password is too easy to guess' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/signup')
})

test('a link with the session of somebody else changes nobody: a member stays who she is, a visitor stays out', async () => {
  const [she, stranger] = [await newMember(), await newMember()]
  const { access_token, refresh_token } = z
    .object({ access_token: z.string(), refresh_token: z.string() })
    .parse(stranger.session)
  const trap = `/dashboard#${new URLSearchParams({ access_token, refresh_token, expires_in: '3600', token_type: 'bearer', type: 'magiclink' })}`
  const { page } = await visit({ as: she, at: trap })
  await page.getByRole('heading', { name: 'My Books' }).waitFor()
  await page.getByText(she.email).filter({ visible: true }).waitFor()
  expect(await page.getByText(stranger.email).count()).toBe(0)
  const { page: visitor } = await visit({ at: trap })
  await visitor.waitForURL('**/signin')
})
