import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { updateProfile } from '../src/members/contract.ts'
import { catalogue, selectedTierKey } from '../src/orders/catalogue.ts'
import { accessibilityFaults } from './accessible.ts'
import { phone, useBrowser } from './harness.ts'
import { ask, goodPassword, newBook, newEmail, newMember, newStory } from './member.ts'

const visit = useBrowser()
const linksOf = (page: Page, within: string) =>
  page.locator(`${within} a`).evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test('the header of a visitor and of a member, the menu of a small screen, a plan that is remembered [S1.9 S1.21 S2.2 S2.3 S2.5 S2.6]', async () => {
  const { page } = await visit({ at: '/#how-it-works', viewport: phone })
  expect(await page.locator('#how-it-works').count()).toBe(1)
  const howItWorks = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'How It Works' })
  expect(await howItWorks.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Sign In', exact: true }).first().waitFor()
  await howItWorks.waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await howItWorks.waitFor({ state: 'hidden' })
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Choose Story Subscription' }).click()
  await page.waitForURL('**/dashboard/create-book')
  expect(await page.evaluate((key) => localStorage.getItem(key), selectedTierKey)).toBe('Story Subscription')

  const member = await visit({ as: await newMember(), at: '/' })
  const shown = member.page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  expect(await shown.allTextContents()).toEqual(['Home', 'Pricing', 'How It Works', 'Checkout', 'Dashboard'])
  expect(await linksOf(member.page, '#site-menu .member')).toEqual(['/dashboard/cart', '/dashboard'])
  const start = member.page.getByRole('link', { name: 'GET STARTED FOR FREE' }).first()
  expect(await start.getAttribute('href')).toBe('/dashboard')
})

test('the door while it opens, the rooms behind it, and the welcome of the wizard [S2.11 S2.20 S2.22 S2.23 S2.26 S2.37 S2.38]', async () => {
  const { page } = await visit({ at: '/signin' })
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.waitForURL('**/signup')
  const email = newEmail()
  // Held until the button has said what it does.
  const saying = (address: string, words: string) =>
    page.route(address, async (route) => {
      await page.getByRole('button', { name: words }).waitFor()
      await route.continue()
    })
  await saying('**/auth/v1/signup**', 'Creating account...')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByLabel('Confirm password').fill(goodPassword)
  await page.getByLabel(/I am 18 or over/).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/dashboard')
  await expect
    .poll(() => linksOf(page, '.binding-nav'))
    .toEqual(['/dashboard', '/dashboard/book/wizard', '/dashboard/cart', '/dashboard/orders', '/dashboard/profile'])
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await saying('**/auth/v1/token**', 'Signing in...')
  await page.goto('/signin')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard')

  const member = await newMember()
  const hers = await visit({ as: member, at: '/dashboard/book/wizard' })
  // Of an e-mail, what it begins with.
  await hers.page.getByRole('heading', { name: 'Hello Rosa, let’s make a book' }).waitFor()
  await hers.page.getByRole('link', { name: 'Tell us your first name' }).click()
  await hers.page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor()
  await ask(member, updateProfile, { first_name: 'Rosalind' })
  await hers.page.goto('/dashboard/book/wizard')
  await hers.page.getByRole('heading', { name: 'Hello Rosalind, let’s make a book' }).waitFor()
  expect(await hers.page.getByRole('link', { name: 'Tell us your first name' }).count()).toBe(0)
  await hers.page.getByRole('button', { name: 'Next', exact: true }).click()
  for (const stage of ['Who is the book for?', 'Story Details', 'Publish'])
    await hers.page.getByText(stage).first().waitFor()
})

