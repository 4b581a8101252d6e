import { array, assert, constantFrom, nat, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHARACTER_TYPES, type CharacterType } from '../../stage/cast.ts'
import { dice } from '../../base/dice.ts'
import { pronounOf } from '../brief/brief-lists.ts'
import { hearLook } from './hear-look.ts'
import { HEARD_BODIES } from './fixtures/heard-bodies.data.ts'
import { HEARD_CLOTHES } from './fixtures/heard-clothes.data.ts'
import { HEARD_CREATURES } from './fixtures/heard-creatures.data.ts'
import { HEARD_LOOKS } from './fixtures/heard-looks.data.ts'
import { withChosen } from './heard-look.ts'
import { readLook } from './look.ts'

const read = (description: string, type: CharacterType, seed: number, age: number | null = null) =>
  readLook(
    { name: 'Mia', type, age, pronoun: pronounOf(type, ''), description, personality: '', relation: '' },
    dice(`hear/${seed}`),
  )

describe('a description', () => {
  it.each([...HEARD_LOOKS, ...HEARD_BODIES, ...HEARD_CLOTHES, ...HEARD_CREATURES])(
    '$type, "$description", is drawn as it says',
    ({ type, description, look, named = [] }) => {
      for (let seed = 0; seed < 8; seed += 1) {
        const found = read(description, type, seed)
        expect(found.look).toMatchObject(look)
        expect([...found.near.map(({ said }) => said), ...found.unheard]).toEqual(named)
      }
    },
  )

  it('leaves skin and hair to no die that a word speaks against', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const bob = read('Chinese, straight black bob', 'girl', seed, 6)
      expect(['fair', 'light']).toContain(bob.look.skin)
      expect(bob.look.hair).toEqual({ style: 'bob', color: 'black' })
      const woman = read('Black woman', 'woman', seed, 40)
      expect(['brown', 'deep', 'ebony']).toContain(woman.look.skin)
      expect(['brown', 'dark']).toContain(woman.look.eyes)
      expect(woman.look.hair.color).toBe('black')
      expect(read('mixed race, afro puffs', 'girl', seed).look.skin).not.toBe('fair')
      expect(['deep', 'ebony']).not.toContain(read('ginger hair', 'boy', seed).look.skin)
    }
  })

  it('says of which nothing was said, and of nothing that was', () => {
    expect(read('a red hat', 'girl', 1).chosen).toEqual(['skin', 'hair'])
    expect(read('Nigerian', 'girl', 1).chosen).toEqual([])
    expect(read('brown skin', 'girl', 1).chosen).toEqual(['hair'])
    expect(read('long black hair', 'girl', 1).chosen).toEqual(['skin'])
    expect(read('a red collar', 'dog', 1).chosen).toEqual([])
  })

  it('never dresses anybody in what they were said not to wear', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      expect(read("doesn't wear a scarf", 'boy', seed).look.accessory).not.toBe('scarf')
      expect(read('no collar', 'dog', seed).look.accessory).toBe('none')
      expect(read('red hair without freckles or glasses', 'girl', seed).look).toMatchObject({
        freckles: false,
        glasses: 'none',
      })
      expect(read('not curly', 'girl', seed).look.hair.style).not.toBe('curly')
    }
  })
})

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
/** Words that join: they are of the phrases on both sides. */
const JOINING = new Set(
  words(
    'and with w wi plus but also wears wearing wear dressed in has have having had got who which while though however then uses use using or no not without hardly barely much any never doesnt doesn t does don dont do isn isnt is hasn hasnt aren arent neither nor wouldn won free of s hasn',
  ),
)

