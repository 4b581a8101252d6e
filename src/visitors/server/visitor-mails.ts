// The mails that visitors cause: the newsletter asks back, and a message reaches the operator.

import { brand } from '../../base/brand.ts'
import type { MailDraft } from '../../platform/mail/mail.ts'
import { letter } from '../../platform/mail/plain-letter.ts'

export const askBack = (to: string, link: string): MailDraft =>
  letter({
    kind: 'newsletter-confirm',
    unsubscribe: link,
    to,
    subject: `Shall we write to you now and then? (${brand})`,
    lines: [
      `Somebody, hopefully you, asked for the ${brand} letter: new stories and styles, about once a month.`,
      'One small step is left: please say yes on this page.',
    ],
    link: { words: 'Yes or no', href: link },
    closing: [
      'Keep this mail: the same link takes you off the list again, at any time. If this was not you, simply leave it alone: without a yes you hear nothing more from us.',
    ],
  })

export const messageMail = (to: string, from: { name: string; email: string; message: string }): MailDraft =>
  letter({
    kind: 'message',
    to,
    subject: `A message by the contact form of ${brand}`,
    lines: [`From ${from.name === '' ? 'somebody' : from.name}, ${from.email}:`, ...from.message.split(/\n+/)],
    closing: [`Please answer to ${from.email}: this mail itself goes nowhere else.`],
  })
