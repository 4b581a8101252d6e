import { expect, test } from 'vitest'
import { dice } from '../base/dice.ts'
import { tasteHair, tasteKinds, tasteSkins, tasteStyles } from '../visitors/taste-look.ts'
import { tasteSheets } from '../visitors/taste.ts'
import { lookOf } from '../writing/looks/look.ts'
import { blankAnswers, formOfAnswers } from './wizard-answers.ts'
import { withTaste } from './wizard-taste.ts'
import { readForm } from './written-book.ts'

const everyLook = tasteKinds.flatMap((kind) =>
  tasteSkins.flatMap((skin) => tasteHair.map((hair) => ({ kind, skin, hair }))),
)

test.each(tasteStyles)(
  'whoever was tried on the cover in %s is the hero of the new book, painted the same',
  (style) => {
    for (const chosen of everyLook) {
      const form = formOfAnswers(withTaste(blankAnswers('seed'), { name: 'Ida', ...chosen, style }))
      const { written } = readForm({ ...form, recipient_type: 'Kid' }, { titleNeeded: false })
      const [hero] = written?.characters ?? []
      expect(written?.art_style_id).toBe(style)
      expect(hero).toMatchObject({ name: 'Ida', type: chosen.kind })
      const { pronoun = 'they', look: seen } = tasteSheets({ ...chosen, style }).cover.cover.cast[0] ?? {}
      const description = hero?.physical_description ?? ''
      const one = { name: 'Ida', type: chosen.kind, age: 5, pronoun, description, personality: '', relation: '' }
      const drawn = lookOf(one, dice('any'))
      expect({ ...drawn.hair, skin: drawn.skin, top: drawn.outfit.top, color: drawn.outfit.colors[0] }).toEqual({
        ...seen?.hair,
        ...{ skin: seen?.skin, top: seen?.outfit.top, color: seen?.outfit.colors[0] },
      })
      expect(drawn.accessory).toBe(seen?.accessory)
    }
  },
)
