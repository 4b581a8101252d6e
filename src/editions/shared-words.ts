// All words of the pages that somebody with a private link sees.

import { brand } from '../base/brand.ts'

export const sharedWords = {
  aloud: 'Read aloud',
  quiet: 'Stop reading',
  coverAlt: 'The cover of the book',
  make: `A picture book from ${brand}, with someone you love in it.`,
  makeLink: 'Make one of your own',

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
