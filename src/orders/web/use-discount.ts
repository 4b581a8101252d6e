// A discount code at the till: the server says what it takes off what is bought, and says it anew when that changes.

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InputOf, OutputOf } from '../../base/endpoint.ts'
import { call } from '../../ui/call.ts'
import { explainFailure } from '../../ui/explain-failure.ts'
import { checkDiscount } from '../checkout-contract.ts'
import { checkoutWords } from '../checkout-words.ts'

const { failed: failure } = checkoutWords.discount

type Items = InputOf<typeof checkDiscount>['items']
type Found = OutputOf<typeof checkDiscount>

export interface Discount {
  /** The one that is kept; empty: none. */
  code: string
  /** What it does to what is bought now, as soon as that is known. */
  found: Found | undefined
  /** Why the kept one does not hold. */
  problem: string | undefined
  /** Throws when it is not good. */
  apply: (typed: string) => Promise<void>
  remove: () => void
  /** What is to be paid with it, also for whoever is quicker than the answer. */
  settled: () => Promise<Found | undefined>
}

const checkQuery = (discountCode: string, items: Items) =>
  queryOptions({
    queryKey: ['discount', discountCode, items],
    queryFn: ({ signal }) => call(checkDiscount, { discountCode, items }, { failure, signal }),
  })

/** `items`: what it may be used for; none: no code can be used. */
export function useDiscount(code: string, onCode: (code: string) => void, items: Items): Discount {
  const cache = useQueryClient()
  const isAsked = code !== '' && items.length > 0
  const { data, error } = useQuery({ ...checkQuery(code, items), enabled: isAsked })
  return {
    code,
    found: error ? undefined : data,
    problem: error ? explainFailure(error, failure) : undefined,
    apply: async (typed) => onCode((await cache.fetchQuery(checkQuery(typed.trim().toUpperCase(), items))).code),
    remove: () => onCode(''),
    settled: async () => (isAsked && !error ? (data ?? cache.fetchQuery(checkQuery(code, items))) : undefined),
  }
}
