// For which age the story is written, as far as the form says, and what is offered for it.

import type { BookForm } from './book-form.ts'

const oldestForRhyme = 6

/** Rhyme that was chosen stays in sight, whatever age is typed later. */
export function isForRhyme(form: BookForm): boolean {
  if (form.rhyme) return true
  const age = (form.recipient_age.trim() || form.characters[0]?.age.trim()) ?? ''
  return age !== '' && Number(age) >= 0 && Number(age) <= oldestForRhyme
}
