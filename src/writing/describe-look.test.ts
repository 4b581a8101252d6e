import { expect, test } from 'vitest'
import { ACCESSORIES, CHARACTER_TYPES, type CharacterLook, type CharacterType, HAIR_STYLES } from '../base/cast.ts'
import { dice } from '../base/dice.ts'
import { describeLook } from './describe-look.ts'
import { CURLS, lookOf, PEOPLE } from './look.ts'

const sitter = { name: 'Mia', age: 6, pronoun: 'she', personality: '', relation: '' } as const

/** What can be seen of a look: nobody sees the colour of hair that is not there, nor the trousers of a dog. */
function seen(
  type: CharacterType,
  { skin, hair, eyes, glasses, freckles, beard, hide, made, size, old, outfit, accessory }: CharacterLook,
): object {
  if (!PEOPLE.has(type))
    return { hide, made, size, old, accessory, color: accessory === 'none' ? null : outfit.colors[0] }
  const covered = hair.style === 'bald' || hair.style === 'headscarf'
  return { skin, hair: covered ? hair.style : hair, eyes, glasses, freckles, beard, outfit, accessory }
}

test.each(CHARACTER_TYPES)('the look of a %s that was told in words is drawn again as it was', (type) => {
  for (let seed = 0; seed < 90; seed += 1) {
    const said = ['', 'large', 'old and small', 'bronze', 'old stone'][seed % 5] ?? ''
    const rolled = lookOf({ ...sitter, type, description: said }, dice(`first/${seed}`))
    const style = HAIR_STYLES[seed % HAIR_STYLES.length] ?? 'bob'
    const look: CharacterLook = {
      ...rolled,
      hair: { style, color: rolled.hair.color, ...(CURLS.has(style) && seed % 2 === 0 && { cropped: true }) },
      accessory: ACCESSORIES[seed % ACCESSORIES.length] ?? 'none',
    }
    const description = describeLook(type, look)
    const again = lookOf({ ...sitter, type, description }, dice(`again/${seed}`))
    expect(seen(type, again), description).toEqual(seen(type, look))
  }
})
