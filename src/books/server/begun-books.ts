// Books that are begun in the wizard: kept for their member until the book is made of them, or 30 days have gone by.

import { partOf } from '../../base/pagination.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { begunBooks, books } from '../../../database/schema/books.ts'
import { users } from '../../../database/schema/members.ts'
import { answerMember, answerReader, type MemberCall, type Route } from '../../platform/http/route.ts'
import * as contract from '../begun-contract.ts'
import { begunLimits } from '../book.ts'
import { begunIsMade, begunNotFound, tooManyBegun } from '../refusals.ts'

type Row = typeof begunBooks.$inferSelect

const show = ({ id, name, created_at, updated_at }: Omit<Row, 'state'>): contract.BegunBook => ({
  ...{ id, name, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() },
})

export function begunRoutes(): Route[] {
  return [
    answerReader(contract.listBegun, async ({ rows, caller, hands, input }) => {
      const hers = hands.ownership.ownRows(caller, begunBooks.user_id)
      const found = await rows.select().from(begunBooks).where(hers).orderBy(desc(begunBooks.updated_at))
      return partOf(found.map(show), input)
    }),
    answerReader(contract.readBegun, async (call) => {
      const [row] = await call.rows.select().from(begunBooks).where(oneOf(call))
      if (!row) throw begunNotFound()
      return { ...show(row), state: row.state }
    }),
    answerMember(contract.keepBegun, async (call) => show(await keep(call))),
    answerMember(contract.deleteBegun, async (call) => {
      const [gone] = await call.rows.delete(begunBooks).where(oneOf(call)).returning({ id: begunBooks.id })
      if (!gone) throw begunNotFound()
      return { success: true as const }
    }),
  ]
}

const oneOf = ({ input, caller, hands }: Pick<MemberCall<{ id: string }>, 'input' | 'caller' | 'hands'>) =>
  and(eq(begunBooks.id, input.id), hands.ownership.ownRows(caller, begunBooks.user_id))

async function keep({
  input,
  rows,
  caller,
  hands,
}: MemberCall<z.output<typeof contract.keepBegun.input>>): Promise<Row> {
  const { id, name, state } = input
  const now = hands.now()
  // Whoever makes the book of it at this moment, and whoever begins another one, waits or is waited for.
  await rows.select({ id: users.id }).from(users).where(eq(users.id, caller.id)).for('update')
  const made = and(eq(books.user_id, caller.id), eq(books.draft_key, id))
  if ((await rows.$count(books, made)) > 0) throw begunIsMade()
  const [kept] = await rows
    .insert(begunBooks)
    .values({ id, user_id: caller.id, name, state, created_at: now, updated_at: now })
    // Touched again, it may be reminded of again.
    .onConflictDoUpdate({
      target: [begunBooks.user_id, begunBooks.id],
      set: { name, state, updated_at: now, reminded_at: null },
    })
    .returning()
  if (!kept) throw new Error('The insert answered no row')
  if ((await rows.$count(begunBooks, eq(begunBooks.user_id, caller.id))) > begunLimits.books) throw tooManyBegun()
  return kept
}
