// Whether somebody who is signed in knows the password as well: asked before what cannot be taken back.

import type { Caller } from '../../../platform/http/route.ts'
import type { AuthDesk } from './auth-desk.ts'
import type { Member } from './auth-user.ts'
import { countGuess } from './limits.ts'

export type KnowsPassword = (caller: Caller, password: string, address: string) => Promise<boolean>

/** Guesses count together with those of the sign-in page. */
export async function knowsPassword(
  desk: AuthDesk,
  member: Pick<Member, 'email' | 'passwordHash'>,
  password: string,
  address: string,
): Promise<boolean> {
  const giveBack = await countGuess(desk, member.email, address)
  if (!(await desk.passwords.matches(member.passwordHash, password))) return false
  await giveBack()
  return true
}
