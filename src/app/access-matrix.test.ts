// Every route of the table as everybody: forgers, the signed out, another member, an operator, she herself. Nobody reads or
// changes what is not hers, also when only one of the two checks (row-level security, the application's own) is at work.

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../database/schema/members.ts'
import { files as fileRows } from '../../database/schema/platform.ts'
import { inputIn, type Endpoint } from '../base/endpoint.ts'
import type { App } from './create-app.ts'
import { keepBegun } from '../books/begun-contract.ts'
import { fieldsOf, filtersOf, inputFor, requestFor, swapsOf } from './test-asking.ts'
import { boss, canary, openMatrix, send, type Matrix } from './test-matrix.ts'
import { claimsOf, forgedTokens } from './test-principals.ts'

let on: Matrix
beforeAll(async () => {
  on = await openMatrix()
})
afterAll(() => on.database.close())

/** Calls of the auth protocol that need a bearer, though the door itself lets everybody through to them. */
const protocol = /^\/auth\/v1\/(?:user|logout|reauthenticate|factors.*)$/
const guarded = ({ endpoint: { access, path } }: { endpoint: Endpoint }) =>
  access === 'member' || access === 'operator' || protocol.test(path)
const isReading = ({ endpoint: { access, method } }: { endpoint: Endpoint }) => access === 'member' && method === 'GET'
const named = ({ method, path }: Endpoint) => `${method} ${path}`
const tells = (text: string) => text.includes(canary) || text.includes(on.ana.email) || text.includes(on.ana.id)

test('whoever is nobody gets nowhere, with the same few words, and learns and changes nothing', async () => {
  const { app, ana, ben, anas, signIn, database } = on
  const gone = await signIn('gone@example.com', 'signup')
  await database.owner.delete(users).where(eq(users.id, gone.id))
  const revoked = await signIn(ana.email, 'token?grant_type=password')
  expect((await send(app, revoked.token, '/auth/v1/logout?scope=local', { method: 'POST' })).status).toBe(204)
  const before = await on.hers()
  const faults: string[] = []
  const principals = {
    ...forgedTokens(ana.token, ben.id, new Date()),
    'refresh token': ana.refresh,
    'revoked session': revoked.token,
    'deleted member': gone.token,
  }
  for (const { endpoint } of app.routes.filter(guarded)) {
    for (const [who, token] of Object.entries(principals)) {
      // Whoever is no operator is told so before anything else is looked at.
      if (endpoint.access === 'operator' && doorCode(who).test('session_not_found')) continue
      const { path, init } = requestFor(endpoint, inputFor(endpoint, anas))
      const { status, code, text } = await send(app, token, path, init)
      const wanted = protocol.test(path)
        ? /^(?:no_authorization|bad_jwt|session_not_found|user_not_found)$/
        : doorCode(who)
      const isRefused = protocol.test(path) ? [401, 403].includes(status) : status === 401
      if (!isRefused || !wanted.test(code)) faults.push(`${named(endpoint)} as ${who}: ${status} ${code}`)
      if (tells(text)) faults.push(`${named(endpoint)} as ${who} tells`)
    }
  }
  expect(faults).toEqual([])
  expect(await on.hers()).toBe(before)
})

function doorCode(who: string): RegExp {
  if (who === 'none') return /^not_authenticated$/
  return ['revoked session', 'deleted member'].includes(who) ? /^session_not_found$/ : /^bad_jwt$/
}

test('the calls of operators are for operators: for a member they are closed, whatever she names', async () => {
  const { app, ben, anas, signIn } = on
  const before = await on.hers()
  const operator = await signIn(boss, 'signup')
  const revoked = await signIn(boss, 'token?grant_type=password')
  await send(app, revoked.token, '/auth/v1/logout?scope=local', { method: 'POST' })
  for (const { endpoint } of app.routes.filter((route) => route.endpoint.access === 'operator')) {
    const { path, init } = requestFor(endpoint, inputFor(endpoint, anas))
    const asked = async (token: string) => (await send(app, token, path, init)).code
    expect(await asked(ben.token), named(endpoint)).toBe('operators_only')
    expect(await asked(revoked.token), named(endpoint)).toBe('session_not_found')
  }
  expect((await send(app, operator.token, '/functions/v1/prompts-manage', {})).status).toBe(200)
  expect(await on.hers()).toBe(before)
})

