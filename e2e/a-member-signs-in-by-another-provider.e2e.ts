// A shop of its own, whose settings name a provider of OpenID Connect on this machine.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestProvider, type TestProvider } from '../src/members/server/auth/outside/test-provider.ts'
import { sessionKey } from '../src/base/settings.ts'
import { visitKey } from '../src/members/web/visit.ts'
import { accessibilityFaults } from './accessible.ts'
import { phone, useBrowser } from './harness.ts'
import { type JourneyServer, startJourneyServer } from './journey-server.ts'
import { newEmail, newMember } from './member.ts'

const visit = useBrowser()
let provider: TestProvider
let shop: JourneyServer
beforeAll(async () => {
  provider = await openTestProvider()
  const club = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'our-shop', OIDC_CLIENT_SECRET: 'between us' }
  shop = await startJourneyServer({ ...club, OIDC_NAME: 'Our Club' })
})
afterAll(async () => {
  await shop.remove()
  await provider.close()
})

test('a visitor continues with her club, is a member, and comes back to where she was going; an account with a password stays shut', async () => {
  const beyond = [shop.origin, provider.issuer]
  const { page } = await visit({ at: `${shop.origin}/signin?to=%2Fdashboard%2Fprofile`, viewport: phone, beyond })
  await page.getByText(/By going on this way/).waitFor()
  expect(await accessibilityFaults(page), 'sign in').toEqual([])
  const email = newEmail()
  provider.standAtTheDoor({ sub: 'rosa', email, email_verified: true })
  await page.getByRole('button', { name: 'Continue with Our Club' }).click()
  await page.getByRole('heading', { name: 'Personal Information' }).waitFor()
  await page.getByText(email).filter({ visible: true }).first().waitFor()
  expect(page.url()).not.toContain('code=')

  const known = await newMember(newEmail(), shop.origin)
  provider.standAtTheDoor({ sub: 'stranger', email: known.email, email_verified: true })
  const { page: other } = await visit({ at: `${shop.origin}/signup`, beyond })
  await other.getByRole('button', { name: 'Continue with Our Club' }).click()
  await other.getByText(/There is an account with this email already/).waitFor()
})

test('a visitor who continues with her club finds the book that she began on her shelf, in a new account and in one that she has', async () => {
  const beyond = [shop.origin, provider.issuer]
  const who = { sub: 'ottilie', email: newEmail(), email_verified: true }
  provider.standAtTheDoor(who)
  for (const [door, title] of [
    ['/signup', 'Ottilie and the Tide'],
    ['/signin', 'Ottilie and the Train'],
  ] as const) {
    const { page } = await visit({ at: `${shop.origin}/dashboard/create-book`, viewport: phone, beyond })
    await page.getByRole('heading', { level: 1, name: 'Let’s make a book' }).waitFor()
    await page.evaluate(
      async ({ key, title }) => {
        const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? '')
        await fetch('/functions/v1/books-create', {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ title, characters: [{ name: 'Ottilie', type: 'girl' }] }),
        })
      },
      { key: sessionKey, title },
    )
    await page.goto(`${shop.origin}${door}`)
    await page.getByRole('button', { name: 'Continue with Our Club' }).click()
    await page.getByRole('heading', { level: 1, name: 'My Books' }).waitFor()
    await page.getByText(title).first().waitFor()
    expect(await page.evaluate((key) => localStorage.getItem(key), visitKey), 'no visit is kept').toBeNull()
  }
})
