import { expect, test } from 'vitest'
import { accessibilityFaults } from './accessible.ts'
import { useBrowser } from './harness.ts'
import { goodPassword, newMember, newStory } from './member.ts'
import { signIn } from './sign-in.ts'

const visit = useBrowser()

test('signed out, a member is sent to the door and then where she was going [S2.7 S5.20 S6.1]', async () => {
  const { email } = await newMember()
  const { page } = await visit({ at: '/dashboard/profile' })
  await page.waitForURL('**/signin?**')
  await signIn(page, email, goodPassword)
  await page.getByRole('heading', { name: 'My Profile' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard/profile')
  await page.goBack()
  expect(new URL(page.url()).pathname).not.toBe('/signin')
})

test('a session that ends under her hands is taken up again in place, and nothing typed is lost', async () => {
  const member = await newMember()
  const { id } = await newStory(member, 'Nine Lanterns')
  const { page } = await visit({ as: member, at: `/dashboard/book/${id}/title` })
  await page.getByLabel('Title of the book').fill('Ten Lanterns')
  const everywhere = '/auth/v1/logout?scope=global'
  await page.request.post(everywhere, { headers: { authorization: `Bearer ${member.session.access_token}` } })
  await page.getByRole('button', { name: 'NEXT' }).click()
  const again = page.getByRole('dialog', { name: 'Please sign in again' })
  await again.getByLabel('Password', { exact: true }).fill('not this one')
  await again.getByRole('button', { name: 'Sign in' }).click()
  await again.getByRole('alert').waitFor()
  expect(await accessibilityFaults(page), 'signed out').toEqual([])
  await again.getByLabel('Password', { exact: true }).fill(goodPassword)
  await again.getByRole('button', { name: 'Sign in' }).click()
  await again.waitFor({ state: 'hidden' })
  expect(await page.getByLabel('Title of the book').inputValue()).toBe('Ten Lanterns')
  await page.getByRole('button', { name: 'NEXT' }).click()
  await page.getByRole('heading', { name: 'Who is it for?' }).waitFor()
  await page.reload()
  await page.getByText('Ten Lanterns').first().waitFor()
})

test('while the session loads the screen says Loading... [S2.8]', async () => {
  const member = await newMember()
  const { page } = await visit({ as: { ...member, session: { ...member.session, expires_at: 1 } } })
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/auth/v1/token**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Loading...' }).waitFor()
  expect(await page.getByRole('heading', { name: 'My Books' }).count()).toBe(0)
  answer()
  await page.getByRole('heading', { name: 'My Books' }).waitFor()
})

test('a wish to go to another site is not granted', async () => {
  const { email } = await newMember()
  const { page } = await visit({ at: `/signin?${new URLSearchParams({ to: '//elsewhere.example/dashboard' })}` })
  await signIn(page, email, goodPassword)
  await page.waitForURL('**/dashboard')
  expect(new URL(page.url()).pathname).toBe('/dashboard')
})

test('an address inside the app where nothing is says so', async () => {
  const { page } = await visit({ as: await newMember(), at: '/dashboard/no-such-room' })
  await page.getByRole('link', { name: 'Go to your books' }).click()
  await page.getByRole('heading', { name: 'My Books' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard')
})
