// All words of My Orders: the list, one order with its story, the subscription.

import type { Download } from '../editions/edition.ts'
import type { Mover, OrderStatus } from './order.ts'

/** Also what keeps it from the printer. */
export const noAddress = 'We do not know where to send it. Please add an address to your order.'

export const orderWords = {
  title: 'My Orders',
  loading: 'Opening your orders',
  loadFailed: 'Failed to load your orders',
  empty: { title: 'No orders yet', words: 'When you order a book, you can follow it here until it is at your door.' },
  toBooks: 'Go to My Books',
  columns: { order: 'Order', book: 'Book', ordered: 'Ordered', amount: 'Amount', status: 'Status' },

  statuses: {
    pending_payment: 'Not paid yet',
    paid: 'Paid',
    awaiting_pictures: 'Waiting for its pictures',
    edit_window: 'Open for changes',
    in_production: 'In production',
    shipped: 'On its way',
    delivered: 'Delivered',
    fulfilled: 'Ready',
    canceled: 'Canceled',
    refunded: 'Refunded',
    failed: 'Payment failed',
  } satisfies Record<OrderStatus, string>,

  /** What it means for her, under the title. */
  says: {
    pending_payment: 'Nothing was charged so far. You can pay for it, or cancel it.',
    paid: 'Your payment has arrived.',
    awaiting_pictures:
      'Your payment has arrived. The order waits for the finished book: paint what is missing, then FINISH.',
    edit_window: 'You can still change the book. It goes to the printer when you approve it, or when the time is over.',
    in_production: 'Your book is being printed and bound.',
    shipped: 'Your book is on its way to you.',
    delivered: 'Your book has arrived. We hope it is loved.',
    fulfilled: 'Your files are ready below.',
    canceled: 'This order is canceled.',
    refunded: 'Your money is on its way back. Banks take 5 to 10 days.',
    failed: 'The card was declined. Nothing was charged.',
  } satisfies Record<OrderStatus, string>,

  approved: { badge: 'Approved', says: 'Approved for print. Its print files are being made.' },

  /** As a step of the way, done or to come. */
  steps: {
    pending_payment: 'Ordered',
    paid: 'Paid',
    awaiting_pictures: 'Pictures',
    edit_window: 'Open for changes',
    in_production: 'In production',
    shipped: 'On its way',
    delivered: 'Delivered',
    fulfilled: 'Ready',
    canceled: 'Canceled',
    refunded: 'Refunded',
    failed: 'Payment failed',
  } satisfies Record<OrderStatus, string>,

  movers: {
    member: 'by you',
    payment: 'by the payment provider',
    printer: 'by the printer',
    clock: 'automatically',
    operator: 'by our workshop',
  } satisfies Record<Mover, string>,

  order: {
    title: (short: string) => `Order ${short}`,
    back: 'My Orders',
    notFound: 'Order not found',
    notFoundWords: 'It may belong to another account.',
    story: 'How it goes on',
    until: (date: string) => `Open for changes until ${date}`,
    facts: 'What was ordered',
    to: 'Goes to',
    gift: 'The card says',
    signed: 'Signed',
    tracking: 'Follow the parcel',
    trackingWith: (carrier: string) => `Follow the parcel with ${carrier}`,
    toImages: 'Go to the pictures',
    toPreview: 'Look at the book',
    pay: 'Pay now',
    another: (price: string) => `Order another copy for ${price}`,
    inPrint: (short: string) =>
      `Order ${short} is approved for print and stays as it is. Changes are for copies that are ordered from now on.`,
    payWhole: (price: string) => `Pay ${price} now`,
  },

  approve: {
    question: 'Approve for print now?',
    waits: (short: string) => `This book is finished, and order ${short} waits for your word.`,
    words: 'The book is then printed exactly as it is now. It cannot be changed or canceled any more.',
    go: 'Approve for print',
    pending: 'Approving...',
    done: 'Approved. It goes to the printer.',
    no: 'Not yet',
    failed: 'The book could not be approved. Please try again.',
  },

  cancel: {
    go: 'Cancel this order',
    question: 'Cancel this order?',
    unpaid: 'Nothing was charged.',
    paid: 'What you paid goes back to your card.',
    confirm: 'Yes, cancel it',
    pending: 'Canceling...',
    keep: 'Keep the order',
    done: 'The order is canceled.',
    failed: 'The order could not be canceled. Please try again.',
  },

  address: {
    none: 'It needs an address before it can be printed.',
    give: 'Give an address',
    change: 'Change address',
    save: 'Send it here',
    saving: 'Saving...',
    cancel: 'Cancel',
    done: 'The address is changed.',
    failed: 'The address could not be changed. Please try again.',
  },

  downloads: {
    title: 'Downloads',
    later: 'The book’s files come when you approve it for print, or when the days for changes are over.',
    free: 'The book’s files are free in this shop, from its preview.',
    receipt: 'Receipt (PDF)',
    kinds: {
      screen: 'Book (PDF)',
      proof: 'Proof (PDF)',
      epub: 'E-book (EPUB)',
      'print-interior': 'Print file: pages (PDF)',
      'print-cover': 'Print file: cover (PDF)',
      'booklet-letter': 'Print at Home, US Letter (PDF)',
      'booklet-a4': 'Print at Home, A4 (PDF)',
      'coloring-book': 'Coloring book (PDF)',
      'coloring-interior': 'Coloring book: pages (PDF)',
      'coloring-cover': 'Coloring book: cover (PDF)',
      activities: 'Activity sheets (PDF)',
      card: 'Message card (PDF)',
      record: 'Lyric art record (PDF)',
      'record-png': 'Lyric art record (PNG)',
    } satisfies Record<Download, string>,
    pending: (percent: number) => (percent === 0 ? 'Making it...' : `Downloading... ${percent}%`),
    failed: 'The file could not be fetched. Please try again.',
  },

  report: {
    title: 'Something wrong with it?',
    promise:
      'A book that arrives damaged, badly printed or bound is printed again at no cost, or you get your money back. A photo helps us to see what happened.',
    go: 'Report a problem',
    label: 'What is wrong?',
    required: 'Please say what is wrong.',
    pictures: 'Photos',
    picturesHint: 'Up to three. You may leave this out.',
    take: (name: string) => `Take away ${name}`,
    badPicture: 'This file is not a picture that we can read. Please choose a JPEG, PNG or WebP.',
    send: 'Send',
    sending: 'Sending...',
    cancel: 'Cancel',
    done: 'Thank you. We look at it and write to you.',
    sent: (date: string) => `You wrote on ${date}:`,
    settled: 'Settled',
    open: 'We are looking at it',
  },

  subscription: {
    title: 'Story Subscription',
    statuses: {
      active: 'Active',
      trialing: 'Active',
      past_due: 'Payment is late',
      unpaid: 'Payment is late',
      incomplete: 'Waiting for its payment',
      canceled: 'Ended',
    },
    other: 'Not active',
    runs: 'Your monthly books wait for you under My Orders.',
    renews: (date: string) => `The next monthly book comes on ${date}.`,
    credits: (count: number) =>
      count === 0
        ? 'No monthly book is waiting.'
        : `${count === 1 ? '1 monthly book is' : `${count} monthly books are`} waiting for you.`,
    ends: (count: number, date: string) =>
      count === 1 ? `It is kept until ${date}.` : `The first of them is kept until ${date}.`,
    use: 'Make a book with it',
    manage: 'Change or cancel',
    opening: 'Opening...',
    failed: 'The page of the payment provider could not be opened. Please try again.',
  },
} as const
