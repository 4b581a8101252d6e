// The member's own profile: read it, change names and phone number.

import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { users } from '../../../database/schema/members.ts'
import { notSignedIn } from '../../platform/http/refusals.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { Profile, updateProfile as contract } from '../contract.ts'

const columns = {
  id: users.id,
  email: users.email,
  first_name: users.first_name,
  last_name: users.last_name,
  phone_number: users.phone_number,
  updated_at: users.updated_at,
}

function show(row: Omit<Profile, 'email' | 'updated_at'> & { email: string | null; updated_at: Date }): Profile {
  return { ...row, email: row.email ?? '', updated_at: row.updated_at.toISOString() }
}

export async function readProfile({ rows, caller }: MemberCall<unknown>): Promise<Profile> {
  const [found] = await rows.select(columns).from(users).where(eq(users.id, caller.id))
  if (!found) throw notSignedIn()
  return show(found)
}

export async function updateProfile({ input, rows, caller, hands }: MemberCall<z.output<typeof contract.input>>) {
  const { updated_at: _echoed, ...fields } = input
  const [changed] = await rows
    .update(users)
    .set({ ...fields, updated_at: hands.now() })
    .where(eq(users.id, caller.id))
    .returning(columns)
  if (!changed) throw notSignedIn()
  return show(changed)
}
