// The screen's one way to the server: an endpoint and its input in, its output or a CallFailed out.

import type { z } from 'zod'
import { type Endpoint, inputIn, pathParameters } from '../base/endpoint.ts'
import { CallFailed } from './call-failed.ts'
import { uiWords } from './ui-words.ts'

/** What calls need from the session; the app plugs it in once. */
export interface CallWire {
  /** A bearer token that is good now, if somebody is signed in. Rejects when the auth service cannot be reached. */
  token: () => Promise<string | undefined>
  /** A new one after the server refused the old; undefined when there is none to be had. */
  renew: () => Promise<string | undefined>
  /** The server no longer knows this session: sign out here. */
  sessionLost: () => void
}

const nobody: CallWire = {
  token: () => Promise.resolve(undefined),
  renew: () => Promise.resolve(undefined),
  sessionLost: () => undefined,
}
let wire = nobody

export function connectCalls(next: CallWire = nobody): void {
  wire = next
}

export interface CallOptions {
  /** Words when the server gives none: 'Failed to fetch your books'. */
  failure?: string
  signal?: AbortSignal
}

/** 401s that no fresh token can mend. */
const lostFor = new Set(['session_not_found', 'session_expired', 'user_not_found', 'user_banned'])

export async function call<Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
  options: CallOptions = {},
): Promise<z.output<Output>> {
  const failure = options.failure ?? uiWords.failed
  const answer = await withToken(failure, async (token) => {
    const response = await send(endpoint, input, { ...options, failure, token, accept: 'application/json' })
    return { ok: response.ok, ...(await readAnswer(response, options.signal, failure)) }
  })
  if (!answer.ok)
    throw new CallFailed(answer.words ?? options.failure ?? endpoint.failure?.(answer.status) ?? failure, answer)
  const output = endpoint.output.safeParse(answer.body)
  if (!output.success) throw new CallFailed(failure, { ...answer, code: 'bad_answer' })
  return output.data
}

/** Asks as whoever is signed in: a refused token is renewed once, and a session that is lost is said to be. */
export async function withToken<Answer extends { status: number; code: string }>(
  failure: string,
  ask: (token: string | undefined) => Promise<Answer>,
): Promise<Answer> {
  const token = await reach(wire.token(), failure)
  let answer = await ask(token)
  if (answer.status === 401 && token !== undefined) {
    const renewed = lostFor.has(answer.code) ? undefined : await reach(wire.renew(), failure)
    if (renewed !== undefined) answer = await ask(renewed)
    // A second factor that is owed is asked for by the guard, once the renewed session says so.
    if (answer.status === 401 && answer.code !== 'insufficient_aal') wire.sessionLost()
  }
  return answer
}

/** The auth service is asked over the same line. */
async function reach(token: Promise<string | undefined>, failure: string): Promise<string | undefined> {
  return token.catch(() => {
    throw new CallFailed(failure, { code: 'network', status: 0 })
  })
}

export interface Sending extends CallOptions {
  failure: string
  token: string | undefined
  accept: string
}

export async function send(
  endpoint: Endpoint,
  input: unknown,
  { token, accept, signal, failure }: Sending,
): Promise<Response> {
  const form = endpoint.formMegabytes === undefined ? undefined : formOf(input)
  const { url, body: json } = requestOf(endpoint, form ? {} : input)
  const body = form ?? json
  const headers: Record<string, string> = { accept }
  if (token !== undefined) headers.authorization = `Bearer ${token}`
  if (typeof body === 'string') headers['content-type'] = 'application/json'
  return overTheLine(fetch(url, { method: endpoint.method, headers, body, signal: signal ?? null }), signal, failure)
}

/** The browser names the type of a form itself, with its boundary. */
function formOf(input: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input ?? {})) form.set(name, value instanceof Blob ? value : String(value))
  return form
}

/** A line that breaks is told as such; what the caller gave up herself is not. */
export async function overTheLine<T>(work: Promise<T>, signal: AbortSignal | undefined, failure: string): Promise<T> {
  return work.catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new CallFailed(failure, { code: 'network', status: 0 })
  })
}

/** Placeholders go into the path; what is left is the query or the JSON body. */
export function requestOf(
  endpoint: Pick<Endpoint, 'method' | 'path' | 'hasBody'>,
  input: unknown,
): { url: string; body?: string } {
  const rest = new Map(Object.entries(input ?? {}).filter(([, value]) => value !== undefined))
  let url = endpoint.path
  for (const name of pathParameters(endpoint.path)) {
    url = url.replace(`{${name}}`, encodeURIComponent(String(rest.get(name) ?? '')))
    rest.delete(name)
  }
  if (inputIn(endpoint) === 'body') return { url, body: JSON.stringify(Object.fromEntries(rest)) }
  const query = new URLSearchParams()
  for (const [name, value] of rest) query.append(name, String(value))
  return { url: query.size > 0 ? `${url}?${query}` : url }
}

export async function readAnswer(response: Response, signal: AbortSignal | undefined, failure: string) {
  return readFailure(response, parse(await overTheLine(response.text(), signal, failure)))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readFailure({ status, headers }: Response, body: unknown) {
  const retryAfter = Number(headers.get('retry-after'))
  return {
    status,
    body,
    words: textOf(body, 'error'),
    code: textOf(body, 'code') ?? 'unknown',
    fields: fieldsOf(body),
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfter: retryAfter > 0 ? retryAfter : undefined,
  }
}

function textOf(body: unknown, name: string): string | undefined {
  const value = new Map(Object.entries(body ?? {})).get(name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

function fieldsOf(body: unknown): Record<string, string> | undefined {
  const fields = new Map(Object.entries(body ?? {})).get('fields')
  if (typeof fields !== 'object' || fields === null) return undefined
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
