// How pages lie beside each other.

import { expect, test } from 'vitest'
import { openSpreads } from './open-spreads.ts'

const book = (count: number) => Array.from({ length: count }, (_none, index) => ({ page_number: index + 1 }))
const shown = (count: number) =>
  openSpreads(book(count)).map(({ left, right }) => [left?.page_number, right?.page_number])

test('odd pages are on the right; the first lies beside the dedication, the last before the back', () => {
  const spreads = shown(24)
  expect(spreads).toHaveLength(13)
  expect([spreads[0], spreads[1], spreads.at(-1)]).toEqual([
    [undefined, 1],
    [2, 3],
    [24, undefined],
  ])
})

test('a story that stopped half-way shows what there is', () => {
  expect(shown(3)).toEqual([
    [undefined, 1],
    [2, 3],
  ])
  expect(shown(0)).toEqual([])
})
