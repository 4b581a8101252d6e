// What is private of a book's member beyond the book itself, for whoever tells it outside.

import { eq } from 'drizzle-orm'
import { books } from '../../../database/schema/books.ts'
import { addresses, users } from '../../../database/schema/members.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { PrivateWords } from './tellers/private-words.ts'

export async function privateWordsOf(owner: Rows, bookId: string): Promise<PrivateWords> {
  const found = await owner
    .select({ user: users, address: addresses })
    .from(books)
    .innerJoin(users, eq(users.id, books.user_id))
    .leftJoin(addresses, eq(addresses.user_id, users.id))
    .where(eq(books.id, bookId))
  const lines = found.flatMap(({ address }) => address ?? [])
  const said = (all: readonly (string | null | undefined)[]) => [...new Set(all.flatMap((one) => one?.trim() || []))]
  return {
    names: said([found[0]?.user.first_name, found[0]?.user.last_name, ...lines.map(({ name }) => name)]),
    places: said(lines.flatMap(({ street1, street2, city }) => [street1, street2, city])),
    codes: said(lines.map(({ postal_code }) => postal_code)),
  }
}
