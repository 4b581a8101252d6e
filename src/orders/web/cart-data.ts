// The books that the cart offers: every finished one, the newest first, and those whose record is in it already.

import { queryOptions } from '@tanstack/react-query'
import { type Book, listBooks, readBook } from '../../books/contract.ts'
import { call } from '../../ui/call.ts'
import { CallFailed } from '../../ui/call-failed.ts'
import { checkoutWords } from '../checkout-words.ts'

const failure = checkoutWords.loadFailed

export const cartBooksQuery = (inCart: readonly string[]) =>
  queryOptions({
    queryKey: ['books', 'cart', ...inCart],
    queryFn: async ({ signal }) => {
      const finished = await finishedBooks(signal)
      const others = [...new Set(inCart)].filter((id) => finished.every((book) => book.id !== id))
      const found = await Promise.all(others.map((id) => bookOrNone(id, signal)))
      return [...finished, ...found.flatMap((book) => book ?? [])]
    },
    staleTime: 0,
  })

async function finishedBooks(signal: AbortSignal): Promise<Book[]> {
  const books: Book[] = []
  let cursor: string | undefined
  do {
    const input = { status: 'completed', sort: 'updated_at', limit: 100, cursor } as const
    const { items, next } = await call(listBooks, input, { failure, signal })
    books.push(...items)
    cursor = next ?? undefined
  } while (cursor !== undefined)
  return books
}

/** A book that was deleted since has left the cart, too. */
async function bookOrNone(id: string, signal: AbortSignal): Promise<Book | null> {
  try {
    return await call(readBook, { id }, { failure, signal })
  } catch (error) {
    if (error instanceof CallFailed && error.failure.status === 404) return null
    throw error
  }
}
