// The books that the member has begun in the wizard, and forgetting one of them.

import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../ui/call.ts'
import { type BegunBook, deleteBegun, listBegun } from '../begun-contract.ts'
import { shownTitle } from '../book.ts'
import { booksWords } from '../words.ts'

export const begunQuery = queryOptions({
  queryKey: ['begun-books'],
  queryFn: async ({ signal }) => (await call(listBegun, {}, { failure: booksWords.fetchFailed, signal })).items,
  staleTime: 0,
})

export const begunTitle = ({ name }: BegunBook): string => shownTitle({ title: '', characters: [{ name }] })

/** Answers what to tell the member. */
export async function removeBegun(book: BegunBook): Promise<string> {
  await call(deleteBegun, { id: book.id }, { failure: booksWords.deleting.failed })
  return booksWords.deleting.done(begunTitle(book))
}

export function useDropBegun() {
  const cache = useQueryClient()
  return (id: string) => cache.setQueryData(begunQuery.queryKey, (now) => now?.filter((one) => one.id !== id))
}
