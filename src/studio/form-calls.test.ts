// From the form to the calls: only what changed is sent, in an order that the server can follow.

import { expect, test } from 'vitest'
import { book, character } from './fixtures/a-book.ts'
import { type BookForm, blankCharacter, formOf } from './book-form.ts'
import { saveSteps } from './form-calls.ts'
import { isSame, readForm } from './written-book.ts'

const stepsOf = (form: BookForm, saved = book()) => {
  const { written, wrong } = readForm(form, { titleNeeded: true })
  if (!written) throw new Error(JSON.stringify(wrong))
  return saveSteps(saved, form, written)
}

test('an untouched form asks for nothing, whatever stands in it', () => {
  const odd = book({ recipient_type: 'Other: Godchild', occasion: 'Holiday: Diwali', genre: 'Surprise', rhyme: true })
  expect(stepsOf(formOf(odd), odd)).toEqual([])
})
test('spaces at the ends are nobody’s change', () => {
  expect(stepsOf({ ...formOf(book()), title: '  Nine Lanterns ' })).toEqual([])
  expect(isSame(formOf(book()), { ...formOf(book()), title: 'Nine Lanterns ' })).toBe(true)
})
test('only the changed fields of the book go out; an emptied age is none [S5.8]', () => {
  const form = { ...formOf(book()), moral_lesson: 'Be kind', recipient_age: '' }
  expect(stepsOf(form)).toEqual([{ kind: 'book', changes: { moral_lesson: 'Be kind', recipient_age: null } }])
})
test('one leaves before another comes, and the others are changed where they stand', () => {
  const form = formOf(book())
  const [mia, ember] = form.characters
  if (!mia || !ember) throw new Error('two characters expected')
  const kit = { ...blankCharacter('new'), name: 'Kit', type: 'cat' }
  const steps = stepsOf({ ...form, title: 'New', characters: [{ ...mia, age: '7' }, kit] })
  expect(steps.map(({ kind }) => kind)).toEqual(['remove', 'book', 'change', 'add'])
  expect(steps[0]).toEqual({ kind: 'remove', id: ember.id })
  expect(steps[2]).toEqual({ kind: 'change', id: mia.id, index: 0, changes: { age: 7 } })
  expect(steps[3]).toMatchObject({ key: 'new', index: 1, character: { name: 'Kit', type: 'cat', gender: null } })
})
test('where all give way to others, the last of them goes once there is somebody', () => {
  const [kit, rex, ada] = ['Kit', 'Rex', 'Ada'].map((name) => ({ ...blankCharacter(name), name, type: 'cat' }))
  if (!kit || !rex || !ada) throw new Error('three characters expected')
  const stepsTo = (characters: BookForm['characters']) =>
    stepsOf({ ...formOf(book()), title: 'New', characters }).map((step) => ('id' in step ? step.id : step.kind))
  const [mia, ember] = book().characters.map(({ id }) => id)
  expect(stepsTo([kit])).toEqual([mia, 'book', 'add', ember])
  expect(stepsTo([kit, rex, ada])).toEqual([mia, 'book', 'add', ember, 'add', 'add'])
})
test('a book for oneself asks for the grown-up hero first; and lets go of it last', () => {
  const form = formOf(book())
  const grown = form.characters.map((one) => ({ ...one, age: '40' }))
  const steps = stepsOf({ ...form, recipient_type: 'Myself', recipient_age: '', characters: grown })
  expect(steps.at(-1)?.kind).toBe('book')
  const mine = book({ recipient_type: 'Myself', recipient_age: null, characters: [character({ age: 40 })] })
  const back = formOf(mine)
  const young = back.characters.map((one) => ({ ...one, age: '6' }))
  expect(stepsOf({ ...back, recipient_type: 'Daughter', characters: young }, mine)[0]?.kind).toBe('book')
})
