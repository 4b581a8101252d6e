import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint, type Access } from '../../base/endpoint.ts'
import { Refusal } from '../../base/refusal.ts'
import { sessionEnded, type Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { openMetrics } from '../metrics.ts'
import { testHands } from '../test-hands.ts'
import { openDoor } from './door.ts'
import { badToken } from './refusals.ts'
import { alwaysHeard, answerAnyone, answerMember, answerRaw, type Route } from './route.ts'

const caller = {
  id: 'ana',
  email: 'ana@example.com',
  sessionId: 's',
  aal: 'aal1' as const,
  isOperator: false,
  isVisitor: false,
}

let committed = true
let waiting = 0
/** What slow calls wait for. */
let held = Promise.resolve()
/** Just enough of a database: the door only asks for a member's transaction. */
const database = {
  kind: 'embedded',
  waiting: () => waiting,
  async asMember(_actor: unknown, _now: Date, work: (rows: never) => Promise<unknown>) {
    return committed ? work(undefined as never) : sessionEnded
  },
} as unknown as Database

const describe = (path: string, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', access: Access) =>
  endpoint({
    name: path,
    summary: '',
    method,
    path,
    access,
    input: z.strictObject({ id: z.string().optional(), name: z.string('Name must be text').optional() }),
    output: z.any(),
  })

const effects: string[] = []
const logged: string[] = []
const log: Log = {
  info: (event, facts) => logged.push(JSON.stringify([event, facts])),
  warn: () => {},
  error: (event, facts) => logged.push(JSON.stringify([event, facts])),
}
const routes: Route[] = [
  answerAnyone(describe('/open/{id}', 'POST', 'public'), async ({ input }) => input),
  answerMember(describe('/mine', 'GET', 'member'), async ({ caller, afterCommit }) => {
    afterCommit(async () => void effects.push('told'))
    return { for: caller.email }
  }),
  answerMember(describe('/books/{id}', 'PATCH', 'member'), async ({ input }) => input),
  answerMember(describe('/operators', 'GET', 'operator'), async () => ({})),
  answerAnyone(describe('/refuses', 'GET', 'public'), async () => {
    throw new Refusal('Book title is required', {
      status: 409,
      code: 'x',
      fields: { title: 'y' },
      extra: { current: 1 },
    })
  }),
  answerAnyone(describe('/slow', 'GET', 'public'), async () => {
    waiting += 1
    await held
    waiting -= 1
    return {}
  }),
  answerAnyone(describe('/breaks', 'GET', 'public'), async () => {
    throw new Error('the secret of Ana')
  }),
  answerAnyone(describe('/away', 'GET', 'public'), async () => {
    throw new Error('query', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) })
  }),
  answerRaw(describe('/page', 'GET', 'public'), async () => {
    return new Response('<p>', { headers: { 'content-type': 'text/html' } })
  }),
  alwaysHeard(answerAnyone(describe('/alive', 'GET', 'public'), async () => ({}))),
  answerRaw(describe('/news', 'POST', 'signature'), async () => new Response('heard')),
]

let door: ReturnType<typeof openDoor>
const open = (settings: Record<string, string> = {}) =>
  openDoor({
    hands: testHands({ database, log, settings }),
    routes,
    metrics: openMetrics(),
    identify: async (token) => {
      if (token !== 'good') throw badToken()
      return caller
    },
    notFoundPage: async () => new Response('a drawing', { status: 404, headers: { 'content-type': 'text/html' } }),
  })
beforeAll(() => {
  door = open()
})
beforeEach(() => {
  committed = true
  waiting = 0
  effects.length = 0
  logged.length = 0
})
afterAll(() => {})

const ask = async (path: string, init: RequestInit = {}, on = door, address = '192.0.2.1') => {
  const response = await on.request(`http://localhost${path}`, init, { address })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) as unknown }
}
const post = (path: string, body: string, type = 'application/json') =>
  ask(path, { method: 'POST', body, headers: { 'content-type': type } })
const asMember = { headers: { authorization: 'Bearer good' } }

test('path and body become one input', async () => {
  expect((await post('/open/7', '{"name":"Zoë"}')).json()).toEqual({ id: '7', name: 'Zoë' })
})

