// The screen's way to a call that answers a file: an endpoint and its input in, the bytes out, or a CallFailed.

import type { z } from 'zod'
import type { Endpoint } from '../base/endpoint.ts'
import { type CallOptions, overTheLine, readAnswer, send, withToken } from './call.ts'
import { CallFailed } from './call-failed.ts'
import { uiWords } from './ui-words.ts'

export interface FetchBlobOptions extends CallOptions {
  /** Told as the bytes come in. */
  onProgress?: (bytes: number) => void
}

export async function fetchBlob<Input extends z.ZodType>(
  endpoint: Endpoint<Input>,
  input: z.input<Input>,
  { signal, failure = uiWords.failed, onProgress = () => {} }: FetchBlobOptions = {},
): Promise<Blob> {
  const answer = await withToken(failure, async (token) => {
    const sending = { failure, token, accept: '*/*', ...(signal && { signal }) }
    const response = await send(endpoint, input, sending)
    return response.ok
      ? { status: response.status, code: '', response }
      : { response, ...(await readAnswer(response, signal, failure)) }
  })
  if ('words' in answer) throw new CallFailed(answer.words ?? failure, answer)
  const reader = answer.response.body?.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for (;;) {
    const next = await overTheLine(reader?.read() ?? Promise.resolve(undefined), signal, failure)
    if (!next || next.done) break
    parts.push(next.value)
    bytes += next.value.byteLength
    onProgress(bytes)
  }
  return new Blob(parts, { type: answer.response.headers.get('content-type') ?? '' })
}
