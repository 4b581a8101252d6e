// Whether the member also runs the shop. The door decides at each call: this only tells her screens what to show.

import { sql } from 'drizzle-orm'
import type { MemberCall } from '../../platform/http/route.ts'

export async function readRights({ rows, caller }: MemberCall<unknown>) {
  // A statement, so that a session that is over is told so.
  await rows.execute(sql`select 1`)
  return { is_operator: caller.isOperator }
}
