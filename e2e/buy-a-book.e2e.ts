import { beforeAll, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { addAddress } from '../src/members/contract.ts'
import { addDiscount, endDiscount } from '../src/operator/discounts-contract.ts'
import { draftKey } from '../src/members/web/member-drafts.ts'
import { ladderRule, selectedTierKey } from '../src/orders/catalogue.ts'
import { createCheckout } from '../src/orders/checkout-contract.ts'
import { accessibilityFaults } from './accessible.ts'
import { useBrowser } from './harness.ts'
import { ask, type Member, newMember, newStory } from './member.ts'
import { marketerEmail } from './start-server.ts'

const visit = useBrowser()
let member: Member
let bookId: string
let marketer: Member
beforeAll(async () => {
  member = await newMember()
  bookId = (await newStory(member, 'Nine Lanterns')).id
  marketer = await newMember(marketerEmail)
  await ask(marketer, addDiscount, { code: 'HARBOUR', percent: 20 })
}, 480_000)

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card)
  await page.getByRole('button', { name: /^Pay / }).click()
}
/** How far below the heading of its card it stands. */
async function placeOfPay(page: Page): Promise<number> {
  const head = await page.getByRole('heading', { name: 'Order summary' }).boundingBox()
  const button = await page.getByRole('button', { name: /^Pay with/ }).boundingBox()
  return (button?.y ?? 0) - (head?.y ?? 0)
}
/** A page of 11 by 8.5 inches, its words inside of it. */
function isPrinted(leaf: Element): boolean {
  const [page, words] = [leaf, leaf.querySelector('.leaf-words')].map((one) => one?.getBoundingClientRect())
  if (!page || !words) return false
  const isInside = words.top > page.top && words.bottom < page.bottom && words.right <= page.right + 1
  return Math.abs(page.width / page.height - 11 / 8.5) < 0.02 && isInside
}
const good = '4242 4242 4242 4242'
const declined = '4000 0000 0000 0002'

