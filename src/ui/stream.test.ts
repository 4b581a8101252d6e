// Streams: what comes out of one, and how each way of failing is told.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '../base/endpoint.ts'
import { CallFailed } from './call-failed.ts'
import { connectCalls } from './call.ts'
import { stream } from './stream.ts'

const watch = endpoint({
  name: 'watch',
  summary: 'Watch a thing.',
  method: 'POST',
  path: '/api/things/{id}',
  access: 'member',
  input: z.strictObject({ id: z.string() }),
  output: z.object({}),
})

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  connectCalls()
})

/** Says its pieces, then ends, breaks or stays silent until it is given up. */
function body(pieces: string[], then: 'end' | 'break' | 'silence', signal?: AbortSignal | null) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      if (then === 'end') controller.close()
      if (then === 'break') controller.error(new TypeError('network error'))
      const giveUp = () => controller.error(signal?.reason)
      if (signal?.aborted) giveUp()
      else signal?.addEventListener('abort', giveUp)
    },
  })
}
const told = (pieces: string[], then: 'end' | 'break' = 'end') =>
  fetched.mockImplementation(async () => new Response(body(pieces, then)))

async function hear(signal?: AbortSignal) {
  const heard: unknown[] = []
  const error: unknown = await (async () => {
    for await (const said of stream(watch, { id: '7' }, { failure: 'Failed to watch', signal })) heard.push(said)
  })().catch((thrown: unknown) => thrown)
  return { heard, error, failure: error instanceof CallFailed ? error.failure : undefined }
}

test('events come as they are told, asked for with the bearer token', async () => {
  connectCalls({ token: async () => 'T1', renew: async () => undefined, sessionLost: () => undefined })
  told(['event: page\ndata: {"n":1}\n\n', ': still here\n\n', 'event: done\ndata: []\n\n'])
  expect(await hear()).toMatchObject({
    heard: [
      { event: 'page', data: { n: 1 } },
      { event: 'done', data: [] },
    ],
    error: undefined,
  })
  const headers = new Headers(fetched.mock.calls[0]?.[1].headers)
  expect([headers.get('accept'), headers.get('authorization')]).toEqual(['text/event-stream', 'Bearer T1'])
})

describe('how failing is told', () => {
  test('a refusal at the door brings its words and fields', async () => {
    const no = { error: 'Not like this', code: 'bad_input', fields: { id: 'Not like this' } }
    fetched.mockImplementation(async () => new Response(JSON.stringify(no), { status: 400 }))
    const { error, failure } = await hear()
    expect(error).toMatchObject({ message: 'Not like this' })
    expect(failure).toMatchObject({ status: 400, code: 'bad_input', fields: no.fields })
  })
  test('a line that breaks after some events', async () => {
    fetched.mockImplementation(async () => {
      let count = 0
      return new Response(
        new ReadableStream<Uint8Array>({
          pull(controller) {
            if (count++ > 0) controller.error(new TypeError('network error'))
            else controller.enqueue(new TextEncoder().encode('event: page\ndata: 1\n\n'))
          },
        }),
      )
    })
    const { heard, failure } = await hear()
    expect(heard).toEqual([{ event: 'page', data: 1 }])
    expect(failure).toEqual({ code: 'network', status: 0 })
  })
  test('nobody answers', async () => {
    fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
    expect((await hear()).error).toMatchObject({ message: 'Failed to watch', failure: { code: 'network' } })
  })
  test('half a minute without a sign of life is a dead line', async () => {
    vi.useFakeTimers()
    fetched.mockImplementation(async (_url, init) => new Response(body([': still here\n\n'], 'silence', init.signal)))
    const hearing = hear()
    await vi.advanceTimersByTimeAsync(31_000)
    expect((await hearing).failure).toEqual({ code: 'network', status: 0 })
  })
  test('what the screen gave up itself is no failure', async () => {
    const given = new AbortController()
    fetched.mockImplementation(async (_url, init) => new Response(body([], 'silence', init.signal)))
    const hearing = hear(given.signal)
    given.abort()
    const { error, failure } = await hearing
    expect(error).toBeInstanceOf(Error)
    expect(failure).toBeUndefined()
  })
})

test('a refused token is renewed once', async () => {
  connectCalls({ token: async () => 'old', renew: async () => 'new', sessionLost: () => undefined })
  fetched
    .mockImplementationOnce(async () => new Response('{"error":"Expired","code":"bad_jwt"}', { status: 401 }))
    .mockImplementationOnce(async () => new Response('event: done\ndata: 1\n\n'))
  expect((await hear()).heard).toEqual([{ event: 'done', data: 1 }])
  expect(new Headers(fetched.mock.calls[1]?.[1].headers).get('authorization')).toBe('Bearer new')
})
