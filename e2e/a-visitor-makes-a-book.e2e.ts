import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sessionKey } from '../src/base/settings.ts'
import { accessibilityFaults } from './accessible.ts'
import { desk, phone, useBrowser } from './harness.ts'
import { goodPassword, newEmail, newMember } from './member.ts'
import { signIn } from './sign-in.ts'

const visit = useBrowser()

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })

/** From the shop window's cover to the first question. */
async function taste(page: Page, name: string) {
  const field = page.getByLabel('Who is the story about?')
  await field.pressSequentially(name)
  // On the cover before anything is painted.
  await expect.poll(() => page.locator('.hero .book .title b').innerText()).toBe(name)
  await expect.poll(() => bothInSight(page)).toBe(true)
  await page.getByRole('button', { name: 'Show me their book' }).click()
  await page.getByText(`Here is ${name}’s book.`).waitFor()
  expect(await isInSight(page, '.hero .book .title b'), 'the cover, painted').toBe(true)
  await page.getByRole('link', { name: 'Write the other twenty-three' }).click()
  await heading(page, 'Let’s make a book').waitFor()
}

const isInSight = (page: Page, what: string) =>
  page.locator(what).evaluate((one) => {
    const box = one.getBoundingClientRect()
    return box.top >= 0 && box.bottom <= innerHeight
  })

/** The name on the cover and the field that it is typed into. */
const bothInSight = async (page: Page) =>
  (await isInSight(page, '.hero .book .title b')) && (await isInSight(page, '#taste-name'))

/** Answers what must be answered, and has the second of the stories written that are offered; answers its title. */
async function answer(page: Page): Promise<string> {
  await next(page).click()
  await page.getByRole('radio', { name: 'Kid', exact: true }).check()
  await next(page).click()
  await page.getByRole('radio', { name: 'Birthday', exact: true }).check()
  await next(page).click()
  await page.getByLabel('Age').fill('6')
  await page.goto('/dashboard/create-book?step=shape')
  await page.getByLabel('Your idea').fill('An adventure at the lighthouse by the sea')
  await page.getByText(/^We look for a story that plays at the lighthouse or by the sea\./).waitFor()
  await page.goto('/dashboard/create-book?step=genre')
  await page.getByRole('radio', { name: 'Adventure', exact: true }).check()
  await page.goto('/dashboard/create-book?step=look')
  await page.getByText('With an account you can also let a photo say the colors.').waitFor()
  await page.goto('/dashboard/create-book?step=check')
  const offered = page.getByRole('group', { name: 'Which story shall it be?' })
  await offered.getByText('Plays at the lighthouse').waitFor()
  await offered.getByRole('radio').nth(1).check()
  const title = await offered.locator('.pitch-name').nth(1).innerText()
  await page.getByRole('button', { name: 'Generate Story' }).click()
  return title
}

/** What stands between the story and its review. */
async function nameIt(page: Page, suggested: string, title: string) {
  await page.getByRole('button', { name: 'Next: its title' }).click()
  await heading(page, 'What is it called?').waitFor()
  await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe(suggested)
  await page.getByRole('textbox').first().fill(title)
  const { searchParams } = new URL(page.url())
  for (let step = searchParams.get('step'); step !== null; step = new URL(page.url()).searchParams.get('step')) {
    const was = step
    await page.locator('form button[type=submit]').click()
    await page.waitForURL((url) => url.searchParams.get('step') !== was)
  }
}

async function signUp(page: Page) {
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByLabel('Confirm password').fill(goodPassword)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
}

test.each([phone, desk])(
  'without an account a visitor makes a book, reads it and sees its pictures; signing up puts it on her shelf ($width px)',
  async (viewport) => {
    const { page, tab } = await visit({ at: '/', viewport })
    await taste(page, 'Ottilie')
    expect(await accessibilityFaults(page), 'welcome').toEqual([])
    const suggested = await answer(page)
    await nameIt(page, suggested, 'Ottilie and the Tide')
    await heading(page, 'Review your story').waitFor()
    await expect.poll(() => page.locator('main img[src*="/files/"]').count()).toBeGreaterThan(2)
    expect(await accessibilityFaults(page), 'review').toEqual([])
    expect(await page.getByRole('link', { name: /^Save/ }).count()).toBe(1)
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor()
    // To the shop window she is nobody yet.
    const window = await tab('/')
    await window.getByRole('link', { name: 'Sign In' }).first().waitFor({ state: 'attached' })
    expect(await window.locator('html').getAttribute('data-member')).toBeNull()
    await window.close()

    await page.getByRole('link', { name: 'Save this book' }).click()
    await heading(page, 'Keep this book').waitFor()
    await page.getByText('Ottilie and the Tide').waitFor()
    await page.getByRole('img', { name: 'The cover of Ottilie and the Tide' }).waitFor()
    expect(await accessibilityFaults(page), 'sign-up').toEqual([])
    await signUp(page)
    // Back at what she was reading, which is hers now.
    await page.getByRole('link', { name: 'See it illustrated first' }).waitFor()
    await heading(page, 'Review your story').waitFor()
    await page.getByText('Ottilie and the Tide').first().waitFor()
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Ottilie and the Tide' }).waitFor()
  },
)

test('whoever has an account already brings what she began along: her book, or the answers of a wizard half way', async () => {
  const { email } = await newMember()
  const { page } = await visit({ at: '/dashboard/create-book' })
  await next(page).click()
  await page.getByRole('radio', { name: 'Friend', exact: true }).check()
  await next(page).click()
  await page.goto('/dashboard/create-book')
  await page.getByRole('link', { name: 'I have an account' }).click()
  await page.getByText('The book that you have begun comes along.').waitFor()
  await signIn(page, email, goodPassword)
  await page.getByRole('heading', { name: 'Continue where you left off?' }).waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await heading(page, 'What is the occasion?').waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/dashboard\/(?:create-book|book\/wizard)$/)
})

test('a visitor who comes back after her day reads that it is over, wherever she comes back to', async () => {
  const { page } = await visit({ at: '/dashboard/create-book', faults: true })
  await heading(page, 'Let’s make a book').waitFor()
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
    route.fulfill({ status: 400, json: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' } }),
  )
  for (const at of ['/dashboard/book/9d5b1f6e-6f0a-4c7e-9d6e-0d8a5a6a7b11/review-ai', '/dashboard/create-book']) {
    await page.evaluate((key) => {
      const visit = JSON.parse(localStorage.getItem(key) ?? '')
      localStorage.setItem(key, JSON.stringify({ ...visit, expires_at: 1 }))
    }, sessionKey)
    await page.goto(at)
    await page.getByText('Your book was held for a day without an account, and that day is over.').waitFor()
    await heading(page, 'Let’s make a book').waitFor()
    expect(new URL(page.url()).pathname).toBe('/dashboard/create-book')
  }
})

test('whoever goes on from the shop window before it has painted takes the name along', async () => {
  const { page } = await visit({ at: '/' })
  await page.route('**/api/taste', () => {})
  await page.getByLabel('Who is the story about?').fill('Wren')
  await page.getByRole('button', { name: 'Show me their book' }).click()
  await page.getByRole('link', { name: 'Write the other twenty-three' }).click()
  await heading(page, 'Let’s make a book').waitFor()
  await next(page).click()
  await page.getByRole('radio', { name: 'Kid', exact: true }).waitFor()
  await page.goto('/dashboard/create-book?step=hero')
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Wren')
})
