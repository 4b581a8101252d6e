// Whole books never repeat themselves.
import { expect, it } from 'vitest'
import { alikePages, bookOfScenes } from './test-alike-pages.ts'

it.each([2, 9, 17])('the book of the random answers %i has no two pages that look alike', (at) => {
  expect(alikePages(bookOfScenes(at))).toEqual([])
})
