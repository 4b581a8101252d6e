// The words of the mails that let somebody in: confirmation, recovery, sign-in link, code for a new password.

import { brand } from '../../../base/brand.ts'
import { paths } from '../../../base/paths.ts'
import type { MailDraft } from '../../../platform/mail/mail.ts'
import { letter } from '../../../platform/mail/plain-letter.ts'

interface Words {
  kind: string
  subject: string
  lines: readonly string[]
  /** None: only the code works. */
  link?: string
  code: string
  closing: string
}

const notYou =
  'If this was not you, you can simply leave this mail alone: nothing happens without the link or the code.'

const words = {
  signup: {
    kind: 'confirm-signup',
    subject: `Confirm your e-mail for ${brand}`,
    lines: [`Welcome to ${brand}! One small step is left: please confirm that this address is yours.`],
    link: 'Confirm my e-mail',
    code: 'Or type this code on the page where you signed up:',
    closing: notYou,
  },
  recovery: {
    kind: 'recover-password',
    subject: `Choose a new password for ${brand}`,
    lines: ['Somebody, hopefully you, asked for a new password. It happens to all of us.'],
    link: 'Choose a new password',
    code: 'Or type this code on the page where you asked for it:',
    closing: `${notYou} Your old password goes on working.`,
  },
  magiclink: {
    kind: 'sign-in-link',
    subject: `Your sign-in link for ${brand}`,
    lines: ['Here is your way in, no password needed.'],
    link: 'Sign me in',
    code: 'Or type this code on the page where you asked for it:',
    closing: notYou,
  },
  reauthentication: {
    kind: 'reauthenticate',
    subject: `Your code for ${brand}`,
    lines: ['You are changing your password. To be sure that it is you, we ask for this code.'],
    code: 'Your code:',
    closing: 'If you are not changing your password, somebody may be using your account: please sign out everywhere.',
  },
} satisfies Record<string, Words>

export interface OneTimeMail {
  to: string
  link: string
  code: string
}

export function oneTimeMail(kind: keyof typeof words, { to, link, code }: OneTimeMail): MailDraft {
  const found: Words = words[kind]
  const lives = found.link
    ? 'The link works once and for one hour, the code for ten minutes.'
    : 'The code works once and for ten minutes.'
  return letter({
    kind: found.kind,
    to,
    subject: found.subject,
    lines: found.lines,
    ...(found.link && { link: { words: found.link, href: link } }),
    code: { words: found.code, digits: code },
    closing: [lives, found.closing],
  })
}

/** Instead of a confirmation, to somebody who is a member already: on the page both look the same. */
export function accountExistsMail(to: string, origin: string): MailDraft {
  return letter({
    kind: 'account-exists',
    to,
    subject: `You already have an account at ${brand}`,
    lines: [
      `Somebody, hopefully you, just tried to sign up at ${brand} with this address. You are a member already, so nothing was changed.`,
    ],
    link: { words: 'Sign in', href: new URL(paths.signIn, origin).href },
    closing: ['If you do not remember your password, choose "Forgot your password?" there and we help you back in.'],
  })
}
