// What /openapi.json says: whole, true to the calls, and enough for a stranger's client to make a book.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brand } from '../base/brand.ts'
import { openTestDatabase } from '../platform/database/test-database.ts'
import type { Database } from '../platform/database/database.ts'
import { testHands } from '../platform/test-hands.ts'
import type { App } from './create-app.ts'
import type { Description, Operation } from './fixtures/client-types.ts'
import { testApp } from './test-app.ts'
import { madeBook, makeBook } from './test-client.ts'
import { startServer } from './test-server.ts'

let database: Database
let app: App
let description: Description
beforeAll(async () => {
  database = await openTestDatabase()
  app = testApp(testHands({ database }))
  description = await (await app.door.request('http://localhost/openapi.json', {}, { address: '127.0.0.1' })).json()
})
afterAll(() => database.close())

const operations = () => Object.values(description.paths).flatMap((methods) => Object.values(methods))
const named = (name: string): Operation => {
  const found = operations().find(({ operationId }) => operationId === name)
  if (!found) throw new Error(`There is no ${name}`)
  return found
}
const mediaOf = (name: string) => Object.keys(named(name).responses['200']?.content ?? {})

test('every call has a name of its own, a feature, its noes by status, and an answer; PUT is PATCH', () => {
  const names = operations().map(({ operationId }) => operationId)
  expect(new Set(names).size).toBe(names.length)
  const tags = new Set(description.tags.map(({ name }) => name))
  for (const { operationId, tags: of, responses } of operations()) {
    expect(of.length === 1 && tags.has(of[0] ?? ''), operationId).toBe(true)
    expect(Object.keys(responses), operationId).toContain('429')
    expect(
      Object.keys(responses).some((status) => /^[23]/.test(status)),
      operationId,
    ).toBe(true)
  }
  const changed = Object.values(description.paths).filter(({ patch }) => patch)
  expect(changed.length).toBeGreaterThan(5)
  for (const { patch, put } of changed) expect(put?.requestBody).toEqual(patch?.requestBody)
  for (const name of ['Book', 'Page', 'Character', 'Order', 'Address', 'Job', 'Session', 'User', 'Error', 'AuthError'])
    expect(description.components.schemas, name).toHaveProperty(name)
})

test('who needs a token says so, and the auth protocol has noes of its own', () => {
  for (const name of ['auth-read-user', 'auth-update-user', 'auth-sign-out', 'auth-enrol-factor', 'read-profile'])
    expect(named(name).security, name).toEqual([{ bearer: [] }])
  for (const name of ['auth-sign-up', 'auth-token', 'taste', 'healthz']) expect(named(name).security, name).toEqual([])
  expect(named('auth-token').responses['400']).toEqual({ $ref: '#/components/responses/AuthBadInput' })
  expect(named('auth-token').responses['413']).toEqual({ $ref: '#/components/responses/TooLarge' })
  expect(named('books-create').responses['400']).toEqual({ $ref: '#/components/responses/BadInput' })
  expect(named('auth-token').parameters).toMatchObject([{ name: 'grant_type', in: 'query', required: true }])
  expect(named('auth-token').requestBody).toMatchObject({ required: true })
})

test('a body that needs a field is required, and what is no JSON is not said to be', () => {
  const { endpoint: of } = app.routes.find(({ endpoint }) => endpoint.name === 'characters-create') ?? {}
  expect(of && named(of.name).requestBody?.required).toBe(true)
  expect(named('update-book').requestBody?.required).toBe(false)
  expect(mediaOf('export-account')).toEqual(['application/zip'])
  expect(mediaOf('download-sample')).toEqual(['application/pdf'])
  expect(mediaOf('shared-book')).toEqual(['text/html'])
  expect(mediaOf('follow-image-job')).toEqual(['text/event-stream'])
  expect(mediaOf('story-generate')).toEqual(['application/json', 'text/event-stream'])
  const unsaid = app.routes.filter(({ endpoint }) => endpoint.output.def.type === 'string' && !endpoint.media)
  expect(unsaid.map(({ endpoint }) => endpoint.name).filter((name) => !/^(?:page|screen|files)-/.test(name))).toEqual(
    [],
  )
})

test('every call has an example that its own rules accept, and answers what it shows', () => {
  const said: string[] = []
  for (const { endpoint } of app.routes) {
    const one = operations().find(({ operationId }) => operationId === endpoint.name)
    const asked = one?.requestBody?.content['application/json']
    const answer = one?.responses[String(endpoint.status ?? 200)]?.content?.['application/json']
    if (asked) {
      const query = (one.parameters ?? []).map(({ name, schema }) => [name, exampleIn(schema)])
      const read = endpoint.input.safeParse({ ...Object.fromEntries(query), ...(asked.example as object) })
      if (!read.success)
        said.push(`${endpoint.name} asks ${JSON.stringify(asked.example)}: ${read.error.issues[0]?.message}`)
    }
    if (answer && !endpoint.output.safeParse(answer.example).success)
      said.push(`${endpoint.name} answers ${JSON.stringify(answer.example)}`)
  }
  expect(said).toEqual([])
})

const exampleIn = ({ enum: values, format }: { enum?: unknown[]; format?: string }) =>
  values?.[0] ?? (format === 'uuid' ? '7b4f7c9e-5f0a-4d53-9a2e-8a5f7f1f0a11' : undefined)

test('a client made from the description alone signs up, tells a story and has it drawn', async () => {
  const data = await mkdtemp(join(tmpdir(), 'api-'))
  const server = await startServer({ DATA_DIR: data, DATABASE_URL: '' })
  try {
    await server.process.says(`${brand} is ready`)
    expect(await makeBook(server.address, 'two pictures')).toEqual(madeBook)
  } finally {
    await server.process.kill()
    await rm(data, { recursive: true, force: true })
  }
})
