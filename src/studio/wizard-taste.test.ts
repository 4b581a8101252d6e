import { expect, test } from 'vitest'
import { formOfAnswers, blankAnswers } from './wizard-answers.ts'
import { withTaste } from './wizard-taste.ts'

test('whoever was tried on the cover is the hero of the new book, looks and all', () => {
  const answers = withTaste(blankAnswers('seed'), { name: 'Ida', kind: 'boy', skin: 'fair', hair: 'curly' })
  const [hero] = formOfAnswers(answers).characters
  expect(hero).toMatchObject({ name: 'Ida', type: 'boy' })
  expect(hero?.physical_description).toMatch(/fair/)
  expect(hero?.physical_description).toMatch(/curl/)
})
