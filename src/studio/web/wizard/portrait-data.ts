// Portraits from the server, under the description that they were drawn from: what was drawn once is not asked for again.

import { keepPreviousData, queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { PRONOUNS, CHARACTER_TYPES } from '../../../stage/cast.ts'
import { hour } from '../../../base/dates.ts'
import { drawPortrait } from '../../../pictures/portrait-contract.ts'
import { call } from '../../../ui/call.ts'
import { chosenLook } from '../../look-answers.ts'
import { isOfOneBlood } from '../../../writing/looks/kin-look.ts'
import { type CastAnswers, heroOf, readAge, type WizardAnswers } from '../../wizard-answers.ts'
import { looksWords } from '../../look-words.ts'
import { useSettled } from './use-settled.ts'

/** What is being typed or clicked through is not drawn at every key. */
export const settling = 200

type Sitter = z.input<typeof drawPortrait.input>
type Portrait = z.output<typeof drawPortrait.output>

/** Nothing while it is not known who it is. `heroShown`: what the hero's portrait shows, in words. */
export function sitterOf(one: CastAnswers, answers: WizardAnswers, heroShown: string | undefined): Sitter | undefined {
  const { key, type, age, gender, look, relation } = one
  const hero = heroOf(answers)
  const known = CHARACTER_TYPES.find((one) => one === type)
  if (!known) return undefined
  return {
    type: known,
    age: readAge(age) ?? null,
    gender: PRONOUNS.find((one) => one === gender) ?? null,
    physical_description: chosenLook(type, look),
    ...(hero.key !== key && isOfOneBlood(relation) && { relation, ...kinOf(hero.type, heroShown) }),
    art_style_id: answers.art_style_id,
    seed: `${seedOf(one, answers)}${look.rolls}`,
  }
}

const seedOf = ({ key }: CastAnswers, answers: WizardAnswers) => `${answers.seed.slice(0, 36)}/${key.slice(0, 12)}/`

function kinOf(type: string, shown: string | undefined): Partial<Sitter> {
  const hero_type = CHARACTER_TYPES.find((one) => one === type)
  return shown === undefined || !hero_type ? {} : { hero_type, hero_description: shown }
}

/** The hero's first: whoever is of one blood with it waits for what it shows. */
export const heroSitter = (answers: WizardAnswers) => sitterOf(heroOf(answers), answers, undefined)

/** Only what is drawn already: nobody has it drawn by looking. */
const useHeroShown = (answers: WizardAnswers) =>
  useQuery({ ...portraitQuery(heroSitter(answers)), enabled: false }).data?.described

export function useSitter(one: CastAnswers | undefined, answers: WizardAnswers): Sitter | undefined {
  const heroShown = useHeroShown(answers)
  return one && sitterOf(one, answers, heroShown)
}

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

/** The last one of the same figure stays until the next is drawn, on whichever step she is by then. */
export function usePortrait(sitter: Sitter | undefined, one: CastAnswers, answers: WizardAnswers) {
  const client = useQueryClient()
  const query = portraitQuery(sitter)
  const lastDrawn = () =>
    client
      .getQueryCache()
      .findAll({ queryKey: ['portrait'] })
      .filter(({ queryKey: [, of] }) => isSeeded(of) && of.seed.startsWith(seedOf(one, answers)))
      .map(({ queryKey }) => client.getQueryData<Portrait>(queryKey))
      .findLast((drawn) => drawn !== undefined)
  return useQuery({ ...query, placeholderData: (previous) => previous ?? lastDrawn() })
}

const isSeeded = (of: unknown): of is { seed: string } =>
  typeof of === 'object' && of !== null && 'seed' in of && typeof of.seed === 'string'

/** Kept in hand as long as the wizard is open: what is being drawn when she goes on is not begun again at the next step. */
export function useCastPortraits(answers: WizardAnswers): void {
  const heroShown = useHeroShown(answers)
  const now = answers.cast.map((one) => sitterOf(one, answers, heroShown))
  const settled = useSettled(now, (a, b) => JSON.stringify(a) === JSON.stringify(b), settling)
  useQueries({ queries: settled.map((sitter) => portraitQuery(sitter)) })
}
