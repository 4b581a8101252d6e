// Changing the password or the metadata of whoever holds the token.

import { eq } from 'drizzle-orm'
import { credentials } from '../../../../database/schema/members.ts'
import { emailIsFixed, invalidField, phoneIsProfile } from '../../auth-refusals.ts'
import type { AuthUser } from '../../auth-shapes.ts'
import type { AuthDesk } from './auth-desk.ts'
import { findMember, showUser } from './auth-user.ts'
import { replacePassword, prepareNewPassword } from './change-password.ts'
import { lockMember } from './lock-member.ts'
import { memberAsks } from './who-asks.ts'

export interface UpdateRequest {
  password: string | undefined
  currentPassword: string | undefined
  nonce: string | undefined
  data: Record<string, unknown> | undefined
  email: string | undefined
  phone: string | undefined
  bearer: string | undefined
  address: string
}

export async function updateUser(desk: AuthDesk, request: UpdateRequest): Promise<AuthUser> {
  const { database, now } = desk.hands
  const asker = await memberAsks(desk, database.owner, request.bearer)
  const { password, email, phone, data } = request
  if (email !== undefined && email.trim().toLowerCase() !== asker.member.email) throw emailIsFixed()
  if (phone) throw phoneIsProfile()
  const newHash = password === undefined ? undefined : await prepareNewPassword(desk, asker, { ...request, password })
  return database.transaction(async (rows) => {
    await lockMember(rows, asker.member.id)
    // Hashing took its time: look again who is still signed in.
    const { member, session } = await memberAsks(desk, rows, request.bearer)
    if (newHash !== undefined) await replacePassword(desk, rows, { before: asker.member, session, newHash })
    if (data) {
      await rows
        .update(credentials)
        .set({ user_metadata: merge(member.metadata, data), updated_at: now() })
        .where(eq(credentials.user_id, member.id))
    }
    const changed = await findMember(rows, { id: member.id })
    if (!changed) throw new Error('A member vanished while locked')
    return showUser(changed)
  })
}

/** As the protocol has it: new keys over old ones, and null takes a key away. */
function merge(before: Record<string, unknown>, data: Record<string, unknown>): Record<string, unknown> {
  const merged = Object.fromEntries(Object.entries({ ...before, ...data }).filter(([, value]) => value !== null))
  if (JSON.stringify(merged).length > 2000) throw invalidField('data', 'data can have at most 2000 characters')
  return merged
}
