// The desk from the server, under the names by which its screens keep it.

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { minute } from '../../base/dates.ts'
import { getPrompts } from '../../stories/prompts-contract.ts'
import { call } from '../../ui/call.ts'
import { listDeskOrders, listReportedShares, readDesk, readHealth, readDeskOrder } from '../contract.ts'
import { deskWords } from '../desk-words.ts'
import { discountWords } from '../discount-words.ts'
import { listDiscounts } from '../discounts-contract.ts'
import { healthWords } from '../health-words.ts'
import type { Heap } from '../trouble.ts'

const failure = deskWords.loadFailed

/** Everything of the desk is kept under it. */
export const deskKey = ['desk']

export const deskQuery = queryOptions({
  queryKey: [...deskKey, 'heaps'],
  queryFn: ({ signal }) => call(readDesk, {}, { failure, signal }),
  staleTime: 0,
  refetchInterval: minute,
})

export const heapQuery = (heap: Heap) =>
  infiniteQueryOptions({
    queryKey: [...deskKey, 'heap', heap],
    queryFn: ({ pageParam, signal }) =>
      call(listDeskOrders, { heap, cursor: pageParam || undefined }, { failure, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    staleTime: 0,
    refetchInterval: minute,
  })

export const deskOrderQuery = (id: string) =>
  queryOptions({
    queryKey: [...deskKey, 'order', id],
    queryFn: ({ signal }) => call(readDeskOrder, { id }, { failure: deskWords.order.loadFailed, signal }),
    staleTime: 0,
    refetchInterval: minute,
  })

export const sharesQuery = queryOptions({
  queryKey: [...deskKey, 'shares'],
  queryFn: ({ signal }) => call(listReportedShares, { limit: 100 }, { failure, signal }),
  staleTime: 0,
})

export const healthQuery = queryOptions({
  queryKey: [...deskKey, 'health'],
  queryFn: ({ signal }) => call(readHealth, {}, { failure: healthWords.failed, signal }),
  staleTime: 0,
  refetchInterval: minute,
})

export const discountsQuery = queryOptions({
  queryKey: [...deskKey, 'discounts'],
  queryFn: ({ signal }) => call(listDiscounts, { limit: 100 }, { failure: discountWords.loadFailed, signal }),
  staleTime: 0,
})

export const promptsQuery = queryOptions({
  queryKey: [...deskKey, 'prompts'],
  queryFn: async ({ signal }) => {
    const found = await call(getPrompts, {}, { failure, signal })
    return 'items' in found ? found.items : [found]
  },
  staleTime: 0,
})
