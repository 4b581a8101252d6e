// Finished copies and links from the server, under the names by which every screen keeps them.

import { queryOptions } from '@tanstack/react-query'
import { call } from '../../ui/call.ts'
import { listEditions, readPassport, readSheets } from '../contract.ts'
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

/** What is around the story as it would be printed now: a change of cast, style or story changes it. */
export const sheetsQuery = (bookId: string) =>
  queryOptions({
    queryKey: ['sheets', bookId],
    queryFn: ({ signal }) => call(readSheets, { id: bookId }, { failure: editionsWords.failed.book, signal }),
    staleTime: 0,
  })

export const sharesQuery = (bookId: string) =>
  queryOptions({
    queryKey: ['shares', bookId],
    queryFn: async ({ signal }) =>
      (await call(listShares, { id: bookId }, { failure: editionsWords.share.failedList, signal })).items,
    staleTime: 0,
  })

/** Looked at anew each time: whatever was mended meanwhile is mended here. */
export const passportQuery = (bookId: string) =>
  queryOptions({
    queryKey: ['passport', bookId],
    queryFn: ({ signal }) => call(readPassport, { id: bookId }, { failure: editionsWords.passport.failed, signal }),
    staleTime: 0,
  })
