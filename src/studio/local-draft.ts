// What is kept on this device while it is not saved: under the member and the book, good for one hour.

import { z } from 'zod'
import { storedJson } from '../base/stored-json.ts'
import { hour } from '../base/dates.ts'
import { bookForm } from './book-form.ts'

const localDraft = z.object({
  at: z.number(),
  /** What the typing started from. */
  base: bookForm,
  form: bookForm,
  /** Of a book that does not exist yet: under this key it is made once. */
  bookKey: z.uuid().optional(),
  /** What was sent of such a book, and perhaps made, though no answer came. */
  sent: bookForm.optional(),
})
export type LocalDraft = z.infer<typeof localDraft>

/** The name under which drafts of one book are kept; a book that does not exist yet has no id. */
export const draftName = (bookId: string | undefined) => `book-${bookId ?? 'new'}`

/** Nothing when there is none, when it is older than an hour, or when it cannot be read. */
export function readDraft(stored: string | null, now: number): LocalDraft | undefined {
  const draft = localDraft.safeParse(storedJson(stored))
  if (!draft.success) return undefined
  // A clock that was set back makes drafts from the future: those are as strange as old ones.
  return Math.abs(now - draft.data.at) < hour ? draft.data : undefined
}

export const writeDraft = (draft: LocalDraft): string => JSON.stringify(draft)
