import { expect, inject, test } from 'vitest'
import { createCheckout } from '../src/orders/checkout-contract.ts'
import { catalogue } from '../src/orders/catalogue.ts'
import { readOrder } from '../src/orders/contract.ts'
import { accessibilityFaults } from './accessible.ts'
import { useBrowser } from './harness.ts'
import { ask, newBook, newMember } from './member.ts'
import { operatorEmail } from './start-server.ts'

const visit = useBrowser()

test('the desk is there for operators only, who look after orders and word the prompts', async () => {
  const member = await newMember()
  await ask(member, createCheckout, {
    ...{ bookId: null, tier: 'Story Subscription', priceAmount: catalogue['Story Subscription'].cents },
    ...{ successUrl: '/dashboard/payment-success', cancelUrl: '/dashboard/payment-cancelled' },
  })
  const shippingAddress = { name: 'Rosa Marsh', street1: '4 Elm Street', city: 'Salem', state_code: 'OR' }
  const { sessionId, orderId } = await ask(member, createCheckout, {
    ...{ bookId: (await newBook(member, 'Nine Lanterns')).id, tier: 'Physical Book' },
    ...{ priceAmount: catalogue['Physical Book'].cents, successUrl: '/dashboard', cancelUrl: '/dashboard' },
    shippingAddress: { ...shippingAddress, country_code: 'US', postal_code: '97301', phone_number: '+1 503 555 0100' },
  })
  const card = new URLSearchParams({ card: '4242 4242 4242 4242' })
  await fetch(`${inject('origin')}/test-shop/pay/${sessionId}`, { method: 'POST', body: card, redirect: 'manual' })
  const hers = await visit({ as: member, at: '/dashboard/desk' })
  await hers.page.getByRole('link', { name: 'My Orders' }).first().waitFor()
  await hers.page.getByText('This page was never written').waitFor()
  expect(await hers.page.getByRole('link', { name: 'Operator’s desk' }).count()).toBe(0)

  const { page } = await visit({ as: await newMember(operatorEmail), at: '/dashboard' })
  await page.getByRole('link', { name: 'Operator’s desk' }).first().click()
  await page.getByRole('heading', { name: 'In trouble' }).waitFor()
  await page.getByRole('link', { name: /Not paid yet/ }).click()
  await page.getByRole('heading', { name: 'Not paid yet' }).waitFor()
  await page
    .getByRole('link', { name: /^Order / })
    .first()
    .waitFor()
  expect(await accessibilityFaults(page), 'desk').toEqual([])
  await page
    .getByRole('link', { name: /^Order / })
    .first()
    .click()
  await page.getByLabel('A note for other operators').fill('She asked by mail how to pay.')
  await page.getByRole('button', { name: 'Keep the note' }).click()
  await page.getByText(`${operatorEmail} ·`).waitFor()
  expect(await accessibilityFaults(page), 'order').toEqual([])

  const status = async () => (await ask(member, readOrder, { id: orderId ?? '' })).status
  await expect.poll(status, { timeout: 60_000 }).toBe('awaiting_pictures')
  await page.goto(`/dashboard/desk/orders/${orderId}`)
  await page.getByRole('button', { name: 'Hold' }).click()
  await page.getByRole('dialog').getByLabel('Why?').fill('Is this street real?')
  await page.getByRole('dialog').getByRole('button', { name: 'Hold' }).click()
  await page.getByText(/^Held since /).waitFor()
  await page.goto('/dashboard/desk?heap=held')
  await page.getByRole('heading', { name: 'Spent in the last 14 days' }).waitFor()
  expect(await accessibilityFaults(page), 'held').toEqual([])
  await page.getByRole('link', { name: /^Order / }).click()
  await page.getByText('Is this street real?').waitFor()
  await page.getByRole('button', { name: 'Let it go' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Let it go' }).click()
  await page.getByText('The order goes on.').waitFor()

  await page.goto('/dashboard/desk/shares')
  await page.getByText('Nobody reported a shared book.').waitFor()
  await page.goto('/dashboard/desk/discounts')
  await page.getByLabel('Code', { exact: true }).fill('autumn')
  await page.getByLabel('What it takes off').selectOption('An amount in dollars')
  await page.getByLabel('How much').fill('7.50')
  await page.getByRole('button', { name: 'Add the code' }).click()
  await page.getByText('$7.50 off · Not used yet').waitFor()
  expect(await accessibilityFaults(page), 'discounts').toEqual([])
  await page.getByRole('button', { name: 'End AUTUMN' }).click()
  await page.getByRole('button', { name: 'End it' }).click()
  await page.getByRole('listitem').filter({ hasText: 'AUTUMN' }).getByText('Ended').waitFor()
  await page.goto('/dashboard/desk/prompts')
  await page.getByRole('button', { name: 'New prompt: Finding titles' }).click()
  await page.getByLabel('Template').fill('Short titles, please.')
  await page.getByRole('button', { name: 'Save and use it' }).click()
  await page.getByRole('link', { name: 'Name is required' }).waitFor()
  await page.getByLabel('Name').fill('Short')
  await page.getByRole('button', { name: 'Save and use it' }).click()
  await page.getByRole('link', { name: /^Template must contain/ }).waitFor()
  await page.getByLabel('Template').fill('Write {{count}} short titles for {{reader}}, the best of them first.')
  await page.getByRole('button', { name: 'Save and use it' }).click()
  await page.getByText('Short, version 1').waitFor()
  expect(await accessibilityFaults(page), 'prompts').toEqual([])
  await page.getByRole('button', { name: 'Go back to the built-in one' }).click()
  await page.getByRole('button', { name: 'Delete Short' }).click()
  await page.getByText('Short, version 2').waitFor({ state: 'detached' })
})
