// Portraits from the server, under the description that they were drawn from: what was drawn once is not asked for again.

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { PRONOUNS, CHARACTER_TYPES } from '../../../base/cast.ts'
import { hour } from '../../../base/dates.ts'
import { drawPortrait } from '../../../pictures/portrait-contract.ts'
import { call } from '../../../ui/call.ts'
import { chosenLook } from '../../look-answers.ts'
import { type CastAnswers, readAge, type WizardAnswers } from '../../wizard-answers.ts'
import { looksWords } from '../../look-words.ts'

type Sitter = z.input<typeof drawPortrait.input>

/** Nothing while it is not known who it is. */
export function sitterOf({ key, type, age, gender, look }: CastAnswers, answers: WizardAnswers): Sitter | undefined {
  const known = CHARACTER_TYPES.find((one) => one === type)
  if (!known) return undefined
  return {
    type: known,
    age: readAge(age) ?? null,
    gender: PRONOUNS.find((one) => one === gender) ?? null,
    physical_description: chosenLook(type, look),
    art_style_id: answers.art_style_id,
    seed: `${answers.seed.slice(0, 36)}/${key.slice(0, 12)}/${look.rolls}`,
  }
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
