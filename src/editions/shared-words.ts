// All words of the pages that somebody with a private link sees.

import { brand } from '../base/brand.ts'

export const sharedWords = {
  aloud: 'Read aloud',
  quiet: 'Stop reading',
  coverAlt: 'The cover of the book',
  make: `A picture book from ${brand}, with someone you love in it.`,
  makeLink: 'Make one for somebody you love',
  /** What a message shows of a link to it: nobody is named. */
  preview: {
    title: 'A picture book, made for somebody',
    words: 'Somebody has shared a book with you. Open it to read it.',
    alt: 'A girl in a yellow raincoat waves beside a small green dragon',
  },

  report: {
    open: 'Report this book',
    label: 'What is wrong with it?',
    send: 'Send the report',
    title: 'Thank you',
    thanks: 'Your report has reached us. We look at every one, and take a book away when it must not be shown.',
    back: 'Back to the book',
  },

  passcode: {
    title: 'A private book',
    words: 'Whoever sent you this link has a passcode for you.',
    label: 'Passcode',
    open: 'Open the book',
    wrong: 'That passcode is not right. Please try again.',
  },

  wait: {
    title: 'Please wait',
    words: (minutes: number) =>
      `There were too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
  },

  nothing: {
    title: 'This link shows nothing',
    words: 'It may have ended, or part of its address is missing. Please ask whoever sent it to you for a new one.',
  },
} as const
