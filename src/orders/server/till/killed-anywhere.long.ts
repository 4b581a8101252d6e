import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkouts, orders, sandboxObjects } from '../../../../database/schema/orders.ts'
import { createTestDatabase } from '../../../platform/database/test-database.ts'
import { startScript } from '../../../platform/database/test-process.ts'
import { refunds, listBy, sessions } from '../sandbox/shop-objects.ts'
import { createCheckout } from './create-checkout.ts'
import { openTestTill, type TestTill } from './test-till.ts'

const script = join(import.meta.dirname, 'fixtures/buy-and-return.ts')

/** She asks for the same again, as her browser would. */
async function buyAgain(on: TestTill) {
  const [order] = await on.database.owner.select().from(orders)
  const [visit] = await on.database.owner.select().from(checkouts)
  if (!order?.user_id || !visit) throw new Error('Nothing was ordered before the end')
  const caller = {
    id: order.user_id,
    email: 'ana@example.com',
    sessionId: null,
    aal: 'aal1',
    isOperator: false,
  } as const
  const { scope, wishes, amount } = visit
  return createCheckout(
    { hands: on.hands, caller },
    {
      ...{ scope, wishes, amount, mode: 'payment', byCredit: false, lines: [{ sku: 'Digital Copy', quantity: 1 }] },
      ...{ priceAmount: amount, discountCode: undefined },
      orders: { fresh: { ...order, gift: null, shipping_address: null } },
      ...{ successUrl: 'http://localhost/success?session_id={CHECKOUT_SESSION_ID}' },
      cancelUrl: 'http://localhost/cancelled',
    },
  )
}

test.each(['before-session', 'after-session'])('killed %s, the same page is opened again, once', async (FAILPOINT) => {
  const address = await createTestDatabase()
  expect(await startScript(script, [address], { FAILPOINT }).ended).toBe(null)
  const on = await openTestTill({ address })
  const { orderId, sessionId } = await buyAgain(on)
  await on.pay(sessionId)
  await on.becomes(orderId, 'paid')
  expect(await on.database.owner.$count(orders)).toBe(1)
  expect(await on.database.owner.$count(sandboxObjects, eq(sandboxObjects.kind, sessions.name))).toBe(1)
  await on.close()
})

test.each(['after-event', 'before-settling', 'after-settling'])(
  'killed %s, what was paid is found paid, once',
  async (FAILPOINT) => {
    const address = await createTestDatabase()
    expect(await startScript(script, [address], { FAILPOINT }).ended).toBe(null)
    const on = await openTestTill({ address })
    const [order] = await on.database.owner.select().from(orders)
    await on.becomes(order?.id ?? '', 'paid')
    expect(await on.eventsOf(order?.id ?? '')).toEqual(['pending_payment by member', 'paid by payment'])
    await on.close()
  },
)

test('killed before a refund is written down, the money goes back once', async () => {
  const address = await createTestDatabase()
  expect(await startScript(script, [address], { FAILPOINT: 'before-refunded' }).ended).toBe(null)
  const on = await openTestTill({ address })
  const [order] = await on.database.owner.select().from(orders)
  const [visit] = await on.database.owner.select().from(checkouts)
  await on.becomes(order?.id ?? '', 'refunded')
  expect(await listBy(on.database.owner, refunds, 'payment_intent', visit?.payment_intent ?? '')).toHaveLength(1)
  await on.close()
})

test('killed nowhere, it ends', async () => {
  const process = startScript(script, [await createTestDatabase()])
  expect(await process.says('ended')).toBe('ended 1')
  expect(await process.ended).toBe(0)
})
