// What screens ask about the shop, the subscription and the orders, under the names by which all of them keep it.

import { queryOptions } from '@tanstack/react-query'
import { call } from '../../ui/call.ts'
import { readShop, readSubscription } from '../checkout-contract.ts'

export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: ({ signal }) => call(readShop, {}, { signal }),
  staleTime: Infinity,
})

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => call(readSubscription, {}, { signal }),
  staleTime: 0,
})
