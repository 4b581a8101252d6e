import { expect, it } from 'vitest'
import { bookOf, brief } from '../score/test-random-books.ts'

const wedding = (shape: string, ...more: object[]) =>
  bookOf(
    brief({
      recipient_type: 'Kid',
      recipient_age: 5,
      shape,
      characters: [{ name: 'Mia', type: 'girl', age: 5 }, ...more],
    }),
    1,
  ).plan
const married = (...of: Parameters<typeof wedding>) => wedding(...of).cast.find(({ id }) => id === 'grown')

it('whom the figure of a wedding marries is in the pictures, as the wish names them or as the order has them', () => {
  const plan = wedding('Her aunt Lucy is marrying Tom and she carries the rings')
  expect(plan.pack).toBe('rings')
  expect(plan.beats.filter(({ scene }) => scene.who.some(({ id }) => id === 'grown')).length).toBeGreaterThan(4)
  expect(married('Her aunt Lucy is marrying Tom and she carries the rings')).toMatchObject({ name: 'Tom', type: 'man' })
  expect(married('Her aunt Lucy is marrying Emma and she carries the rings')).toMatchObject({
    name: 'Emma',
    type: 'woman',
  })
  expect(married('Her uncle Ben gets married and she carries the rings')).toMatchObject({ type: 'woman' })
  const own = wedding('Her aunt Lucy is marrying Tom and she carries the rings', { name: 'Tom', type: 'man', age: 40 })
  expect(own.cast.map(({ id, name }) => `${id} ${name}`)).toEqual(['hero Mia', 'figure Aunt Lucy', 'grown Tom'])
})
