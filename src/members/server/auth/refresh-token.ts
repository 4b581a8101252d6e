// Refresh tokens of one session: a chain, each the child of the one before, and only the last one unused.

import { createHash, createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { refreshTokens } from '../../../../database/schema/members.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { AuthDesk } from './auth-desk.ts'
import { newId } from './new-id.ts'

export type RefreshToken = typeof refreshTokens.$inferSelect

/**
 * 256 bits that nobody can guess without the server's key. Made from the row's id instead of by dice, so that a client
 * whose reply was lost can be handed the same token again while the database knows only its hash.
 */
const spellToken = (desk: AuthDesk, id: string) => createHmac('sha256', desk.refreshKey).update(id).digest('base64url')

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

export async function addToken(desk: AuthDesk, rows: Rows, sessionId: string, parent?: string): Promise<string> {
  const id = newId(desk.hands)
  const token = spellToken(desk, id)
  await rows.insert(refreshTokens).values({
    id,
    session_id: sessionId,
    token_hash: hashOf(token),
    parent_id: parent ?? null,
    created_at: desk.hands.now(),
  })
  return token
}

export async function findToken(rows: Rows, token: string): Promise<RefreshToken | undefined> {
  const [found] = await rows
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.token_hash, hashOf(token)))
  return found
}

export async function childOf(rows: Rows, token: RefreshToken): Promise<RefreshToken | undefined> {
  const [found] = await rows.select().from(refreshTokens).where(eq(refreshTokens.parent_id, token.id))
  return found
}

/** An unused token once more, for a client that never got it. */
export async function spellAgain(desk: AuthDesk, rows: Rows, token: RefreshToken): Promise<string> {
  const spelt = spellToken(desk, token.id)
  // The server's secret was changed meanwhile: what was handed out cannot be spelt again, so its successor is.
  return hashOf(spelt) === token.token_hash ? spelt : rotate(desk, rows, token)
}

/** The next token of the chain; the session must be locked. */
export async function rotate(desk: AuthDesk, rows: Rows, token: RefreshToken): Promise<string> {
  await rows.update(refreshTokens).set({ used_at: desk.hands.now() }).where(eq(refreshTokens.id, token.id))
  return addToken(desk, rows, token.session_id, token.id)
}
