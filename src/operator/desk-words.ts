// All words of the operator's desk.

import { orderWords } from '../orders/order-words.ts'
import type { Mover } from '../orders/order.ts'
import type { Heap, Trouble } from './trouble.ts'

export const deskWords = {
  title: 'Operator’s desk',
  back: 'Operator’s desk',
  loading: 'Opening the desk',
  loadFailed: 'The desk could not be opened',
  heapsLabel: 'Orders',
  more: 'Show more',
  loadingMore: 'Looking for more...',
  none: 'Nothing lies here.',
  heaps: { trouble: 'In trouble', bench: 'Gifts to wrap', ...orderWords.statuses } satisfies Record<Heap, string>,

  troubles: {
    reported: 'Its member reported a problem',
    disputed: 'Its payment is disputed',
    misprinted: 'The printer did not print it',
    unrefunded: 'Canceled, but the money has not gone back',
    unmoved: 'It has not moved for too long',
  } satisfies Record<Trouble, string>,

  order: {
    title: (short: string) => `Order ${short}`,
    loadFailed: 'The order could not be opened',
    facts: 'What was ordered',
    number: 'Order',
    member: 'Member',
    noMember: 'The account is gone',
    book: 'Book',
    noBook: 'None',
    package: 'Package',
    amount: 'Amount',
    tracking: 'Follow the parcel',
    to: 'Goes to',
    gift: 'The card says',
    story: 'What happened',
    movers: {
      member: 'by its member',
      payment: 'by the payment provider',
      printer: 'by the printer',
      clock: 'by itself',
      operator: 'by an operator',
    } satisfies Record<Mover, string>,
  },

  prints: {
    title: 'Prints',
    none: 'Nothing was given to the printer yet.',
    name: (product: string, round: number) => (round === 1 ? product : `${product}, copy ${round}`),
    cost: 'Cost',
    unknown: 'not known yet',
    number: 'Printer’s number',
    statuses: {
      due: 'To be given to the printer',
      sent: 'Given to the printer',
      in_production: 'In production',
      shipped: 'On its way',
      delivered: 'Delivered',
      canceled: 'Canceled',
      rejected: 'Rejected',
    } as Readonly<Record<string, string>>,
  },

  shares: {
    title: 'Reported books',
    none: 'Nobody reported a shared book.',
    untitled: 'A book without a title',
    reported: (count: number, when: string) =>
      count === 1 ? `Reported on ${when}` : `Reported ${count} times, last on ${when}`,
    link: (id: string, views: number) => `Link ${id.slice(0, 8)}, seen ${views === 1 ? 'once' : `${views} times`}`,
    open: 'Waits for a decision',
    suspended: 'Suspended: it shows nothing',
    fine: 'It may be shown',
    look: 'Open the book',
    looking: 'Opening...',
    suspend: 'Suspend the link',
    keep: 'Nothing is wrong',
    restore: 'Let it show again',
    pending: 'Noting it...',
    failed: 'That did not work. Please try again.',
  },

  health: {
    title: 'How the shop runs',
    failed: 'The figures could not be read',
    jobs: 'Work in the back',
    jobsSay: (waiting: number, running: number) => `${waiting} waiting, ${running} running`,
    jobsFailed: (count: number) => `${count} failed within a day`,
    mails: 'Mail',
    mailsLate: (count: number) => (count === 0 ? 'All is sent' : `${count} not sent for more than 10 minutes`),
    printer: 'Printer',
    printsLate: (count: number) => (count === 0 ? 'Answers' : `${count} prints without an answer`),
    payment: 'Payment',
    text: 'Words by',
    image: 'Pictures by',
    own: 'our own',
    spend: 'Outside models',
    spent: (today: string, all: string) => `${today} for stories begun today, ${all} for all books so far`,
  },

  ledger: {
    title: 'For the bookkeeper',
    words: 'All orders of a year with refunds and what the printer cost, as a table (CSV). It holds no names.',
    year: 'Year',
    go: 'Get the table',
    pending: 'Writing it...',
    failed: 'The table could not be written. Please try again.',
    file: (year: string) => `orders-${year}.csv`,
  },

  files: {
    go: 'Get the print files',
    pending: 'Making them...',
    failed: 'The print files could not be made. Please try again.',
  },

  reports: {
    title: 'Reported problems',
    said: (when: string) => `Its member wrote on ${when}:`,
    photo: (number: number) => `Photo ${number} of the problem`,
    open: 'Open',
    settled: (when: string) => `Settled on ${when}`,
  },

  deeds: {
    title: 'What we did',
    none: 'Nothing yet.',
    gone: 'somebody who has left',
    names: {
      'order.noted': 'Note',
      'order.tried-again': 'Tried again',
      'order.reprinted': 'Printed again',
      'order.gift-sent': 'Gift sent',
      'order.refunded': 'Refunded',
    } as Readonly<Record<string, string>>,
  },

  note: {
    label: 'A note for other operators',
    hint: 'No member sees it. Please leave out names and addresses.',
    required: 'Please write a note.',
    save: 'Keep the note',
    saving: 'Keeping it...',
    done: 'The note is kept.',
    failed: 'The note could not be kept. Please try again.',
  },

  keep: 'Not now',
  tryAgain: {
    go: 'Try again',
    question: 'Try again now?',
    words: 'What this order waits for is done at once: it goes on, or what was paid goes back.',
    pending: 'Trying...',
    done: 'It is being tried again.',
    failed: 'It could not be tried again. Please try later.',
  },
  reprint: {
    go: 'Print again',
    question: 'Print it again?',
    words: 'A new copy is printed and sent at our cost. What was reported is settled by it.',
    pending: 'Ordering...',
    done: 'It is printed again.',
    failed: 'It could not be printed again. Please try later.',
  },
  refund: {
    go: 'Refund',
    question: 'Give the money back?',
    words: (amount: string) => `${amount} go back to the card. This cannot be undone.`,
    pending: 'Refunding...',
    done: 'The money is on its way back.',
    failed: 'The money could not be given back. Please try later.',
  },
  send: {
    go: 'Gift has left the bench',
    question: 'The gift is on its way?',
    words: 'Its member is told how it travels.',
    carrier: 'Carrier',
    tracking: 'Tracking link',
    trackingHint: 'You may leave this out.',
    pending: 'Sending...',
    done: 'The gift is on its way.',
    failed: 'It could not be noted. Please try again.',
  },
} as const
