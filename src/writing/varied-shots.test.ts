import { expect, it } from 'vitest'
import { bookOf, randomOrder } from './test-random-books.ts'

it('no book has three pages in a row from the same distance', () => {
  const thrice = Array.from({ length: 60 }, (_, at) => randomOrder(at)).flatMap(({ brief, seed }) => {
    const { plan } = bookOf(brief, seed)
    const shots = plan.beats.map(({ scene }) => scene.shot)
    return shots.flatMap((shot, i) =>
      shot === shots[i + 1] && shot === shots[i + 2] ? [`${plan.pack} ${plan.band} ${i + 1} ${shot}`] : [],
    )
  })
  expect(thrice).toEqual([])
})
