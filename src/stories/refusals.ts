// Every "no" about stories and pages, in the words of the specification.

import { Refusal } from '../base/refusal.ts'
import type { Page } from './contract.ts'
import { pageNotFoundWords, pageTextRequired } from './story-words.ts'
import { storiesWords } from './words.ts'

const refuse = (words: string, status: number, code: string) => new Refusal(words, { status, code })

const badField = (field: string, words: string) =>
  new Refusal(words, { status: 400, code: 'bad_input', fields: { [field]: words } })

export const pageNotFound = () => refuse(pageNotFoundWords, 404, 'page_not_found')
export const promptNotFound = () => refuse('Prompt not found', 404, 'prompt_not_found')

/** An answer that no story can be made of; names the book's own field. */
export const answerRefused = badField
export const notOffered = () =>
  badField('pitch', 'This story does not fit your answers any more. Please choose another one.')
export const emptyPageText = () => badField('text_content', pageTextRequired)
export const wishRefused = (words: string) => badField('prompt', words)
export const badTemplate = (words: string) => badField('template', words)
export const badPurpose = (purposes: readonly string[]) =>
  badField('purpose', `Purpose must be one of ${purposes.join(', ')}`)
export const badIfMatch = () => badField('If-Match', 'If-Match must be the version of the page')

export const promptNameTaken = () =>
  new Refusal('There is a prompt of this name already', {
    status: 409,
    code: 'name_taken',
    fields: { name: 'There is a prompt of this name already' },
  })

/** Both texts can be shown: hers is in the request, the other one here. */
export const pageChanged = (current: Page) =>
  new Refusal('This page was changed in the meantime. Please look at both texts.', {
    status: 409,
    code: 'conflict',
    extra: { current },
  })

export const nothingToUndo = () => refuse('There is nothing to undo on this page.', 409, 'nothing_to_undo')
export const storyUnderWay = () =>
  refuse('The story is still being written. Please wait a moment.', 409, 'story_under_way')
export const pageWithoutStory = () =>
  refuse('This page has no story behind it yet. Please generate the story first.', 409, 'page_without_story')

export const wordsAreHers = () =>
  refuse('These are your own words: we regenerate no page of them. You can change them yourself.', 409, 'own_words')

export const noStoryYet = () => refuse('This book has no story yet.', 404, 'story_not_found')

/** The storyteller's job met a fault again and again: an outage, worth another try. */
export const storyFailed = () =>
  new Refusal(storiesWords.failed.generate, { status: 503, code: 'story_failed', retryAfter: 5 })

export const storyTakesLonger = () =>
  new Refusal('The story is still being written. Please look again in a moment.', {
    status: 503,
    code: 'story_under_way',
    retryAfter: 5,
  })

/** The specification's shape of a story call that says no. */
export function unsuccessful(fault: unknown): unknown {
  if (!(fault instanceof Refusal)) return fault
  const { extra, ...details } = fault.details
  return new Refusal(fault.message, { ...details, extra: { success: false, ...extra } })
}
