// Lists, and values that come from elsewhere.

import { expect, test } from 'vitest'
import { artStylesWith, genres, joinOther, occasions, optionsWith, recipients, splitOther } from './choice-lists.ts'

test('the lists of the editor are the specification’s [S9.23]', () => {
  expect(recipients).toEqual(['Myself', 'Daughter', 'Son', 'Child', 'Friend', 'Classroom', 'Other'])
  expect(occasions).toEqual(['birthday', 'christmas', 'graduation', 'back to school', 'just because', 'other'])
  expect(genres.slice(0, 4)).toEqual(['adventure', 'fantasy', 'mystery', 'science fiction'])
  expect(genres.slice(4)).toEqual(['fairy tale', 'animal story', 'superhero', 'educational'])
})
test('a stored value keeps its own spelling, and one that the list lacks is added', () => {
  expect(optionsWith(occasions, 'Birthday')[0]).toEqual({ value: 'Birthday', label: 'birthday' })
  expect(optionsWith(recipients, 'Grandparent').at(-1)).toEqual({ value: 'Grandparent', label: 'Grandparent' })
  expect(optionsWith(genres, 'Surprise').at(-1)).toEqual({ value: 'Surprise', label: 'Surprise Me!' })
  expect(optionsWith(genres, 'Other: Western').at(-1)).toEqual({ value: 'Other: Western', label: 'Western' })
  expect(optionsWith(genres, '')).toHaveLength(8)
})
test('an art style that an operator added stays to be seen [S2.50]', () => {
  expect(artStylesWith('', '').map(({ value }) => value)).toEqual(['pixar', 'watercolor', 'vector', 'digital_art'])
  expect(artStylesWith('ink', 'Ink and Wash').at(-1)).toEqual({ value: 'ink', label: 'Ink and Wash' })
})
test("'Other: text' is a choice and its text, there and back [S3.2]", () => {
  for (const stored of ['Other: My godchild', 'Other', 'other', 'Holiday: Diwali', 'Otherworld', ''])
    expect(joinOther(splitOther(stored).chosen, splitOther(stored).text)).toBe(stored.replace(/^other:/i, 'Other:'))
  expect(splitOther('Other: My godchild')).toEqual({ chosen: 'Other', text: 'My godchild' })
  expect(splitOther('Otherworld')).toEqual({ chosen: 'Otherworld', text: '' })
})
