// How many books may be begun without an account: by one visitor, and from one network.

import { eq } from 'drizzle-orm'
import { books } from '../../../database/schema/books.ts'
import { day } from '../../base/dates.ts'
import type { MemberCall, Route } from '../../platform/http/route.ts'
import { countOne, neighbourhood, type Limit } from '../../platform/rate-limit.ts'
import { visitorsHaveEnough } from '../refusals.ts'

const perAddress: Limit = { name: 'visitor-books/address', most: 10, within: day }
const perVisitor = 2

/** Before the transaction: what is counted in one that fails would be forgotten. */
export const holdingVisitors = (route: Route): Route => ({
  ...route,
  async answer(context) {
    const { config, database, now } = context.get('hands')
    if (context.get('caller')?.isVisitor && config.RATE_LIMITS === 'on') {
      const wait = await countOne(database.owner, perAddress, neighbourhood(context.get('address')), now())
      if (wait !== undefined) throw visitorsHaveEnough(wait)
    }
    return route.answer(context)
  },
})

/** When the new one is in; a book that was made before and is only answered again is none too many. */
export async function holdVisitor({ rows, caller }: Pick<MemberCall<unknown>, 'rows' | 'caller'>): Promise<void> {
  if (!caller.isVisitor) return
  if ((await rows.$count(books, eq(books.user_id, caller.id))) > perVisitor) throw visitorsHaveEnough()
}
