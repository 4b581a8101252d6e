// A draft is good for an hour; what is said about saving follows the clock.

import { expect, test } from 'vitest'
import { hour, minute } from '../base/dates.ts'
import { autosaveWords } from './autosave-words.ts'
import { blankForm } from './book-form.ts'
import { draftName, readDraft, writeDraft } from './local-draft.ts'

const at = Date.UTC(2026, 0, 1)
const draft = { at, base: blankForm, form: { ...blankForm, title: 'Nine Lanterns' } }

test('a draft comes back within the hour, and not after [S4.6 S9.10]', () => {
  expect(readDraft(writeDraft(draft), at + hour - 1)).toEqual(draft)
  expect(readDraft(writeDraft(draft), at + hour)).toBeUndefined()
  expect(readDraft(writeDraft(draft), at - hour)).toBeUndefined()
})
test.each([null, '', '{', '[]', '{"at":1}', writeDraft(draft).replace('"title"', '"tittle"')])(
  'what is no draft (%s) is none',
  (stored) => expect(readDraft(stored, at)).toBeUndefined(),
)
test('each book has its own, and a new one too', () => {
  expect([draftName('7'), draftName(undefined)]).toEqual(['book-7', 'book-new'])
})
test('how long ago it was saved [S2.48]', () => {
  const words = (past: number) => autosaveWords({ state: 'saved', at }, at + past)
  expect(words(59_999)).toBe('Auto-saved just now')
  expect(words(minute)).toBe('Auto-saved 1 min ago')
  expect(words(5.9 * minute)).toBe('Auto-saved 5 min ago')
  expect(autosaveWords({ state: 'offline' }, at)).toBe('Offline: kept on this device')
})
