// What is wrong with a form, by field and in the specification's words.

import { expect, test } from 'vitest'
import { blankCharacter, blankForm, formOf } from './book-form.ts'
import { book } from './fixtures/a-book.ts'
import { isSame, readForm, withoutBlanks } from './written-book.ts'

const form = formOf(book())
const wrongIn = (some: Partial<typeof form>, titleNeeded = true) =>
  readForm({ ...form, ...some }, { titleNeeded }).wrong

test('an empty form lacks its title, and the name and type of the main character [S5.4 S5.5]', () => {
  expect(readForm(blankForm, { titleNeeded: true }).wrong).toEqual({
    title: 'Book title is required',
    'characters.0.name': 'Character name and type are required',
    'characters.0.type': 'Character name and type are required',
  })
})
test('a draft that never had a title may wait for it', () => {
  expect(wrongIn({ title: ' ' }, false)).toBeUndefined()
})
test('ages are whole numbers within the bounds of who it is [S5.8 S9.3]', () => {
  const words = 'Recipient age must be between 0 and 18'
  expect(wrongIn({ recipient_age: '19' })).toEqual({ recipient_age: words })
  expect(wrongIn({ recipient_age: 'six' })).toEqual({ recipient_age: 'Recipient age must be a number' })
  expect(wrongIn({ recipient_age: '6.5' }), 'six and a half is six').toBeUndefined()
  expect(wrongIn({ recipient_type: 'Grandparent', recipient_age: '70' })).toBeUndefined()
  expect(wrongIn({ recipient_type: 'Grandparent', recipient_age: '7' })).toHaveProperty('recipient_age')
})
test('a book for oneself needs a grown-up hero', () => {
  expect(wrongIn({ recipient_type: 'Myself', recipient_age: '' })).toHaveProperty(['characters.0.age'])
})
test('texts have their longest', () => {
  expect(wrongIn({ title: 'x'.repeat(121) })).toEqual({ title: 'Title can have at most 120 characters' })
})
test('what is read is tidy', () => {
  const { written } = readForm(
    { ...form, title: ' A ', recipient_type: 'Other', recipient_other: ' Godchild ' },
    { titleNeeded: true },
  )
  expect(written).toMatchObject({ title: 'A', recipient_type: 'Other: Godchild', art_style_id: null })
})
test('a character that was added and left empty is no change', () => {
  const more = { ...form, characters: [...form.characters, blankCharacter('new')] }
  expect(isSame(form, more)).toBe(true)
  expect(withoutBlanks(more)).toEqual(form)
})
