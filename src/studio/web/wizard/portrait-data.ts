// Who sits for a portrait in the wizard: drawn as the answers stand, and on whichever step she is by then.

import { useQueries, useQuery } from '@tanstack/react-query'
import { limits } from '../../../books/book.ts'
import { PRONOUNS, CHARACTER_TYPES } from '../../../stage/cast.ts'
import { chosenLook } from '../../look-answers.ts'
import { isOfOneBlood } from '../../../writing/looks/kin-look.ts'
import { type CastAnswers, heroOf, readAge, type WizardAnswers } from '../../wizard-answers.ts'
import { isSameSitter, portraitQuery, settling, type Sitter } from '../look/portrait-query.ts'
import { useSettled } from '../look/use-settled.ts'

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

export const seedOf = ({ key }: CastAnswers, answers: WizardAnswers) =>
  `${answers.seed.slice(0, 36)}/${key.slice(0, 12)}/`

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

/** Kept in hand as long as the wizard is open: what is being drawn when she goes on is not begun again at the next step. */
export function useCastPortraits(answers: WizardAnswers): void {
  const heroShown = useHeroShown(answers)
  const now = answers.cast.map((one) => sitterOf(one, answers, heroShown))
  const settled = useSettled(now, isSameSitter, settling)
  useQueries({ queries: settled.map((sitter) => portraitQuery(sitter)) })
}

/** A figure in words: what its portrait shows, and what else was typed. */
export const shownInWords = ({ look }: CastAnswers, described: string): string =>
  [described, look.words.trim()].filter(Boolean).join(', ').slice(0, limits.description)
