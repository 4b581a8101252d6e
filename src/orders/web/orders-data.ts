// The member's orders from the server, under the names by which every screen keeps them.

import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { minute, second } from '../../base/dates.ts'
import { call } from '../../ui/call.ts'
import { listOrders, type OrderStory, readOrder } from '../contract.ts'
import { orderWords } from '../order-words.ts'

const failure = orderWords.loadFailed
const listKey = ['orders', 'list']
const orderKey = (id: string) => ['orders', 'one', id]

export const ordersQuery = infiniteQueryOptions({
  queryKey: listKey,
  queryFn: ({ pageParam, signal }) => call(listOrders, { cursor: pageParam || undefined }, { failure, signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.next,
  refetchOnMount: 'always',
})

/** The newest few, for what is said of each of them beside its book. */
export const newestOrdersQuery = queryOptions({
  queryKey: ['orders', 'newest'],
  queryFn: async ({ signal }) => (await call(listOrders, {}, { failure, signal })).items,
  staleTime: 0,
})

export const ordersOfBookQuery = (bookId: string) =>
  queryOptions({
    queryKey: ['orders', 'book', bookId],
    queryFn: async ({ signal }) =>
      (await call(listOrders, {}, { failure, signal })).items.filter((order) => order.book_id === bookId),
    staleTime: 0,
  })

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: orderKey(id),
    queryFn: ({ signal }) => call(readOrder, { id }, { failure, signal }),
    staleTime: 0,
    // Payment and printer go on while she looks; what was paid a moment ago goes on at once.
    refetchInterval: ({ state }) => (state.data?.status === 'paid' ? 2 * second : minute),
  })

/** As an answer has shown it. */
export function keepOrder(cache: QueryClient, order: OrderStory): void {
  cache.setQueryData(orderKey(order.id), order)
}
