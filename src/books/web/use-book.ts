// One book from the server, under the one name by which every screen keeps it.

import { useQuery } from '@tanstack/react-query'
import { call } from '../../ui/call.ts'
import { readBook } from '../contract.ts'

export const bookKey = (id: string) => ['book', id]

/** Shown from memory if it is there, and looked up again; `every` so many milliseconds, where something of it is still to come. */
export function useBook(id: string, failure: string, enabled = true, every: number | false = false) {
  return useQuery({
    enabled,
    queryKey: bookKey(id),
    queryFn: ({ signal }) => call(readBook, { id }, { failure, signal }),
    staleTime: 0,
    refetchInterval: every,
  })
}