test('a finished book: its row, its editor without a story to generate, its copies in the cart [S2.14 S2.30 S2.35 S2.46 S2.47 S2.60 S2.61 S2.62 S2.64 S5.19 S8.24 S9.6]', async () => {
  const member = await newMember()
  const { id } = await newStory(member, 'Nine Lanterns')
  const { page } = await visit({ as: member, faults: true })
  const finished = async (address: string) =>
    page.route(address, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('"text_generated"', '"completed"') })
    })
  await finished('**/api/books?**')
  await finished('**/api/books')
  await finished(`**/api/books/${id}`)
  await page.goto(`/dashboard/book/${id}`)
  await page.getByRole('heading', { name: 'Book Information', exact: true }).waitFor()
  await page.getByRole('heading', { name: 'Characters', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Save Book' }).waitFor()
  expect(await page.getByRole('button', { name: 'Generate Story with AI' }).count()).toBe(0)

  await page.goto(`/dashboard/book/${id}/preview`)
  await page.getByText('Complete', { exact: true }).waitFor()
  const edit = page.getByRole('link', { name: 'Edit', exact: true })
  expect(await edit.getAttribute('href')).toBe(`/dashboard/book/${id}/images`)
  await page.goto('/dashboard/book/00000000-0000-4000-8000-000000000000/preview')
  await page.getByRole('heading', { name: 'Book not found' }).first().waitFor()
  await page.getByRole('link', { name: 'Return to Dashboard' }).click()

  const row = page.getByRole('row', { name: /Nine Lanterns/ })
  await row.getByText(/^\d{1,2} \w+ \d{4}$/).waitFor()
  await row.getByRole('link', { name: 'Order physical copy' }).click()
  await page.getByRole('checkbox', { name: 'Order Nine Lanterns' }).waitFor()
  expect(await page.getByRole('checkbox', { name: 'Order Nine Lanterns' }).isChecked()).toBe(true)
  const ladder = page.locator('summary', { hasText: 'What a book costs, and why' })
  expect(await ladder.innerText(), 'of finished books').toContain('a printed copy $39.99')
  const total = page.locator('section, aside, div').filter({ hasText: 'Order summary' }).last()
  await total.getByText('$39.99').first().waitFor()
  await total.getByText('Free', { exact: true }).waitFor()
  await total.getByText('$0.00').waitFor()
  await page.getByRole('button', { name: 'One copy more of Nine Lanterns' }).click()
  await total.getByText('$79.98').first().waitFor()
  expect(await page.getByRole('checkbox', { name: 'Lyric art record of Nine Lanterns' }).count(), 'it is free').toBe(0)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByText('Please select or add a shipping address').first().waitFor()
  await page.getByRole('checkbox', { name: 'Order Nine Lanterns' }).uncheck()
  await page.getByText('Nothing is chosen yet.').waitFor()
  await page.goto(`/dashboard/checkout/${id}/Digital%20Copy`)
  await page.getByRole('radio', { name: /Printed copy/, checked: true }).waitFor()
  await page.getByRole('link', { name: 'Go to the free files' }).waitFor()
  expect(await page.getByRole('radio', { name: /Digital Copy/ }).count(), 'what is free is not sold').toBe(0)
  expect(await page.getByRole('button', { name: /^Pay with/ }).count()).toBe(0)
  await page.goto(`/dashboard/checkout/${id}/Single%20Book`)
  await page.getByRole('radio', { name: /Printed copy/, checked: true }).waitFor()
  await total.getByText('$39.99').first().waitFor()
  await page.getByRole('radio', { name: /^Single Book/ }).check()
  await total.getByText('the same hardcover is a printed copy for $39.99').waitFor()
  expect(await page.locator('.btn-main').allInnerTexts(), 'the cheaper way first').toEqual([
    'A printed copy for $39.99',
  ])
  expect(await accessibilityFaults(page), 'checkout of a finished book').toEqual([])
  await page.locator('.btn-main').click()
  await page.getByRole('checkbox', { name: 'Order Nine Lanterns', checked: true }).waitFor()

  // A copy of it is being printed: wherever the book is changed it says that this copy stays as it is.
  const order = { ...paidOrder(member.session.user.id, id), tier: 'Printed copy', status: 'in_production' }
  await page.route('**/api/orders', (route) => route.fulfill({ json: { items: [order], next: null } }))
  await page.route('**/api/orders?**', (route) => route.fulfill({ json: { items: [order], next: null } }))
  for (const room of ['', '/review-ai', '/images', '/preview']) {
    await page.goto(`/dashboard/book/${id}${room}`)
    await page.getByText(`Order ${id.slice(0, 8)} is approved for print and stays as it is.`).waitFor()
    await page.getByRole('link', { name: 'Order another copy for $39.99' }).waitFor()
  }
  await page.goto(`/dashboard/book/${id}/review-ai`)
  await page.getByRole('button', { name: 'Regenerate a New Story' }).click()
  await page.getByRole('dialog').getByText('Changes are for copies that are ordered from now on.').waitFor()
})

