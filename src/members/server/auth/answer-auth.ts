// The auth protocol's own door: how its calls are read, and how its noes look.

import type { Context } from 'hono'
import type { z } from 'zod'
import { pathParameters, type Endpoint } from '../../../base/endpoint.ts'
import { Refusal } from '../../../base/refusal.ts'
import { parseInput } from '../../../platform/http/read-input.ts'
import { readJson } from '../../../platform/http/read-json.ts'
import { answerRaw, type Door, type Route } from '../../../platform/http/route.ts'

export interface AuthCall<Input> {
  input: Input
  /** The network address asking. */
  address: string
  /** The request's own Host; to be trusted on a loopback host only. */
  host: string
  bearer: string | undefined
}

const apiVersion = '2024-01-01'

async function readGiven(
  endpoint: Endpoint,
  { req }: Context<Door>,
  byForm: boolean,
): Promise<Record<string, unknown>> {
  if (byForm) return Object.fromEntries(new URLSearchParams(await req.text()))
  const query = req.query()
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const body = hasBody ? readJson(await req.text(), req.header('content-type') ?? '') : query
  // Spread, never assigned: a body's own `__proto__` must stay a name like any other.
  const given: Record<string, unknown> = { ...body }
  for (const name of endpoint.inQuery ?? []) if (query[name] !== undefined) given[name] = query[name]
  for (const name of pathParameters(endpoint.path)) given[name] = req.param(name)
  return given
}

function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]
}

function refusalReply({ message, details }: Refusal, context: Context<Door>): Response {
  const code = details.code === 'bad_input' ? 'validation_failed' : details.code
  const headers = new Headers({
    'cache-control': 'no-store',
    'x-request-id': context.get('requestId'),
    'x-sb-error-code': code,
  })
  if (details.retryAfter !== undefined) headers.set('retry-after', String(details.retryAfter))
  const more = { ...(details.fields && { fields: details.fields }), ...details.extra }
  const asked = context.req.header('x-supabase-api-version') ?? ''
  if (asked < apiVersion) {
    return Response.json(
      { code: details.status, error_code: code, msg: message, ...more },
      { status: details.status, headers },
    )
  }
  headers.set('x-supabase-api-version', apiVersion)
  return Response.json({ code, message, ...more }, { status: details.status, headers })
}

/** `byForm`: the body is a form, as one site's page posts it to another. Faults are not caught: the house's door answers 5xx, on which every client keeps its session. */
export function answerAuth<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<I, O>,
  work: (call: AuthCall<z.output<I>>) => Promise<z.input<O> | Response>,
  byForm = false,
): Route {
  return answerRaw(endpoint, async (context) => {
    // Scanners of mails look at links by HEAD: that must not use one up.
    if (context.req.method === 'HEAD') return new Response(null, { headers: { 'cache-control': 'no-store' } })
    try {
      const answer = await work({
        input: parseInput(endpoint.input, await readGiven(endpoint, context, byForm)),
        address: context.get('address'),
        host: context.req.header('host') ?? '',
        bearer: bearerOf(context.req.header('authorization')),
      })
      if (answer instanceof Response) return answer
      const status = endpoint.status ?? 200
      const headers = { 'cache-control': 'no-store' }
      return status === 204 ? new Response(null, { status, headers }) : Response.json(answer, { status, headers })
    } catch (fault) {
      if (fault instanceof Refusal) return refusalReply(fault, context)
      throw fault
    }
  })
}
