// What a call may say of a character.

import { z } from 'zod'
import { line, text } from '../base/text.ts'
import { CHARACTER_TYPES, nameAndTypeWords, PRONOUNS } from '../stage/cast.ts'
import { limits } from './book.ts'
import { chosenLook } from './chosen-look.ts'

const age = (label: string, most: number) =>
  z
    .number(`${label} must be a number`)
    .int(`${label} must be a whole number`)
    .min(0, `${label} must be between 0 and ${most}`)
    .max(most, `${label} must be between 0 and ${most}`)
    .nullable()

const pictographs = (name: string) => [...new Set(name.match(/\p{Extended_Pictographic}/gu))]

/** No sentence of a book says a pictograph: a name that has one would stand otherwise on the screen than in print. */
const name = line({ label: 'Name', isPrinted: true, max: limits.name, required: nameAndTypeWords }).refine(
  (typed) => pictographs(typed).length === 0,
  {
    error: ({ input }) =>
      `A name is printed in letters. Please write it without ${pictographs(String(input))
        .map((one) => `“${one}”`)
        .join(', ')}.`,
  },
)

export const characterFields = {
  name,
  type: z.enum(CHARACTER_TYPES, nameAndTypeWords),
  age: age('Character age', limits.characterAge),
  gender: z.enum(PRONOUNS, 'Gender must be she, he, they or it').nullable(),
  personality: text({ label: 'Personality', max: limits.description }),
  physical_description: text({ label: 'Physical description', max: limits.description }),
  hobbies: text({ label: 'Hobbies', max: limits.interests }),
  relationship_to_main: line({ label: 'Relationship to main character', isPrinted: true, max: limits.choice }),
  name_sounds: line({ label: 'Sounds like', max: limits.name }),
  /** What the description says, as it was chosen: drawn from this, and told to people by the description. */
  chosen_look: chosenLook.nullable(),
}

export const writableCharacter = z.strictObject({
  ...characterFields,
  age: characterFields.age.default(null),
  gender: characterFields.gender.default(null),
  personality: characterFields.personality.default(''),
  physical_description: characterFields.physical_description.default(''),
  hobbies: characterFields.hobbies.default(''),
  relationship_to_main: characterFields.relationship_to_main.default(''),
  name_sounds: characterFields.name_sounds.default(''),
  chosen_look: characterFields.chosen_look.default(null),
})
