import { expect, test } from 'vitest'
import { someAnswers } from './fixtures/some-answers.ts'
import { blankAnswers, blankCast, heroOf, type WizardAnswers } from './wizard-answers.ts'
import { faultAt, friendGaps, gapOf } from './wizard-gaps.ts'

const fieldAt = (step: Parameters<typeof gapOf>[0], answers: WizardAnswers) => gapOf(step, answers)?.field
const hero = (some: object) => someAnswers({ cast: [{ ...heroOf(someAnswers()), ...some }] })

test('every choice that is needed is asked for, with the field that mends it [S5.10 S5.11]', () => {
  const blank = blankAnswers('s')
  expect(fieldAt('recipient', blank)).toBe('recipient')
  expect(fieldAt('recipient', { ...blank, recipient: 'Other' })).toBe('recipient_text')
  expect(fieldAt('occasion', blank)).toBe('occasion')
  expect(fieldAt('occasion', { ...blank, occasion: 'Other', occasion_text: ' ' })).toBe('occasion_text')
  expect(fieldAt('occasion', { ...blank, occasion: 'Birthday' })).toBeUndefined()
  expect(fieldAt('occasion', { ...blank, occasion: 'Holiday', occasion_text: ' ' })).toBe('occasion_text')
  expect(fieldAt('genre', { ...blank, genre: 'Other' })).toBe('genre_text')
  expect(fieldAt('genre', { ...blank, genre: 'Surprise' })).toBeUndefined()
  expect([fieldAt('hero', hero({ name: '' })), fieldAt('hero', hero({ age: '' }))]).toEqual([
    'cast.0.name',
    'cast.0.age',
  ])
  expect(fieldAt('title', blank)).toBe('title')
  for (const step of ['interests', 'shape', 'look', 'friends', 'avoid', 'dedication'] as const)
    expect(gapOf(step, blank), step).toBeUndefined()
})

test('what cannot be kept is said in the server’s words, at its own step', () => {
  expect(gapOf('hero', hero({ age: '200' }))).toMatchObject({
    ...{ words: 'Character age must be between 0 and 100', field: 'cast.0.age' },
  })
  expect(faultAt('cast.0.age', hero({ age: '200' }))).toBe('Character age must be between 0 and 100')
  expect(faultAt('cast.0.name', hero({ age: '200' }))).toBeUndefined()
  const myself = { ...someAnswers(), recipient: 'Myself' }
  expect(gapOf('hero', myself)?.field).toBe('cast.0.age')
  expect(gapOf('recipient', myself)).toBeUndefined()
})

test('a name with a pictograph, which no book would say, is refused where it is typed', () => {
  const said = 'A name is printed in letters. Please write it without “🦄”, “❤”.'
  expect(faultAt('cast.0.name', hero({ name: 'Mia 🦄❤️🦄' }))).toBe(said)
  expect(gapOf('hero', hero({ name: 'Mia 🦄❤️🦄' }))?.words).toBe(said)
  for (const name of ['Zoë', 'დათო', 'Anne-Marie O’Brien', 'X Æ A-12', '김하늘'])
    expect(faultAt('cast.0.name', hero({ name })), name).toBeUndefined()
})

test('the answers cannot be sent before the first gap of all is mended', () => {
  expect(gapOf('check', someAnswers())).toBeUndefined()
  expect(gapOf('check', { ...someAnswers(), genre: '' })).toMatchObject({ step: 'genre' })
})

test('who comes along needs a name and a type, and nobody needs nothing', () => {
  expect(friendGaps(blankCast('x'), 1)).toEqual([])
  expect(friendGaps({ ...blankCast('x'), relation: 'sister' }, 1)).toHaveLength(2)
  const answers = someAnswers({ cast: [heroOf(someAnswers()), blankCast('x'), { ...blankCast('y'), name: 'Ember' }] })
  expect(gapOf('friends', answers)?.field).toBe('cast.2.type')
})