test('a call that needs no token tells nobody’s story, and a machine must sign what it says', async () => {
  const { app, anas } = on
  const before = await on.hers()
  for (const { endpoint } of app.routes) {
    if (guarded({ endpoint }) || (endpoint.access === 'public' && endpoint.method !== 'GET')) continue
    const { path, init } = requestFor(endpoint, inputFor(endpoint, anas))
    const { status, text } = await send(app, undefined, path, init)
    expect(tells(text), named(endpoint)).toBe(false)
    expect(endpoint.access === 'signature' ? status : 400, named(endpoint)).toBeGreaterThanOrEqual(400)
  }
  expect(await on.hers()).toBe(before)
})

test('a file is behind its own link: without one, or with that of another file, it is not there', async () => {
  const all = await on.database.owner.select().from(fileRows)
  const [his] = all.filter(({ user_id }) => user_id === on.ben.id)
  const query = on.files.link(his?.key ?? '').replace(/^.*\?/, '')
  for (const { key } of all.filter(({ user_id }) => user_id === on.ana.id)) {
    expect(await send(on.app, undefined, on.files.link(key), {})).toMatchObject({ status: 200 })
    for (const path of [`/files/${key}`, `/files/${key}?${query}`, on.files.link(key).slice(0, -1)]) {
      expect((await send(on.app, on.ben.token, path, {})).code, path).toBe('not_found')
    }
  }
})

test('what the server alone decides cannot be written, nor can a row be given to somebody else', async () => {
  const before = await on.hers()
  const servers = {
    ...{ id: on.anas.book, user_id: on.ana.id, is_operator: true, is_admin: true, status: 'paid', tier: 'x' },
    ...{ amount: 0, pdf_url: 'x', image_url: 'x', stripe_session_id: 'x', paid_at: 'x', created_at: 'x' },
  }
  const faults: string[] = []
  for (const { endpoint } of on.app.routes.filter((route) => route.endpoint.access === 'member')) {
    if (inputIn(endpoint) === 'query' || endpoint.formMegabytes !== undefined) continue
    for (const [field, value] of Object.entries(servers)) {
      if (field !== 'id' && fieldsOf(endpoint).all.includes(field)) continue
      const { path, init } = requestFor(endpoint, inputFor(endpoint, on.bens))
      const body = JSON.stringify({ ...JSON.parse(String(init.body)), [field]: value })
      const { status, code } = await send(on.app, on.ben.token, path, { ...init, body })
      if (status !== 400 || code !== 'unknown_field') faults.push(`${named(endpoint)} with ${field}: ${status} ${code}`)
    }
  }
  expect(faults).toEqual([])
  expect(await on.hers()).toBe(before)
})

test('whoever signs up as an operator, as somebody else or with rights of her own choice gets none of it', async () => {
  const rights = { id: on.ana.id, role: 'service_role', is_operator: true, app_metadata: { is_operator: true } }
  const eve = await on.signIn('eve@example.com', 'signup', { ...rights, data: rights })
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ ...rights, data: rights })
  await send(on.app, eve.token, '/auth/v1/user', { method: 'PUT', headers, body })
  const again = await on.signIn('eve@example.com', 'token?grant_type=password')
  expect(again.id).not.toBe(on.ana.id)
  expect(claimsOf(again.token)).toMatchObject({ sub: eve.id, role: 'authenticated' })
  expect(JSON.stringify(claimsOf(again.token).app_metadata)).not.toContain('is_operator')
  const [row] = await on.database.owner.select().from(users).where(eq(users.id, eve.id))
  expect(row?.is_operator).toBe(false)
})

