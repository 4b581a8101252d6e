// The calls about how somebody would look, before there is any book: nothing of them is kept.

import { z } from 'zod'
import { CHARACTER_TYPES, PRONOUNS } from '../stage/cast.ts'
import { endpoint, memberOrVisitor } from '../base/endpoint.ts'
import { text } from '../base/text.ts'
import { limits } from '../books/book.ts'
import { chosenLook, seedOfLook } from '../books/chosen-look.ts'
import { lookEndsShape } from './look-ends-shape.ts'
import { suggestedColors } from './photo-contract.ts'
import { consentMissing, photoMissing } from './picture-words.ts'
import { photoLimits } from './picture.ts'

/** Who sits. */
const sitter = {
  type: z.enum(CHARACTER_TYPES, 'Choose a character type'),
  age: z
    .number('Age must be a number')
    .int('Age must be a whole number')
    .min(0, 'Age must be at least 0')
    .max(limits.characterAge, `Age must be at most ${limits.characterAge}`)
    .nullable()
    .default(null),
  gender: z.enum(PRONOUNS, 'Gender must be she, he, they or it').nullable().default(null),
  physical_description: text({ label: 'Physical description', max: limits.description }).default(''),
  /** What was chosen beside the words: then its own words count, and the description is for people. */
  chosen_look: chosenLook.nullable().default(null),
}

export const drawPortrait = endpoint({
  name: 'draw-portrait',
  summary: 'A small portrait of somebody who is only described yet, and the words that draw the same figure again.',
  method: 'POST',
  path: '/api/portraits',
  ...memberOrVisitor,
  refuses: [404],
  input: z.strictObject({
    ...sitter,
    /** The hero, and what this one is to it: a sister takes after it where nothing else is said. */
    relation: text({ label: 'Relationship to main character', max: limits.choice }).default(''),
    hero: z.strictObject(sitter).optional(),
    /** Empty, or unknown to the illustrator: the quickest style. */
    art_style_id: z.string('art_style_id must be text').max(limits.choice).default(''),
    /** Of a character of a book: drawn as this book draws it, or would if it were as it is described here. */
    character_id: z.uuid('character_id must be a uuid').optional(),
    /** Another seed is another look, where nothing was said. */
    seed: seedOfLook.default(''),
  }),
  output: z.object({
    /** WebP, as a data URL. */
    picture: z.string(),
    /** As a `physical_description`, whatever else is rolled. */
    described: z.string(),
    ...lookEndsShape,
  }),
})

export const suggestColors = endpoint({
  name: 'suggest-colors',
  summary: 'The colors that a photo suggests; it is looked at once and not kept.',
  method: 'POST',
  path: '/api/portraits/colors',
  access: 'member',
  formMegabytes: photoLimits.megabytes,
  input: z.strictObject({ file: z.file(photoMissing), consent: z.literal('true', consentMissing) }),
  output: suggestedColors,
})
