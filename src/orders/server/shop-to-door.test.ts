import { expect, test } from 'vitest'
import { openTestEditions } from '../../editions/server/test-editions.ts'
import { totalOf } from '../order.ts'
import { orderJobs } from './life/jobs.ts'
import { orderRoutes } from './life/routes.ts'
import { theAddress, until } from './life/test-life.ts'
import { cards } from './sandbox/pay.ts'
import { tillJobs } from './till/jobs.ts'
import { refundOrder } from './till/refund-order.ts'
import { tillRoutes } from './till/routes.ts'

test('a book is bought at the test shop, waits for its pictures, and is canceled: the money comes back and is told of', async () => {
  const on = await openTestEditions({
    async fetch(input, init) {
      const request = new Request(input, init)
      const path = new URL(request.url).pathname
      return on.door.send(undefined, `${request.method} ${path}`, await request.text(), request.headers)
    },
    more(hands, jobs, link) {
      tillJobs(jobs, hands)
      orderJobs(jobs, hands)
      return [...tillRoutes(hands.config), ...orderRoutes(link, { refund: refundOrder })]
    },
  })
  const ana = await on.door.addMember()
  const { bookId } = await on.addPainted(ana)
  const { body: visit } = await on.door.ask(ana, 'POST /functions/v1/create-checkout-session', {
    ...{ bookId, tier: 'Physical Book', priceAmount: totalOf('Physical Book'), shippingAddress: theAddress },
    ...{ successUrl: 'http://localhost/success', cancelUrl: 'http://localhost/cancelled' },
  })
  const form = new URLSearchParams({ card: cards.pays }).toString()
  await on.door.ask(undefined, `POST /test-shop/pay/${visit.sessionId}`, form, {
    'content-type': 'application/x-www-form-urlencoded',
  })
  const read = async () => (await on.door.ask(ana, `GET /api/orders/${visit.orderId}`)).body
  const becomes = (status: string) => until(async () => expect((await read()).status).toBe(status))
  await becomes('awaiting_pictures')
  expect((await on.door.ask(ana, `POST /api/orders/${visit.orderId}/cancel`)).body.status).toMatch(/canceled|refunded/)
  await becomes('refunded')
  expect((await read()).events.map(({ status, by }: { status: string; by: string }) => `${status} by ${by}`)).toEqual([
    'pending_payment by member',
    'paid by payment',
    'awaiting_pictures by clock',
    'canceled by member',
    'refunded by payment',
  ])
  const mails = on.hands.mails.filter(({ to }) => to === ana.email)
  expect(mails.map(({ kind }) => kind)).toEqual(['order-confirmed', 'order-canceled', 'order-refunded'])
  await on.close()
})
