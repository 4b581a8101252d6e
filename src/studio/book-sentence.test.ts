// The book so far, read aloud.

import { expect, test } from 'vitest'
import { blankForm, formOf } from './book-form.ts'
import { bookSentence } from './book-sentence.ts'
import { book } from './fixtures/a-book.ts'

const read = (form: typeof blankForm) =>
  bookSentence(form)
    .map((part) => (part.kind === 'blank' ? `[${part.text} -> ${part.path}]` : part.text))
    .join(' ')

test('what is missing is a blank that leads to its field', () => {
  expect(read(blankForm)).toBe(
    'This is a book for [whom? -> recipient_type] . It is [what kind of story? -> genre] about [who? -> characters.0.name] .',
  )
})
test('what is chosen is told', () => {
  expect(read(formOf(book()))).toBe(
    'This is a book for my daughter, aged 6, for a birthday . It is an adventure about Mia, a girl of 6 and Ember, a dragon .',
  )
})
test('values of other lists are told as they are', () => {
  const form = formOf(
    book({ recipient_type: 'Other: Tomte', occasion: 'Holiday: Diwali', genre: 'Western', recipient_age: null }),
  )
  expect(read(form)).toContain('for Tomte for Holiday: Diwali . It is Western about')
})
