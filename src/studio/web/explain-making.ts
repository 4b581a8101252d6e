// What is said when a book cannot be made or saved: a call has words of its own, all else is the screen's own mishap.

import { explainStory } from '../../stories/web/page-failures.ts'
import { CallFailed } from '../../ui/call-failed.ts'
import type { Verdict } from '../../ui/form-problems.ts'
import { explainCall } from '../../ui/use-form.ts'
import { wizardWords } from '../wizard-words.ts'
import { studioWords } from '../words.ts'

export function explainSaving(error: unknown): Verdict {
  return error instanceof CallFailed ? explainCall(error) : { heading: studioWords.failed.saving }
}

export function explainCreating(error: unknown): string {
  return error instanceof CallFailed ? explainStory(error, error.message) : wizardWords.failed.unknown
}
