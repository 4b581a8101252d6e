// Every "no" about books, in the words of the specification.

import { Refusal } from '../base/refusal.ts'
import { begunLimits, limits } from './book.ts'
import { booksWords } from './words.ts'

export const bookNotFound = () =>
  new Refusal('Book not found or not owned by user', { status: 404, code: 'book_not_found' })

export const characterNotFound = () => new Refusal('Character not found', { status: 404, code: 'character_not_found' })

const badField = (field: string, words: string) =>
  new Refusal(words, { status: 400, code: 'bad_input', fields: { [field]: words } })

export const titleRequired = () => badField('title', booksWords.titleRequired)
export const artStyleUnknown = () => badField('art_style_id', 'That art style does not exist')
/** `retryAfter`: seconds, where it is the network's turn to wait. */
export const visitorsHaveEnough = (retryAfter?: number) =>
  new Refusal('Without an account no more books can be begun today. Create one for free, and go on at once.', {
    status: 429,
    code: 'visitor_limit',
    ...(retryAfter !== undefined && { retryAfter }),
  })
export const tooManyCharacters = () => badField('characters', `A book has at most ${limits.characters} characters`)
export const tooManyBooks = () =>
  new Refusal(`You have ${limits.books} books, and there is no room for more. Please delete one in My Books first.`, {
    status: 409,
    code: 'too_many_books',
  })
export const lastCharacter = () => badField('id', 'A book needs at least one character')
export const begunNotFound = () =>
  new Refusal('This book is not kept any more. Please begin it again.', { status: 404, code: 'begun_book_not_found' })
export const begunIsMade = () => new Refusal('This book is made already.', { status: 409, code: 'begun_book_is_made' })
export const tooManyBegun = () =>
  new Refusal(`You have begun ${begunLimits.books} books. Please go on with one of them, or delete one in My Books.`, {
    status: 409,
    code: 'too_many_begun_books',
  })
export const badCursor = () => badField('cursor', 'That cursor is not valid')

export const recipientTooOld = () =>
  badField('recipient_age', `Recipient age must be between 0 and ${limits.recipientAge}`)
export const recipientTooYoung = () =>
  badField('recipient_age', `Recipient age must be between 18 and ${limits.adultAge}, or empty, for this recipient`)
export const myselfTooYoung = (field: string) =>
  badField(field, 'A book for yourself needs a main character of 18 or more: members are adults')

export const notYours = () =>
  new Refusal('There is no field user_id to set here.', {
    status: 400,
    code: 'unknown_field',
    fields: { user_id: 'Unknown field' },
  })

/** Somebody was quicker: what she looked at is not there any more. */
export const bookChanged = (current: object) =>
  new Refusal('This book was changed in the meantime. Please look at it again.', {
    status: 409,
    code: 'conflict',
    extra: { current },
  })
