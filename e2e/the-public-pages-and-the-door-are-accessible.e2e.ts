import { expect, test } from 'vitest'
import { accessibilityFaults } from './accessible.ts'
import { useBrowser } from './harness.ts'

const visit = useBrowser()

test('the public pages', async () => {
  const { page } = await visit()
  for (const path of [
    '/',
    '/pricing',
    '/how-it-works',
    '/terms',
    '/samples/leo',
    '/help',
    '/childrens-data',
    '/no-such-page',
  ]) {
    await page.goto(path)
    expect(await accessibilityFaults(page), path).toEqual([])
  }
})

test('the door: sign in, sign up, forgotten password, a link that lost its power', async () => {
  const { page } = await visit({ at: '/signin' })
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
