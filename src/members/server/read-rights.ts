// What every screen of the member depends on: whether she also runs the shop (the door decides at each call), and whether her account goes.

import { eq } from 'drizzle-orm'
import { users } from '../../../database/schema/members.ts'
import type { MemberCall } from '../../platform/http/route.ts'

export async function readRights({ rows, caller }: MemberCall<unknown>) {
  const [member] = await rows.select({ deletion_at: users.deletion_at }).from(users).where(eq(users.id, caller.id))
  return { is_operator: caller.isOperator, deletion_at: member?.deletion_at?.toISOString() ?? null }
}
