// The mail to the operators that something is wrong with a copy.

import { paths } from '../../../base/paths.ts'
import type { MailDraft } from '../../../platform/mail/mail.ts'
import { letter } from '../../../platform/mail/plain-letter.ts'

interface Report {
  order_id: string
  text: string
  pictures: readonly string[]
}

export function orderReportMail(to: string, { order_id, text, pictures }: Report): MailDraft {
  return letter({
    kind: 'order-reported',
    to,
    subject: `Something is wrong with order ${order_id.slice(0, 8)}`,
    lines: [
      `About order ${order_id} its member says:`,
      text,
      pictures.length === 0 ? 'There are no photos.' : `Photos of it: ${pictures.join(', ')}`,
    ],
    closing: [
      `We promised to print it again or to give the money back: both are done on the operator’s desk, ${paths.deskOrder(order_id)}.`,
    ],
  })
}
