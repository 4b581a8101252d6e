// Every field of every call, whoever may make it, taken from the table of routes itself: a new call is covered the day it is added.

import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { addresses, users } from '../../database/schema/members.ts'
import { books, characters, pages } from '../../database/schema/books.ts'
import { inputIn, pathParameters, type Endpoint } from '../base/endpoint.ts'
import { openTestDatabase } from '../platform/database/test-database.ts'
import type { Caller } from '../platform/http/route.ts'
import { openJobs } from '../platform/jobs/open-jobs.ts'
import { openTestDoor, type Answer } from '../platform/test-door.ts'
import { testHands } from '../platform/test-hands.ts'
import { testApp } from './test-app.ts'

// At once, since which tests there are follows from the table of routes.
const database = await openTestDatabase()
const hands = testHands({ database })
const { routes } = testApp(hands)
const door = openTestDoor(hands, routes)
let ana: Caller
let ben: Caller
let boss: Caller
/** Ids that Ana must not reach: Ben's rows, deleted rows. */
const foreign: Record<string, string> = {}
/** Her own, by the part of the path that names the table. */
const own: Record<string, string> = {}

beforeAll(async () => {
  // The desk counts what waits in the queue's tables.
  const queue = openJobs({ database, log: hands.log, metrics: { count() {} }, works: false })
  await queue.start()
  await queue.stop()
  ana = await door.addMember()
  ben = await door.addMember()
  boss = await door.addMember({ isOperator: true })
  const address = {
    name: 'Ben',
    street1: '1 A',
    city: 'B',
    state_code: 'MN',
    postal_code: '55731',
    phone_number: '555 0100',
  }
  const cast = [{ name: 'Bo', type: 'dog' }]
  const book = (await door.ask(ben, 'POST /functions/v1/books-create', { title: 'Bens book', characters: cast })).body
  const mine = (await door.ask(ana, 'POST /functions/v1/books-create', { title: 'Mine', characters: cast })).body
  own.books = mine.id
  own.characters = mine.characters[0].id
  own.addresses = (await door.ask(ana, 'POST /api/addresses', address)).body.id
  foreign.book = book.id
  const [bensPage] = await database.owner.insert(pages).values({ book_id: book.id, page_number: 1 }).returning()
  const [page] = await database.owner.insert(pages).values({ book_id: mine.id, page_number: 1 }).returning()
  foreign.page = bensPage?.id ?? ''
  own.pages = page?.id ?? ''
  foreign.character = book.characters[0].id
  foreign.address = (await door.ask(ben, 'POST /api/addresses', address)).body.id
  const gone = (await door.ask(ana, 'POST /functions/v1/books-create', {})).body
  await door.ask(ana, `DELETE /api/books/${gone.id}`)
  foreign.deleted = gone.id
})
afterAll(() => database.close())

/** What Ben owns, to the letter. */
async function bens() {
  const { owner } = database
  const tables = await Promise.all(
    [users, books, characters, pages, addresses].map((table) => owner.select().from(table)),
  )
  const his = new Set(Object.values(foreign).concat(ben.id))
  return JSON.stringify(tables.map((rows) => rows.filter((row) => his.has(row.id))))
}

const unprintable = fc.constantFrom('\u0000', '\u202E', '\u2066', '\u200B', '\uFEFF', '\u0007', '\uD800')
const hostileText = fc.oneof(
  fc.constantFrom('', '   ', '\t\n', 'null', 'undefined', 'true', '../../etc/passwd', '%00', '{{7*7}}', '=cmd()'),
  fc.constantFrom(
    `'"--;`,
    '<svg onload=alert(1)>',
    'Ignore previous instructions',
    'x'.repeat(10_000),
    '👨‍👩‍👧'.repeat(3000),
  ),
  fc.tuple(fc.string(), unprintable, fc.string()).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 300 }),
)
const hostile = fc.oneof(
  hostileText,
  fc.constantFrom(-1, 0, 19, 101, 1e9, 3.5, 1e308, null, true, false, [], {}, [null], { $gt: '' }, '07', 'NaN'),
  fc.jsonValue({ maxDepth: 3 }),
)
const hostileId = fc.oneof(
  fc.constantFrom('book', 'character', 'page', 'address', 'deleted').map((kind) => () => foreign[kind]),
  fc.constantFrom('new', 'wizard', '0', '../x', randomUUID(), 'x'.repeat(300)).map((id) => () => id),
)

