// What was chosen of a look, as the calls take it: every choice is one of a closed list.

import { z } from 'zod'
import { text } from '../base/text.ts'
import {
  ACCESSORIES,
  BEARDS,
  CLOTH_COLORS,
  EYE_COLORS,
  GLASSES,
  HAIR_COLORS,
  HAIR_STYLES,
  SKINS,
  TOPS,
} from '../stage/cast.ts'
import type { ChosenLook } from '../stage/chosen-look.ts'
import { FURTHER_HIDES, HIDES } from '../stage/finer-creature.data.ts'
import { FURTHER_CLOTH_COLORS, FURTHER_HAIR_COLORS } from '../stage/further-colors.data.ts'
import { limits } from './book.ts'

const oneOf = <const T extends readonly [string, ...string[]]>(list: T, name: string) =>
  z.enum(list, `${name} must be one of ${list.join(', ')}`).optional()

export const seedOfLook = z.string('seed must be text').max(60, 'seed can have at most 60 characters')

export const lookChoices = z.strictObject({
  skin: oneOf(SKINS, 'skin'),
  hair: oneOf([...HAIR_COLORS, ...FURTHER_HAIR_COLORS], 'hair'),
  style: oneOf(HAIR_STYLES, 'style'),
  top: oneOf(TOPS, 'top'),
  cloth: oneOf([...CLOTH_COLORS, ...FURTHER_CLOTH_COLORS], 'cloth'),
  eyes: oneOf(EYE_COLORS, 'eyes'),
  glasses: oneOf(GLASSES, 'glasses'),
  freckles: z.boolean('freckles must be yes or no').optional(),
  beard: oneOf(BEARDS, 'beard'),
  extra: oneOf(ACCESSORIES, 'extra'),
  hide: oneOf([...HIDES, ...FURTHER_HIDES], 'hide'),
})

export const chosenLook = z.strictObject({
  choices: lookChoices,
  words: text({ label: 'Physical description', max: limits.description }),
  seed: seedOfLook.optional(),
}) satisfies z.ZodType<ChosenLook>

/** The database keeps the fields of an object in an order of its own. */
export const isSameLook = (one: ChosenLook | null, other: ChosenLook | null): boolean =>
  JSON.stringify(one && chosenLook.parse(one)) === JSON.stringify(other && chosenLook.parse(other))
