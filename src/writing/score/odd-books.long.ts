// Two thousand books as strangers order them: no page has a sentence that nobody would print.
import { expect, test } from 'vitest'
import { faultsInOddBooks } from './test-odd-books.ts'

test('of two thousand odd orders, none has a sentence that nobody would print', () => {
  expect(faultsInOddBooks(0, 2000)).toEqual([])
})
