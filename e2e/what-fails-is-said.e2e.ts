import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { createCharacter, readBook } from '../src/books/contract.ts'
import { draftKey } from '../src/members/web/member-drafts.ts'
import { generateImage, listImageJobs } from '../src/pictures/contract.ts'
import { accessibilityFaults } from './accessible.ts'
import { useBrowser } from './harness.ts'
import { ask, type Member, newBook, newEmail, newMember, newStory } from './member.ts'

const visit = useBrowser()
let member: Member
let bookId: string
beforeAll(async () => {
  member = await newMember()
  const { id, pages } = await newStory(member, 'Nine Lanterns')
  bookId = id
  await ask(member, generateImage, { bookId, pageId: pages[0]?.id })
})

/** What is asked there by these methods meets a fault while `press` is done and its words are looked for. */
async function failing(page: Page, address: string, press: () => Promise<void>, words: string | RegExp) {
  await page.route(address, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, body: '' }),
  )
  await press()
  await page.getByText(words).first().waitFor()
  await page.unroute(address)
}
const press = (page: Page, name: string | RegExp) => () => page.getByRole('button', { name }).first().click()

test('at the door and in the book editor [S2.62 S5.3 S8.13]', async () => {
  const { page } = await visit({ as: member, faults: true, at: '/dashboard/book/new?form' })
  const write = async (field: string, words: string) => page.getByLabel(field, { exact: true }).last().fill(words)
  await write('Title', 'Ten Lanterns')
  await write('Name', 'Tom')
  await page.getByRole('radio', { name: 'boy' }).check()
  const save = press(page, 'Save Book')
  await failing(page, '**/books-create', save, 'Failed to create book. Please try again.')

  const { id } = await newBook(member, 'Eleven Lanterns')
  await ask(member, createCharacter, { book_id: id, name: 'Ember', type: 'dragon' })
  await page.goto(`/dashboard/book/${id}/preview`)
  await page.waitForURL('**/review-ai')
  await page.goto(`/dashboard/book/${id}`)
  await write('Name', 'Smoke')
  await failing(page, '**/api/characters/*', save, 'Failed to update character. Please try again.')
  await write('Name', 'Ember')
  await page.getByRole('button', { name: 'Add Character' }).click()
  await write('Name', 'Kit')
  await page.getByRole('radio', { name: 'cat', exact: true }).last().check()
  await failing(page, '**/characters-create', save, 'Failed to create character. Please try again.')

  const guest = await visit({ at: '/signup' })
  await guest.page.route('**/auth/v1/signup**', (route) => route.fulfill({ json: { id: id, email: 'x', aud: '' } }))
  await guest.page.getByLabel('Email').fill(newEmail())
  for (const field of ['Password', 'Confirm password'])
    await guest.page.getByLabel(field, { exact: true }).fill('nine lanterns on the pier')
  await guest.page.getByLabel(/I am 18 or over/).check()
  await guest.page.getByRole('button', { name: 'Create account' }).click()
  await guest.page.getByText('Please check your email for a confirmation link').waitFor()
  expect(new URL(guest.page.url()).pathname).toBe('/signup')
})

