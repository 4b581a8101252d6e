// First statement of every transaction that changes an account: one at a time for each member, so that none wait in a circle.

import { eq } from 'drizzle-orm'
import { users } from '../../../../database/schema/members.ts'
import type { Rows } from '../../../platform/database/rows.ts'

/** Answers whether there still is such a member. */
export async function lockMember(rows: Rows, userId: string): Promise<boolean> {
  const found = await rows.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  return found.length > 0
}
