// One reminder of a book that was begun and not made. Nobody's name stands in it.

import { brand } from '../../base/brand.ts'
import { showDate } from '../../base/dates.ts'
import { paths } from '../../base/paths.ts'
import type { MailDraft } from '../../platform/mail/mail.ts'
import { letter } from '../../platform/mail/plain-letter.ts'

export interface BegunMail {
  to: string
  goesAt: Date
  /** Where she leaves the list. */
  unsubscribe: string
  /** Of our own pages. */
  origin: string
}

export function begunMail({ to, goesAt, unsubscribe, origin }: BegunMail): MailDraft {
  return letter({
    kind: 'book-begun',
    unsubscribe,
    to,
    subject: `The book that you began at ${brand}`,
    lines: [
      'A story is waiting for you where you left off. Your answers are still there, on every device that you sign in on.',
      `We keep them until ${showDate(goesAt.toISOString(), 'en', 'UTC')}, and nothing of them after that.`,
    ],
    link: { words: 'Continue my book', href: new URL(paths.dashboard, origin).href },
    closing: ['You said yes to letters from us; this one comes once.'],
  })
}
