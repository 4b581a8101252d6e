// Every "no" about pictures, in the words of the specification.

import { Refusal } from '../base/refusal.ts'
import { booksWords } from '../books/words.ts'
import { pageNotFoundWords } from '../stories/story-words.ts'
import { photoLimits } from './picture.ts'
import { failedToGenerate, failedToUpdatePage, failedToUpload, noPageMatches } from './picture-words.ts'

const refuse = (words: string, status: number, code: string) => new Refusal(words, { status, code })

export const pictureBookNotFound = () => refuse(booksWords.notFound.title, 404, 'book_not_found')
export const picturePageNotFound = () => refuse(pageNotFoundWords, 404, 'page_not_found')
export const noCharacters = () => refuse('No characters found', 409, 'no_characters')
export const noMainCharacter = () => refuse('Main character not found', 409, 'no_main_character')
export const noPages = () => refuse('No pages found for this book', 409, 'no_pages')
export const noSuchPages = () =>
  new Refusal(noPageMatches, {
    status: 400,
    code: 'bad_input',
    fields: { filterPageIds: noPageMatches },
  })
const badPhoto = (words: string, status = 400) =>
  new Refusal(words, { status, code: 'bad_photo', fields: { file: words } })

export const notAPhoto = () => badPhoto('Please choose a JPEG, PNG or WebP picture', 415)
export const brokenPhoto = () => badPhoto('This picture cannot be read. Please choose another one.')
export const photoTooLarge = () =>
  badPhoto(`Please choose a picture of at most ${photoLimits.megapixels} million pixels`, 413)
export const photoNotFound = () => refuse('Photo not found', 404, 'photo_not_found')
export const pictureNotFound = () => refuse('Picture not found', 404, 'picture_not_found')
export const jobNotFound = () => refuse('Job not found', 404, 'job_not_found')
export const jobIsOver = () => refuse('This job has ended already.', 409, 'job_is_over')

/** The storage or the drawing threads are away: worth another try. */
export const pictureFailed = () => new Refusal(failedToGenerate, { status: 503, code: 'picture_failed', retryAfter: 5 })
export const uploadFailed = () => new Refusal(failedToUpload, { status: 503, code: 'upload_failed', retryAfter: 5 })
export const pageUpdateFailed = () =>
  new Refusal(failedToUpdatePage, { status: 503, code: 'page_failed', retryAfter: 5 })
