// Which ages fit which recipient: a book may be for an adult, but a member is never a child.

import { isAdultRecipient, limits } from './book.ts'
import { myselfTooYoung, recipientTooOld, recipientTooYoung } from './refusals.ts'

const adult = 18

export function checkRecipientAge(book: { recipient_type: string; recipient_age: number | null }): void {
  if (book.recipient_age === null) return
  if (isAdultRecipient(book.recipient_type)) {
    if (book.recipient_age < adult || book.recipient_age > limits.adultAge) throw recipientTooYoung()
  } else if (book.recipient_age < 0 || book.recipient_age > limits.recipientAge) throw recipientTooOld()
}

/** `field` names the input to blame. */
export function checkMyself(recipientType: string, mainCharacterAge: number | null | undefined, field: string): void {
  if (recipientType.toLowerCase() !== 'myself') return
  if (typeof mainCharacterAge === 'number' && mainCharacterAge < adult) throw myselfTooYoung(field)
}