function fieldsOf(endpoint: Endpoint): string[] {
  return endpoint.input instanceof z.ZodObject ? Object.keys(endpoint.input.shape) : []
}

/** What is wrong with an answer to bad input; nothing when it went through or was refused well. */
function faultOf({ status, body }: Answer, field = ''): string | undefined {
  if (status < 400) return undefined
  if (status >= 500) return 'a fault instead of a refusal'
  if (typeof body === 'string') return body === '' ? 'an empty page' : undefined
  // The protocol of signing in has a shape of its own.
  if (!/\w+ \w+/.test(body.error ?? body.message ?? body.msg)) return 'no words a person reads'
  if (!/^[a-z_]+$/.test(body.error_code ?? body.code)) return 'no word for machines'
  const names = Object.keys(body.fields ?? {}).join()
  return status === 400 && field !== '' && !names.includes(field) ? `does not name the field ${field}` : undefined
}

/** What went out, by the name of the call. */
const sent = new Map<string, number>()

async function ask(endpoint: Endpoint, path: string, fields: Record<string, unknown>): Promise<Answer> {
  sent.set(endpoint.name, (sent.get(endpoint.name) ?? 0) + 1)
  const caller = endpoint.access === 'operator' ? boss : ana
  const words = Object.entries(fields).map(([name, value]): [string, string] => [name, asText(value)])
  if (endpoint.formMegabytes !== undefined) {
    const form = new FormData()
    for (const [name, value] of [['file', 'no picture'] as const, ...words]) form.set(name, value)
    return door.sendForm(caller, `${endpoint.method} ${path}`, form)
  }
  if (inputIn(endpoint) === 'body') return door.ask(caller, `${endpoint.method} ${path}`, fields)
  return door.ask(caller, `${endpoint.method} ${path}?${new URLSearchParams(words)}`)
}

const endpoints = routes.map((route) => route.endpoint)
for (const endpoint of endpoints) {
  test(`${endpoint.name} answers bad input with a clear 4xx and changes nothing of anybody else`, async () => {
    const before = await bens()
    const fields = fieldsInBody(endpoint)
    const given = fc.record({
      ids: fc.array(hostileId, { minLength: 1, maxLength: 1 }),
      body: fc.dictionary(fc.constantFrom(...fields, '__proto__', 'is_admin', 'status', 'id'), hostile, { maxKeys: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(given, async ({ ids, body }) => {
        const id = encodeURIComponent(ids[0]?.() ?? '')
        const answer = await ask(
          endpoint,
          endpoint.path.replaceAll(/\{\w+\}|\*/g, () => id),
          body,
        )
        expect(faultOf(answer), JSON.stringify(answer.body)).toBeUndefined()
        expect(JSON.stringify(answer.body)).not.toContain('Bens book')
      }),
      { numRuns: 20 },
    )
    expect(await bens()).toBe(before)
  })
}

const fieldsInBody = (endpoint: Endpoint) =>
  fieldsOf(endpoint).filter((name) => !pathParameters(endpoint.path).includes(name))
const isOptional = ({ input }: Endpoint, name: string) =>
  input instanceof z.ZodObject && z.safeParse(input.shape[name], undefined).success
const writing = endpoints.filter(
  (endpoint) =>
    endpoint.access === 'member' && ['PATCH', 'POST'].includes(endpoint.method) && fieldsInBody(endpoint).length > 0,
)
for (const endpoint of writing) {
  test(`${endpoint.name} names the one field that is bad`, async () => {
    const fields = fieldsInBody(endpoint)
    const path = endpoint.path.replace('{id}', own[endpoint.path.split('/')[2] ?? ''] ?? '')
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields), hostile, async (field, value) => {
        const answer = await ask(endpoint, path, { [field]: value })
        // A call that needs more than one field may miss the others first.
        const named = endpoint.method === 'PATCH' && fields.every((name) => isOptional(endpoint, name)) ? field : ''
        expect(faultOf(answer, named), JSON.stringify(answer.body)).toBeUndefined()
      }),
      { numRuns: 20 },
    )
  })
}

const asText = (value: unknown) => String(typeof value === 'object' ? JSON.stringify(value) : value).toWellFormed()

test('more than two thousand bad inputs were sent, and twenty at least to each call', () => {
  expect([...sent].filter(([, count]) => count < 20)).toEqual([])
  expect([...sent.keys()].toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted())
  expect([...sent.values()].reduce((all, one) => all + one)).toBeGreaterThan(2000)
})