test.each([
  ['{"name":', 'application/json', 400, 'bad_json'],
  ['[1]', 'application/json', 400, 'bad_json'],
  ['null', 'application/json', 400, 'bad_json'],
  [`{"name":${'['.repeat(51)}${']'.repeat(51)}}`, 'application/json', 400, 'bad_json'],
  ['{"name":1}', 'application/json', 400, 'bad_input'],
  ['{"status":"x"}', 'application/json', 400, 'unknown_field'],
  ['{"__proto__":{"x":1}}', 'application/json', 400, 'unknown_field'],
  ['{"id":"8"}', 'application/json', 400, 'unknown_field'],
  ['name=x', 'application/x-www-form-urlencoded', 415, 'not_json'],
  [JSON.stringify({ name: 'x'.repeat(1024 * 1024) }), 'application/json', 413, 'body_too_large'],
])('a bad body %.20s is refused with a clear 4xx', async (body, type, status, code) => {
  const answer = await post('/open/7', body, type)
  expect(answer.status).toBe(status)
  expect(answer.json()).toMatchObject({ code, error: expect.stringMatching(/\w+ \w+/) })
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('a body of very many parts is refused before it is read; words may hold what they like', async () => {
  const fields = (count: number) => `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join()}}`
  expect((await post('/open/7', fields(5000))).json()).toMatchObject({ code: 'unknown_field' })
  expect((await post('/open/7', fields(5002))).json()).toMatchObject({ code: 'bad_json' })
  const name = `${',[{'.repeat(20_000)}"\\"`
  expect((await post('/open/7', JSON.stringify({ name }))).json()).toEqual({ id: '7', name })
})

test('a refused field is named', async () => {
  expect((await post('/open/7', '{"name":1}')).json()).toMatchObject({ fields: { name: 'Name must be text' } })
  expect((await post('/open/7', '{"role":1}')).json()).toMatchObject({ fields: { role: 'Unknown field' } })
})

test('a member is let in by her token only', async () => {
  expect((await ask('/mine', asMember)).json()).toEqual({ for: 'ana@example.com' })
  expect(effects).toEqual(['told'])
  for (const authorization of ['', 'Bearer', 'Basic good', 'Bearer bad']) {
    expect((await ask('/mine', { headers: { authorization } })).status).toBe(401)
  }
  // The public key of the auth protocol never grants anything.
  expect((await ask('/mine', { headers: { apikey: 'good' } })).status).toBe(401)
})

test('an ended session gets nothing and causes nothing', async () => {
  committed = false
  const answer = await ask('/mine', asMember)
  expect(answer.status).toBe(401)
  expect(answer.json()).toMatchObject({ code: 'session_not_found' })
  expect(effects).toEqual([])
})

test('operators only means 403 for a member', async () => {
  expect((await ask('/operators', asMember)).status).toBe(403)
})

test('PUT does what PATCH does', async () => {
  const init = { body: '{"name":"a"}', headers: { ...asMember.headers, 'content-type': 'application/json' } }
  for (const method of ['PUT', 'PATCH']) {
    expect((await ask('/books/3', { method, ...init })).json()).toEqual({ id: '3', name: 'a' })
  }
})

test('a refusal leaves in one shape, a fault tells nothing', async () => {
  const refused = await ask('/refuses')
  expect(refused.status).toBe(409)
  expect(refused.json()).toEqual({ error: 'Book title is required', code: 'x', fields: { title: 'y' }, current: 1 })
  const broken = await ask('/breaks')
  expect(broken.status).toBe(500)
  expect(broken.json()).toEqual({
    error: 'An unexpected error occurred. Please try again.',
    code: 'unexpected_failure',
  })
  expect(logged.join()).toContain('door.test.ts')
  expect(logged.join() + broken.text).not.toContain('secret of Ana')
})

test('a missing database is a 503 that says when to come back', async () => {
  const away = await ask('/away')
  expect(away.status).toBe(503)
  expect(away.headers.get('retry-after')).toBe('2')
})

test('logs name the route, never the path', async () => {
  await post('/open/anas-secret', '{"name":"Maya"}')
  expect(logged.join()).toContain('/open/{id}')
  expect(logged.join()).not.toMatch(/secret|Maya/)
})

test('a call is logged with its member’s id and how it ended', async () => {
  await ask('/operators', asMember)
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    ['request', expect.objectContaining({ member: caller.id, route: '/operators', status: 403 })],
  ])
})

