// Whose access token it is, for the house's door: from the token alone, without a query. Whether the session still lives
// is checked by the member's transaction itself.

import { badToken } from '../../../platform/http/refusals.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { secondFactorMissing } from '../../auth-refusals.ts'
import type { AuthDesk } from './auth-desk.ts'

export function identifyMember(desk: AuthDesk, token: string): Caller {
  const claims = desk.tokens.verify(token)
  if (typeof claims === 'string') throw badToken()
  const { emailsAreProved, operatorEmails } = desk.hands.config
  const { is_operator: isOperator, second_factor: hasSecondFactor } = claims.app_metadata
  // No further than the auth protocol until she proved it.
  if (hasSecondFactor && claims.aal !== 'aal2') throw secondFactorMissing()
  return {
    id: claims.sub,
    email: claims.email,
    sessionId: claims.session_id,
    aal: claims.aal,
    isOperator: isOperator === true || (emailsAreProved && operatorEmails.has(claims.email)),
    isVisitor: claims.is_anonymous,
  }
}