test('on the way from the title to the finished book [S1.4 S2.55 S2.56 S2.57 S2.58 S2.61 S8.2 S8.9 S8.19 S8.21]', async () => {
  const { page } = await visit({ as: member, faults: true, at: `/dashboard/book/${bookId}/title` })
  const next = press(page, 'NEXT')
  const backTo = async (step: string) =>
    expect(await page.getByRole('link', { name: 'Back', exact: true }).getAttribute('href')).toBe(
      `/dashboard/book/${bookId}/${step}`,
    )
  await page.getByLabel('Title of the book').fill('Ten Lanterns')
  await backTo('review-ai')
  await failing(page, '**/api/books/*', next, 'Failed to save title')
  await next()
  await page.getByLabel('Your dedication').fill('For you')
  await backTo('title')
  await failing(page, '**/api/books/*', next, 'Failed to save dedication')
  await page.route('**/style-trials', (route) => route.fulfill({ status: 500, body: '' }))
  await next()
  await page.getByText('Failed to generate preview image').first().waitFor()
  await backTo('dedication')
  await failing(page, '**/characters-generate', press(page, /^Another look/), 'Failed to generate character')
  await page.getByRole('radio', { name: /Watercolor/ }).check()
  await next()
  await failing(page, '**/api/books/*', press(page, 'Yes, paint it anew'), 'Failed to save art style')

  expect(await ask(member, readBook, { id: bookId })).toMatchObject({ title: 'Ten Lanterns', dedication: 'For you' })
  const [job] = (await ask(member, listImageJobs, { book_id: bookId })).items
  expect(job).toBeUndefined()
  const times = { created_at: new Date().toISOString(), updated_at: new Date().toISOString() }
  const failed = {
    ...{ id: bookId, jobId: bookId, book_id: bookId, status: 'failed', progress: 0, ...times },
    ...{ completedPages: 0, totalPages: 23, cancel_reason: null, canceled_by: null, pages: [] },
  }
  await page.route('**/api/image-jobs?**', (route) => route.fulfill({ json: { items: [failed], next: null } }))
  await page.goto(`/dashboard/book/${bookId}/images`)
  await page.getByText('Job failed. You can try again or generate images individually.').waitFor()
  await backTo('art-style')
  await page.unroute('**/api/image-jobs?**')
  await page.getByRole('button', { name: 'Request Changes: page 1', exact: true }).click()
  await page.getByLabel('What should change?').fill('Make it night')
  await failing(page, '**/images-generate', press(page, 'Paint it so'), 'Failed to refine image')
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  const problem = page.getByRole('article', { name: 'Page 2', exact: true }).getByRole('alert').getByText(/./)
  await failing(page, '**/images-generate', press(page, /: page 2$/), 'Failed to generate image')
  await problem.waitFor()
  // As if every page had the picture of the first.
  await page.route('**/api/books/*/pages', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const picture = /"image_url":("[^"]+")/.exec(body)?.[1] ?? ''
    await route.fulfill({ response, body: body.replaceAll('"image_url":null', `"image_url":${picture}`) })
  })
  // A problem goes when the picture it was about lands, however it came.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await problem.waitFor({ state: 'hidden' })
  await page.goto(`/dashboard/book/${bookId}/images`)
  await failing(page, '**/books-finalize', press(page, 'FINISH'), 'Failed to finalize book')
  await page.getByText('Pictures ready', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Edit title' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Twelve Lanterns')
  const save = press(page, /^Save$/)
  await failing(page, '**/api/books/*', save, /^Failed to update title: Something went wrong/)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Edit dedication' }).click()
  await page.getByLabel('Dedication', { exact: true }).fill('For all of you')
  await failing(page, '**/api/books/*', save, /^Failed to update dedication: Something went wrong/)
  await page.route('**/api/books/*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(`/dashboard/book/${bookId}/dedication`)
  await page.getByText('Failed to fetch book').waitFor()
  await backTo('title')
  await page.getByRole('navigation', { name: 'Steps of this book' }).waitFor()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route('**/api/image-jobs?**', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(`/dashboard/book/${bookId}/images`)
  await page.getByText('Failed to load book data').waitFor()
})

test('pictures that do not come leave paper, say so, and come when asked again', async () => {
  const { page } = await visit({ as: member, faults: true })
  const pictures = '**/files/**'
  const paper = page.getByText('This picture could not be loaded')
  const lost = page.getByText('Some pictures could not be loaded.')
  const again = page.getByRole('button', { name: 'Try again' })
  await page.route(pictures, (route) => route.abort())
  await page.goto(`/dashboard/book/${bookId}/preview`)
  await lost.waitFor()
  await paper.first().waitFor()
  expect(await accessibilityFaults(page), 'pictures lost').toEqual([])
  await expect.poll(() => brokenSigns(page)).toBe(0)
  expect(await page.getByText(/(?:Ready for|it from) the printer/).count()).toBe(0)
  await page.getByRole('button', { name: 'Reading view' }).click()
  await paper.first().waitFor()
  await expect.poll(() => brokenSigns(page), { message: 'reading view' }).toBe(0)
  expect(await accessibilityFaults(page), 'reading view, pictures lost').toEqual([])
  await page.unroute(pictures)
  await again.click()
  await page.getByText(/(?:Ready for|it from) the printer/).waitFor()
  await seen(page.locator('.reading-seen img').first())
  await page.getByRole('button', { name: 'Back to the book' }).click()
  await seen(page.locator('.thumb-picture img').first())
  expect(await paper.count()).toBe(0)

  await page.route(pictures, (route) => route.abort())
  await page.goto(`/dashboard/checkout/${bookId}/Digital%20Copy`)
  await lost.waitFor()
  await expect.poll(() => brokenSigns(page), { message: 'checkout' }).toBe(0)
  expect(await accessibilityFaults(page), 'checkout, pictures lost').toEqual([])
  await page.unroute(pictures)
  await again.click()
  await seen(page.locator('.thumb-picture img').first())
  expect(await lost.count()).toBe(0)
})

/** How many pictures stand there with the browser's own sign that they are lost. */
const brokenSigns = (page: Page) =>
  page
    .locator('main img')
    .evaluateAll(
      (all) =>
        all.filter((one) => one instanceof HTMLImageElement && one.currentSrc && one.complete && one.naturalWidth === 0)
          .length,
    )

async function seen(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
}

test('a book of sketches leads on to its painting [S2.61]', async () => {
  const { id } = await newStory(member, 'Twelve Lanterns')
  const { page } = await visit({ as: member, at: `/dashboard/book/${id}/preview` })
  await page.getByText('Not all painted yet').waitFor()
  await page.getByRole('link', { name: 'Paint the pictures' }).click()
  await page.getByRole('button', { name: 'Paint all 24 pictures' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/dashboard/book/${id}/images`)
})

test('at the checkout, and after it [S2.17 S2.66 S4.18 S5.19 S8.23 S8.25 S8.29]', async () => {
  const { page } = await visit({ as: member, faults: true, at: `/dashboard/checkout/${bookId}/Digital%20Copy` })
  await page.getByRole('heading', { name: 'Order summary' }).waitFor()
  await page.route('**/create-checkout-session', async (route) => {
    await page.getByRole('button', { name: 'Processing...' }).waitFor()
    await route.fulfill({ status: 500, body: '' })
  })
  await page.getByRole('button', { name: 'Pay with Stripe (test)' }).click()
  await page.getByText('An error occurred during checkout').first().waitFor()
  await page.unroute('**/create-checkout-session')

  await page.goto(`/dashboard/checkout/${bookId}/Physical%20Book`)
  await page.getByRole('button', { name: 'Add Address' }).click()
  await page.getByLabel('Country').selectOption('GB')
  const home = { 'Full name': 'Rosa Marsh', 'Street address': '4 Harbour Lane', City: 'Whitby', Postcode: 'YO21 3PU' }
  for (const [label, text] of Object.entries({ ...home, 'Phone number': '+44 1947 550142' }))
    await page.getByLabel(label).fill(text)
  await failing(page, '**/api/addresses', press(page, 'Use this address'), 'Failed to save address')

  const line = { bookId, item: 'Digital lyric art vinyl record', quantity: 1 }
  const cart = { key: draftKey(member.session.user.id, 'cart'), lines: JSON.stringify({ key: bookId, lines: [line] }) }
  await page.evaluate(({ key, lines }) => localStorage.setItem(key, lines), cart)
  await page.route('**/api/books?**', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/dashboard/cart')
  await page.getByText('Failed to load your data').waitFor()
  await page.unroute('**/api/books?**')
  await page.getByRole('button', { name: 'Try again' }).click()
  const order = press(page, 'Place Order')
  await failing(page, '**/orders-create', order, 'Failed to create order')
  await page.route('**/orders-create', (route) =>
    route.fulfill({ status: 404, json: { error: 'Address not found', code: 'address_not_found' } }),
  )
  await order()
  await page.getByText('Please select a valid shipping address').first().waitFor()
  await page.unroute('**/orders-create')
  await failing(page, '**/create-checkout-session', order, 'Failed to process your order. Please try again.')
  await page.getByRole('checkbox', { name: /^Lyric art record/ }).uncheck()
  await order()
  await page.getByText('Please select at least one book to order').first().waitFor()

  await page.route('**/api/orders?**', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/dashboard/payment-success?session_id=cs_lost')
  await page.getByRole('heading', { name: 'Thank you for your order!' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.goto('/dashboard/payment-success')
  await page.getByRole('heading', { name: 'My Books' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard')
})
