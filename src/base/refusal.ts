// The product saying no, in words a person reads. Everything else that is thrown is a fault.

/** What a fault is told as: its own words are nobody's business. */
export const unexpectedError = 'An unexpected error occurred. Please try again.'
export const notAuthenticated = 'Not authenticated.'

export interface RefusalDetails {
  /** Machine word, e.g. `book_not_found`. */
  code: string
  status: number
  /** Which input is at fault and why: `{ title: 'Book title is required' }`. */
  fields?: Record<string, string>
  /** Seconds after which trying again makes sense. */
  retryAfter?: number
  /** Extra members of the answer, e.g. `current` of a 409. */
  extra?: Record<string, unknown>
}

export class Refusal extends Error {
  readonly details: RefusalDetails

  constructor(words: string, details: RefusalDetails) {
    super(words)
    this.name = 'Refusal'
    this.details = details
  }
}
