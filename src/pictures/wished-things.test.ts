// A wish names things as people do.
import { expect, it } from 'vitest'
import { openLedger } from './wish-ledger.ts'
import { takeThings } from './wished-things.ts'

const taken = (wish: string) =>
  takeThings(openLedger(wish))
    .map(({ prop }) => prop)
    .toSorted()

it('a thing is known by all that its card says it is called, and a part of a longer name is no thing', () => {
  expect(taken('a bike and two presents')).toEqual(['bicycle', 'gift'])
  expect(taken('a ship and a ship wheel')).toEqual(['boat', 'ship-wheel'])
  expect(taken('a ship wheel')).toEqual(['ship-wheel'])
  expect(taken('an empty plinth')).toEqual(['left-plinth'])
  expect(taken('a plinth')).toEqual(['plinth'])
})
