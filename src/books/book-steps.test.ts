import { expect, test } from 'vitest'
import { bookSteps } from './book.ts'
import { hasSeenPictures, isDone, stepPaths, stepToPictures } from './book-steps.ts'

const draft = { status: 'draft', title: '', dedication: '', art_style_id: null, seen_steps: [] } as const
type Standing = Parameters<typeof isDone>[1]
const done = (book: Standing) => bookSteps.filter((step) => isDone(step, book))

test('a book has behind it what its member gave it or has seen of it', () => {
  expect(done({ ...draft, seen_steps: [] })).toEqual([])
  const told: Standing = { ...draft, status: 'text_generated', title: 'Lamps', art_style_id: 'vector', seen_steps: [] }
  expect(done(told), 'a style that was tried in the shop window, a story that nobody has read').toEqual(['title'])
  expect(done({ ...told, seen_steps: ['story'] })).toEqual(['story', 'title'])
  expect(done({ ...told, seen_steps: ['dedication', 'pictures'] }), 'no dedication is wanted').toEqual([
    'title',
    'dedication',
  ])
  const finished: Standing = { ...told, status: 'completed', dedication: 'For you', seen_steps: [...bookSteps] }
  expect(done(finished)).toEqual(['story', 'title', 'dedication', 'style', 'pictures', 'preview'])
})

test('the way to the pictures asks for title and dedication once, and she has seen them on either of two screens', () => {
  expect(stepToPictures({ ...draft, seen_steps: [] })).toBe('title')
  expect(stepToPictures({ ...draft, title: 'Lamps', seen_steps: [] })).toBe('dedication')
  expect(stepToPictures({ ...draft, title: 'Lamps', seen_steps: ['dedication'] })).toBe('style')
  expect(hasSeenPictures({ seen_steps: ['story', 'style'] })).toBe(false)
  expect(hasSeenPictures({ seen_steps: ['preview'] })).toBe(true)
})

test('each step has its address [S2.13]', () => {
  expect(bookSteps.map((step) => stepPaths[step]('7'))).toEqual([
    '/dashboard/book/7/review-ai',
    '/dashboard/book/7/title',
    '/dashboard/book/7/dedication',
    '/dashboard/book/7/art-style',
    '/dashboard/book/7/images',
    '/dashboard/book/7/preview',
    '/dashboard/checkout/7/Digital%20Copy',
  ])
})
