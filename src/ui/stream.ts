// The screen's way to a call that tells what happens while it happens: an endpoint and its input in, its events out.

import type { z } from 'zod'
import { second } from '../base/dates.ts'
import type { Endpoint } from '../base/endpoint.ts'
import { type CallOptions, overTheLine, readAnswer, send, withToken } from './call.ts'
import { CallFailed } from './call-failed.ts'
import { readEvents } from './read-events.ts'
import { uiWords } from './ui-words.ts'

export interface ToldEvent {
  event: string
  data: unknown
}

/** The server says that it lives every few seconds: after this long without a word the line is dead. */
const longestSilence = 30 * second

/** Ends when the server ends it. Throws a CallFailed: refused at the door, or `network` when the line breaks or falls silent. */
export async function* stream<Input extends z.ZodType>(
  endpoint: Endpoint<Input>,
  input: z.input<Input>,
  { signal, failure = uiWords.failed }: CallOptions = {},
): AsyncGenerator<ToldEvent> {
  const given = new AbortController()
  const either = signal ? AbortSignal.any([signal, given.signal]) : given.signal
  const watch = watchSilence(() => given.abort())
  try {
    const answer = await withToken(failure, async (token) => {
      const sending = { signal: either, failure, token, accept: 'text/event-stream' }
      const response = await overTheLine(send(endpoint, input, sending), signal, failure)
      return response.ok
        ? { status: response.status, code: '', response }
        : { response, ...(await readAnswer(response, signal, failure)) }
    })
    const { response } = answer
    if ('words' in answer) throw new CallFailed(answer.words ?? failure, answer)
    const reader = response.body?.getReader()
    if (!reader) return
    const chunks = readChunks(() => overTheLine(reader.read(), signal, failure), watch.heard)
    for await (const { event, data } of readEvents(chunks)) yield { event, data: read(data, failure) }
  } finally {
    watch.stop()
    given.abort()
  }
}

async function* readChunks(read: () => Promise<ReadableStreamReadResult<Uint8Array>>, heard: () => void) {
  for (let next = await read(); !next.done; next = await read()) {
    heard()
    yield next.value
  }
}

function watchSilence(onSilence: () => void) {
  let timer = setTimeout(onSilence, longestSilence)
  return {
    heard() {
      clearTimeout(timer)
      timer = setTimeout(onSilence, longestSilence)
    },
    stop: () => clearTimeout(timer),
  }
}

function read(data: string, failure: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    throw new CallFailed(failure, { code: 'bad_answer', status: 200 })
  }
}
