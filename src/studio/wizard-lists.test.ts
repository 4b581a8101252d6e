import { expect, test } from 'vitest'
import { CHARACTER_TYPES } from '../stage/cast.ts'
import { bookStatuses } from '../books/book.ts'
import { typesFor, wizardGenres, wizardOccasions, wizardRecipients } from './wizard-lists.ts'

const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label).join(', ')

test('the lists of the wizard are the specification’s [S9.24]', () => {
  expect(labels(wizardRecipients)).toBe('Kid, Sibling, Parent, Grandparent, Partner, Relative, Friend, Myself, Other')
  expect(labels(wizardOccasions)).toBe(
    'Birthday, Holiday, Academic Milestone, Life Milestone, Bedtime Reading, No Special Occasion, Other',
  )
  expect(labels(wizardGenres)).toBe(
    'Adventure, Comedy, Fantasy, Friendship, Mystery, Magic, Superhero, Sci-fi, Surprise Me!, Other',
  )
})

test('who can be in a book, and how a book can stand [S9.25 S9.26]', () => {
  expect(CHARACTER_TYPES.join(', ')).toBe(
    'boy, girl, man, woman, dog, cat, rabbit, dragon, robot, fairy, alien, monster, other',
  )
  expect(labels(typesFor('6')).startsWith('boy, girl, man, woman')).toBe(true)
  expect(labels(typesFor('40')).startsWith('woman, man, boy, girl')).toBe(true)
  expect(bookStatuses).toEqual(['draft', 'text_generated', 'completed'])
})
