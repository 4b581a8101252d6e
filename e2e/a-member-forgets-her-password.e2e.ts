import { expect, test } from 'vitest'
import { useBrowser } from './harness.ts'
import { codeMailedTo, linkMailedTo } from './mail.ts'
import { newMember } from './member.ts'
import { signIn, signOut } from './sign-in.ts'

const visit = useBrowser()

test('a member who forgot her password comes back by a link in a mail, which works once [S2.25]', async () => {
  const { email, password } = await newMember()
  const { page, tab } = await visit({ at: '/signin' })
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText(/a link to choose a new password is on its way/).waitFor()

  const link = await linkMailedTo(email, /password/i)
  await page.goto(link)
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  await page.getByLabel('New password', { exact: true }).fill('a lamp for the harbour')
  await page.getByLabel('Confirm new password').fill('a lamp for the harbour')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await page.getByRole('link', { name: 'Go to your books' }).click()
  await page.getByRole('heading', { name: 'My Books' }).waitFor()

  await signOut(page)
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/signin')
  await signIn(page, email, password)
  await page.getByRole('heading', { name: 'That email and password do not match. Please try again.' }).waitFor()
  await signIn(page, email, 'a lamp for the harbour')
  await page.getByRole('heading', { name: 'My Books' }).waitFor()

  const again = await tab(link)
  await again.getByRole('heading', { name: 'This link does not work any more' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard')
})

test('somebody without an account is told exactly the same', async () => {
  const answerTo = async (email: string) => {
    const { page } = await visit({ at: '/forgot-password' })
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByText(/a link to choose a new password is on its way/).waitFor()
    return page.getByRole('main').innerText()
  }
  expect(await answerTo('nobody-at-all@example.com')).toBe(await answerTo((await newMember()).email))
})

test('the code of the mail does in place of the link, on the page where it was asked for', async () => {
  const { email } = await newMember()
  const { page } = await visit({ at: '/forgot-password' })
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await linkMailedTo(email, /password/i)
  await page.getByRole('link', { name: 'Type the code from the mail' }).click()
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  await page.getByLabel('6-digit code from the mail').fill(await codeMailedTo(email, /password/i))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  await page.getByLabel('New password', { exact: true }).waitFor()
})

test('a link that is opened in another browser says so, and takes the code of the same mail instead', async () => {
  const { email } = await newMember()
  const { page } = await visit({ at: '/forgot-password' })
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  const link = await linkMailedTo(email, /password/i)
  const { page: other } = await visit({ at: link })
  await other.getByRole('heading', { name: 'You asked for this link in another browser' }).waitFor()
  await other.getByLabel('Email').fill(email)
  await other.getByLabel('6-digit code from the mail').fill(await codeMailedTo(email, /password/i))
  await other.getByRole('button', { name: 'Continue' }).click()
  await other.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  expect(new URL(other.url()).pathname).toBe('/reset-password')
})
