import { describe, expect, it } from 'vitest'
import { splitInterests } from '../brief/interests.ts'
import { hobbyFor, isKnownThing, knownLoves, readLove, readLoves } from './loves.ts'
import { isEasy } from '../score/measure.ts'

describe('what is loved', () => {
  it.each([
    ['torch', 'torches', 'playing with torches'],
    ['mango', 'mangoes', 'cooking with mangoes'],
    ['mangos', 'mangoes', 'cooking with mangoes'],
    ['the moon!', 'the moon', 'watching the moon'],
    ['bin lorry', 'bin lorries', 'watching bin lorries'],
    ['escalaters', 'escalators', 'riding escalators'],
    ['Cheese', 'cheese', 'eating cheese'],
    ['LEGO', 'building with LEGO', 'building with LEGO'],
    ['his nan', '{their} nan', 'being with {their} nan'],
    ['her goldfish Susan', '{their} goldfish Susan', 'being with {their} goldfish Susan'],
    ['Biscuit (our dog)', 'Biscuit', 'being with Biscuit'],
    ['collects lids', 'collecting lids', 'collecting lids'],
    ['he likes to sort buttons', 'collecting buttons', 'collecting buttons'],
    ['rolling down hills', 'rolling down hills', 'rolling down hills'],
    ['annoying his sister', 'annoying {their} sister', 'annoying {their} sister'],
    ['traffic cones', 'traffic cones', 'talking about traffic cones'],
    ['frogs frogs frogs', 'frogs', 'learning all about frogs'],
    ['watching the old steam engines that Grandad drives', 'steam trains', 'watching steam trains'],
    ['cricket on the radio', 'listening to cricket on the radio', 'listening to cricket on the radio'],
    ['football on telly', 'watching football on television', 'watching football on television'],
    ['everything about Bluey', 'Bluey', 'watching Bluey'],
  ])('%s is said as %s', (typed, said, doing) => {
    expect(readLove(typed)).toMatchObject({ said, doing })
  })
  it.each([
    ['her late husband Ken'],
    ['being naked'],
    ['saying bum'],
    ['ignoring me'],
    ['the beeping'],
    ['knowing everyones name'],
    ['a'.repeat(60)],
    ['qwxz'],
    ['निंजा'],
    [''],
  ])('%s is in no sentence', (typed) => {
    expect(readLove(typed)).toBeNull()
  })
  it.each([
    ['cricket', 'ballgames'],
    ['crickets', 'bugs'],
    ['staring at the fire', 'other:staring at the fire'],
    ['sandwiches', 'cooking'],
    ['balloons', 'other:balloons'],
    ['running', 'running'],
    ['poems', 'writing'],
    ['hot dogs', 'cooking'],
    ['soccer', 'football'],
  ])('%s is heard as %s, and not by the beginning of another word', (typed, id) => {
    expect(hobbyFor(typed).id).toBe(id)
  })
  it('is in small letters where a whole list is in capitals, and keeps a name that is meant', () => {
    expect(readLoves(['MONSTER TRUCKS', 'HIS UNCLE RAY']).map((love) => love?.said)).toEqual([
      'monster trucks',
      '{their} uncle Ray',
    ])
    expect(readLoves(['snails', 'Grogu']).map((love) => love?.said)).toEqual(['snails', 'Grogu'])
    expect(readLove('Kombucha')).toBeNull()
  })
  it('never goes by "finding out about", with two articles or without a word', () => {
    expect(knownLoves().length).toBeGreaterThan(900)
    for (const word of knownLoves()) {
      const love = readLove(word)
      expect(love, word).not.toBeNull()
      const told = [love?.doing, love?.said, hobbyFor(word).doing].join(' | ')
      expect(told).not.toMatch(/finding out|\b(?:the|an?) (?:the|an?|his|her)\b|undefined|\{(?!their\})|\b(\w+) \1\b/)
    }
  })
  it('is done in plain words', () => {
    const verbs = new Set(knownLoves().map((word) => readLove(word)?.doing.split(' ')[0] ?? ''))
    const nouns = 'ice roller gymnastics acrobatics woodwork embroidery thrift'.split(' ')
    expect([...verbs].filter((verb) => !/ing$/.test(verb) && !nouns.includes(verb))).toEqual([])
    expect([...verbs].filter(isEasy).length).toBeGreaterThan(40)
  })
})