const paidOrder = (user_id: string, id: string) => ({
  ...{ id, user_id, book_id: id, tier: 'Gift Bundle', addons: [], quantity: 1 },
  ...{ amount: catalogue['Gift Bundle'].cents, discount_code: null, currency: 'usd', status: 'awaiting_pictures' },
  ...{ stripe_session_id: 'cs_1', shipping_address: null, tracking_url: null, carrier: null },
  ...{
    edit_until: null,
    approved_at: null,
    created_at: new Date().toISOString(),
    book: null,
    book_title: '',
    cover_url: null,
  },
})

test('what was paid is shown with what happens next [S2.68 S2.69 S2.70 S2.71 S9.21]', async () => {
  const member = await newMember()
  const id = '7b4f7c9e-5f0a-4d53-9a2e-8a5f7f1f0a11'
  const { page } = await visit({ as: member })
  const order = paidOrder(member.session.user.id, id)
  const asPaid = (items: object[]) =>
    page.route('**/api/orders?**', (route) => route.fulfill({ json: { items, next: null } }))
  await asPaid([order])
  await page.goto('/dashboard/payment-success?session_id=cs_1')
  for (const words of ['7b4f7c9e', 'Your Story Book', 'Gift Bundle', '$69.99'])
    await page.getByText(words, { exact: true }).waitFor()
  await page.getByText(/Production takes 2-3 business days.*Express shipping takes 2-3 .*tracking link/).waitFor()
  for (const extra of ['Gift wrapping', 'Personalized message card', 'Bonus activity sheets'])
    await page.getByText(extra, { exact: true }).waitFor()
  const ways = { 'Generate Images': `/dashboard/book/${id}/images`, 'Go to Dashboard': '/dashboard' }
  for (const [name, address] of Object.entries({ ...ways, 'Create Another Book': '/dashboard/book/wizard' }))
    expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(address)

  // Nobody is sent to paint anew what is with the printer.
  for (const stands of [{ status: 'edit_window', approved_at: order.created_at }, { status: 'in_production' }]) {
    await asPaid([{ ...order, ...stands }])
    await page.reload()
    await page.getByRole('heading', { name: 'Thank you for your order!' }).waitFor()
    expect(await page.locator('.btn-main').allInnerTexts(), stands.status).toEqual(['Follow your order'])
    expect(await page.getByRole('link', { name: 'Generate Images' }).count()).toBe(0)
    expect(await page.getByText(/when you approve it|you approve the book/).count(), 'it is approved').toBe(0)
  }

  const record = { ...order, tier: 'Digital lyric art vinyl record', status: 'fulfilled' }
  const copy = { ...order, id: id.replace('7', '8'), tier: 'Printed copy', status: 'edit_window' }
  await asPaid([record, copy])
  await page.reload()
  await page.getByText('Your files are ready: you find them under My Orders.').waitFor()
  await page.getByText(/It goes to the printer when you approve it.*Shipping takes 5-7/).waitFor()
  await page.goto('/dashboard/payment-cancelled')
  expect(await page.getByText('Write to us:').getByRole('link').getAttribute('href')).toBe('/help')
})

test('the test shop says what it is on every screen, with and without an account', async () => {
  const sign = async (page: Page, room: string) => {
    await page.goto(room)
    return page.getByRole('complementary', { name: 'About this shop' }).textContent()
  }
  const words = 'Test shop: nothing is charged or printed'
  const visitor = await visit({ at: '/' })
  for (const room of ['/', '/pricing', '/how-it-works', '/help', '/terms', '/signin', '/signup', '/forgot-password']) {
    expect(await sign(visitor.page, room), room).toBe(words)
  }
  const member = await newMember()
  const { id } = await newBook(member, 'Nine Lanterns')
  const { page } = await visit({ as: member })
  const steps = ['', '/review-ai', '/title', '/dedication', '/art-style', '/images', '/preview', '/passport']
  const rooms = ['', '/book/wizard', '/book/new?form', '/cart', `/checkout/${id}/Digital%20Copy`, '/orders', '/profile']
  for (const room of [...rooms, ...steps.map((step) => `/book/${id}${step}`), '/payment-cancelled', '/nowhere']) {
    expect(await sign(page, `/dashboard${room}`), room).toBe(words)
  }
})
