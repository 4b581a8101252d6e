// Who a session says is here: the second factor may still be owed, and a recovery link opens the door only to a new password.

import type { Session } from '@supabase/auth-js'

export interface Member {
  id: string
  /** Empty for a visitor. */
  email: string
  /** No account: a book is held for her for a day. */
  isVisitor: boolean
}

export type WhoIsHere =
  | { status: 'loading' }
  /** `ended`: there was a session until just now, or one that is no longer good; `isKept`: she did not leave, and what she typed waits; `wasVisitor`: the day is over. */
  | { status: 'signed-out'; ended?: true; isKept?: true; wasVisitor?: true }
  /** There is a session, but nobody answered when it had to be renewed. */
  | { status: 'unreachable' }
  /** The password was right; the 6-digit code is still to come. */
  | { status: 'needs-code'; member: Member; recovering: boolean }
  | { status: 'signed-in'; member: Member; recovering: boolean }

type Evidence = Pick<Session, 'access_token'> & {
  user: Pick<Session['user'], 'id' | 'email' | 'factors' | 'is_anonymous'>
}

export function whoIsHere(session: Evidence | null): WhoIsHere {
  if (session === null) return { status: 'signed-out' }
  const { user } = session
  const claims = readClaims(session.access_token)
  const owesCode = claims.aal !== 'aal2' && (user.factors ?? []).some((factor) => factor.status === 'verified')
  return {
    status: owesCode ? 'needs-code' : 'signed-in',
    member: { id: user.id, email: user.email ?? '', isVisitor: user.is_anonymous === true },
    recovering: claims.methods.some((method) => method === 'recovery' || method === 'otp'),
  }
}

/** Read, not trusted: the server checks the signature, the screen only needs to know what to show. */
export function readClaims(token: string): { aal: string; methods: string[] } {
  const claims = new Map(Object.entries(readPayload(token) ?? {}))
  const aal = claims.get('aal')
  const amr: unknown = claims.get('amr')
  return {
    aal: typeof aal === 'string' ? aal : 'aal1',
    methods: Array.isArray(amr) ? amr.map(methodOf) : [],
  }
}

function methodOf(entry: unknown): string {
  if (typeof entry === 'string') return entry
  const method: unknown = new Map(Object.entries(entry ?? {})).get('method')
  return typeof method === 'string' ? method : ''
}

function readPayload(token: string): unknown {
  const [, payload = ''] = token.split('.')
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
