import { expect, test } from 'vitest'
import { hasIdea, withIdea } from './interest-ideas.ts'

test('an idea is put to the end of what is typed, and taken out again', () => {
  expect(withIdea('', 'Dinosaurs')).toBe('Dinosaurs')
  expect(withIdea('Rain, ', 'The sea')).toBe('Rain, the sea')
  expect(hasIdea('Rain, the sea', 'The sea')).toBe(true)
  expect(withIdea('Rain, the sea', 'The sea')).toBe('Rain')
})
