import { expect, test } from 'vitest'
import { faultsInOddBooks } from './test-odd-books.ts'
import { faultsIn } from './test-plain-english.ts'

test('the rules hear what nobody would print', () => {
  const silly = [
    'Maya lived in the under the sea.',
    'There’ll be no the bedtime supper now.',
    'It was his turn to of bedtime.',
    'She had a apple and an house.',
    'They was late.',
    'What we saw, you was. What you was, they is.',
    'They had not race away.',
    'Then then it rained.',
    'In {home} it rained.',
    "Finn O'Brien ran.",
    'It was late. mary sat down.',
    '“Yes,” said T.J..',
  ]
  expect(silly.filter((page) => faultsIn(page).length === 0)).toEqual([])
  const plain = [
    'An hour went by. “A, B, C,” said Mr. O’Neil, in a unicorn’s voice.',
    'She had had it. Did he have one?',
    'What nobody tells you is that it’s dark. All it gave you was a cold.',
  ]
  expect(plain.flatMap(faultsIn)).toEqual([])
})

test('of books as strangers order them, no page has a sentence that nobody would print', () => {
  expect(faultsInOddBooks(0, 60)).toEqual([])
})
