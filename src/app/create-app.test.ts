import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../platform/database/database.ts'
import { openTestDatabase } from '../platform/database/test-database.ts'
import { testHands } from '../platform/test-hands.ts'
import type { App } from './create-app.ts'
import { testApp } from './test-app.ts'

let database: Database
let app: App
beforeAll(async () => {
  database = await openTestDatabase()
  app = testApp(testHands({ database }))
})
afterAll(() => database.close())

const ask = (path: string, init: RequestInit = {}, address = '127.0.0.1') =>
  app.door.request(`http://localhost${path}`, init, { address })

/** A path with something in its placeholders. */
const concrete = (path: string) => path.replaceAll(/\{\w+\}/g, '7b4f7c9e-5f0a-4d53-9a2e-8a5f7f1f0a11').replace('*', 'x')

test('the table holds every route of the router, each with who may call it', () => {
  const inRouter = new Set(
    app.door.routes.filter((route) => route.method !== 'ALL').map((route) => `${route.method} ${route.path}`),
  )
  const inTable = new Set(
    app.routes.flatMap(({ endpoint }) => {
      const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')
      return endpoint.method === 'PATCH' ? [`PATCH ${path}`, `PUT ${path}`] : [`${endpoint.method} ${path}`]
    }),
  )
  expect([...inRouter].filter((route) => !inTable.has(route))).toEqual([])
  expect([...inTable].filter((route) => !inRouter.has(route))).toEqual([])
  for (const { endpoint } of app.routes)
    expect(['public', 'member', 'operator', 'signature']).toContain(endpoint.access)
  expect(new Set(app.routes.map((route) => route.endpoint.name)).size).toBe(app.routes.length)
})

test('who may call what', () => {
  const table = app.routes
    .filter(({ endpoint }) => endpoint.access !== 'public')
    .map(({ endpoint }) => `${endpoint.access} ${endpoint.method} ${endpoint.path}`)
  expect(table.toSorted()).toMatchSnapshot('with a token')
  const open = app.routes
    .filter(({ endpoint }) => endpoint.access === 'public')
    .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  expect(open.toSorted()).toMatchSnapshot('without one')
})

test('nobody gets into a member or operator route without a good token [S6.1 S7.1]', async () => {
  for (const { endpoint } of app.routes.filter((route) => ['member', 'operator'].includes(route.endpoint.access))) {
    for (const authorization of ['', 'Bearer x.y.z', 'Bearer anon']) {
      const answer = await ask(concrete(endpoint.path), {
        method: endpoint.method,
        headers: { authorization, apikey: 'anon', 'content-type': 'application/json' },
        ...(!['GET', 'DELETE'].includes(endpoint.method) && { body: '{}' }),
      })
      expect(answer.status, endpoint.name).toBe(401)
    }
  }
})

test('OpenAPI describes every call', async () => {
  const description = await (await ask('/openapi.json')).json()
  expect(description).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/functions/v1/books-create': { post: { operationId: 'books-create', security: [{ bearer: [] }] } },
      '/api/books/{id}': { get: {}, patch: {}, delete: {} },
      '/functions/v1/story-generate': { post: { operationId: 'story-generate', 'x-access': 'member' } },
      '/functions/v1/prompts-manage': { get: { 'x-access': 'operator' }, post: {}, put: {}, delete: {} },
      '/api/books/{id}/story/events': { get: {} },
      '/api/pages/{id}/undo': { post: {} },
      '/auth/v1/token': { post: {} },
      '/healthz': { get: { security: [] } },
    },
  })
  const list = description.paths['/api/books'].get
  expect(list.parameters.map((one: { name: string }) => one.name)).toEqual(['limit', 'cursor', 'status', 'sort'])
})

test('alive, ready, and figures for this network only', async () => {
  expect(await (await ask('/healthz')).json()).toEqual({ status: 'ok' })
  expect(await (await ask('/readyz')).json()).toEqual({ status: 'ready', checks: { database: true, serving: true } })
  expect(await (await ask('/metrics')).text()).toContain('http_request_seconds')
  expect((await ask('/metrics', {}, '203.0.113.9')).status).toBe(404)
  expect((await ask('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(404)
})

test('pages, screens and what is lost [S2.1]', async () => {
  expect(await (await ask('/pricing')).text()).toBe('page')
  for (const path of ['/signin', '/dashboard', '/dashboard/profile', '/dashboard/book/7/review-ai']) {
    expect(await (await ask(path)).text()).toBe('app')
  }
  const lost = await ask('/nowhere', { headers: { accept: 'text/html' } })
  expect([lost.status, await lost.text()]).toEqual([404, 'lost'])
  expect((await ask('/assets/none.js', { headers: { accept: 'text/html' } })).status).toBe(404)
  expect(await (await ask('/api/nowhere')).json()).toMatchObject({ code: 'not_found' })
})
