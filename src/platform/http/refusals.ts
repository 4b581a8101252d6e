// The door's own noes.

import { notAuthenticated, Refusal } from '../../base/refusal.ts'

const refuse = (words: string, status: number, code: string) => new Refusal(words, { status, code })

export const notSignedIn = () => refuse(notAuthenticated, 401, 'not_authenticated')
export const badToken = () => refuse('Your sign-in is not valid. Please sign in again.', 401, 'bad_jwt')
export const sessionIsOver = () => refuse('Your session has ended. Please sign in again.', 401, 'session_not_found')
export const operatorsOnly = () => refuse('Only operators may do this.', 403, 'operators_only')
export const accountNeeded = () =>
  refuse('This needs an account. Create one for free: the book you have begun comes along.', 403, 'account_needed')
export const noSuchRoute = () => refuse('There is nothing at this address.', 404, 'not_found')
export const badTarget = () => refuse('That address is not valid.', 400, 'bad_target')
export const bodyTooLarge = (megabytes: number) =>
  refuse(`That is more than ${megabytes} MB. Please send less.`, 413, 'body_too_large')
export const notForm = () => refuse('The body must be sent as multipart/form-data.', 415, 'not_form')
export const badForm = () => refuse('The body is not valid form data.', 400, 'bad_form')
export const notJson = () => refuse('The body must be sent as application/json.', 415, 'not_json')
export const badJson = () => refuse('The body is not valid JSON.', 400, 'bad_json')
export const tangledJson = () => refuse('The body has too many parts, or too many within each other.', 400, 'bad_json')
export const notAnObject = () => refuse('The body must be a JSON object.', 400, 'bad_json')

export const badInput = (words: string, fields: Record<string, string>) =>
  new Refusal(words, { status: 400, code: 'bad_input', fields })

export const unknownField = (name: string) =>
  new Refusal(`There is no field ${name} to set here.`, {
    status: 400,
    code: 'unknown_field',
    fields: { [name]: 'Unknown field' },
  })

export const tooManyRequests = (retryAfter: number) =>
  new Refusal('Too many requests. Please wait a moment and try again.', {
    status: 429,
    code: 'over_request_rate_limit',
    retryAfter,
  })

export const unavailable = () =>
  new Refusal('The service is busy or restarting. Please try again in a moment.', {
    status: 503,
    code: 'unavailable',
    retryAfter: 2,
  })
