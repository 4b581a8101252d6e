// All words of the card about the account as a whole: what we hold, taking it along, deleting it.

import { showDate } from '../base/dates.ts'
import type { Account } from './account-contract.ts'
import { graceDays } from './account.ts'

export const accountWords = {
  title: 'Your Data',
  loading: 'Counting what we hold',
  loadFailed: 'We could not count what we hold about you.',

  held: {
    title: 'What we hold about you',
    lead: (created: string) => `Your account of ${showDate(created)}, and in it:`,
    names: {
      books: 'Books',
      characters: 'Characters in them',
      pictures: 'Pictures',
      photos: 'Photos',
      editions: 'Finished copies',
      links: 'Open share links',
      addresses: 'Addresses',
      orders: 'Orders',
    } satisfies Record<keyof Account['holds'], string>,
  },

  kept: {
    title: 'How long we keep it',
    rows: [
      { what: 'Books, pictures, addresses', until: 'Until you delete them, or your account' },
      {
        what: 'Unfinished books',
        until: '13 months after you last changed them; a month before, we write to you',
      },
      {
        what: 'Photos',
        until: '24 hours after the time for changes is over, 30 days at most, or until you press "Delete photo now"',
      },
      { what: 'Share links', until: '30 days, or until you end them' },
      { what: 'E-mails we sent', until: 'That they were sent: 30 days. Their text: not at all' },
      { what: 'Orders', until: '7 years, as tax law asks; without your name and address once your account is gone' },
      { what: 'When you signed in, or changed your password', until: '2 years' },
      { what: 'Technical logs, without names', until: '30 days' },
    ],
  },

  export: {
    title: 'Take it with you',
    lead: 'One ZIP file with everything: your data as JSON, your pictures, PDFs and e-books.',
    start: 'Download my data',
    packing: (megabytes: string) => `Packing... ${megabytes} MB`,
    done: 'Your data is in your downloads',
    failed: 'Your data could not be downloaded.',
    fileName: (name: string, day: string) => `${name.toLowerCase()}-data-${day}.zip`,
  },

  delete: {
    title: 'Delete your account',
    lead: `Your books, pictures, photos and addresses go for good, ${graceDays} days after you ask for it.`,
    start: 'Delete my account',
    form: 'Delete everything?',
    warning: `Links to your books stop working at once. For ${graceDays} days you can sign in and keep your account; after that nobody can bring it back. While an order is on its way it goes on, and your account stays until it has arrived.`,
    password: 'Your password',
    passwordMissing: 'Enter your password',
    submit: 'Delete my account',
    pending: 'Deleting...',
    failed: 'Your account could not be deleted.',
  },

  going: {
    label: 'Your account',
    words: (when: string) => `Your account will be deleted on ${showDate(when)}.`,
    advice: 'Until then everything is here, and you can still keep it.',
    keep: 'Keep my account',
    keeping: 'Keeping...',
    kept: 'Your account stays. Welcome back!',
    failed: 'Your account could not be kept. Please try again.',
  },
} as const
