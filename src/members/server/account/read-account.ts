// What we hold of a member, counted; and when it goes, if she asked for that.

import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '../../../../database/schema/members.ts'
import { notSignedIn } from '../../../platform/http/refusals.ts'
import type { LongCall } from '../../../platform/http/long-route.ts'
import { rawRows } from '../../../platform/database/rows.ts'
import { holdings, type Account } from '../../account-contract.ts'

export async function readAccount({ hands, caller: { id } }: LongCall<unknown>): Promise<Account> {
  const { owner } = hands.database
  const [member] = await owner.select().from(users).where(eq(users.id, id))
  if (!member) throw notSignedIn()
  const picture = sql`kind in ('page_picture', 'portrait', 'cover') and key like '%.jpg'`
  const [counted] = await rawRows(
    owner,
    sql`select
      (select count(*) from books where user_id = ${id})::int as books,
      (select count(*) from characters c join books b on b.id = c.book_id where b.user_id = ${id})::int as characters,
      (select count(*) from files where user_id = ${id} and ${picture})::int as pictures,
      (select count(*) from files where user_id = ${id} and kind = 'photo')::int as photos,
      (select count(*) from editions where user_id = ${id})::int as editions,
      (select count(*) from share_links s join books b on b.id = s.book_id
        where b.user_id = ${id} and s.revoked_at is null and s.expires_at > ${hands.now().toISOString()}::timestamptz)::int as links,
      (select count(*) from addresses where user_id = ${id})::int as addresses,
      (select count(*) from orders where user_id = ${id})::int as orders`,
  )
  return {
    created_at: member.created_at.toISOString(),
    deletion_at: member.deletion_at?.toISOString() ?? null,
    holds: z.object(holdings).parse(counted),
  }
}
