// News about the safety of an account, so that a change made by somebody else does not go unseen.

import { brand } from '../../../base/brand.ts'
import type { MailDraft } from '../../../platform/mail/mail.ts'
import { letter } from '../../../platform/mail/plain-letter.ts'

const news = {
  'password-changed': {
    subject: `Your password at ${brand} was changed`,
    line: 'Your password was just changed, and all your other devices were signed out.',
  },
  'second-factor-on': {
    subject: `Your ${brand} account now asks for a code`,
    line: 'An authenticator app was added to your account. From now on we ask for its code when you sign in.',
  },
  'second-factor-off': {
    subject: `Your ${brand} account no longer asks for a code`,
    line: 'An authenticator app was removed from your account.',
  },
  'second-factor-guessed': {
    subject: `Somebody is guessing codes for your ${brand} account`,
    line: 'Ten wrong codes in a row were typed after your password. Whoever did that knows your password, and did not get in. We now make them wait between tries.',
  },
  'outside-sign-in-added': {
    subject: `Your ${brand} account has another way in`,
    line: 'Somebody, hopefully you, just signed in by another provider (Google, Apple or the like) that knows this e-mail as theirs. From now on both ways lead into your account: that one and your password.',
  },
} as const

export function securityMail(kind: keyof typeof news, to: string): MailDraft {
  const { subject, line } = news[kind]
  return letter({
    kind,
    to,
    subject,
    lines: [line],
    closing: [
      'Was this not you? Then please choose a new password at once by "Forgot your password?" on the sign-in page.',
    ],
  })
}
