// A link from a mail, followed in a browser: on to one of our pages. The browser that asked gets a code to trade; a client that sent no
// challenge finds the session, and anybody what went wrong, behind the #.

import { Refusal } from '../../../base/refusal.ts'
import { paths } from '../../../base/paths.ts'
import { verifyTypes, type VerifyType } from '../../auth-contract.ts'
import { linkExpired } from '../../auth-refusals.ts'
import type { AuthSession } from '../../auth-shapes.ts'
import type { AuthDesk } from './auth-desk.ts'
import { answerWith, errorWords, goTo, withCode } from './lead-back.ts'
import { landing } from './mail-one-time-token.ts'
import { ownOrigin, ownPath } from './own-origin.ts'
import { findLink, kindsOf } from './one-time-token.ts'
import { confirmEmail, verifyLink } from './verify-one-time-token.ts'

export interface FollowRequest {
  type: string | undefined
  link: string | undefined
  redirectTo: string | undefined
  address: string
  host: string
}

const isVerifyType = (type: string | undefined): type is VerifyType => verifyTypes.some((known) => known === type)

export async function followLink(desk: AuthDesk, request: FollowRequest): Promise<Response> {
  const { type, link, redirectTo, address, host } = request
  const origin = ownOrigin(desk.hands.config, host)
  const usual = isVerifyType(type) && type !== 'email' ? landing[type] : paths.signIn
  const path = ownPath(redirectTo, origin) ?? usual
  try {
    if (!isVerifyType(type) || !link) throw linkExpired()
    if (await waitsForItsBrowser(desk, type, link)) return answerWith(withCode(path, { code: link, type }, origin))
    return goTo(path, sessionWords(await verifyLink(desk, { type, link, address }), type))
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault
    return goTo(path, errorWords(fault))
  }
}

/** The link itself is the code: it is used up only when the browser that asked has proved itself. */
async function waitsForItsBrowser(desk: AuthDesk, type: VerifyType, link: string): Promise<boolean> {
  const { owner, transaction } = desk.hands.database
  const now = desk.hands.now()
  const found = await findLink(owner, link, kindsOf(type), now)
  if (!found?.challenge) return false
  // An address is confirmed by whoever reads its mail, in whatever browser.
  if (found.kind === 'signup') await transaction((rows) => confirmEmail(rows, found.user_id, now))
  return true
}

function sessionWords(session: AuthSession, type: string) {
  return {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    type,
  }
}
