import { expect, test } from 'vitest'
import { CallFailed } from './call-failed.ts'
import { explainFailure } from './explain-failure.ts'
import { inSentences } from './in-sentences.ts'
import { explainCall } from './use-form.ts'

test('a message without a stop gets one where a sentence follows, and is left alone where none does', () => {
  expect(inSentences('Failed to save title', 'Check your connection.')).toBe(
    'Failed to save title. Check your connection.',
  )
  expect(inSentences('Please try again.', undefined, 'Check your connection.')).toBe(
    'Please try again. Check your connection.',
  )
  expect(inSentences('“Is it so?”', 'Yes')).toBe('“Is it so?” Yes')
  expect(inSentences('', false, 'Failed to save title')).toBe('Failed to save title')
})

test('a call that nobody answered is told in two sentences', () => {
  const lost = new CallFailed('Failed to save title', { code: 'network', status: 0 })
  const told = 'Failed to save title. Check your connection and try again.'
  expect(explainFailure(lost, '')).toBe(told)
  expect(explainCall(lost).heading).toBe(told)
})
