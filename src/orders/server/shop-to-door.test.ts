import { expect, test } from 'vitest'
import { until, theAddress } from './life/test-life.ts'
import { openTestShop } from './test-shop.ts'

test('a book is bought at the test shop, waits for its pictures, and is canceled: the money comes back and is told of', async () => {
  const on = await openTestShop()
  const ana = await on.door.addMember()
  const { bookId } = await on.addPainted(ana)
  const { body: checkout } = await on.buy(ana, bookId, 'Physical Book', { shippingAddress: theAddress })
  await on.pay(checkout.sessionId)
  const read = async () => (await on.door.ask(ana, `GET /api/orders/${checkout.orderId}`)).body
  const becomes = (status: string) => until(async () => expect((await read()).status).toBe(status))
  await becomes('awaiting_pictures')
  expect((await on.door.ask(ana, `POST /api/orders/${checkout.orderId}/cancel`)).body.status).toMatch(
    /canceled|refunded/,
  )
  await becomes('refunded')
  expect((await read()).events.map(({ status, by }: { status: string; by: string }) => `${status} by ${by}`)).toEqual([
    'pending_payment by member',
    'paid by payment',
    'awaiting_pictures by clock',
    'canceled by member',
    'refunded by payment',
  ])
  expect(await on.mailKinds()).toEqual(['order-confirmed', 'order-canceled', 'order-refunded'])
  await on.close()
})
