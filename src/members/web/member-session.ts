// The session as the screens know it: who is here, a good token, and the way out. Lives outside React, one per tab.

import { type AuthChangeEvent, type GoTrueClient, isAuthRetryableFetchError, type Session } from '@supabase/auth-js'
import type { CallWire } from '../../ui/call.ts'
import type { TabStorage } from './tab-storage.ts'
import { readVisit } from './visit.ts'
import { type Member, type WhoIsHere, whoIsHere } from './who-is-here.ts'

export interface MemberSession {
  /** For everything that only the auth service knows: passwords, codes, factors. */
  auth: GoTrueClient
  storage: Pick<TabStorage, 'remember'>
  who: () => WhoIsHere
  subscribe: (listen: () => void) => () => void
  /** Lets whoever is signed out begin a book; answers whether that went well. */
  admit: () => Promise<boolean>
  /** Signs this browser out; `who` stays as it is, since the page is about to be left. */
  leave: () => Promise<void>
  /** Asks the storage again, when the page comes back by the Back button. */
  recheck: () => Promise<void>
  calls: CallWire
}

export interface MemberSessionParts {
  auth: GoTrueClient
  storage: TabStorage
  sessionKey: string
  /** She left: whatever of hers is kept on this device has to go. A session that only ended leaves it for her return. */
  onSignedOut: () => void
  /** Somebody is signed in who may have been a visitor until now; waited for. */
  onArrived?: (member: Member, token: string) => Promise<void>
  /** A hosted auth service takes no visitors. */
  takesVisitors?: boolean
}

export function openMemberSession(parts: MemberSessionParts): MemberSession {
  const { auth, storage, sessionKey, onSignedOut, onArrived, takesVisitors = false } = parts
  let who: WhoIsHere = { status: 'loading' }
  let leaving = false
  let lost = false
  /** Tokens that are being asked for: a session that is refused meanwhile has ended, nobody has left. */
  let asking = 0
  let admission: Promise<boolean> | undefined
  const listeners = new Set<() => void>()
  // An old session that is refused is gone from the storage before anybody is told.
  const found = storage.getItem(sessionKey)

  function set(next: WhoIsHere) {
    if (leaving || JSON.stringify(next) === JSON.stringify(who)) return
    who = next
    for (const listen of listeners) listen()
  }

  async function take(event: AuthChangeEvent, session: Session | null) {
    if (event === 'SIGNED_OUT') {
      const isKept = lost || asking > 0
      lost = false
      const isVisit = who.status === 'signed-in' ? who.member.isVisitor : readVisit(await found) !== undefined
      const ended: WhoIsHere = { status: 'signed-out', ended: true }
      if (isVisit) ended.wasVisitor = true
      if (isKept) return set({ ...ended, isKept })
      onSignedOut()
      return set(ended)
    }
    const next = whoIsHere(session)
    if (session && next.status === 'signed-in' && !next.member.isVisitor)
      await onArrived?.(next.member, session.access_token)
    if (event === 'PASSWORD_RECOVERY' && 'recovering' in next) return set({ ...next, recovering: true })
    // The first event repeats what SIGNED_OUT said when an old session was refused while opening.
    if (event === 'INITIAL_SESSION' && session === null && who.status === 'signed-out') return
    // A session that could not be renewed for want of an answer is still in the storage.
    const waits = event === 'INITIAL_SESSION' && session === null && (await storage.getItem(sessionKey)) !== null
    set(waits ? { status: 'unreachable' } : next)
  }
  auth.onAuthStateChange(take)

  async function tokenFrom(asked: ReturnType<GoTrueClient['getSession'] | GoTrueClient['refreshSession']>) {
    asking += 1
    const { data, error } = await asked.finally(() => (asking -= 1))
    if (error && isAuthRetryableFetchError(error)) throw error
    return data.session?.access_token
  }

  return {
    auth,
    storage,
    who: () => who,
    subscribe: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    admit: () => {
      if (!takesVisitors) return Promise.resolve(false)
      admission ??= auth.signInAnonymously().then(({ error }) => {
        admission = undefined
        return error === null
      })
      return admission
    },
    leave: async () => {
      leaving = true
      lost = false
      const left = auth.signOut({ scope: 'local' })
      // The session is off this device at once; the server is told, but a dead line does not hold anybody back.
      await Promise.race([left, new Promise((resolve) => setTimeout(resolve, 2000))])
    },
    recheck: async () => {
      leaving = false
      const { data, error } = await auth.getSession()
      set(error && isAuthRetryableFetchError(error) ? { status: 'unreachable' } : whoIsHere(data.session))
    },
    calls: {
      token: () => tokenFrom(auth.getSession()),
      renew: () => tokenFrom(auth.refreshSession()),
      sessionLost: () => {
        lost = true
        void auth.signOut({ scope: 'local' })
      },
    },
  }
}
