import { describe, expect, it } from 'vitest'
import { plan } from './plan.ts'
import { spokenRelation } from './relation.ts'
import { tell } from './tell.ts'
import { brief } from './test-random-books.ts'
import { VERSES } from './verses.data.ts'

describe('what a companion is to the hero', () => {
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

  it.each([1, 5, 8, 12])('is told to a reader of %i for both companions', (age) => {
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
      expect(made.pack in VERSES).toBe(true)
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
  it('is told of in a notice when it cannot be spoken', () => {
    const odd = { name: 'Rex', type: 'dog', relationship_to_main: 'it is complicated' }
    const made = plan(order(5, { characters: [{ name: 'Mia', type: 'girl', age: 5 }, odd] }), 1)
    expect(made.notices).toContain('it is complicated')
    expect(tell(made).pages.join(' ')).not.toContain('complicated')
  })
})
