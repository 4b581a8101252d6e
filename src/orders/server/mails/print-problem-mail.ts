// The mail to the operators that the printer will not print something. It names nobody.

import { paths } from '../../../base/paths.ts'
import type { MailDraft } from '../../../platform/mail/mail.ts'
import { letter } from '../../../platform/mail/plain-letter.ts'
import type { PrintJobRow } from '../print/print-jobs.ts'

type Rejected = Pick<PrintJobRow, 'order_id' | 'product' | 'round'>

export function printProblemMail(
  to: string,
  { order_id, product, round }: Rejected,
  status: string,
  problem: string | null,
): MailDraft {
  return letter({
    kind: 'print-problem',
    to,
    subject: `The printer did not print order ${order_id.slice(0, 8)}`,
    lines: [
      `The ${product} of order ${order_id} (round ${round}) is ${status}.`,
      problem === null ? 'The printer gave no reason.' : `The printer says: ${problem}`,
    ],
    closing: [
      `When it is mended, print it again on the operator’s desk, ${paths.deskOrder(order_id)}. The member was told nothing yet.`,
    ],
  })
}
