import { expect, test } from 'vitest'
import { bookSteps, isDone, stepPaths } from './book-steps.ts'

const draft = { status: 'draft', title: '', dedication: '', art_style_id: null } as const

test('a book has behind it what it shows to be done', () => {
  const done = (book: Parameters<typeof isDone>[1]) => bookSteps.filter((step) => isDone(step, book))
  expect(done(draft)).toEqual([])
  expect(done({ ...draft, status: 'text_generated', title: 'Lamps' })).toEqual(['story', 'title'])
  const finished = { status: 'completed', title: 'Lamps', dedication: 'For you', art_style_id: 'vector' } as const
  expect(done(finished)).toEqual(['story', 'title', 'dedication', 'style', 'pictures'])
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
