// What happened to an account, for whoever has to look later. Ids only.

import { auditEvents } from '../../../../database/schema/members.ts'
import type { Rows } from '../../../platform/database/rows.ts'

export type AuthAction =
  | 'signed_up'
  | 'signed_in'
  | 'books_brought'
  | 'signed_out_everywhere'
  | 'password_changed'
  | 'refresh_token_reused'
  | 'outside_sign_in_added'
  | 'second_factor_added'
  | 'second_factor_removed'
  | 'second_factor_failed'
  | 'deletion_asked'
  | 'deletion_taken_back'

/** `subject`: the session, factor or visitor in question. */
export async function audit(rows: Rows, now: Date, userId: string, action: AuthAction, subject?: string) {
  await rows
    .insert(auditEvents)
    .values({ user_id: userId, action: `auth.${action}`, subject: subject ?? null, at: now })
}
