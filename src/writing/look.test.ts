import { describe, expect, it } from 'vitest'
import { dice } from '../base/dice.ts'
import { lookOf } from './look.ts'

const look = (description: string, type: 'girl' | 'man' | 'dog' = 'girl', seed = 1) =>
  lookOf(
    { name: 'Mia', type, age: 6, pronoun: 'she', description, personality: '', relation: '' },
    dice(`look/${seed}`),
  )

describe('how somebody looks', () => {
  it('is what was said', () => {
    expect(look('Brown skin, curly black hair, a yellow raincoat and round glasses')).toMatchObject({
      skin: 'brown',
      hair: { style: 'curly', color: 'black' },
      glasses: 'round',
      outfit: { top: 'raincoat', colors: ['sunflower', expect.any(String)] },
    })
    expect(look('red striped t-shirt, blue jeans, purple backpack')).toMatchObject({
      outfit: { top: 't-shirt', bottom: 'trousers', colors: ['tomato', 'sky'] },
      accessory: 'backpack',
    })
    expect(look('dark skin, hijab, green dress, in a wheelchair', 'man')).toMatchObject({
      skin: 'deep',
      hair: { style: 'headscarf' },
      outfit: { top: 'dress', colors: ['leaf', expect.any(String)] },
      accessory: 'wheelchair',
    })
    expect(look('a ginger dog with a bow tie', 'dog')).toMatchObject({ hide: 'ginger', accessory: 'bow-tie' })
    expect(look('red, a green scarf', 'dog')).toMatchObject({
      hide: 'red',
      accessory: 'scarf',
      outfit: { colors: ['leaf', expect.any(String)] },
    })
    expect(look('nothing else', 'dog').accessory).toBe('none')
  })

  it('is chosen by the dice where nothing was said, and never in one colour from top to toe', () => {
    const tops = new Set<string>()
    for (let seed = 0; seed < 60; seed += 1) {
      const { outfit } = look('yellow raincoat', 'girl', seed)
      expect(outfit.colors[0]).toBe('sunflower')
      expect(outfit.colors[1]).not.toBe('sunflower')
      tops.add(look('', 'girl', seed).outfit.top)
    }
    expect(tops.size).toBeGreaterThan(4)
    expect(look('', 'girl', 5)).toEqual(look('', 'girl', 5))
  })
})
