// Calls: what is sent, what comes back, and how each way of failing is told.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '../base/endpoint.ts'
import { CallFailed } from './call-failed.ts'
import { call, connectCalls, requestOf } from './call.ts'

const rename = endpoint({
  name: 'rename',
  summary: 'Rename a thing.',
  method: 'PATCH',
  path: '/api/things/{id}',
  access: 'member',
  input: z.strictObject({ id: z.string(), title: z.string().optional() }),
  output: z.object({ title: z.string() }),
})

type Answer = () => Promise<Response>
const fetched = vi.fn<(url: string, init: RequestInit) => ReturnType<Answer>>()
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers }))

const failed = async (promise: Promise<unknown>) => {
  const error = await promise.catch((thrown: unknown) => thrown)
  if (!(error instanceof CallFailed)) throw new Error('expected a CallFailed', { cause: error })
  return error
}

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  connectCalls()
})

describe('what is sent', () => {
  test('placeholders fill the path, escaped, and the rest is the body [S7.1]', () => {
    expect(requestOf(rename, { id: 'a/b', title: 'New' })).toEqual({
      url: '/api/things/a%2Fb',
      body: '{"title":"New"}',
    })
  })
  test('GET and DELETE ask by query, without what is undefined', () => {
    expect(requestOf({ method: 'GET', path: '/api/things' }, { limit: 5, cursor: undefined, q: 'a&b' })).toEqual({
      url: '/api/things?limit=5&q=a%26b',
    })
    expect(requestOf({ method: 'DELETE', path: '/api/things/{id}' }, { id: '1' })).toEqual({ url: '/api/things/1' })
  })
  test('a DELETE that needs a secret sends it in its body', () => {
    expect(requestOf({ method: 'DELETE', path: '/api/thing', hasBody: true }, { password: 'p' })).toEqual({
      url: '/api/thing',
      body: '{"password":"p"}',
    })
  })
  test('the bearer token goes along when somebody is signed in [S6.3 S7.1]', async () => {
    fetched.mockImplementation(() => json({ title: 'New' }))
    connectCalls({ token: async () => 'T1', renew: async () => undefined, sessionLost: () => undefined })
    expect(await call(rename, { id: '1', title: 'New' })).toEqual({ title: 'New' })
    const headers = new Headers(fetched.mock.calls[0]?.[1].headers)
    expect(headers.get('authorization')).toBe('Bearer T1')
    expect(headers.get('content-type')).toBe('application/json')
  })
})

describe('how failing is told', () => {
  test("the server's words win, with code, fields and request id [S8.1]", async () => {
    fetched.mockImplementation(() =>
      json({ error: 'Book title is required', code: 'bad_input', fields: { title: 'Book title is required' } }, 400, {
        'x-request-id': 'r-1',
      }),
    )
    const error = await failed(call(rename, { id: '1' }, { failure: 'Failed to save' }))
    expect(error.message).toBe('Book title is required')
    expect(error.failure).toMatchObject({
      status: 400,
      code: 'bad_input',
      fields: { title: 'Book title is required' },
      requestId: 'r-1',
    })
  })
  test.each([[''], ['<html>bad gateway</html>'], ['{"error":""}'], ['[]'], ['null'], ['"no"']])(
    "no words in the answer (%j): the caller's",
    async (text) => {
      fetched.mockImplementation(() => Promise.resolve(new Response(text, { status: 502 })))
      expect((await failed(call(rename, { id: '1' }, { failure: 'Failed to save' }))).message).toBe('Failed to save')
    },
  )
  test('no words of the caller either: those of the call [S8.1]', async () => {
    fetched.mockImplementation(() => Promise.resolve(new Response('', { status: 502 })))
    const spoken = { ...rename, failure: (status: number) => `Failed to rename: ${status}` }
    expect((await failed(call(spoken, { id: '1' }))).message).toBe('Failed to rename: 502')
    expect((await failed(call(spoken, { id: '1' }, { failure: 'Failed to save' }))).message).toBe('Failed to save')
  })
  test('nobody answers', async () => {
    fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
    const error = await failed(call(rename, { id: '1' }, { failure: 'Failed to save' }))
    expect(error.message).toBe('Failed to save')
    expect(error.failure).toEqual({ code: 'network', status: 0 })
    expect(error.advice).toMatch(/connection/)
  })
  test('the auth service cannot be reached for a token', async () => {
    connectCalls({
      token: () => Promise.reject(new Error('offline')),
      renew: async () => undefined,
      sessionLost: () => undefined,
    })
    expect((await failed(call(rename, { id: '1' }))).failure.code).toBe('network')
    expect(fetched).not.toHaveBeenCalled()
  })
  test('an answer that breaks the contract is a failure, not a surprise later', async () => {
    fetched.mockImplementation(() => json({ title: 7 }))
    expect((await failed(call(rename, { id: '1' }))).failure.code).toBe('bad_answer')
  })
  test('Retry-After becomes advice', async () => {
    fetched.mockImplementation(() => json({ error: 'Slow down', code: 'rate_limited' }, 429, { 'retry-after': '30' }))
    expect((await failed(call(rename, { id: '1' }))).advice).toBe('Please try again in 30 seconds.')
  })
  test('an abandoned call is not a failure of the server', async () => {
    const abandoned = new AbortController()
    fetched.mockImplementation(() => {
      abandoned.abort()
      return Promise.reject(abandoned.signal.reason)
    })
    await expect(call(rename, { id: '1' }, { signal: abandoned.signal })).rejects.toThrow(/abort/i)
  })
})

describe('a refused token', () => {
  const wire = (renewed: string | undefined) => {
    const sessionLost = vi.fn<() => void>()
    const renew = vi.fn<() => Promise<string | undefined>>(async () => renewed)
    connectCalls({ token: async () => 'old', renew, sessionLost })
    return { sessionLost, renew }
  }
  test('is renewed once and the call repeated', async () => {
    const { sessionLost } = wire('new')
    fetched
      .mockImplementationOnce(() => json({ error: 'Token expired', code: 'bad_jwt' }, 401))
      .mockImplementationOnce(() => json({ title: 'New' }))
    expect(await call(rename, { id: '1' })).toEqual({ title: 'New' })
    expect(new Headers(fetched.mock.calls[1]?.[1].headers).get('authorization')).toBe('Bearer new')
    expect(sessionLost).not.toHaveBeenCalled()
  })
  test('that cannot be renewed signs out', async () => {
    const { sessionLost } = wire(undefined)
    fetched.mockImplementation(() => json({ error: 'Token expired', code: 'bad_jwt' }, 401))
    await failed(call(rename, { id: '1' }))
    expect(sessionLost).toHaveBeenCalledOnce()
    expect(fetched).toHaveBeenCalledOnce()
  })
  test('of a session that is gone signs out without another try', async () => {
    const { sessionLost, renew } = wire('new')
    fetched.mockImplementation(() => json({ error: 'Session gone', code: 'session_not_found' }, 401))
    await failed(call(rename, { id: '1' }))
    expect(sessionLost).toHaveBeenCalledOnce()
    expect(renew).not.toHaveBeenCalled()
  })
})
