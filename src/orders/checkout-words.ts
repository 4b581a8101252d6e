// All words of the checkout: one tier of a book, the cart, and what comes after paying.

import { type CheaperWay, leastPrice, priceOf, type Sku } from './catalogue.ts'
import { creditMonths, editWindowDays, workingDays } from './order.ts'

export const checkoutWords = {
  loadFailed: 'Failed to load your data',

  tier: {
    title: 'Order your book',
    lead: 'Leaf through all of it first. Then choose how you would like to have it.',
    invalid: 'Invalid checkout parameters',
    invalidWhy: 'This link names no book, or nothing that can be bought.',
    toDashboard: 'Return to Dashboard',
    choose: 'How would you like it?',
    month: 'a month',
    firstMonth: 'Your first month pays for this book.',
    withheld: 'Not available at the moment.',
    arrives: (range: string) => `Arrives ${range} if you approve it for print today`,
    atLatest: (date: string) =>
      `You have ${editWindowDays} days for changes. If you use them all, it arrives by ${date}.`,
    fromPictures: `The ${editWindowDays} days begin when all pictures are painted.`,
    addons: 'Add to it',
    /** Where files are free: what is paid for all the same. */
    free: {
      'Digital Copy':
        'In this shop the files of a finished book are free, from its preview. Bought, they also stay under My Orders.',
      'Single Book': 'Its files are free in this shop: you pay for the making and the hardcover.',
      'Gift Bundle':
        'Its files are free in this shop: you pay for the hardcover, the wrapping, the card and express shipping.',
      'Coloring Book': 'Its PDF is free in this shop, from the preview; this one is printed and bound.',
      'Digital lyric art vinyl record':
        'Of a finished book it is free in this shop, from the preview. Bought, it also stays under My Orders.',
    } satisfies Partial<Record<Sku, string>>,
    cheaper: {
      'printed copy': `Your book is finished: the same hardcover is a printed copy for ${priceOf('Printed copy')}.`,
      'printed copy, files free': `Your book is finished: the same hardcover is a printed copy for ${priceOf('Printed copy')}, and its files are free in this shop.`,
      'printed copy, files paid': `Your book is finished: the same hardcover is a printed copy for ${priceOf('Printed copy')}, and its files are a Digital Copy for ${priceOf('Digital Copy')}.`,
      'files free': 'Your book is finished, and its files are free in this shop: download them from the preview.',
    } satisfies Record<CheaperWay, string>,
    toCopy: `A printed copy for ${priceOf('Printed copy')}`,
    toFiles: 'Go to the free files',
    finishFree: 'In this shop you can also finish it first, which is free.',
    toPictures: 'Go to the pictures',
    subscribeTitle: 'Start your Story Subscription',
    subscribeLead: 'A new book every month, each with a hero of its own.',
    subscribePoints: [
      'One hardcover with its digital copy every month, shipping included',
      `A month you do not use is kept for ${creditMonths} months`,
      'Billed monthly. Cancel whenever you like; a book you have begun stays yours.',
    ],
  },

  passport: {
    title: 'Before it can be printed',
    later: 'You can order now and mend this before the book goes to the printer.',
    first: 'It can be ordered on paper as soon as this is mended.',
    approve: 'It can be approved for print as soon as this is mended.',
    toPassport: 'See the print passport',
  },

  ladder: {
    title: 'What a book costs, and why',
    from: `from ${leastPrice}`,
    fromFinished: `a printed copy ${priceOf('Printed copy')}`,
  },

  record: { title: 'More Fun: its verses as a picture', add: 'Add To Cart' },

  preview: {
    label: 'Your book',
    open: 'Leaf through the whole book',
    close: 'Close the book',
    drawing: 'Pictures are still being drawn. They appear here one by one.',
  },

  credit: {
    title: 'Use one of your monthly books',
    left: (count: number, until: string) =>
      count === 1
        ? `1 is waiting for you, kept until ${until}.`
        : `${count} are waiting for you; the first of them is kept until ${until}.`,
    line: '1 of your monthly books',
    today: (amount: string) => `${amount} today`,
    noAddons: 'A coloring book cannot be added to a monthly book.',
  },

  gift: {
    title: 'The card that goes with it',
    card: 'the card',
    message: 'Message',
    messageHint: 'Printed on the card, as you write it here. Leave it empty for a blank card.',
    sender: 'From',
    senderHint: 'How the card is signed.',
    toOthers: 'A gift may go straight to another door: add that address.',
  },

  address: {
    title: 'Where shall it go?',
    add: 'Add Address',
    edit: 'Edit this address',
    formTitle: 'Shipping address',
    editTitle: (name: string) => `Edit the address of ${name}`,
    unfit: (faults: readonly string[]) => `No parcel would find this address. ${faults.join('. ')}.`,
    use: 'Use this address',
    none: 'Please select or add a shipping address',
    invalid: 'Please select a valid shipping address',
    saveFailed: 'Failed to save address',
    default: 'Default',
  },

  summary: {
    title: 'Order summary',
    shipping: 'Shipping',
    free: 'Free',
    tax: 'Tax',
    total: 'Total',
    copies: (count: number) => `× ${count}`,
  },

  discount: {
    title: 'I have a discount code',
    label: 'Discount code',
    required: 'Please type a code.',
    apply: 'Apply',
    pending: 'Checking...',
    failed: 'The code could not be checked. Please try again.',
    used: (code: string) => `${code} is used.`,
    remove: 'Remove',
    gone: (price: string) => `The discount of this order does not hold any more. Without it, the order costs ${price}.`,
  },

  pay: {
    with: (provider: string | undefined) => (provider === undefined ? 'Pay' : `Pay with ${provider}`),
    subscribe: (provider: string | undefined) => (provider === undefined ? 'Subscribe' : `Subscribe with ${provider}`),
    credit: 'Order with a monthly book',
    pending: 'Processing...',
    failed: 'An error occurred during checkout',
    notLoaded: 'Stripe failed to load',
    safe: 'You pay on the page of the payment provider. We never see your card.',
  },

  success: {
    title: 'Thank you for your order!',
    cartTitle: 'Order Successful!',
    subscribed: 'Welcome to the Story Subscription!',
    confirmed: (email: string) => `A confirmation is on its way to ${email}.`,
    thanks: 'Thank you!',
    goesTo: 'Goes to',
    confirming: 'Confirming your payment',
    waiting: 'Your payment is being confirmed. This takes a few seconds.',
    late: 'The payment provider has not answered yet. You can leave this page: we e-mail you when your order is confirmed.',
    notPaid: 'The payment did not go through',
    notPaidWords: 'Nothing was charged. You can try again with another card.',
    again: 'Try again',
    orderId: 'Order',
    book: 'Book',
    cover: 'Cover',
    package: 'Package',
    amount: 'Amount',
    fallbackTitle: 'Your Story Book',
    generate: 'Generate Images',
    toDashboard: 'Go to Dashboard',
    another: 'Create Another Book',
    cartToDashboard: 'Return to Dashboard',
    toOrder: 'Follow your order',
    toOrders: 'My Orders',
    share: 'Share this book',
    orderWithCredit: 'Order this book with it',
    next: 'What happens next',
    begins: `Production begins when all pictures are painted and you approve the book for print, or by itself ${editWindowDays} days later.`,
    production: `Production takes ${workingDays.production.least}-${workingDays.production.most} business days.`,
    standard: `Shipping takes ${workingDays.standard.least}-${workingDays.standard.most} business days.`,
    express: `Express shipping takes ${workingDays.express.least}-${workingDays.express.most} business days.`,
    tracking: 'We e-mail you the tracking link when it is on its way.',
    digital: 'Your files are ready as soon as the book is finished.',
    ready: 'Your files are ready: you find them under My Orders.',
    credit: 'Your first monthly book is waiting for you.',
    creditUsed: 'Your first month pays for the book that you came with.',
    paidByIt: (title: string) => `Follow the order of ${title || 'your book'}`,
    gift: 'Your Gift Bundle brings',
    giftExtras: ['Gift wrapping', 'Personalized message card', 'Bonus activity sheets'],
  },

  arrival: {
    ifToday: (range: string) => `Arrives ${range} if you approve it for print today.`,
    ifFinished: (range: string) => `Arrives ${range} if you finish it and approve it for print today.`,
    atLatest: (date: string) => `If you leave it, it goes to the printer by itself and arrives by ${date}.`,
    underWay: (range: string) => `Arrives ${range}.`,
  },

  canceled: {
    title: 'Payment canceled',
    words: 'No charges were made, and your book is saved.',
    help: 'Was something in the way? Another card often helps. Your order is as you left it when you try again.',
    contact: 'Write to us:',
    contactForm: 'Help and contact',
    toDashboard: 'Back to Dashboard',
    again: 'Try Checkout Again',
  },
} as const
