// Whether every finished file can be had for nothing in this shop: then no screen sells one without saying so.

import { useQuery } from '@tanstack/react-query'
import { shopQuery } from './shop-data.ts'

export const useFilesAreFree = (): boolean => useQuery(shopQuery).data?.paywall === false