const nowhere = '7b4f7c9e-5f0a-4d53-9a2e-8a5f7f1f0a11'
const emptyList = '{"items":[],"next":null}'

/** Each way in which Ben gets another answer about a row of hers than about one that is not there. */
async function leaks(app: App, routes: App['routes']): Promise<string[]> {
  const faults: string[] = []
  for (const { endpoint } of routes) {
    // Her device chooses the key of what she begins: by another’s she keeps a row of her own.
    if (endpoint === keepBegun) continue
    for (const [field, kind] of swapsOf(endpoint)) {
      const swap = `${named(endpoint)} with another’s ${field}`
      if (kind === undefined) {
        faults.push(`${swap}: what is it? Say so in test-asking.ts`)
        continue
      }
      const about = (id: string) => {
        const { path, init } = requestFor(endpoint, inputFor(endpoint, on.bens, { field, id }))
        return send(app, on.ben.token, path, init)
      }
      const { status, text } = await about(on.anas[kind])
      const missing = await about(nowhere)
      // A call that is refused for another reason first proves nothing: test-asking.ts lacks a sample of its fields.
      const isMissing = status === 404 || text === emptyList || text.includes('No pages found matching filter')
      if (!isMissing || text !== missing.text) faults.push(`${swap}: ${status} ${text.slice(0, 200)}`)
    }
  }
  return faults
}

const ways = [
  ['with both checks', () => on.app],
  ['by row-level security alone', () => on.withoutApplication],
  ['by the application alone', () => on.withoutPolicies],
] as const

for (const [way, half] of ways) {
  test(`another member’s rows are as good as missing, wherever she is named, ${way}`, async () => {
    const before = await on.hers()
    const routes = half().routes.filter((route) => guarded(route) && route.endpoint.access !== 'operator')
    expect(await leaks(half(), routes)).toEqual([])
    expect(await on.hers()).toBe(before)
  })

  test(`what names no row answers with the asker’s own, however it is narrowed, ${way}`, async () => {
    const before = await on.hers()
    for (const { endpoint } of half().routes.filter(isReading)) {
      for (const filter of [{}, ...filtersOf(endpoint, on.anas)]) {
        const { path, init } = requestFor(endpoint, { ...inputFor(endpoint, on.bens), ...filter })
        const { status, text } = await send(half(), on.ben.token, path, init)
        expect(status, path).toBeLessThan(500)
        expect(tells(text), path).toBe(false)
      }
    }
    expect(await on.hers()).toBe(before)
  })

  test(`she herself reads what is hers, ${way}`, async () => {
    const refused: string[] = []
    for (const { endpoint } of half().routes.filter(isReading)) {
      const { path, init } = requestFor(endpoint, inputFor(endpoint, on.anas))
      const { status, code } = await send(half(), on.ana.token, path, init)
      // What she may not do yet is told her as such.
      if (status !== 200 && status !== 409) refused.push(`${named(endpoint)}: ${status} ${code}`)
    }
    expect(refused).toEqual([])
  })
}

test('what she reads is kept by nobody on its way to her', async () => {
  const kept: string[] = []
  for (const { endpoint } of on.app.routes.filter(isReading)) {
    const { path, init } = requestFor(endpoint, inputFor(endpoint, on.anas))
    const { cache } = await send(on.app, on.ana.token, path, init)
    if (!/\b(?:no-store|private)\b/.test(cache)) kept.push(`${named(endpoint)}: ${cache}`)
  }
  expect(kept).toEqual([])
})

test('the matrix has teeth: with neither check most of what is read is told', async () => {
  const found = await leaks(on.withoutAny, on.withoutAny.routes.filter(isReading))
  expect(found.length).toBeGreaterThan(10)
  expect(found.join('\n')).toContain(canary)
})

test('it has asked often enough to be called a matrix', () => {
  expect(on.calls()).toBeGreaterThan(2000)
})
