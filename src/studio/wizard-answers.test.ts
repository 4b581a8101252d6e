import { expect, test } from 'vitest'
import { someAnswers } from './fixtures/some-answers.ts'
import { blankCast, formOfAnswers, heroOf, withSuggested } from './wizard-answers.ts'
import { wizardGenres } from './wizard-lists.ts'
import { readForm } from './written-book.ts'

test('the answers are a book by the server’s own rules [S3.2 S5.13 S5.15]', () => {
  const { written, wrong } = readForm(formOfAnswers(someAnswers()), { titleNeeded: false })
  expect(wrong).toBeUndefined()
  expect(written).toMatchObject({
    ...{ title: '', recipient_type: 'Kid', recipient_age: 5, occasion: 'Holiday: Diwali', genre: 'Surprise' },
    personal_elements: 'Dinosaurs, cooking',
    story_theme: 'Maya finds a lost golden key',
    moral_lesson: 'asking for help is brave',
    story_setting: 'a lighthouse by the sea',
    characters: [
      {
        ...{ name: 'Maya', type: 'girl', age: 5, hobbies: 'Dinosaurs, cooking' },
        physical_description: 'deep brown skin, curly brown hair, a yellow raincoat',
      },
      { name: 'Ember', type: 'dragon', age: null, relationship_to_main: 'best friend', hobbies: '' },
    ],
  })
})

test('“Surprise Me!” is stored as Surprise [S5.13]', () => {
  expect(wizardGenres.find(({ label }) => label === 'Surprise Me!')?.value).toBe('Surprise')
})

test('an idea without a plot line is the theme as a whole [S5.15]', () => {
  expect(formOfAnswers(someAnswers({ shape: 'A kite that is lost' }))).toMatchObject({
    ...{ story_theme: 'A kite that is lost', moral_lesson: '', story_setting: '' },
  })
})

test('without a plot line labelled lines are of the theme, too, and with one they are not [S5.15]', () => {
  expect(formOfAnswers(someAnswers({ shape: 'Moral: be kind' }))).toMatchObject({
    ...{ story_theme: 'Moral: be kind', moral_lesson: 'be kind' },
  })
  expect(formOfAnswers(someAnswers({ shape: 'Plot: a lost kite\nMoral: be kind' }))).toMatchObject({
    ...{ story_theme: 'a lost kite', moral_lesson: 'be kind' },
  })
})

test('what stands beside a label is kept, before it and after it [S5.15]', () => {
  const { story_theme, moral_lesson } = formOfAnswers(
    someAnswers({ shape: 'A kite that is lost. Moral: be kind\nIt ends on the beach' }),
  )
  expect(story_theme).toContain('A kite that is lost.')
  expect(story_theme).toContain('It ends on the beach')
  expect(moral_lesson).toBe('be kind')
})

test('a grown-up’s book has no age, a child’s has the hero’s, and a hero of forty gives none', () => {
  const ageOf = (recipient: string, age: string) => {
    const answers = someAnswers({ recipient })
    return formOfAnswers({ ...answers, cast: [{ ...heroOf(answers), age }] }).recipient_age
  }
  expect([ageOf('Grandparent', '5'), ageOf('Kid', '5'), ageOf('Friend', '40')]).toEqual(['', '5', ''])
})

test('somebody who was added and left empty stays away', () => {
  const answers = someAnswers()
  const { characters } = formOfAnswers({ ...answers, cast: [heroOf(answers), blankCast('x')] })
  expect(characters).toHaveLength(1)
})

test('an approved portrait is described as it is shown, whatever was chosen', () => {
  const [hero] = formOfAnswers(someAnswers(), new Map([['first', 'tanned skin, a bald head']])).characters
  expect(hero?.physical_description).toBe('tanned skin, a bald head')
})

test('what the storyteller suggests fills what is empty, and gives way to another story’s, never to be typed over', () => {
  const first = { title: 'The Lamp', dedication: 'For Maya' }
  const next = { title: 'The Kite', dedication: 'For you' }
  const filled = withSuggested(someAnswers(), first)
  expect(filled).toMatchObject(first)
  expect(withSuggested(filled, next, first)).toMatchObject(next)
  expect(withSuggested({ ...filled, title: 'Mine' }, next, first)).toMatchObject({
    title: 'Mine',
    dedication: 'For you',
  })
})

test('whoever is five and a half is five, for the book and for its reader', () => {
  const { cast, ...rest } = someAnswers()
  const half = { ...rest, cast: cast.map((one) => ({ ...one, age: '5½' })) }
  expect(readForm(formOfAnswers(half), { titleNeeded: false }).written).toMatchObject({
    recipient_age: 5,
    characters: [{ age: 5 }, { age: 5 }],
  })
})