test('what does not exist is a drawing for people and JSON for programs', async () => {
  expect((await ask('/nowhere', { headers: { accept: 'text/html' } })).text).toBe('a drawing')
  expect((await ask('/nowhere')).json()).toMatchObject({ code: 'not_found' })
})

test('pages run no script but ours', async () => {
  const policy = (await ask('/page')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('unsafe')
  expect((await ask('/open/1', { method: 'POST' })).headers.get('x-content-type-options')).toBe('nosniff')
})

test('every answer says how it may be used: not framed, not sniffed, not told where one came from, by TLS only', async () => {
  const secure = open({ PUBLIC_URL: 'https://books.example', RATE_LIMITS: 'on' })
  for (const path of ['/page', '/refuses', '/breaks', '/nowhere', '/mine']) {
    const { headers } = await ask(path, {}, secure)
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('referrer-policy'), path).toBe('same-origin')
    expect(headers.get('strict-transport-security'), path).toBe('max-age=63072000; includeSubDomains')
  }
  expect((await ask('/page')).headers.get('strict-transport-security')).toBeNull()
})

test('one account cannot flood the service', async () => {
  const strict = open({ RATE_LIMITS: 'on' })
  const answers = await Promise.all(Array.from({ length: 450 }, () => ask('/mine', asMember, strict)))
  const refused = answers.filter((answer) => answer.status === 429)
  expect(refused.length).toBeGreaterThan(10)
  expect(refused[0]?.headers.get('retry-after')).toBe('1')
})

test('one address cannot flood what asks no sign-in, and its neighbours are not held', async () => {
  const strict = open({ RATE_LIMITS: 'on' })
  const flood = await Promise.all(Array.from({ length: 1100 }, () => ask('/refuses', {}, strict)))
  expect(flood.filter(({ status }) => status === 409).length).toBeLessThan(1050)
  expect(flood.at(-1)?.json()).toMatchObject({ code: 'over_request_rate_limit' })
  // What costs nothing is answered all the same.
  expect((await ask('/alive', {}, strict)).status).toBe(200)
  expect((await ask('/refuses', {}, strict, '192.0.2.2')).status).toBe(409)
})

test('one client with 150 connections that wait for the database leaves room for everybody else', async () => {
  const strict = open({ RATE_LIMITS: 'on' })
  let release = () => {}
  held = new Promise((resolve) => (release = resolve))
  const ends: Promise<number>[] = []
  async function crowd(address: string) {
    for (let line = 0; line < 150; line += 1) {
      ends.push(ask('/slow', {}, strict, address).then(({ status }) => status))
      // Each line of a client is heard by itself.
      await new Promise(setImmediate)
    }
  }
  await crowd('203.0.113.1')
  expect(waiting).toBe(50)
  for (const address of ['203.0.113.2', '203.0.113.3', '203.0.113.4']) await crowd(address)
  expect(waiting).toBeLessThan(100)
  expect((await ask('/mine', asMember, strict)).status).toBe(200)
  expect((await ask('/mine', asMember, strict, '203.0.113.1')).status).toBe(200)
  release()
  expect(new Set(await Promise.all(ends))).toEqual(new Set([200, 503]))
  expect((await ask('/slow', {}, strict, '203.0.113.1')).status).toBe(200)
})

test('when a hundred wait for the database the next one is told at once to come back, but for machines and what costs nothing', async () => {
  const strict = open({ RATE_LIMITS: 'on' })
  waiting = 99
  expect((await ask('/mine', asMember, strict)).status).toBe(200)
  waiting = 100
  // Whether she is signed in is not even asked, and her body not read.
  for (const [path, method] of [
    ['/mine', 'GET'],
    ['/open/7', 'POST'],
    ['/books/3', 'PATCH'],
  ] as const) {
    const answer = await ask(path, { method }, strict)
    expect([answer.status, answer.headers.get('retry-after')], path).toEqual([503, '2'])
    expect(answer.json()).toMatchObject({ code: 'unavailable' })
  }
  expect(logged.at(-1)).toContain('"route":"/books/{id}"')
  expect((await ask('/alive', {}, strict)).status).toBe(200)
  expect((await ask('/news', { method: 'POST' }, strict)).text).toBe('heard')
})
