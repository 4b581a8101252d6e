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
