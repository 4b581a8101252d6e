// A book's story and its pages from the server, under the names by which every screen keeps them.

import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { minute, second } from '../../base/dates.ts'
import type { Book } from '../../books/contract.ts'
import { bookKey } from '../../books/web/use-book.ts'
import { call } from '../../ui/call.ts'
import { listPages, type Page, readStory, type ToldStory } from '../contract.ts'
import { readLayout } from '../layout-contract.ts'
import { storiesWords } from '../words.ts'

const failure = storiesWords.failed.fetchPages
const pagesKey = (bookId: string) => ['pages', bookId]

/** How the newest story stands. */
export const storyQuery = (bookId: string) =>
  queryOptions({
    queryKey: ['story', bookId],
    queryFn: ({ signal }) => call(readStory, { id: bookId }, { failure, signal }),
    staleTime: 0,
  })

/** Links to pictures live for an hour at least: on a page that stays open they are renewed before they end. */
const renewal = 45 * minute

export const pagesQuery = (bookId: string) =>
  queryOptions({
    queryKey: pagesKey(bookId),
    queryFn: async ({ signal }) => (await call(listPages, { id: bookId }, { failure, signal })).items,
    staleTime: 0,
    refetchInterval: renewal,
  })

/** What is seen of a page: its picture, else its preview, else nothing as yet. */
export const pictureOf = (page: Page): string | null => page.image_url ?? page.preview_image_url

/** The same picture at its next address is the same picture. */
export const pictureName = (url: string | null): string => url?.split('?', 1)[0] ?? ''

/** Previews of a new story are still being drawn: they are looked for until they are there. */
export const picturedPagesQuery = (bookId: string) =>
  queryOptions({
    ...pagesQuery(bookId),
    refetchInterval: ({ state }) => (state.data?.some((page) => pictureOf(page) === null) ? 2 * second : renewal),
  })

export const layoutQuery = (bookId: string) =>
  queryOptions({
    queryKey: ['layout', bookId],
    queryFn: ({ signal }) => call(readLayout, { id: bookId }, { failure, signal }),
    staleTime: 0,
  })

export const withPage = (pages: readonly Page[], page: Page): Page[] =>
  [...pages.filter((one) => one.page_number !== page.page_number), page].toSorted(
    (one, other) => one.page_number - other.page_number,
  )

/** A page that was changed here. */
export function keepPage(cache: QueryClient, page: Page): void {
  const queryKey = pagesKey(page.book_id)
  cache.setQueryData<Page[]>(queryKey, (pages) => pages && withPage(pages, page))
  // Pages that were looked up before the change must not take its place.
  if (cache.isFetching({ queryKey }) > 0) void cache.invalidateQueries({ queryKey })
}

export function keepBook(cache: QueryClient, book: Book): void {
  cache.setQueryData(bookKey(book.id), book)
  void cache.invalidateQueries({ queryKey: ['books'] })
}

/** A whole new story, with the titles that came with it. */
export async function keepTold(cache: QueryClient, { book, pages }: ToldStory): Promise<void> {
  cache.setQueryData(pagesKey(book.id), pages)
  keepBook(cache, book)
  await cache.prefetchQuery(storyQuery(book.id))
}
