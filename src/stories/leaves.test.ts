import { expect, test } from 'vitest'
import { leafOf, pagesOn, whereOf } from './leaves.ts'

test('the place where a book lies open is called by its story pages, or by what stands around them', () => {
  const count = 32
  const open = [[0], [1, 2], [3, 4], [5, 6], [27, 28], [29, 30], [31]]
  expect(open.map((leaves) => whereOf(leaves, count, 24))).toEqual([
    'The cover',
    'Before the story',
    'Page 1 of 24',
    'Pages 2 and 3 of 24',
    'Page 24 of 24',
    'After the story',
    'The back of the book',
  ])
  expect(pagesOn([leafOf(1), leafOf(2)], 24)).toEqual([1, 2])
})
