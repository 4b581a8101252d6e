import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Refusal } from '../../base/refusal.ts'
import type { SentEvent } from './event-stream.ts'
import { topic, type Events, type Hearer } from './events.ts'
import { serverSentEvents } from './server-sent-events.ts'

const job = topic('job', z.object({ done: z.number() }))

/** Events whose news the test makes. */
function stage() {
  const hearers = new Set<Hearer<unknown>>()
  const events: Events = {
    publish: async () => {},
    subscribe(topic, hearer) {
      const there: Hearer<unknown> = { ...hearer, hear: (news) => hearer.hear(topic.payload.parse(news)) }
      hearers.add(there)
      return () => hearers.delete(there)
    },
  }
  const all = (act: (hearer: Hearer<unknown>) => void) => [...hearers].forEach(act)
  return {
    events,
    hearers,
    tell: (done: number) => all((hearer) => hearer.hear({ done })),
    breakUp: () => all((hearer) => hearer.missed()),
    drain: () => all((hearer) => hearer.closed()),
  }
}

const tell = ({ done }: { done: number }): SentEvent => ({ event: done === 24 ? 'done' : 'progress', data: done })

function readerOf(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('no body')
  return {
    next: async () => (await reader.read()).value,
    /** Everything until the stream ends. */
    async rest() {
      const parts: string[] = []
      for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value)
      return parts
    },
    cancel: () => reader.cancel(),
  }
}

test('first how things stand, then each change, then the end', async () => {
  const { events, hearers, tell: news } = stage()
  const snapshot = async () => {
    // Happens while the snapshot is made: must not be lost.
    news(2)
    return [{ event: 'progress', data: 1 }]
  }
  const response = await serverSentEvents(events, { topic: job, snapshot, tell, last: 'done' })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  news(24)
  expect(await readerOf(response).rest()).toEqual([
    'id: 1\nevent: progress\ndata: 1\n\n',
    'id: 2\nevent: progress\ndata: 2\n\n',
    'id: 3\nevent: done\ndata: 24\n\n',
  ])
  expect(hearers.size).toBe(0)
})

test('after a break, and for a reader who is too slow, all is told anew', async () => {
  const { events, tell: news, breakUp } = stage()
  let asked = 0
  const snapshot = async () => [{ event: 'progress', data: `state ${(asked += 1)}` }]
  const { next, cancel } = readerOf(await serverSentEvents(events, { topic: job, snapshot, tell }))
  expect(await next()).toContain('state 1')
  breakUp()
  expect(await next()).toContain('state 2')
  for (let done = 0; done < 1000; done++) news(done % 20)
  let last = await next()
  for (let i = 0; i < 5 && !last?.includes('state'); i++) last = await next()
  expect(last).toContain('state 3')
  await cancel()
})

test('a silent stream shows that it lives, and ends when the server drains', async () => {
  const { events, hearers, drain } = stage()
  const options = { topic: job, snapshot: async () => [], tell, heartbeat: 20 }
  const { next, rest } = readerOf(await serverSentEvents(events, options))
  expect(await next()).toBe(': still here\n\n')
  drain()
  expect((await rest()).join('')).not.toContain('event')
  expect(hearers.size).toBe(0)
})

test('whoever may not know gets the refusal and no stream', async () => {
  const { events, hearers } = stage()
  const refuse = () => Promise.reject(new Refusal('No such job', { status: 404, code: 'job_not_found' }))
  await expect(serverSentEvents(events, { topic: job, snapshot: refuse, tell })).rejects.toThrow('No such job')
  expect(hearers.size).toBe(0)
})

test('a reader that hangs up is forgotten at once', async () => {
  const { events, hearers } = stage()
  const options = { topic: job, snapshot: async () => [{ event: 'progress', data: 1 }], tell }
  const server = createServer(getRequestListener(() => serverSentEvents(events, options)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const client = new AbortController()
  const response = await fetch(`http://127.0.0.1:${port}`, { signal: client.signal })
  expect(await response.body?.getReader().read()).toMatchObject({ done: false })
  expect(hearers.size).toBe(1)
  client.abort()
  await expect.poll(() => hearers.size).toBe(0)
  await new Promise((resolve) => server.close(resolve))
})
