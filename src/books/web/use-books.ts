// The member's books from the server, page by page, and taking one away.

import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../ui/call.ts'
import { CallFailed } from '../../ui/call-failed.ts'
import { shownTitle } from '../book.ts'
import { type Book, deleteBook, listBooks } from '../contract.ts'
import { booksWords } from '../words.ts'

const key = ['books', 'list']
type Pages = InfiniteData<{ items: Book[]; next: string | null }>

export function useBooks() {
  return useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      call(listBooks, { cursor: pageParam || undefined }, { failure: booksWords.fetchFailed, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    // Whoever comes back from writing a book wants to see it here.
    refetchOnMount: 'always',
  })
}

/** Answers what to tell the member. */
export async function removeBook(book: Book): Promise<string> {
  try {
    return (await call(deleteBook, { id: book.id }, { failure: booksWords.deleting.failed })).message
  } catch (error) {
    // Deleted already, in another tab: what was wanted is so.
    if (error instanceof CallFailed && error.failure.code === 'book_not_found')
      return booksWords.deleting.done(shownTitle(book))
    throw error
  }
}

/** Apart from the call, so that the row can hand over the focus first. */
export function useForgetBook() {
  const cache = useQueryClient()
  return (id: string) =>
    cache.setQueryData<Pages>(
      key,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({ ...page, items: page.items.filter((b) => b.id !== id) })),
        },
    )
}
