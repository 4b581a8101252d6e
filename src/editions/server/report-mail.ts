// The mail to the operator that somebody reported a shared book. It names no child and holds nothing of the story.

import { paths } from '../../base/paths.ts'
import type { MailDraft } from '../../platform/mail/mail.ts'
import { letter } from '../../platform/mail/plain-letter.ts'
import type { ShareRow } from './share-rows.ts'

export function reportMail(to: string, { id, book_id }: Pick<ShareRow, 'id' | 'book_id'>, reason: string): MailDraft {
  return letter({
    kind: 'share-reported',
    to,
    subject: 'A shared book was reported',
    lines: [
      `Somebody who was sent the link ${id} (book ${book_id}) reported what it shows.`,
      reason === '' ? 'No reason was given.' : `The reason given: ${reason}`,
    ],
    closing: [
      `Please look at it within a day. It lies on the operator’s desk, ${paths.deskShares}: there you open it and, if it must not be shown, suspend its link. The book itself stays its member's.`,
    ],
  })
}
