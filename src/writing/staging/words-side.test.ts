// Words leave the cast the room: beside it while it is narrow, over it when it takes the whole width.
import { expect, it } from 'vitest'
import { sidesFor } from './words-side.ts'

const BESIDE = ['left', 'right']

it('words lie over what is too broad for a page with a column', () => {
  expect(sidesFor('medium', 1, { by: 'hero', does: 'touches', what: 'giraffe-wall' }, false)).toEqual(['top'])
  expect(sidesFor('medium', 2, { by: 'hero', does: 'touches', what: 'beacon' }, false)).toEqual(['top'])
  expect(sidesFor('medium', 3, undefined, false)).toEqual(['top'])
  expect(sidesFor('medium', 1, { by: 'hero', does: 'in', what: 'boat' }, true)).toEqual(['top', 'bottom'])
})

it('words lie beside one or two, also on a stone, and beside a face', () => {
  expect(sidesFor('medium', 2, undefined, false)).toEqual(BESIDE)
  expect(sidesFor('medium', 2, { by: 'hero', does: 'on', what: 'while-plinth', to: 'figure' }, false)).toEqual(BESIDE)
  expect(sidesFor('close', 3, undefined, false)).toEqual(BESIDE)
})
