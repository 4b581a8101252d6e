// Mails the code (`nonce`) that lets an old session change the password.

import { userGone } from '../../auth-refusals.ts'
import type { AuthDesk } from './auth-desk.ts'
import { holdMails } from './limits.ts'
import { lockMember } from './lock-member.ts'
import { mailOneTimeToken } from './mail-one-time-token.ts'
import { memberAsks } from './who-asks.ts'

export interface ReauthenticateRequest {
  bearer: string | undefined
  address: string
  origin: string
}

export async function reauthenticate(desk: AuthDesk, { bearer, address, origin }: ReauthenticateRequest) {
  const { member } = await memberAsks(desk, desk.hands.database.owner, bearer)
  await holdMails(desk, 'reauthentication', member.email, address)
  await desk.hands.database.transaction(async (rows) => {
    if (!(await lockMember(rows, member.id))) throw userGone()
    await mailOneTimeToken(desk, rows, {
      kind: 'reauthentication',
      userId: member.id,
      email: member.email,
      origin,
      redirectTo: undefined,
    })
  })
  return {}
}
