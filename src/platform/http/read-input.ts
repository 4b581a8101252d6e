// One flat input from path, query or JSON body, parsed by the endpoint's schema or refused naming the field.

import type { HonoRequest } from 'hono'
import type { z } from 'zod'
import { inputIn, pathParameters, type Endpoint } from '../../base/endpoint.ts'
import type { Refusal } from '../../base/refusal.ts'
import { readJson } from './read-json.ts'
import { badForm, badInput, notForm, unknownField } from './refusals.ts'

/** Each field once; a file stays a file. */
async function readForm(request: HonoRequest): Promise<Record<string, unknown>> {
  if (!/^multipart\/form-data\b/i.test(request.header('content-type') ?? '')) throw notForm()
  const form = await request.formData().catch(() => {
    throw badForm()
  })
  return Object.fromEntries(form)
}

/** Waits for the body, so that no transaction is held open by a slow sender. Parsing comes later, by the answer. */
export async function receiveInput<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<I, O>,
  request: HonoRequest,
): Promise<() => z.output<I>> {
  const inQuery = inputIn(endpoint) === 'query'
  const form = endpoint.formMegabytes === undefined ? undefined : await readForm(request)
  const body = inQuery || form ? '' : await request.text()
  return () => {
    const given = inQuery ? { ...request.query() } : (form ?? readJson(body, request.header('content-type') ?? ''))
    for (const name of pathParameters(endpoint.path)) {
      const value = request.param(name)
      // The path says which row; a body that says another one is a mistake, not a wish.
      if (name in given && given[name] !== value) throw unknownField(name)
      given[name] = value
    }
    return parseInput(endpoint.input, given)
  }
}

export function parseInput<I extends z.ZodType>(schema: I, given: unknown): z.output<I> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw refusalOf(parsed.error)
}

/** The first fault is the message; every faulty field is named. */
export function refusalOf(error: z.ZodError): Refusal {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') return unknownField([...issue.path, issue.keys[0]].join('.'))
    fields[issue.path.join('.')] ??= issue.message
  }
  return badInput(error.issues[0]?.message ?? 'That input is not valid', fields)
}
