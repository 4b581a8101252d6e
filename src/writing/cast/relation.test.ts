import { describe, expect, it } from 'vitest'
import { plan } from '../plan/plan.ts'
import { spokenRelation } from './relation.ts'
import { tell } from '../telling/tell.ts'
import { brief } from '../score/test-random-books.ts'

describe('what a friend is to the hero', () => {
  it.each([
    ['big sister', 'big sister'],
    ['Her BIG Sister!!', 'big sister'],
    ['Zoë’s neighbour', 'neighbour'],
    ['best friends since nursery', 'best friend'],
    ["mum's best friend", "mum's best friend"],
    ['my mother-in-law', 'mother-in-law'],
    ['mother in law', 'mother-in-law'],
    ['great-grandma', 'great-grandma'],
    ['a pet dog', 'pet dog'],
    ['next-door neighbor, 6', 'next-door neighbor'],
    ['stuffed animal', 'stuffed animal'],
    ['twin', 'twin'],
    ['they are cousins', 'cousin'],
    ['his other dad', 'other dad'],
    ['me, the boyfriend', 'boyfriend'],
    ['savta’s dog, main suspect', 'savta’s dog'],
    ['the neighbour’s pig (yes that’s his name)', 'neighbour’s pig'],
    ['his gecko, lives at dad’s', 'gecko'],
    ['her boy', 'boy'],
    ['his bath duck', 'bath duck'],
    ['step-mum', 'step-mum'],
    ['foster brother', 'foster brother'],
    ['one of her two mums', 'mum'],
    ['the hero’s twin', 'twin'],
    ['wife', 'wife'],
    ['best mate from nursery', 'best mate'],
    ['favourite teacher', 'favourite teacher'],
    ['ice cream man', 'the ice cream man'],
  ])('is found in "%s"', (typed, said) => {
    expect(spokenRelation(typed)).toBe(said)
  })
  it.each([
    '',
    'not his sister',
    'loves trains',
    'enemy',
    'n/a',
    '???',
    'like a mother',
    'sisterly',
    '12',
    'the boss’s',
    'follows them home',
    'first one at the crossing every day',
  ])('is left alone in "%s"', (typed) => {
    expect(spokenRelation(typed)).toBeNull()
  })

  const order = (age: number, over: Record<string, unknown> = {}) =>
    brief({
      recipient_type: 'Kid',
      recipient_age: age,
      interests: 'drums, chess, gardening',
      characters: [
        { name: 'Zoë', type: 'girl', age, gender: 'they' },
        { name: 'Pip', type: 'boy', relationship_to_main: 'her little brother' },
        { name: 'Mrs. Lee', type: 'woman', relationship_to_main: 'Neighbour' },
      ],
      ...over,
    })

  it.each([1, 5, 8, 12])('is told to a reader of %i for both friends', (age) => {
    for (let seed = 0; seed < 40; seed++) {
      const told = tell(plan(order(age), seed)).pages.join('\n')
      expect(told).toMatch(/(?:Zoë’s|their) little brother/)
      expect(told).toMatch(/(?:Zoë’s|their) neighbour/)
      expect(told).not.toMatch(
        /,,|(?:brother|neighbour),? ?[.!?;:]{2}|(?:Zoë’s|their) (?:little brother|neighbour) [a-z]/,
      )
    }
  })
  it.each([1, 5])('is told in verse to a reader of %i', (age) => {
    for (let seed = 0; seed < 12; seed++) {
      const made = plan(order(age, { rhyme: true }), seed)
      expect(made.rhyme).toBe(true)
      const told = tell(made).pages.join('\n')
      expect(told).toContain('Zoë’s little brother was Pip')
      expect(told).toContain('Zoë’s neighbour was Mrs. Lee')
    }
  })
  it('holds up nobody who is half-way through a joke', () => {
    const characters = [
      { name: 'Ana', type: 'woman', age: 41 },
      { name: 'Tom', type: 'man', age: 43, relationship_to_main: 'husband' },
    ]
    for (let seed = 0; seed < 60; seed++)
      expect(tell(plan(order(41, { characters }), seed)).pages.join(' ')).not.toMatch(/Tom, (?:Ana’s|her) husband, “/)
  })
  const three = (dog: string, hero: Record<string, unknown> = {}) =>
    order(8, {
      characters: [
        { name: 'Mia', type: 'girl', age: 8, ...hero },
        { name: 'Tom', type: 'boy', relationship_to_main: 'big brother' },
        { name: 'Rex', type: 'dog', relationship_to_main: dog },
      ],
    })
  it.each([
    ['her dog', /Rex, (?:Mia’s|her) dog|Rex was Mia’s dog/],
    ['Mia’s dog', /Rex, (?:Mia’s|her) dog|Rex was Mia’s dog/],
    ['his dog', /Rex, Tom’s dog|Rex was Tom’s dog/],
    ['Tom’s dog', /Rex, Tom’s dog|Rex was Tom’s dog/],
    ['grandpa’s dog', /Rex, (?:Mia’s|her) grandpa’s dog|Rex was Mia’s grandpa’s dog/],
    ['', /^(?!.*(?:Mia’s|\bher) dog\b)/s],
  ])('tells whose dog it is as it was ordered: "%s"', (dog, said) => {
    for (let seed = 0; seed < 6; seed++) expect(tell(plan(three(dog), seed)).pages.join(' ')).toMatch(said)
  })
  it('tells in verse whose dog it is', () => {
    for (let seed = 0; seed < 6; seed++) {
      const verse = { ...three('Tom’s dog'), band: 'b4_6' as const, rhyme: true }
      expect(tell(plan(verse, seed)).pages.join(' ')).toContain('Rex, who was Tom’s dog')
    }
  })

  it('is told of in a notice when it cannot be spoken', () => {
    const odd = { name: 'Rex', type: 'dog', relationship_to_main: 'it is complicated' }
    const made = plan(order(5, { characters: [{ name: 'Mia', type: 'girl', age: 5 }, odd] }), 1)
    expect(made.notices).toEqual([
      'The story does not say what Rex is to the hero: we could not put “it is complicated” into its words.',
      'Nothing was said of Mia’s skin and hair, so we chose.',
    ])
    expect(tell(made).pages.join(' ')).not.toContain('complicated')
  })
})
