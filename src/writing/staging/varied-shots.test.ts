import { expect, it } from 'vitest'
import { plan } from '../plan/plan.ts'
import { randomOrder } from '../score/test-random-books.ts'

it('no book has three pages in a row from the same distance', () => {
  const thrice = Array.from({ length: 60 }, (_, at) => randomOrder(at)).flatMap(({ brief, seed }) => {
    const planned = plan(brief, seed)
    const shots = planned.beats.map(({ scene }) => scene.shot)
    return shots.flatMap((shot, i) =>
      shot === shots[i + 1] && shot === shots[i + 2] ? [`${planned.pack} ${planned.band} ${i + 1} ${shot}`] : [],
    )
  })
  expect(thrice).toEqual([])
})

it('three stand under their words: beside a column they would be small', () => {
  const scenes = Array.from({ length: 20 }, (_, at) => randomOrder(at)).flatMap(({ brief, seed }) =>
    plan(brief, seed).beats.map(({ scene }) => scene),
  )
  const many = scenes.filter(({ who, shot }) => who.length > 2 && shot !== 'close')
  expect(many.length).toBeGreaterThan(10)
  expect(many.filter(({ textSide }) => textSide === 'left' || textSide === 'right')).toEqual([])
})
