// Mail as the features see it: put into the outbox with the change that causes it, delivered afterwards.

import type { Rows } from '../database/rows.ts'

export interface MailDraft {
  /** What it is for, e.g. `confirm-signup`; shown in logs and metrics. */
  kind: string
  to: string
  subject: string
  text: string
  html: string
  /** Where one leaves the list that it belongs to, if it belongs to one. */
  unsubscribe?: string
}

export interface Mail {
  /** Within the owner's transaction: the mail goes out if and only if that commits. */
  send(rows: Rows, draft: MailDraft): Promise<void>
}
