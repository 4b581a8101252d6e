import { expect, it } from 'vitest'
import { bookOf, brief } from '../score/test-random-books.ts'

const worldOf = (shape: string, hero: object) =>
  bookOf(brief({ recipient_type: 'Kid', shape, characters: [{ name: 'Mia', type: 'girl', ...hero }] }), 1).plan.pack

it('nobody turns pedals from a wheelchair, and a baby has no list for a baby', () => {
  const ride = 'She learns to ride a bike'
  expect(worldOf(ride, { age: 7 })).toBe('bike')
  expect(worldOf(ride, { age: 7, physical_description: 'brown hair, uses a wheelchair' })).not.toBe('bike')
  const baby = 'A new baby brother comes'
  expect(worldOf(baby, { age: 4 })).toBe('baby')
  expect(worldOf(baby, { age: 0 })).not.toBe('baby')
})

it('the one who turns a round number is whom the book is for: no child, and no wife beside herself', () => {
  const turns = 'My wife turns 40'
  const anna = { name: 'Anna', type: 'woman', age: 40 }
  const ben = { name: 'Ben', type: 'man', age: 41, relationship_to_main: 'husband' }
  const asked = { recipient_type: 'Partner', recipient_age: 40, shape: turns, characters: [anna, ben] }
  const { plan } = bookOf(brief(asked), 1)
  expect(plan.pack).toBe('potato')
  expect(plan.cast.find(({ id }) => id === 'figure')?.name).toBe('Ben')
  expect(worldOf('Grandpa turns 70 and she bakes him a cake', { age: 8 })).not.toBe('potato')
})
