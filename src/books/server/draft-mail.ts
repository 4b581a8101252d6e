// News about unfinished books that nobody opened for a year: when they go, and how to keep them.

import { brand } from '../../base/brand.ts'
import { showDate } from '../../base/dates.ts'
import { paths } from '../../base/paths.ts'
import type { MailDraft } from '../../platform/mail/mail.ts'
import { letter } from '../../platform/mail/plain-letter.ts'

export interface DraftMail {
  to: string
  titles: readonly string[]
  goesAt: Date
  /** Of our own pages. */
  origin: string
}

export function draftMail({ to, titles, goesAt, origin }: DraftMail): MailDraft {
  return letter({
    kind: 'drafts-forgotten',
    to,
    subject: `Your unfinished books at ${brand}`,
    lines: [
      'It is a year since you last changed these, and they are not finished:',
      ...titles.map((title) => `• ${title}`),
      `We keep nothing longer than it is needed, so on ${showDate(goesAt.toISOString(), 'en', 'UTC')} they are deleted. To keep one, open it and change anything, or finish it.`,
    ],
    link: { words: 'Go to my books', href: new URL(paths.dashboard, origin).href },
    closing: ['Finished books are kept, of course.'],
  })
}
