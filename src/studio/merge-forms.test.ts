// Two tabs, one book.

import { expect, test } from 'vitest'
import { blankCharacter, blankForm, formOf } from './book-form.ts'
import { book, character } from './fixtures/a-book.ts'
import { choose, clashesIn, mergeForms } from './merge-forms.ts'

const base = formOf(book())
const names = (form: typeof base) => form.characters.map(({ name }) => name)

test('what only one of them changed is kept, from either side', () => {
  const mine = { ...base, title: 'Mine' }
  const theirs = { ...base, story_setting: 'A lighthouse', rhyme: true }
  const { form, clashes } = mergeForms(base, mine, theirs)
  expect(form).toMatchObject({ title: 'Mine', story_setting: 'A lighthouse', rhyme: true })
  expect(clashes).toEqual([])
})
test('a text that both changed is asked about, and mine stands until then', () => {
  const { form, clashes } = mergeForms(base, { ...base, title: 'Mine' }, { ...base, title: 'Theirs' })
  expect(form.title).toBe('Mine')
  expect(clashes).toEqual([{ field: 'title', mine: 'Mine', theirs: 'Theirs' }])
  expect(clashes.reduce(choose, form).title).toBe('Theirs')
})
test('the same change twice is one; a space being typed is not taken away', () => {
  const { form, clashes } = mergeForms(base, { ...base, title: 'New ' }, { ...base, title: 'New' })
  expect(clashes).toEqual([])
  expect(form.title).toBe('New ')
})
test('characters are met one by one', () => {
  const edit = (field: 'name' | 'hobbies', value: string) => ({
    ...base,
    characters: base.characters.map((one, index) => (index === 1 ? { ...one, [field]: value } : one)),
  })
  const merged = mergeForms(base, edit('name', 'Smoke'), edit('hobbies', 'Naps'))
  expect(merged.form.characters[1]).toMatchObject({ name: 'Smoke', hobbies: 'Naps' })
  const { clashes, form } = mergeForms(base, edit('name', 'Smoke'), edit('name', 'Flame'))
  expect(clashes).toEqual([{ field: 'characters.1.name', key: 'c2', mine: 'Smoke', theirs: 'Flame' }])
  expect(names(clashes.reduce(choose, form))).toEqual(['Mia', 'Flame'])
})
test('who was removed is gone, unless the other worked on them', () => {
  const alone = { ...base, characters: base.characters.slice(0, 1) }
  expect(names(mergeForms(base, alone, base).form)).toEqual(['Mia'])
  expect(names(mergeForms(base, base, alone).form)).toEqual(['Mia'])
  const worked = { ...base, characters: base.characters.map((one) => ({ ...one, hobbies: 'Naps' })) }
  const { form } = mergeForms(base, worked, alone)
  expect(names(form)).toEqual(['Mia', 'Ember'])
  expect(form.characters[1]?.id).toBeUndefined()
  const { form: here } = mergeForms(base, alone, worked)
  expect(here.characters[1]).toMatchObject({ id: 'c2', name: 'Ember', hobbies: 'Naps' })
})
test('until it is settled a clash follows what is typed, and who goes', () => {
  const named = (name: string) => ({
    ...base,
    characters: base.characters.map((one, index) => (index === 1 ? { ...one, name } : one)),
  })
  const { form, clashes } = mergeForms(
    base,
    { ...named('Smoke'), title: 'Mine' },
    { ...named('Flame'), title: 'Theirs' },
  )
  expect(clashesIn(form, clashes)).toEqual(clashes)
  const [mia, ember] = form.characters
  if (!mia || !ember) throw new Error('two characters expected')
  const alone = { ...form, title: 'Theirs ', characters: [{ ...ember, name: 'Smoky' }] }
  const [left, ...others] = clashesIn(alone, clashes)
  expect(left).toEqual({ field: 'characters.0.name', key: 'c2', mine: 'Smoky', theirs: 'Flame' })
  expect(others).toEqual([])
  expect(clashesIn({ ...form, characters: [mia] }, clashes).map(({ field }) => field)).toEqual(['title'])
})
test('a character whose answer was lost is not made twice', () => {
  const kit = { ...blankCharacter('k'), name: 'Kit', type: 'cat' }
  const theirs = formOf(
    book({ characters: [...book().characters, character({ id: 'c3', name: 'Kit', type: 'cat', age: null })] }),
  )
  const { form } = mergeForms(base, { ...base, characters: [...base.characters, kit] }, theirs)
  expect(form.characters.map(({ id }) => id)).toEqual(['c1', 'c2', 'c3'])
})
test('when all together are more than three, one cast is chosen', () => {
  const with1 = (name: string, id?: string) => ({
    ...base,
    characters: [...base.characters, { ...blankCharacter(name), id, name, type: 'cat' }],
  })
  const { form, clashes } = mergeForms(base, with1('Kit'), with1('Rex', 'c3'))
  expect(names(form)).toEqual(['Mia', 'Ember', 'Kit'])
  expect(clashes.map(({ field }) => field)).toEqual(['characters'])
  expect(names(clashes.reduce(choose, form))).toEqual(['Mia', 'Ember', 'Rex'])
})
test('an empty place is kept while one types, and given up for somebody real', () => {
  const more = { ...base, characters: [...base.characters, blankCharacter('new')] }
  expect(mergeForms(base, more, base).form.characters).toHaveLength(3)
  expect(names(mergeForms(blankForm, blankForm, base).form)).toEqual(['Mia', 'Ember'])
})
