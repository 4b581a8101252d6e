// News about an account that goes: when, and how to keep it.

import { brand } from '../../../base/brand.ts'
import { showDate } from '../../../base/dates.ts'
import { paths } from '../../../base/paths.ts'
import type { MailDraft } from '../../../platform/mail/mail.ts'
import { letter } from '../../../platform/mail/plain-letter.ts'
import { graceDays } from '../../account.ts'

export interface DeletionMail {
  to: string
  deletionAt: Date
  /** Of our own pages. */
  origin: string
}

export function deletionMail({ to, deletionAt, origin }: DeletionMail): MailDraft {
  return letter({
    kind: 'account-deletion',
    to,
    subject: `Your ${brand} account will be deleted`,
    lines: [
      `You asked us to delete your account. On ${showDate(deletionAt.toISOString(), 'en', 'UTC')} we delete it with everything in it: books, pictures, photos, addresses. Links to your books have stopped working already.`,
      `Changed your mind? Sign in within these ${graceDays} days and press "Keep my account", and everything stays as it was.`,
    ],
    link: { words: 'Sign in', href: new URL(paths.profile, origin).href },
    closing: [
      'What you ordered stays in our books, as tax law asks, without your name, your address or anything of the story.',
      'Was this not you? Then sign in, keep your account and choose a new password at once.',
    ],
  })
}
