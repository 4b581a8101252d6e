// A visitor who signs up or in: who she was is kept on this device until her book has come along.

import { brand } from '../../base/brand.ts'
import { storedJson } from '../../base/stored-json.ts'

type Shelf = Pick<Storage, 'getItem' | 'setItem'>

export const visitKey = `${brand.toLowerCase()}-visit`

export interface Visit {
  id: string
  refreshToken: string
}

/** Out of a session as the auth client stores it; nothing when it is a member's. */
export function readVisit(stored: string | null): Visit | undefined {
  const session = new Map<string, unknown>(Object.entries(storedJson(stored) ?? {}))
  const user = new Map<string, unknown>(Object.entries(session.get('user') ?? {}))
  const [id, refreshToken] = [user.get('id'), session.get('refresh_token')]
  if (user.get('is_anonymous') !== true || typeof id !== 'string' || typeof refreshToken !== 'string') return undefined
  return { id, refreshToken }
}

/** `before` and `after`: what the storage held of a session, and what it holds from now on. */
export function noteVisit(shelf: Shelf, before: string, after: string): void {
  if (readVisit(before) && !readVisit(after)) shelf.setItem(visitKey, before)
}
