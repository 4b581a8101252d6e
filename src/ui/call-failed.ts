// Why a call did not succeed, in words for a person; the code and status are for the screen's own decisions.

import { uiWords } from './ui-words.ts'

export interface CallFailure {
  /** The server's word, or `network` (nobody answered) or `bad_answer` (not what the contract promises). */
  code: string
  /** 0 when nobody answered. */
  status: number
  fields?: Record<string, string>
  requestId?: string
  retryAfter?: number
  /** The whole answer, e.g. for `current` of a 409. */
  body?: unknown
}

export class CallFailed extends Error {
  readonly failure: CallFailure

  constructor(words: string, failure: CallFailure) {
    super(words)
    this.name = 'CallFailed'
    this.failure = failure
  }

  /** What to do next, when the words do not say it. */
  get advice(): string | undefined {
    if (this.failure.code === 'network') return uiWords.network
    if (this.failure.retryAfter) return uiWords.wait(this.failure.retryAfter)
    return undefined
  }
}
