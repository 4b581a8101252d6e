// A new book's answers, begun with what the visitor tried on the shop window's cover: the hero as painted there, and the style.

import { tasteClothes, tasteExtras, tasteHairColors, type TasteLook } from '../visitors/taste-look.ts'
import { firstKey } from './book-form.ts'
import { blankLook } from './look-answers.ts'
import { blankCast, type WizardAnswers } from './wizard-answers.ts'

export interface Tasted extends TasteLook {
  name: string
}

export const withTaste = (answers: WizardAnswers, { name, kind, skin, hair, style }: Tasted): WizardAnswers => ({
  ...answers,
  art_style_id: style,
  cast: [
    {
      ...blankCast(firstKey),
      name,
      type: kind,
      look: {
        ...blankLook,
        ...{ skin, style: hair, hair: tasteHairColors[skin] },
        ...{ top: tasteClothes.top, cloth: tasteClothes.color, extra: tasteExtras[kind] },
      },
    },
  ],
})
