// Whether every finished file can be had for nothing in this shop: then no screen sells one without saying what is paid for.

import { useQuery } from '@tanstack/react-query'
import type { Sku } from '../catalogue.ts'
import { checkoutWords } from '../checkout-words.ts'
import { shopQuery } from './shop-data.ts'

const words: Partial<Record<Sku, string>> = checkoutWords.tier.free

export const useFilesAreFree = (): boolean => useQuery(shopQuery).data?.paywall === false

/** What is said of it then, beside its price. */
export function useFreeWords(): (sku: Sku) => string | undefined {
  const areFree = useFilesAreFree()
  return (sku) => (areFree ? words[sku] : undefined)
}
