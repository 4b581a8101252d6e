// Finished copies and links from the server, under the names by which every screen keeps them.

import { queryOptions } from '@tanstack/react-query'
import { call } from '../../ui/call.ts'
import { listEditions } from '../contract.ts'
import { listShares } from '../share-contract.ts'
import { editionsWords } from '../words.ts'

/** Newest first. */
export const editionsQuery = (bookId: string) =>
  queryOptions({
    queryKey: ['editions', bookId],
    queryFn: async ({ signal }) =>
      (await call(listEditions, { id: bookId }, { failure: editionsWords.failed.book, signal })).items,
    staleTime: 0,
  })

export const sharesQuery = (bookId: string) =>
  queryOptions({
    queryKey: ['shares', bookId],
    queryFn: async ({ signal }) =>
      (await call(listShares, { id: bookId }, { failure: editionsWords.share.failedList, signal })).items,
    staleTime: 0,
  })
