// A new book's answers, begun with whom the visitor tried on the shop window's cover.

import { firstKey } from './book-form.ts'
import { blankLook } from './look-answers.ts'
import { blankCast, type WizardAnswers } from './wizard-answers.ts'

export interface Tasted {
  name: string
  kind: 'girl' | 'boy'
  skin: string
  hair: string
}

export const withTaste = (answers: WizardAnswers, { name, kind, skin, hair }: Tasted): WizardAnswers => ({
  ...answers,
  cast: [{ ...blankCast(firstKey), name, type: kind, look: { ...blankLook, skin, style: hair } }],
})
