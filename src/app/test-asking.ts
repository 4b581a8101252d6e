// For tests: a well-formed call of any route in the table, about the rows that it is told; and what can be swapped in it.

import { z } from 'zod'
import { inputIn, pathParameters, type Endpoint } from '../base/endpoint.ts'
import { catalogue } from '../orders/catalogue.ts'
import type { Left } from './test-member-rows.ts'

export type Kind = keyof Left
type Input = Record<string, unknown>

/** By the field's name; `id` by the path's. */
const idFields: Record<string, Kind> = {
  bookId: 'book',
  book_id: 'book',
  pageId: 'page',
  filterPageIds: 'page',
  characterId: 'character',
  character_id: 'character',
  shippingAddress: 'address',
  orderIds: 'order',
  session_id: 'session',
}
const idPaths: Record<string, Kind> = {
  addresses: 'address',
  'books-get': 'book',
  'begun-books': 'begun',
  books: 'book',
  characters: 'character',
  pages: 'page',
  'image-jobs': 'job',
  photos: 'photo',
  editions: 'edition',
  shares: 'share',
  orders: 'order',
  factors: 'factor',
}
/** They stand instead of the other ids, or narrow a list. */
const alone = new Set(['orderIds', 'session_id'])
const optional = new Set(['filterPageIds', 'orderIds', 'session_id'])

const samples: Input = {
  text_content: 'words',
  alt_text: 'words',
  art_style_id: 'vector',
  step: 'story',
  name: 'Bo',
  state: '{}',
  picture: 'earlier',
  type: 'dog',
  tier: 'Physical Book',
  priceAmount: catalogue['Physical Book'].cents,
  factor_type: 'totp',
  successUrl: 'http://localhost/success',
  cancelUrl: 'http://localhost/cancelled',
  returnUrl: 'http://localhost/back',
  paymentId: 'payment-1',
  kind: 'screen',
  text: 'The cover is torn.',
  note: 'To be looked at.',
  password: 'not the password',
  consent: 'true',
  challenge_id: '7b4f7c9e-5f0a-4d53-9a2e-8a5f7f1f0a11',
  code: '123456',
}

const schemaOf = ({ input }: Endpoint) => z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })

export function fieldsOf(endpoint: Endpoint): { all: string[]; required: string[] } {
  const { properties = {}, required = [] } = schemaOf(endpoint)
  return { all: Object.keys(properties), required }
}

/** Every way to narrow or turn over a list: each choice of each field, and where another member has read to. */
export function filtersOf(endpoint: Endpoint, others: Left): Input[] {
  return Object.entries(schemaOf(endpoint).properties ?? {}).flatMap(([field, schema]) => {
    if (pathParameters(endpoint.path).includes(field)) return []
    if (field === 'cursor') {
      const place = (id: string) => Buffer.from(JSON.stringify([new Date().toISOString(), id])).toString('base64url')
      return [{ cursor: place(others.book) }, { cursor: place(others.order) }]
    }
    const choices = typeof schema === 'object' ? (schema.enum ?? []) : []
    return choices.map((choice) => ({ [field]: choice }))
  })
}

function kindOf({ path }: Endpoint, field: string): Kind | undefined {
  if (field !== 'id') return idFields[field]
  const segment = path.split('/').find((part) => part in idPaths)
  return segment === undefined ? undefined : idPaths[segment]
}

/** Every field that names a row, with the kind of row; undefined where this table does not know. */
export function swapsOf(endpoint: Endpoint): [field: string, kind: Kind | undefined][] {
  const { all } = fieldsOf(endpoint)
  const ids = all.filter((field) => field in idFields || field === 'id' || /(?:_id|Id|Ids)$/.test(field))
  return ids
    .filter((field) => !['user_id', 'art_style_id', 'paymentId', 'challenge_id'].includes(field))
    .map((field) => [field, kindOf(endpoint, field)])
}

function idIn(field: string, id: string): unknown {
  if (field === 'shippingAddress') return { id }
  return field.endsWith('Ids') ? [id] : id
}

/** About `own` rows, but for the one `swapped`. */
export function inputFor(endpoint: Endpoint, own: Left, swapped?: { field: string; id: string }): Input {
  const { all, required } = fieldsOf(endpoint)
  const input: Input = {}
  const isAlone = swapped !== undefined && alone.has(swapped.field)
  for (const [field, kind] of swapsOf(endpoint)) {
    if (kind === undefined || optional.has(field) || isAlone) continue
    input[field] = idIn(field, own[kind])
  }
  const needed = isAlone ? required : [...required, ...all.filter((field) => field === 'tier')]
  for (const field of needed) if (field in samples) input[field] = samples[field]
  if (swapped) input[swapped.field] = idIn(swapped.field, swapped.id)
  return input
}

/** As a client would send it. */
export function requestFor(endpoint: Endpoint, input: Input): { path: string; init: RequestInit } {
  const inPath = pathParameters(endpoint.path)
  const path = endpoint.path
    .replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(input[name] ?? samples[name] ?? 'x')))
    .replace('*', 'x')
  const rest = Object.entries(input).filter(([name]) => !inPath.includes(name))
  const { method } = endpoint
  if (inputIn(endpoint) === 'query') {
    const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)]))
    return { path: query.size > 0 ? `${path}?${query}` : path, init: { method } }
  }
  if (endpoint.formMegabytes === undefined) {
    const headers = { 'content-type': 'application/json' }
    return { path, init: { method, headers, body: JSON.stringify(Object.fromEntries(rest)) } }
  }
  const form = new FormData()
  for (const [name, value] of rest) form.set(name, String(value))
  form.set('file', new File(['no picture'], 'photo.png', { type: 'image/png' }))
  return { path, init: { method, body: form } }
}