describe('whatever is typed', () => {
  const type = constantFrom(...CHARACTER_TYPES)
  const nouns = [
    'hair',
    'eyes',
    'one white ear',
    'a hat',
    'no glasses',
    'grey',
    'black and white',
    'with',
    'wears',
    ',',
    '.',
    'blue',
    'skin',
    '(',
    ')',
    'in',
    'long',
    'Nigerian',
    '猫',
    'очки',
    'شعر',
    'two',
    'horns',
    'dog',
    'girl',
    'and',
    'or',
    '🦄',
  ]
  const any = oneof(
    string({ unit: 'grapheme', maxLength: 120 }),
    string({ maxLength: 120 }),
    array(constantFrom(...nouns), { maxLength: 14 }).map((parts) => parts.join(' ')),
  )

  it('ends drawn, drawn as the nearest or named: no word is lost', () => {
    assert(
      property(any, type, (text, kind) => {
        const { heard, near, unheard } = hearLook(text, { type: kind, age: null })
        const ended = new Set(words([...heard, ...near.map(({ said }) => said), ...unheard].join(' ')))
        expect(words(text).filter((word) => !ended.has(word) && !JOINING.has(word))).toEqual([])
      }),
      { numRuns: 1500 },
    )
  })

  it('is drawn, in any language, and the same each time', () => {
    assert(
      property(any, type, nat(), (text, kind, seed) => {
        expect(read(text, kind, seed)).toEqual(read(text, kind, seed))
      }),
      { numRuns: 500 },
    )
  })
})

it.each([
  ['dog', 'Biscuit is a cockapoo, apricot coloured'],
  ['other', 'my guinea pig Señor Potato, ginger, rescued from Spain'],
  ['cat', 'Mister Whiskers, black, lives under the stairs'],
] as const)('a name and a story are no look: %s, "%s"', (type, description) => {
  expect(hearLook(description, { type, age: null })).toMatchObject({ unheard: [], near: [] })
})

describe('a sticker of a thing', () => {
  const who = { type: 'boy', age: 7 } as const
  const AID = 'a purple hearing aid behind his left ear with gold star stickers'
  const purple = { what: 'hearing-aid', color: 'plum', ink: 'gold', motif: 'star', side: 'left' }

  it('a hearing aid has its colour, its ear and its stickers, chosen beside it or not', () => {
    const { look, unheard, near } = hearLook(AID, who)
    expect(look).toMatchObject({ worn: [purple], marks: [] })
    expect([...unheard, ...near]).toEqual([])
    expect(withChosen(look, { ...who, choices: { extra: 'hearing-aid' } }).worn).toEqual([purple])
  })

  it.each([
    ['a red cochlear implant on the left side of his head with a dinosaur sticker', 'dinosaur'],
    ['a pink cast on his left arm with stickers', 'star'],
    ['a red helmet with star stickers', 'star'],
    ['turquoise hearing aids with dinosaur stickers', 'dinosaur'],
  ])('%s: it is drawn on the thing', (description, motif) => {
    const { look, unheard, near } = hearLook(description, who)
    expect(look.worn).toMatchObject([{ motif }])
    expect([look.marks, unheard, near]).toEqual([[], [], []])
  })

  it.each([
    ['a yellow wheelchair with stickers on the wheels', 'stickers on the wheels'],
    ['a yellow wheelchair with unicorn stickers', 'unicorn stickers'],
    ['crutches with purple tape and unicorn stickers', 'unicorn stickers'],
    ['black glasses with star stickers', 'star stickers'],
    ['hearing aid, gold star stickers', 'gold star stickers'],
    ['gold star stickers on his hearing aid', 'gold star stickers on'],
  ])('%s: it is named, and on no face', (description, said) => {
    const { look, unheard } = hearLook(description, who)
    expect([look.marks, unheard.join()]).toEqual([[], expect.stringContaining(said)])
  })

  it('a sticker on a cheek stays there', () =>
    expect(hearLook('a star sticker on his right cheek, blue hoodie', who).look.marks).toEqual([
      { what: 'sticker', where: 'right-cheek' },
    ]))

  it.each([
    ['silver brace on his left leg', { worn: [{ what: 'leg-braces', color: 'silver', side: 'left' }], marks: [] }],
    ['a freckle on his left cheek', { marks: [{ what: 'beauty-spot', where: 'left-cheek' }] }],
  ])('%s is where it is said to be', (description, look) => expect(hearLook(description, who).look).toMatchObject(look))
})
