// Whether she who is here is an operator, too, and whether her account goes: asked once, since it hardly ever changes.

import { useQuery } from '@tanstack/react-query'
import { call } from '../../ui/call.ts'
import { readRights } from '../rights-contract.ts'

export const rightsKey = ['rights']

export function useRights() {
  return useQuery({
    queryKey: rightsKey,
    queryFn: ({ signal }) => call(readRights, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
