import { describe, expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import { canonicalOf, lookOf } from './look.ts'

const look = (description: string, type: 'boy' | 'girl' | 'man' | 'dog' = 'girl', seed = 1) =>
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
      outfit: { top: 't-shirt', print: 'stripes', bottom: 'jeans', colors: ['tomato', 'sky'] },
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

  it.each([
    ['light brown skin, straight black hair', 'man', { skin: 'tan', hair: { style: 'bob', color: 'black' } }],
    ['dark brown skin and short curly hair', 'girl', { skin: 'deep', hair: { style: 'curly' } }],
    ['long straight blonde hair, very pale', 'girl', { skin: 'porcelain', hair: { style: 'long', color: 'blonde' } }],
    ['a long dress, afro', 'girl', { hair: { style: 'afro' } }],
    ['golden skin, dark hair', 'girl', { skin: 'tan', hair: { color: 'black' } }],
    ['dark brown hair', 'girl', { hair: { color: 'dark-brown' } }],
    ['freckles, black hair', 'girl', { freckles: true }],
    ['red hair, no freckles', 'girl', { freckles: false, hair: { color: 'red' } }],
    ['red hair', 'girl', { freckles: true }],
    ['black hair', 'girl', { freckles: false }],
    ['a big ginger beard', 'man', { beard: 'beard', hair: { color: 'red' } }],
    ['black hair, a moustache', 'man', { beard: 'moustache', hair: { color: 'black' } }],
    ['bald, clean-shaven', 'man', { beard: 'none', hair: { style: 'bald' } }],
    ['bald with a grey beard', 'man', { beard: 'beard', hair: { style: 'bald', color: 'grey' } }],
    ['brown hair', 'man', { beard: 'none' }],
  ] as const)('hears "%s"', (description, type, heard) => {
    for (let seed = 0; seed < 8; seed += 1) expect(look(description, type, seed)).toMatchObject(heard)
  })

  it.each([
    ['bronze, as big as a pony', { made: 'bronze', size: 'large', hide: 'brown' }],
    ['an old grey dog', { old: true, hide: 'grey' }],
    ['huge and white', { size: 'large', hide: 'white' }],
    ['a tiny black puppy', { size: 'tiny', hide: 'black' }],
    ['no bigger than a mouse, golden', { size: 'tiny', hide: 'golden' }],
  ] as const)('hears of a creature that it is "%s"', (description, heard) => {
    for (let seed = 0; seed < 8; seed += 1) expect(look(description, 'dog', seed)).toMatchObject(heard)
  })

  it('knows the white of a hound beside its brown', () => {
    const basset = look('Basset hound with very long ears, brown and white', 'dog')
    expect(basset).toMatchObject({ hide: 'brown', ears: 'long', shape: 'low' })
    for (const part of ['legs', 'belly', 'blaze', 'tail-tip'])
      expect(basset.patches).toContainEqual({ part, color: 'white' })
  })

  it('takes big ears for no big dog, and a large man for no statue', () => {
    expect(look('big floppy ears, small white paws', 'dog')).not.toHaveProperty('size')
    expect(look('large, old, bronze', 'man')).not.toHaveProperty('size')
    expect(canonicalOf('Gus', 'dog', null, look('bronze, as big as a pony', 'dog'))).toContain('a large bronze dog')
  })

  it('cuts the curls of boys and men short unless they are said to be long, and those of girls only if they are said to be short', () => {
    const cropped = (description: string, type: 'boy' | 'girl' | 'man') => look(description, type).hair.cropped ?? false
    for (const type of ['boy', 'man'] as const) {
      expect(cropped('wavy brown hair', type)).toBe(true)
      expect(cropped('a big black afro', type)).toBe(false)
      expect(cropped('long curly hair', type)).toBe(false)
      expect(cropped('straight black hair', type)).toBe(false)
    }
    expect(cropped('curly black hair', 'girl')).toBe(false)
    expect(cropped('dark skin, short coily hair, yellow t-shirt', 'girl')).toBe(true)
    expect(cropped('curly black hair, short dress', 'girl')).toBe(false)
  })

  it('leaves hair and eyes of which nothing is said as most with this skin have it', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      expect(['black', 'brown']).toContain(look('dark skin, yellow t-shirt', 'boy', seed).hair.color)
      expect(['brown', 'dark']).toContain(look('dark skin', 'boy', seed).eyes)
      expect(['red', 'blonde']).not.toContain(look('olive skin', 'girl', seed).hair.color)
    }
  })

  it('dresses grown-ups for the day, children for puddles', () => {
    const worn = (type: 'man' | 'girl') =>
      new Set(
        Array.from({ length: 60 }, (_, seed) => look('', type, seed)).flatMap(({ outfit, accessory }) => [
          outfit.top,
          accessory,
        ]),
      )
    for (const one of ['raincoat', 'dungarees', 'boots', 'backpack'] as const) {
      expect(worn('girl')).toContain(one)
      expect(worn('man')).not.toContain(one)
    }
  })

  it('takes shorts and a long coat for no hair', () => {
    const styles = new Set(
      Array.from({ length: 40 }, (_, seed) => look('shorts, a long coat', 'girl', seed).hair.style),
    )
    expect(styles.size).toBeGreaterThan(3)
  })

  it('is told without "a boots"', () => {
    const boots = look('red boots', 'girl')
    expect(canonicalOf('Mia', 'girl', 6, boots)).toContain(', with boots')
    expect(canonicalOf('Mia', 'girl', 6, { ...boots, accessory: 'scarf' })).toContain(', with a scarf')
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
