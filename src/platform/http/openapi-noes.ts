// Which noes a call may answer, and their two shapes: the house's own, and the auth protocol's.

import { inputIn, pathParameters, type Endpoint } from '../../base/endpoint.ts'
import { notAuthenticated } from '../../base/refusal.ts'
import { fieldsOf, shapes, type Shape } from './openapi-schemas.ts'

const text = (description: string): Shape => ({ type: 'string', description })
const fields: Shape = {
  type: 'object',
  additionalProperties: { type: 'string' },
  description: 'Which field is at fault, and why',
}

export const noShapes: Record<string, Shape> = {
  Error: {
    type: 'object',
    required: ['error', 'code'],
    properties: {
      error: text('Words a person reads'),
      code: text('A word for machines'),
      fields,
      current: { description: 'With a 409 of something that has changed in the meantime: as it stands now' },
    },
  },
  AuthError: {
    type: 'object',
    required: ['code', 'error_code', 'msg'],
    properties: {
      code: { type: 'integer', description: 'The status' },
      error_code: text('A word for machines'),
      msg: text('Words a person reads'),
      fields,
    },
  },
}

interface No {
  name: string
  description: string
  code: string
  words: string
  /** Trying again makes sense after this header's seconds. */
  again?: true
}

const noes: Readonly<Record<number, No>> = {
  400: {
    name: 'BadInput',
    description: 'Not valid',
    code: 'bad_input',
    words: 'Title can have at most 120 characters',
  },
  401: { name: 'NotSignedIn', description: 'No good token', code: 'not_authenticated', words: notAuthenticated },
  402: {
    name: 'PaymentRequired',
    description: 'To be paid first',
    code: 'payment_required',
    words: 'This download comes with a paid book. The proof stays free to look at.',
  },
  403: {
    name: 'Forbidden',
    description: 'Not for this caller',
    code: 'operators_only',
    words: 'Only operators may do this.',
  },
  404: {
    name: 'NotFound',
    description: 'Missing, or not yours',
    code: 'address_not_found',
    words: 'Address not found',
  },
  409: {
    name: 'Conflict',
    description: 'Not as things stand',
    code: 'conflict',
    words: 'This book was changed in the meantime. Please look at it again.',
  },
  413: {
    name: 'TooLarge',
    description: 'Too large',
    code: 'body_too_large',
    words: 'That is more than 1 MB. Please send less.',
  },
  415: {
    name: 'WrongMedia',
    description: 'Sent as something else',
    code: 'not_json',
    words: 'The body must be sent as application/json.',
  },
  422: { name: 'Unprocessable', description: 'Refused', code: 'user_already_exists', words: 'User already registered' },
  429: {
    ...{ name: 'TooMany', description: 'Too many requests', code: 'over_request_rate_limit', again: true },
    words: 'Too many requests. Please wait a moment and try again.',
  },
  503: {
    ...{ name: 'Unavailable', description: 'Busy, or restarting', code: 'unavailable', again: true },
    words: 'The service is busy or restarting. Please try again in a moment.',
  },
}

export const isAuthCall = ({ path }: Pick<Endpoint, 'path'>) => path.startsWith('/auth/')
/** Said by the door itself, before a call of the auth protocol is read. */
const ofTheDoor = [413, 503]

const reply = (shape: string, no: No, example: object) => ({
  description: no.description,
  ...(no.again && {
    headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
  }),
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${shape}` }, example } },
})

/** Among the document's components. */
export function noReplies(isUsed: (name: string) => boolean): Record<string, unknown> {
  const all = Object.entries(noes).flatMap(([status, no]): [string, unknown][] => [
    [no.name, reply('Error', no, { error: no.words, code: no.code })],
    [`Auth${no.name}`, reply('AuthError', no, { code: Number(status), error_code: no.code, msg: no.words })],
  ])
  return Object.fromEntries(all.filter(([name]) => isUsed(name)))
}

const needsToken = ({ access, asksToken }: Endpoint) =>
  access === 'member' || access === 'operator' || asksToken === true

export function noStatuses(endpoint: Endpoint): number[] {
  const { method, path, openToVisitors, refuses = [] } = endpoint
  const sent = fieldsOf(shapes({}).shapeOf(endpoint.input, 'input'))
  const hasBody = method !== 'GET' && (inputIn(endpoint) === 'body' || endpoint.form !== undefined)
  const names =
    pathParameters(path).length > 0 || sent.some(({ name, shape }) => name !== 'user_id' && shape.format === 'uuid')
  const all = new Set([
    // A field that a call does not know is refused.
    400,
    ...(needsToken(endpoint) ? [401] : []),
    ...(needsToken(endpoint) && !openToVisitors ? [403] : []),
    ...(names ? [404] : []),
    ...(hasBody ? [413, 415] : []),
    ...[429, 503],
    ...refuses,
  ])
  return [...all].toSorted((a, b) => a - b)
}

export function noesOf(endpoint: Endpoint): Record<string, unknown> {
  const listed = noStatuses(endpoint).map((status) => {
    const isAuth = isAuthCall(endpoint) && !ofTheDoor.includes(status)
    return [String(status), { $ref: `#/components/responses/${isAuth ? 'Auth' : ''}${noes[status]?.name}` }]
  })
  const fault = {
    description: 'A fault of ours',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
  return { ...Object.fromEntries(listed), default: fault }
}
