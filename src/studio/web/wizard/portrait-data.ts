// Who sits for a portrait in the wizard: drawn as the answers stand, and on whichever step she is by then.

import { useQueries } from '@tanstack/react-query'
import { limits } from '../../../books/book.ts'
import { PRONOUNS, CHARACTER_TYPES } from '../../../stage/cast.ts'
import { chosenOf } from '../../look-answers.ts'
import { isOfOneBlood } from '../../../writing/looks/kin-look.ts'
import { type CastAnswers, heroOf, lookSeedOf, readAge, type WizardAnswers } from '../../wizard-answers.ts'
import { isSameSitter, portraitQuery, settling, type Sitter } from '../look/portrait-query.ts'
import { useSettled } from '../look/use-settled.ts'

/** Nothing while it is not known who it is. */
export function sitterOf(one: CastAnswers, answers: WizardAnswers): Sitter | undefined {
  const { key, relation } = one
  const hero = heroOf(answers)
  const sitter = describedOf(one, answers)
  if (!sitter) return undefined
  return {
    ...sitter,
    // What it is to the hero may say what it is.
    ...(one.type === 'other' && { relation }),
    ...(hero.key !== key &&
      isOfOneBlood(relation) && { relation, hero: describedOf(hero, answers, hero.look.approved) }),
    art_style_id: answers.art_style_id,
    seed: lookSeedOf(one, answers),
  }
}

/** `isShown`: what is left open of this one is as the portrait shows it. */
function describedOf(one: CastAnswers, answers: WizardAnswers, isShown = false) {
  const { type, age, gender, look } = one
  const known = CHARACTER_TYPES.find((one) => one === type)
  return (
    known && {
      type: known,
      age: readAge(age) ?? null,
      gender: PRONOUNS.find((one) => one === gender) ?? null,
      chosen_look: chosenOf(type, look, isShown ? lookSeedOf(one, answers) : undefined),
    }
  )
}

export const heroSitter = (answers: WizardAnswers) => sitterOf(heroOf(answers), answers)

/** Kept in hand as long as the wizard is open: what is being drawn when she goes on is not begun again at the next step. */
export function useCastPortraits(answers: WizardAnswers): void {
  const now = answers.cast.map((one) => sitterOf(one, answers))
  const settled = useSettled(now, isSameSitter, settling)
  useQueries({ queries: settled.map((sitter) => portraitQuery(sitter)) })
}

/** A figure in words: what its portrait shows, and what else was typed. */
export const shownInWords = ({ look }: CastAnswers, described: string): string =>
  [described, look.words.trim()].filter(Boolean).join(', ').slice(0, limits.description)