test('a hardcover: cancelled, declined, paid, followed, and given back [S1.6 S2.16 S2.18 S2.53 S2.68 S2.70 S2.72 S4.18 S4.19 S5.17 S7.17 S8.24]', async () => {
  const { page } = await visit({ as: member, at: `/dashboard/book/${bookId}/review-ai` })
  // Nobody need pay for what she has not seen: the marigold button leads to the pictures.
  await page
    .locator('.btn-main')
    .and(page.getByRole('link', { name: 'See it illustrated first' }))
    .waitFor()
  await page.getByRole('link', { name: 'NEXT' }).click()
  await page.getByRole('heading', { name: 'Order your book' }).waitFor()
  expect(await page.getByRole('radio', { name: /Digital Copy/ }).isChecked()).toBe(true)
  await page.getByText(ladderRule).waitFor()
  await page.getByText('Test shop: nothing is charged or printed').waitFor()
  await page.getByRole('button', { name: 'Leaf through the whole book' }).click()
  await page.getByText('The cover', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'As it is printed' }).click()
  await page.getByRole('button', { name: 'Go to page 3' }).click()
  const leaf = page.locator('.leaf-story[data-page="3"]')
  await leaf.locator('.leaf-words[data-align]').waitFor()
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => leaf.evaluate(isPrinted), { message: `printed, ${width} pixels wide` }).toBe(true)
  }
  expect(await accessibilityFaults(page), 'as it is printed').toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'Close the book' }).click()

  await page.getByRole('radio', { name: /Physical Book/ }).check()
  await page.getByRole('checkbox', { name: /Coloring Book/ }).check()
  await page.getByRole('button', { name: /^Pay with/ }).click()
  await page.getByRole('link', { name: 'Please select or add a shipping address' }).click()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Use this address' }).click()
  await page.getByText(/^Please fill in all required shipping information: Name, Street address/).waitFor()
  expect(await accessibilityFaults(page), 'checkout').toEqual([])
  await page.getByLabel('Country').selectOption('GB')
  await page.getByLabel('Full name').fill('Rosa Marsh')
  await page.getByLabel('Street address').fill('4 Harbour Lane')
  await page.getByLabel('City').fill('Whitby')
  await page.getByLabel('Postcode').fill('YO21 3PU')
  await page.getByLabel('Phone number').fill('+44 1947 550142')
  await page.getByRole('button', { name: 'Use this address' }).click()
  await page.getByRole('radio', { name: /Rosa Marsh/, checked: true }).waitFor()
  await page.getByRole('link', { name: 'Please select or add a shipping address' }).waitFor({ state: 'detached' })
  await page.getByText('I have a discount code').click()
  const place = await placeOfPay(page)
  await page.getByLabel('Discount code', { exact: true }).fill('nothing')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('This code is not valid, or not any more.').waitFor()
  expect(await placeOfPay(page), 'a code is refused').toBe(place)
  await page.getByLabel('Discount code', { exact: true }).fill('harbour')
  await page.keyboard.press('Enter')
  await page.getByText('-$12.00').waitFor()
  await page.getByText('$47.99').waitFor()
  expect(await placeOfPay(page), 'a code is used').toBe(place)
  expect(await accessibilityFaults(page), 'discount').toEqual([])
  await page.getByRole('button', { name: /^Pay with/ }).dblclick()

  await page.getByRole('heading', { name: 'Pay $47.99' }).waitFor()
  await page.getByRole('link', { name: 'Cancel and go back' }).click()
  await page.getByRole('heading', { name: 'Payment canceled' }).waitFor()
  await page.getByText('No charges were made, and your book is saved.').waitFor()
  await page.getByRole('link', { name: 'Back to Dashboard' }).waitFor()
  expect(await accessibilityFaults(page), 'cancelled').toEqual([])
  await page.getByRole('button', { name: 'Try Checkout Again' }).click()
  expect(await page.getByRole('radio', { name: /Physical Book/ }).isChecked()).toBe(true)
  await page.getByText('HARBOUR is used.').waitFor()
  await page.getByRole('button', { name: /^Pay with/ }).click()
  await payWith(page, declined)
  await page.getByText('Your card was declined.').waitFor()
  await page.goBack()
  await page.goBack()
  await page.getByText('HARBOUR is used.').waitFor()
  await page.getByRole('button', { name: /^Pay with/ }).click()
  // A picture that did not come for a moment is asked for again.
  await page.route('**/files/**small', (route) => route.fulfill({ body: '' }), { times: 1 })
  await payWith(page, good)

  await page.getByRole('heading', { name: 'Thank you for your order!' }).waitFor()
  await page.getByText('Nine Lanterns').waitFor()
  await page.getByRole('img', { name: 'Cover of Nine Lanterns' }).waitFor()
  await page.getByText(`A confirmation is on its way to ${member.email}.`).waitFor()
  await page.getByText('4 Harbour Lane').waitFor()
  await page.getByText('$47.99').waitFor()
  await page.getByText(/^Production begins when all pictures are painted/).waitFor()
  await page.getByRole('link', { name: 'Generate Images' }).waitFor()
  expect(await page.locator('.btn-main').allInnerTexts(), 'one main button').toEqual(['Generate Images'])
  expect(await accessibilityFaults(page), 'paid').toEqual([])

  await page.getByRole('link', { name: 'Follow your order' }).click()
  await page.getByRole('heading', { name: 'How it goes on' }).waitFor()
  expect(await accessibilityFaults(page), 'order').toEqual([])
  const order = page.url()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page
    .getByRole('row', { name: /Nine Lanterns/ })
    .getByText('Waiting for its pictures')
    .click()
  await page.waitForURL(order)
  await page.getByRole('button', { name: 'Cancel this order' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await page.getByText('The order is canceled.').waitFor()
  await page.getByRole('link', { name: 'My Orders' }).first().click()
  const row = page.getByRole('listitem').filter({ hasText: 'Nine Lanterns' }).first()
  await row.getByRole('img', { name: 'Cover of Nine Lanterns' }).waitFor()
  expect(await accessibilityFaults(page), 'orders').toEqual([])
})

