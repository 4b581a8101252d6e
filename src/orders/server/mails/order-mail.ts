// The mails about an order, to the member who placed it. No subject names a book, for books are named after children.

import { showDate } from '../../../base/dates.ts'
import { showMoney } from '../../../base/money.ts'
import { paths } from '../../../base/paths.ts'
import { addressLines } from '../../../members/address.ts'
import type { Config } from '../../../platform/config.ts'
import type { MailDraft } from '../../../platform/mail/mail.ts'
import { letter } from '../../../platform/mail/plain-letter.ts'
import { priceNote } from '../../catalogue.ts'
import { entitlementsOf, isShipped, workingDays } from '../../order.ts'
import { receiptLines, shortId } from '../life/receipt-of.ts'
import { addonsOf, skuOf, type OrderRow } from '../order-rows.ts'

interface Words {
  subject: string
  lines: readonly string[]
  link: string
  closing?: readonly string[]
}

const date = (moment: Date | null) => (moment ? showDate(moment.toISOString(), 'en-US', 'UTC') : '')
const span = ({ least, most }: { least: number; most: number }) => `${least} to ${most} working days`

const brings = (order: OrderRow) => entitlementsOf(skuOf(order), addonsOf(order))
const isExpress = (order: OrderRow) => brings(order).has('express shipping')
const forBook = ({ book_title }: OrderRow) => (book_title === '' ? [] : [`For the book “${book_title}”.`])

const words = {
  confirmed: (order) => ({
    subject: `Your order ${shortId(order)} is confirmed`,
    lines: [
      'Thank you! Your payment has arrived. This is your receipt; as a PDF it is on the page of your order.',
      ...receiptLines(order).map((line) => `${line.words}: ${line.amount}`),
      `Total paid: ${showMoney(order.amount)}. ${priceNote}`,
      ...(order.shipping_address
        ? [`It goes to: ${[order.shipping_address.name, ...addressLines(order.shipping_address)].join(', ')}`]
        : []),
    ],
    link: 'Look at your order',
  }),
  ready: (order) => ({
    subject: `Your order ${shortId(order)}: your pictures are ready`,
    lines: [
      'Every page of your book has its picture now.',
      `You can change the book until ${date(order.edit_until)}; then it goes to print as it is. If it is just right already, approve it for print now and it is with you sooner.`,
    ],
    link: 'Approve it for print',
  }),
  unfinished: (order) => ({
    subject: `Your order ${shortId(order)} waits for you to finish the book`,
    lines: [
      'Every page of your book has its picture. One thing is left to do: look it through once more and press FINISH.',
      ...(isShipped(skuOf(order), addonsOf(order)) ? ['It is not printed before that.'] : []),
    ],
    link: 'Look at your order',
  }),
  closing: (order) => ({
    subject: `Your order ${shortId(order)} goes to print soon`,
    lines: [`Until ${date(order.edit_until)} you can still change your book. After that it is printed as it is then.`],
    link: 'Have a last look',
    closing: ['If you changed something since you finished it, please finish the book again.'],
  }),
  unprintable: (order, note) => ({
    subject: `Your order ${shortId(order)} cannot be printed yet`,
    lines: [
      'We looked your book over before printing it and found something that would spoil it.',
      note,
      `Please mend it and finish the book again. You have until ${date(order.edit_until)}; nothing is printed before.`,
    ],
    link: 'Look at your order',
  }),
  fulfilled: (order) => ({
    subject: `Your order ${shortId(order)} is ready to download`,
    lines: ['Your files are ready, and stay yours.'],
    link: 'Download them',
  }),
  in_production: (order) => ({
    subject: `Your order ${shortId(order)} is being printed`,
    lines: [
      `Your book is being printed and bound. That takes ${span(workingDays.production)}, the post ${span(isExpress(order) ? workingDays.express : workingDays.standard)} more. We write again when it is on its way.`,
    ],
    link: 'Follow your order',
  }),
  shipped: (order) => ({
    subject: `Your order ${shortId(order)} is on its way`,
    lines: [
      `Your parcel was handed to ${order.carrier ?? 'the post'}. It takes ${span(isExpress(order) ? workingDays.express : workingDays.standard)}.`,
      ...(order.tracking_url ? [`Follow it here: ${order.tracking_url}`] : []),
    ],
    link: 'Follow your order',
    closing: [
      'If anything about your copy is not as it should be, tell us on the page of your order: we print it again, or the money goes back.',
    ],
  }),
  canceled: (order) => ({
    subject: `Your order ${shortId(order)} is canceled`,
    lines: [
      'Your order is canceled and nothing is printed.',
      ...(order.amount > 0
        ? [`The ${showMoney(order.amount)} you paid go back the way they came. Banks take 5 to 10 days.`]
        : []),
    ],
    link: 'Look at your order',
  }),
  refunded: (order) => ({
    subject: `Your order ${shortId(order)} is refunded`,
    lines: [`${showMoney(order.amount)} went back the way they came. Banks take 5 to 10 days to show it.`],
    link: 'Look at your order',
  }),
  failed: (order) => ({
    subject: `The payment of your order ${shortId(order)} failed`,
    lines: ['The payment did not go through, and nothing was charged. Your book is safe; you can try again.'],
    link: 'Try again',
  }),
} satisfies Record<string, (order: OrderRow, note: string) => Words>

export type OrderNews = keyof typeof words

export function orderMail(config: Config, to: string, news: OrderNews, order: OrderRow, note = ''): MailDraft {
  const { subject, lines, link, closing = [] }: Words = words[news](order, note)
  const [happened = '', ...more] = lines
  const { PUBLIC_URL, PORT, SUPPORT_EMAIL } = config
  const origin = PUBLIC_URL ? new URL(PUBLIC_URL).origin : `http://localhost:${PORT}`
  return letter({
    kind: `order-${news.replace('_', '-')}`,
    to,
    subject,
    lines: [happened, ...forBook(order), ...more],
    link: { words: link, href: `${origin}${paths.order(order.id)}` },
    closing: [...closing, ...(SUPPORT_EMAIL ? [`Questions? Write to ${SUPPORT_EMAIL}.`] : [])],
  })
}
