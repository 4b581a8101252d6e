// The words of the specification's catalogue for each way in which a call about a page fails.

import { expect, test } from 'vitest'
import { CallFailed } from '../../ui/call-failed.ts'
import { explainEdit, presentPage, explainPage, explainRetelling, explainStory } from './page-failures.ts'

const failed = (message: string, status: number, code = 'unknown', fields?: Record<string, string>) =>
  new CallFailed(message, { status, code, fields })
const notYours = failed('Book not found or not owned by user', 404, 'book_not_found')
const noPage = failed('Page not found', 404, 'page_not_found')
const network = failed('Failed to update page text', 0, 'network')

test('an edit that is not kept [S8.18]', () => {
  expect(explainEdit(notYours)).toEqual({
    heading: 'Unable to update this page. Please refresh the page and try again.',
  })
  expect(explainEdit(noPage)).toEqual({
    heading: 'This page could not be found. Please refresh the page and try again.',
  })
  expect(explainEdit(failed('Slow down.', 429)).heading).toBe('Failed to update text: Slow down.')
  expect(explainEdit(failed('Failed to update page text', 500)).heading).toBe('Failed to update page text')
  expect(explainEdit(network).heading).toMatch(/^Failed to save edit\. Check your connection/)
  expect(explainEdit(new Error('x')).heading).toBe('Failed to update page text')
  const fields = { text_content: 'Page text is required' }
  expect(explainEdit(failed('Page text is required', 400, 'bad_input', fields))).toEqual({ fields })
})

test('a page that is not told anew [S6.4 S8.17]', () => {
  expect(explainRetelling(notYours).heading).toMatch(/^Unable to update this page\./)
  expect(explainRetelling(noPage).heading).toMatch(/^This page could not be found\./)
  expect(explainRetelling(failed('Failed to regenerate page', 500)).heading).toBe('Failed to regenerate page')
  expect(explainRetelling('?').heading).toBe('Failed to regenerate page')
  const fields = { prompt: 'Please leave out links and e-mail addresses.' }
  expect(explainRetelling(failed(fields.prompt, 400, 'bad_input', fields))).toEqual({ fields })
})

test('undoing and earlier texts', () => {
  expect(explainPage(noPage, 'Failed to fetch pages')).toBe('Page not found.')
  expect(explainPage(failed('There is nothing to undo on this page.', 409), '')).toBe(
    'There is nothing to undo on this page.',
  )
  expect(explainPage('?', 'Failed to fetch pages')).toBe('Failed to fetch pages')
})

test('a story that is not written [S8.35]', () => {
  const words = 'Failed to generate story. Please try again.'
  expect(explainStory(failed('Failed to generate story', 503, 'story_failed'), words)).toBe(words)
  expect(explainStory(failed('Too many requests.', 429), words)).toBe('Too many requests.')
  expect(explainStory(failed('Failed to generate story', 0, 'network'), words)).toBe(
    `${words} Check your connection and try again.`,
  )
  expect(explainStory(new Error('x'), words)).toBe(words)
})

test('what the page says by now, when somebody else was quicker', () => {
  const current = {
    ...{ id: 'p', book_id: 'b', page_number: 1, text_content: 'Theirs.', characters_on_page: [] },
    ...{ image_url: null, preview_image_url: null, image_prompt: null, alt_text: '', version: 3, created_at: '' },
    unshown: [],
  }
  const conflict = (body: unknown) => new CallFailed('Changed', { status: 409, code: 'conflict', body })
  expect(presentPage(conflict({ error: 'Changed', current }))).toEqual(current)
  expect(presentPage(conflict({ error: 'Changed' }))).toBeUndefined()
  expect(presentPage(network)).toBeUndefined()
  expect(presentPage('?')).toBeUndefined()
})
