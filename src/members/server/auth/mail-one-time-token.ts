// Sends a mail with a link and a code, in the transaction that makes them.

import { paths } from '../../../base/paths.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import { oneTimeMail } from '../mails/sign-in-mails.ts'
import type { AuthDesk } from './auth-desk.ts'
import { makeOneTimeToken, type TokenKind } from './one-time-token.ts'
import { ownPath } from './own-origin.ts'

type MailedKind = Exclude<TokenKind, 'outside'>

export interface MailRequest {
  kind: MailedKind
  userId: string
  email: string
  origin: string
  redirectTo: string | undefined
  /** Of the browser that asked. */
  challenge?: string | undefined
}

/** Where each kind leads when the client named no page. */
export const landing: Record<MailedKind, string> = {
  signup: paths.dashboard,
  recovery: paths.resetPassword,
  magiclink: paths.dashboard,
  reauthentication: paths.profile,
}

export async function mailOneTimeToken(desk: AuthDesk, rows: Rows, request: MailRequest): Promise<void> {
  const { kind, email, origin, redirectTo } = request
  const { link, code } = await makeOneTimeToken(desk, rows, request)
  const address = new URL('/auth/v1/verify', origin)
  address.searchParams.set('token', link)
  address.searchParams.set('type', kind)
  address.searchParams.set('redirect_to', ownPath(redirectTo, origin) ?? landing[kind])
  await desk.hands.mail.send(rows, oneTimeMail(kind, { to: email, link: address.href, code }))
}
