import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '../../../platform/config.ts'
import { receiptOf } from '../life/receipt-of.ts'
import { theAddress } from '../life/test-life.ts'
import type { OrderRow } from '../order-rows.ts'
import { orderMail, type OrderNews } from './order-mail.ts'

const at = new Date('2026-11-28T10:00:00Z')
const order: OrderRow = {
  ...{ id: randomUUID(), user_id: randomUUID(), book_id: randomUUID(), edition_id: null, checkout_id: null },
  ...{ tier: 'Gift Bundle', addons: ['Coloring Book'], quantity: 1, amount: 7999, currency: 'usd', status: 'paid' },
  ...{ stripe_session_id: null, payment_id: null, discount_code: null, gift: null, approved_at: null, held_at: null },
  ...{ shipping_address: theAddress, book_title: 'Zoë & the <Quiet> Whale', paid_at: at, edit_until: at },
  ...{ carrier: 'UPS', tracking_url: 'https://ups.example/1Z', created_at: at, updated_at: at },
}
const config = readConfig({ PUBLIC_URL: 'https://books.example.com', SUPPORT_EMAIL: 'help@example.com' })
const mail = (news: OrderNews, note?: string) => orderMail(config, 'ana@example.com', news, order, note)

const all: { [News in OrderNews]: readonly string[] } = {
  confirmed: [
    'Gift Bundle: $69.99',
    'Coloring Book: $10.00',
    'Shipping: Free',
    'Tax: $0.00',
    'Total paid: $79.99.',
    'It goes to: Ana Lee, 1 Elm Street, Portland, OR 97201, United States',
  ],
  ready: ['until Nov 28, 2026', 'approve it for print now'],
  unfinished: ['press FINISH', 'not printed before'],
  closing: ['Until Nov 28, 2026'],
  unprintable: ['Page 3: too many words.', 'Nov 28, 2026'],
  fulfilled: ['ready'],
  in_production: ['2 to 3 working days, the post 2 to 3 working days more'],
  shipped: ['handed to UPS', 'https://ups.example/1Z', 'we print it again, or the money goes back'],
  canceled: ['$79.99'],
  refunded: ['$79.99'],
  failed: ['nothing was charged'],
}

const isNews = (kind: string): kind is OrderNews => kind in all

test.each(Object.keys(all).filter(isNews))(
  'the mail “%s” says what happened and to which book, and its subject names no child',
  (news) => {
    const { subject, text, html, to } = mail(news, 'Page 3: too many words.')
    expect(to).toBe('ana@example.com')
    expect(subject).toContain(order.id.slice(0, 8))
    expect(subject).not.toContain('Zoë')
    expect(text).toContain('For the book “Zoë & the <Quiet> Whale”.')
    for (const words of all[news]) expect(text).toContain(words)
    expect(text).toContain(`https://books.example.com/dashboard/orders/${order.id}`)
    expect(text).toContain('help@example.com')
    expect(html).toContain(`href="https://books.example.com/dashboard/orders/${order.id}"`)
    expect(html).not.toContain('<Quiet>')
  },
)

test('a monthly book costs nothing today, and its receipt says why', () => {
  const { text } = orderMail(config, 'ana@example.com', 'confirmed', {
    ...order,
    tier: 'Single Book',
    addons: [],
    amount: 0,
  })
  expect(text).toContain('Monthly book: -$59.99')
  expect(text).toContain('Total paid: $0.00')
})

test('a receipt of the test shop says that nothing was charged, and one of a real shop does not', () => {
  const note = 'Test shop: nothing is charged or printed.'
  expect(receiptOf(order, {}).notes).toContain(note)
  expect(receiptOf(order, { STRIPE_SECRET_KEY: 'sk_live_x' }).notes).not.toContain(note)
})
