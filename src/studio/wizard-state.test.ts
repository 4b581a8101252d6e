import { expect, test } from 'vitest'
import { hour, minute } from '../base/dates.ts'
import { someAnswers } from './fixtures/some-answers.ts'
import { readAnswers, readWizard, type WizardState } from './wizard-state.ts'

const state: WizardState = { at: 10 * hour, step: 'look', answers: someAnswers(), bookId: 'a-book' }
const stored = JSON.stringify(state)

test('what was answered within the hour comes back whole, and nothing older [S4.4]', () => {
  expect(readWizard(stored, state.at + hour - minute)).toEqual(state)
  expect(readWizard(stored, state.at + hour)).toBeUndefined()
  expect(readWizard(stored, state.at - hour)).toBeUndefined()
  expect(readAnswers(stored), 'from the server').toEqual(state)
})

test('what is no state of the wizard is none', () => {
  const noCast = JSON.stringify({ ...state, answers: { ...state.answers, cast: [] } })
  expect([null, '', '{', '{}', noCast].map((text) => readWizard(text, state.at))).toEqual(
    Array.from({ length: 5 }, () => undefined),
  )
})
