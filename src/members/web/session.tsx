// The session in React: who is here, and the hands to change that.

import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { MemberSession } from './member-session.ts'
import type { Member, WhoIsHere } from './who-is-here.ts'

const SessionContext = createContext<MemberSession | undefined>(undefined)

export function SessionProvider({ session, children }: { session: MemberSession; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): MemberSession {
  const session = use(SessionContext)
  if (session === undefined) throw new Error('useSession outside of SessionProvider')
  return session
}

export function useWho(): WhoIsHere {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, session.who)
}

/** Put around the guarded screens by the guard. */
export const MemberContext = createContext<Member | undefined>(undefined)

/** The member, on every screen behind the guard. */
export function useMember(): Member {
  const member = use(MemberContext)
  if (member === undefined) throw new Error('useMember outside of the guard')
  return member
}
