// All words about discount codes on the desk.

import type { Discount } from './discounts-contract.ts'

export const discountWords = {
  title: 'Discount codes',
  lead: 'A code makes a purchase cheaper, never below one dollar. It is not for the subscription. It is never changed, only ended.',
  loadFailed: 'The codes could not be read',
  none: 'There is no code yet.',
  percent: (percent: number) => `${percent} % off`,
  amount: (amount: string) => `${amount} off`,
  uses: (uses: number, most: number | null) => {
    if (most !== null) return `Used ${uses} of ${most} times`
    if (uses === 0) return 'Not used yet'
    return uses === 1 ? 'Used once' : `Used ${uses} times`
  },
  until: (date: string) => `until ${date}`,
  states: { good: 'Can be used', ended: 'Ended', over: 'Its time is over', 'used up': 'Used up' } satisfies Record<
    Discount['state'],
    string
  >,
  end: (code: string) => `End ${code}`,
  question: (code: string) => `End ${code}?`,
  questionWords: 'Nobody can use it any more, but for whoever stands at the payment page with it now.',
  confirm: 'End it',
  ending: 'Ending it...',
  keep: 'Not now',

  form: {
    title: 'A new code',
    code: 'Code',
    codeHint: 'Letters, digits and hyphens. It may be typed in any case.',
    codeRequired: 'Please type a code.',
    kind: 'What it takes off',
    kinds: { percent: 'Per cent', amount: 'An amount in dollars' },
    off: 'How much',
    percentWrong: 'Per cent must be a whole number from 1 to 90',
    amountWrong: 'Please type an amount, such as 10 or 7.50',
    most: 'How often it can be used',
    mostHint: 'Leave it empty for as often as people like.',
    mostWrong: 'Please type a whole number.',
    until: 'Its last day (UTC)',
    untilHint: 'Leave it empty for no end.',
    save: 'Add the code',
    saving: 'Adding it...',
    failed: 'That did not work. Please try again.',
  },
} as const
