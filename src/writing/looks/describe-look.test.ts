import { expect, test } from 'vitest'
import { ACCESSORIES, CHARACTER_TYPES, type CharacterLook, type CharacterType, HAIR_STYLES } from '../../stage/cast.ts'
import { wornColor } from '../../stage/worn-color.ts'
import { dice } from '../../base/dice.ts'
import { describeLook } from './describe-look.ts'
import { HEARD_CREATURES } from './fixtures/heard-creatures.data.ts'
import { HEARD_LOOKS } from './fixtures/heard-looks.data.ts'
import { PEOPLE } from './heard-look.ts'
import { CURLS, lookOf, readLook } from './look.ts'

const sitter = { name: 'Mia', age: 6, pronoun: 'she', personality: '', relation: '' } as const

/** What can be seen of a look: nobody sees the colour of hair that is not there, nor the trousers of a dog. */
function seen(type: CharacterType, look: CharacterLook): object {
  const { skin, hair, eyes, glasses, freckles, beard, hide, made, size, old, outfit, accessory } = look
  const { species, coat, counts, ears, tail, fur, shape, glows, traits, patterned } = look
  const patches = look.patches?.toSorted((one, other) => one.part.localeCompare(other.part))
  if (!PEOPLE.has(type))
    return {
      ...{ hide, made, size, old, accessory, color: accessory === 'none' ? null : wornColor(look) },
      ...{ species, coat, counts, ears, tail, fur, shape, glows, patches, traits: traits?.toSorted(), patterned },
    }
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

test.each([...HEARD_LOOKS, ...HEARD_CREATURES])(
  '$type, "$description": one’s own words after the words of the portrait change nothing of it',
  ({ type, description }) => {
    for (let seed = 0; seed < 6; seed += 1) {
      const shown = readLook({ ...sitter, type, description }, dice(`shown/${seed}`))
      const words = describeLook(type, shown.look)
      const both = readLook({ ...sitter, type, description: `${words}, ${description}` }, dice(`again/${seed}`))
      expect(seen(type, both.look), words).toEqual(seen(type, shown.look))
      expect(
        both.unheard.filter((said) => !shown.unheard.includes(said)),
        words,
      ).toEqual([])
    }
  },
)

test.each(CHARACTER_TYPES)('the words of the look of a %s leave nothing undrawn', (type) => {
  for (let seed = 0; seed < 60; seed += 1) {
    const words = describeLook(type, lookOf({ ...sitter, type, description: '' }, dice(`said/${seed}`)))
    const { near, unheard, chosen } = readLook({ ...sitter, type, description: words }, dice('other'))
    expect({ near, unheard, chosen }, words).toEqual({ near: [], unheard: [], chosen: [] })
  }
})
