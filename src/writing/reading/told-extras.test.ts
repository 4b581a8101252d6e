import { expect, it } from 'vitest'
import { peopleIn } from './told-extras.ts'

it('words name people by their trade, each of them once', () => {
  expect(peopleIn('Six sailors took one side, and a band the other, for the children.')).toEqual([
    'sailors',
    'band',
    'children',
  ])
  expect(peopleIn('“Is it following me?” asked the nurse. So he picked out a postman.')).toEqual(['nurse', 'postman'])
  expect(peopleIn('There was a hat in the baker’s bed.')).toEqual([])
})

it('whoever is said not to be there is not', () => {
  expect(peopleIn('No band, no concert, and nobody in the seats.')).toEqual([])
  expect(peopleIn('A lady called Miss Pell lived nine miles off.')).toEqual([])
})
