// What the kit itself says.

export const uiWords = {
  loading: 'Loading...',
  problem: 'There is a problem',
  error: 'Error:',
  dismiss: 'Dismiss',
  close: 'Close',
  tryAgain: 'Try again',
  showMore: 'Show more',
  showPassword: 'Show',
  hidePassword: 'Hide',
  showTyped: 'Show what I typed',
  hideTyped: 'Hide what I typed',
  aboutShop: 'About this shop',
  opensInNewTab: '(opens in a new tab)',
  tooLong: (over: number) => `That is ${over === 1 ? '1 letter' : `${over} letters`} too long. Please shorten it.`,
  used: (letters: number, most: number) => `${letters} of ${most} letters`,
  /** When a call fails and its caller gave no words of its own. */
  failed: 'Something went wrong. Please try again.',
  network: 'Check your connection and try again.',
  wait: (seconds: number) => `Please try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
} as const
