// Portraits from the server, under the description that they were drawn from: what was drawn once is not asked for again.

import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { hour } from '../../../base/dates.ts'
import { drawPortrait } from '../../../pictures/portrait-contract.ts'
import { call } from '../../../ui/call.ts'
import { looksWords } from '../../look-words.ts'

/** What is being typed or clicked through is not drawn at every key. */
export const settling = 200

export type Sitter = z.input<typeof drawPortrait.input>
export type Portrait = z.output<typeof drawPortrait.output>

export const isSameSitter = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export const portraitQuery = (sitter: Sitter | undefined) =>
  queryOptions({
    queryKey: ['portrait', sitter],
    queryFn: ({ signal }) =>
      call(drawPortrait, sitter ?? { type: 'other' }, { failure: looksWords.portrait.failed, signal }),
    enabled: sitter !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: hour,
    retry: false,
  })

/** The last one of the same figure, whose seeds all begin alike, stays until the next is drawn. */
export function usePortrait(sitter: Sitter | undefined, seeds: string) {
  const client = useQueryClient()
  const lastDrawn = () =>
    client
      .getQueryCache()
      .findAll({ queryKey: ['portrait'] })
      .filter(({ queryKey: [, of] }) => isSeeded(of) && of.seed.startsWith(seeds))
      .map(({ queryKey }) => client.getQueryData<Portrait>(queryKey))
      .findLast((drawn) => drawn !== undefined)
  return useQuery({ ...portraitQuery(sitter), placeholderData: (previous) => previous ?? lastDrawn() })
}

const isSeeded = (of: unknown): of is { seed: string } =>
  typeof of === 'object' && of !== null && 'seed' in of && typeof of.seed === 'string'
