import { expect, test } from 'vitest'
import { createCheckout } from '../src/orders/checkout-contract.ts'
import { catalogue } from '../src/orders/catalogue.ts'
import { accessibilityFaults } from './accessible.ts'
import { useBrowser } from './harness.ts'
import { ask, newMember } from './member.ts'
import { operatorEmail } from './start-server.ts'

const visit = useBrowser()

test('the desk is there for operators only, who open an order and leave a note on it', async () => {
  const member = await newMember()
  await ask(member, createCheckout, {
    ...{ bookId: null, tier: 'Story Subscription', priceAmount: catalogue['Story Subscription'].cents },
    ...{ successUrl: '/dashboard/payment-success', cancelUrl: '/dashboard/payment-cancelled' },
  })
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
})
