// The door, as people use it.

import type { Page } from 'playwright-core'

export async function signIn(page: Page, email: string, password: string, { remember = true } = {}): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Remember me').setChecked(remember)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
}