test('the plan of the pricing page, a subscription, a monthly book with it, and its end; a record in the cart [S2.15 S2.53 S2.64 S2.65 S2.67 S8.25]', async () => {
  await ask(member, addAddress, {
    ...{ name: 'Rosa Marsh', street1: '4 Harbour Lane', city: 'Rockland', state_code: 'ME', postal_code: '04841' },
    phone_number: '+1 207 555 0142',
  })
  const { page } = await visit({ as: member, at: `/dashboard/book/${bookId}/review-ai` })
  await page.evaluate((key) => localStorage.setItem(key, 'Add a Coloring Book'), selectedTierKey)
  await page.getByRole('link', { name: 'NEXT' }).click()
  await page.getByRole('radio', { name: /Single Book/, checked: true }).waitFor()
  await page.getByRole('checkbox', { name: /Coloring Book/, checked: true }).waitFor()

  await page.goto('/dashboard/checkout/new/Story%20Subscription')
  await page.getByRole('button', { name: /^Subscribe with/ }).click()
  await payWith(page, good)
  await page.getByRole('heading', { name: 'Welcome to the Story Subscription!' }).waitFor()

  await page.goto(`/dashboard/checkout/${bookId}/Single%20Book`)
  await page.getByText('$0.00 today').waitFor()
  expect(await accessibilityFaults(page), 'monthly book').toEqual([])
  await page.getByRole('button', { name: 'Order with a monthly book' }).click()
  await page.getByRole('heading', { name: 'Thank you for your order!' }).waitFor()

  await page.goto('/dashboard/orders')
  await page.getByText('No monthly book is waiting.').waitFor()
  await page.getByRole('button', { name: 'Change or cancel' }).click()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('link', { name: 'Go back' }).click()
  await page.getByRole('heading', { name: 'My Orders' }).waitFor()

  await page.goto(`/dashboard/checkout/${bookId}/Nothing`)
  await page.getByText('Invalid checkout parameters').waitFor()
  await page.goto('/dashboard/cart')
  await page.getByRole('heading', { name: 'No finished books yet' }).waitFor()
  const line = { bookId, item: 'Digital lyric art vinyl record', quantity: 1 }
  const cart = { key: draftKey(member.session.user.id, 'cart'), lines: JSON.stringify({ key: bookId, lines: [line] }) }
  await page.evaluate(({ key, lines }) => localStorage.setItem(key, lines), cart)
  await page.goto('/dashboard/checkout')
  // The book is not finished, and a record goes to no door.
  await page.getByRole('heading', { name: 'Records of books still in the making' }).waitFor()
  for (const untrue of ['Your finished books', 'Where shall it go?'])
    expect(await page.getByRole('heading', { name: untrue }).count(), untrue).toBe(0)
  await page.getByText('I have a discount code').click()
  await page.getByLabel('Discount code', { exact: true }).fill('HARBOUR')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('$23.99').waitFor()
  expect(await accessibilityFaults(page), 'cart').toEqual([])
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('heading', { name: 'Pay $23.99' }).waitFor()
  // As a printed copy would be, which may be approved at once.
  await page.route(/\/api\/orders\/[0-9a-f-]{36}$/, async (route) => {
    const order = await (await route.fetch()).json()
    await route.fulfill({ json: { ...order, can: { ...order.can, approve: true } } })
  })
  await payWith(page, good)
  await page.getByRole('heading', { name: 'Order Successful!' }).waitFor()
  await page.getByRole('button', { name: 'Approve for print now?' }).waitFor()
  expect(await page.locator('.btn-main').allInnerTexts(), 'one main button').toEqual(['Approve for print now?'])
  await page.getByRole('link', { name: 'Return to Dashboard' }).click()
  await page.goto('/dashboard/cart')
  await page.getByRole('heading', { name: 'No finished books yet' }).waitFor()
})

test('what comes late to the checkout moves nothing that is there already', async () => {
  const { page } = await visit({ as: member })
  const [book, pages] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(`**/api/books/${bookId}`, async (route) => book.promise.then(() => route.continue()))
  await page.route(`**/api/books/${bookId}/pages`, async (route) => pages.promise.then(() => route.continue()))
  const placeOf = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.y
  await page.goto(`/dashboard/checkout/${bookId}/Digital%20Copy`)
  await page.getByRole('heading', { name: 'Order your book' }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  const title = await placeOf('Order your book')
  book.resolve()
  await page.getByRole('button', { name: /^Pay with/ }).waitFor()
  expect(await placeOf('Order your book')).toBe(title)
  const choice = await placeOf('How would you like it?')
  pages.resolve()
  await page.getByRole('button', { name: 'Leaf through the whole book' }).waitFor()
  expect(await placeOf('How would you like it?')).toBe(choice)
})

test('a code that ended before she paid: her order says so, and is paid at its full price', async () => {
  const buyer = await newMember()
  const { id: book } = await newStory(buyer, 'The Quiet Kite')
  const { id } = await ask(marketer, addDiscount, { code: 'BRIEFLY', percent: 20 })
  const { orderId } = await ask(buyer, createCheckout, {
    ...{ bookId: book, tier: 'Digital Copy', priceAmount: 1599, discountCode: 'BRIEFLY' },
    ...{ successUrl: `${inject('origin')}/success`, cancelUrl: `${inject('origin')}/cancelled` },
  })
  await ask(marketer, endDiscount, { id })
  const { page } = await visit({ as: buyer, at: `/dashboard/orders/${orderId}` })
  await page.getByText('$15.99').first().waitFor()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.getByText('does not hold any more. Without it, the order costs $19.99.').waitFor()
  await page.getByRole('button', { name: 'Pay $19.99 now' }).click()
  await page.getByRole('heading', { name: 'Pay $19.99' }).waitFor()
  await payWith(page, good)
  await page.getByRole('heading', { name: 'Thank you for your order!' }).waitFor()
  await page.getByText('$19.99').first().waitFor()
  expect(await page.getByText('$15.99').count()).toBe(0)
})
