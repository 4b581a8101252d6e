// Every "no" about finished copies and the links to them.

import { Refusal } from '../base/refusal.ts'
import { storyPages } from './edition.ts'
import { notFinished, pageList } from './edition-words.ts'

const refuse = (words: string, status: number, code: string) => new Refusal(words, { status, code })

export const editionNotFound = () => refuse('Finished copy not found', 404, 'edition_not_found')
export const shareNotFound = () => refuse('Link not found', 404, 'share_not_found')
export const bookNotFinished = () => refuse(notFinished, 409, 'book_not_finished')

/** `numbers`: story pages. */
export const picturesMissing = (numbers: readonly number[]) =>
  new Refusal(`Every page needs its picture first. Missing: ${pageList(numbers)}.`, {
    status: 409,
    code: 'pictures_missing',
    fields: { pages: numbers.join(', ') },
  })

/** Nothing at all is there to be drawn or bound. */
export const storyMissing = () =>
  new Refusal('This book has no story yet.', {
    status: 409,
    code: 'pictures_missing',
    fields: { pages: storyPages.join(', ') },
  })

/** Something of the book was changed while it was being bound: it is worth another try. */
export const changedMeanwhile = () =>
  new Refusal('The book was changed while it was being finished. Please try again.', {
    status: 409,
    code: 'book_changed',
  })

export const paymentRequired = () =>
  refuse('This download comes with a paid book. The proof stays free to look at.', 402, 'payment_required')

export const printUnderWay = () =>
  new Refusal('The pictures are still being drawn at print size. Please look again in a few minutes.', {
    status: 503,
    code: 'print_under_way',
    retryAfter: 30,
  })

export const tooManyShares = () =>
  refuse('This book has many links already. Please end one that is not needed any more.', 409, 'too_many_shares')

export const orderIsOpen = () =>
  refuse('An order for this book is still under way. It can be deleted when the order is done.', 409, 'order_open')
