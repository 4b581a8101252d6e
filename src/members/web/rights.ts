// Whether she who is here is an operator, too: asked once, since it hardly ever changes.

import { useQuery } from '@tanstack/react-query'
import { call } from '../../ui/call.ts'
import { readRights } from '../contract.ts'

export function useRights() {
  return useQuery({
    queryKey: ['rights'],
    queryFn: ({ signal }) => call(readRights, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
