// A call that failed, in one line: its own words and what to do next; anything else is told as what was tried.

import { CallFailed } from './call-failed.ts'
import { inSentences } from './in-sentences.ts'

export function explainFailure(error: unknown, failure: string): string {
  if (!(error instanceof CallFailed)) return failure
  return inSentences(error.message, error.advice)
}
