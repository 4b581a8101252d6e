import { assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { wordCount, wordsOf } from './sentences.ts'

test.each([
  ['', 0],
  ['“Oh,” said O’Brien – twice.', 4],
  ['a well-known ’tis-', 3],
  ['Zoë & 李小龙 met Nguyễn’s 2 cats', 6],
  ['𠮷野 and 𐐷', 3],
  [' - ', 0],
])('"%s" has as many words as a reader hears', (text, count) => {
  expect(wordsOf(text)).toHaveLength(count)
  expect(wordCount(text)).toBe(count)
})

test('words are counted as they are taken out, whatever is written', () => {
  const letter = constantFrom('a', 'Z', '9', 'ë', 'e\u0301', '龙', '𠮷', '’', "'", '-', ' ', '.', '\ud842', '½', '”')
  assert(
    property(oneof(string({ unit: letter }), string({ unit: 'binary' })), (text) => {
      expect(wordCount(text)).toBe(wordsOf(text).length)
    }),
    { numRuns: 500 },
  )
})