describe('a list of interests', () => {
  it.each([
    ['dinosaurs & baking', ['dinosaurs', 'baking']],
    ['a kite, b and c', ['a kite', 'b', 'c']],
    ['hide and seek, rock and roll and fish & chips', ['hide and seek', 'rock and roll', 'fish and chips']],
    ['arts and crafts', ['arts and crafts']],
    ['opening and closing doors', ['opening and closing doors']],
    ['donuts (making, not eating)', ['donuts (making  not eating)']],
    ['mud!!! worms.', ['mud', 'worms']],
  ])('"%s" is cut where one thing ends', (text, parts) => {
    expect(splitInterests(text, isKnownThing)).toEqual(parts)
  })
  it.each([
    // One thing, or two of whom nothing is known.
    'Llanfair and Penrhyn',
    'llanfair and penrhyn',
    'Wallace and Gromit',
    'wallace and gromit',
    'Ant and Dec',
    'Chip and Dale',
    'Batman and Robin',
    'Bluey and Bingo',
    'Mario and Luigi',
    'Phineas and Ferb',
    'Bert and Ernie',
    'Topsy and Tim',
    'Rosie and Jim',
    'Flumps and Wumps Of Ool',
    'hide and seek',
    'Salt and pepper',
  ])('"%s" stays whole', (text) => {
    expect(splitInterests(text, isKnownThing)).toEqual([text])
    expect(splitInterests(`rain, ${text}`, isKnownThing)[0]).toBe('rain')
  })
  it.each([
    ['dinosaurs and trains', ['dinosaurs', 'trains']],
    ['Dinosaurs and Trains', ['Dinosaurs', 'Trains']],
    ['Dinosaurs and Penrhyn', ['Dinosaurs', 'Penrhyn']],
    ['Llanfair and swimming', ['Llanfair', 'swimming']],
    ['Minecraft and Wallace', ['Minecraft', 'Wallace']],
    ['her nan and Penrhyn', ['her nan', 'Penrhyn']],
    ['zorbing and flumping', ['zorbing', 'flumping']],
    ['the moon and the stars', ['the moon', 'the stars']],
    ['ants and Dec', ['ants', 'Dec']],
    ['Wallace & Gromit and trains', ['Wallace & Gromit', 'trains']],
    ['Wallace and Gromit and Topsy and Tim', ['Wallace and Gromit', 'Topsy and Tim']],
    ['rain, Wallace and Gromit', ['rain', 'Wallace and Gromit']],
    ['rain, zogs and blorps', ['rain', 'zogs', 'blorps']],
    ['drawing and hide and seek', ['drawing', 'hide and seek']],
    ['He likes dragons and also Penrhyn', ['He likes dragons', 'also Penrhyn']],
    ['cooking + Lego', ['cooking', 'Lego']],
  ])('"%s" is two where one of them is known for itself', (text, parts) => {
    expect(splitInterests(text, isKnownThing)).toEqual(parts)
  })
  it('of two names together says both', () => {
    expect(readLove('Wallace & Gromit')?.said).toBe('Wallace and Gromit')
    expect(readLove('wallace and gromit')).toBeNull()
  })
  it('may be a sentence', () => {
    const parts = splitInterests('She loves playing with her toy trains and also the moon!', isKnownThing)
    expect(parts.map((part) => readLove(part)?.doing)).toEqual(['building train tracks', 'watching the moon'])
  })
})
