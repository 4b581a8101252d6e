// Mail by SMTP_URL.

import { createTransport } from 'nodemailer'
import { second } from '../../base/dates.ts'
import { extraHeaders, messageId, type Postman } from './letter.ts'

export function smtpPostman(url: string): Postman {
  const transport = createTransport({
    url,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (letter) => {
    const { from, to, subject, text, html, date } = letter
    await transport.sendMail({
      from,
      to,
      subject,
      text,
      html,
      date,
      messageId: messageId(letter),
      headers: extraHeaders(letter),
    })
  }
}
