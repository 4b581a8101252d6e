import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './harness.ts'
import { newMember } from './member.ts'
import { signIn, signOut } from './sign-in.ts'

const visit = useBrowser()

/** All that this tab can still read. */
const kept = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

describe('a member', () => {
  test('who wants to be remembered is still signed in after her last tab was closed [S2.22 S2.24]', async () => {
    const { email, password } = await newMember()
    const { page, tab } = await visit({ at: '/signin' })
    await signIn(page, email, password, { remember: true })
    await page.getByRole('heading', { name: 'My Books' }).waitFor()
    await page.close()
    const later = await tab('/dashboard')
    await later.getByRole('heading', { name: 'My Books' }).waitFor()
    expect(new URL(later.url()).pathname).toBe('/dashboard')
  })

  test('who does not want to be remembered shares her session with other tabs, and leaves it with the last one [S2.24 S4.23]', async () => {
    const { email, password } = await newMember()
    const { page, tab } = await visit({ at: '/signin' })
    await signIn(page, email, password, { remember: false })
    await page.getByRole('heading', { name: 'My Books' }).waitFor()
    const second = await tab('/dashboard')
    await second.getByRole('heading', { name: 'My Books' }).waitFor()
    await second.reload()
    await second.getByRole('heading', { name: 'My Books' }).waitFor()
    expect(await kept(second)).toContain(email)
    await page.close()
    await second.close()
    const later = await tab('/dashboard')
    await later.waitForURL('**/signin')
    expect(await kept(later)).not.toContain(email)
  })

  test.each([true, false])('who signs out in one tab is signed out in all (remembered: %s)', async (remember) => {
    const { email, password } = await newMember()
    const { page, tab } = await visit({ at: '/signin' })
    await signIn(page, email, password, { remember })
    await page.getByRole('heading', { name: 'My Books' }).waitFor()
    const second = await tab('/dashboard/profile')
    await second.getByRole('heading', { name: 'Personal Information' }).waitFor()
    await signOut(page)
    await page.waitForURL((url) => url.pathname === '/')
    await second.waitForURL('**/signin**')
    await second.goto('/dashboard')
    await second.waitForURL('**/signin')
    expect(await kept(second)).not.toContain(email)
  })

  test('with a wrong password is told so, and keeps what she typed [S5.1 S8.10]', async () => {
    const { email } = await newMember()
    const { page } = await visit({ at: '/signin' })
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: 'Please fill in all fields' }).waitFor()
    await signIn(page, email, 'not her password')
    await page.getByRole('heading', { name: 'That email and password do not match. Please try again.' }).waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
  })
})
