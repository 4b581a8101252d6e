// Words that may stand nowhere but with their member: sent into every call of the table, when all is well and when the database
// complains about them, and then looked for in logs, figures, subjects of mails, headers and the words of faults.

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '../base/endpoint.ts'
import { openAuth } from '../members/server/auth/open-auth.ts'
import type { Database } from '../platform/database/database.ts'
import { openTestDatabase } from '../platform/database/test-database.ts'
import { testFiles } from '../platform/files/test-files.ts'
import type { Hands } from '../platform/hands.ts'
import type { Log } from '../platform/log.ts'
import { openMetrics, type Metrics } from '../platform/metrics.ts'
import { testHands, type TestHands } from '../platform/test-hands.ts'
import { createApp, type App } from './create-app.ts'
import { inputFor, requestFor } from './test-asking.ts'
import { testSecret, testSite } from './test-app.ts'
import { leaveTraces, type Left } from './test-member-rows.ts'
import { claimsOf } from './test-principals.ts'

const name = 'Canaryna'
const email = 'canary.of.hers@example.com'
const password = 'canary-over-the-sea'
const lines: string[] = []
const note =
  (level: string): Log['info'] =>
  (event, facts) =>
    void lines.push(JSON.stringify([level, event, facts]))
const log: Log = { info: note('info'), warn: note('warn'), error: note('error') }

let database: Database
let hands: TestHands
let metrics: Metrics
let app: App
let broken: App
let left: Left
let session: { access_token: string; refresh_token: string }

const open = (on: Hands) =>
  createApp(on, {
    ...{ site: testSite, metrics, fileRoutes: [], isDraining: () => false },
    auth: openAuth(on, [testSecret]),
  })

/** Each transaction meets a value that the driver's own message quotes. */
function complaining(real: Database): Database {
  const quote = sql`select ${`${name} ${email}`}::int`
  return {
    ...real,
    transaction: (work) => real.transaction(async (rows) => (await rows.execute(quote), work(rows))),
    asMember: (actor, now, work) => real.asMember(actor, now, async (rows) => (await rows.execute(quote), work(rows))),
    asReader: (actor, now, work) => real.asReader(actor, now, async (rows) => (await rows.execute(quote), work(rows))),
  }
}

const post = (on: App, path: string, body: object, headers: object = {}) =>
  on.door.request(
    `http://localhost${path}`,
    { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) },
    { address: '127.0.0.1' },
  )

beforeAll(async () => {
  database = await openTestDatabase()
  const { files } = testFiles(database, { DATA_DIR: mkdtempSync(join(tmpdir(), 'canaries-')) })
  hands = testHands({ database, files, log, settings: { OPERATOR_EMAILS: email } })
  metrics = openMetrics()
  app = open(hands)
  const given = await (await post(app, '/auth/v1/signup', { email, password })).json()
  session = given
  const sessionId = String(claimsOf(given.access_token).session_id)
  left = await leaveTraces(database.owner, files, { id: given.user.id, email, sessionId }, name)
  metrics = openMetrics()
  broken = open({ ...hands, database: complaining(database) })
})
afterAll(() => database.close())

/** Everything that can be said, said with her name. */
function tellingInput(endpoint: Endpoint): Record<string, unknown> {
  const { properties = {} } = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' })
  const input = inputFor(endpoint, left)
  for (const [field, shape] of Object.entries(properties)) {
    const isFreeText = typeof shape === 'object' && shape.type === 'string' && !('format' in shape) && !shape.enum
    if (isFreeText && !(field in input && /id$/i.test(field))) input[field] ??= `${name} ${field}`
  }
  return input
}

async function tryAll(on: App) {
  const told: string[] = []
  for (const { endpoint } of on.routes) {
    // What ends the session or the account comes too early here, and is what the tests of signing in ask.
    if (/logout|^\/api\/account|recover|export/.test(endpoint.path)) continue
    const { path, init } = requestFor(endpoint, tellingInput(endpoint))
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${session.access_token}`)
    const answer = await on.door.request(`http://localhost${path}`, { ...init, headers }, { address: '127.0.0.1' })
    const head = JSON.stringify([...answer.headers].filter(([key]) => key !== 'location'))
    const body = answer.status >= 500 ? await answer.text() : ''
    // Nothing rides on a cookie, and no other site may read an answer.
    if (/^set-cookie$|^access-control-allow/.test([...answer.headers.keys()].join('\n'))) told.push(endpoint.name)
    if (!answer.bodyUsed) await answer.body?.cancel()
    if (secrets().some((secret) => `${head}${body}`.includes(secret))) told.push(`${endpoint.name}: ${head} ${body}`)
  }
  return told
}
const secrets = () => [name, email, password, session.access_token.slice(-20), session.refresh_token]
const found = (text: string) => secrets().filter((secret) => text.includes(secret))

test('neither logs, figures, headers nor subjects of mails know a name, an e-mail, a token or a word of a story', async () => {
  expect(await tryAll(app)).toEqual([])
  expect(lines.length).toBeGreaterThan(100)
  expect(lines.filter((line) => found(line).length > 0)).toEqual([])
  expect(hands.mails.map(({ subject }) => subject).filter((subject) => found(subject).length > 0)).toEqual([])
  expect(found(await metrics.render())).toEqual([])
})

test('nor when the database complains in words that quote them', async () => {
  lines.length = 0
  expect(await tryAll(broken)).toEqual([])
  const faults = lines.filter((line) => line.includes('"fault"'))
  expect(faults.length).toBeGreaterThan(30)
  expect(lines.filter((line) => found(line).length > 0)).toEqual([])
})
