// A route: an endpoint and who answers it.

import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { Endpoint } from '../../base/endpoint.ts'
import { sessionEnded, type Database } from '../database/database.ts'
import type { Rows } from '../database/rows.ts'
import type { Hands } from '../hands.ts'
import { notSignedIn, sessionIsOver } from './refusals.ts'
import { receiveInput } from './read-input.ts'

/** Whoever proved who she is. */
export interface Caller {
  id: string
  email: string
  /** Null when a hosted auth service keeps the sessions. */
  sessionId: string | null
  /** aal2 after a second factor. */
  aal: 'aal1' | 'aal2'
  isOperator: boolean
  /** No account: only what is open to visitors. */
  isVisitor: boolean
}

export interface Door {
  Bindings: { address: string }
  Variables: { hands: Hands; requestId: string; address: string; caller: Caller | undefined; route: string | undefined }
}

export interface Route {
  endpoint: Endpoint
  /** Costs next to nothing, or tells how the server is: answered however many wait. */
  isAlwaysHeard?: boolean
  answer(context: Context<Door>): Promise<Response>
}

export interface Call<Input> {
  input: Input
  hands: Hands
  /** The network address asking; for limits only, never stored or logged in clear. */
  address: string
  /** The name and port that were asked for: anybody's to write. */
  host: string
}

export interface MemberCall<Input> extends Call<Input> {
  caller: Caller
  /** The request's one transaction, row policies in force. */
  rows: Rows
  /** What the caller believes to change, as the If-Match header says it. */
  ifMatch: string | undefined
  /** Runs once the transaction is committed: events, jobs, files. */
  afterCommit(effect: () => Promise<void>): void
}

export const hostOf = (context: Context<Door>): string => new URL(context.req.url).host

export function reply(endpoint: Endpoint, output: unknown): Response {
  return Response.json(output, { status: endpoint.status ?? 200, headers: { 'cache-control': 'no-store' } })
}

/** A call that anybody may make. */
export function answerAnyone<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<I, O>,
  work: (call: Call<z.output<I>>) => Promise<z.input<O>>,
): Route {
  return {
    endpoint,
    async answer(context) {
      const input = await receiveInput(endpoint, context.req)
      const call = { hands: context.get('hands'), address: context.get('address'), host: hostOf(context) }
      const output = await work({ ...call, input: input() })
      return reply(endpoint, output)
    },
  }
}

/** A call of a signed-in member: one transaction as her, and her session checked in it. */
export function answerMember<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<I, O>,
  work: (call: MemberCall<z.output<I>>) => Promise<z.input<O>>,
): Route {
  return asCaller(endpoint, (hands) => hands.database.asMember, work)
}

/** The same for a call that writes nothing: no transaction spans its statements, each checks the session. */
export function answerReader<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<I, O>,
  work: (call: MemberCall<z.output<I>>) => Promise<z.input<O>>,
): Route {
  return asCaller(endpoint, (hands) => hands.database.asReader, work)
}

function asCaller<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<I, O>,
  way: (hands: Hands) => Database['asMember'],
  work: (call: MemberCall<z.output<I>>) => Promise<z.input<O>>,
): Route {
  return {
    endpoint,
    async answer(context) {
      const hands = context.get('hands')
      const caller = context.get('caller')
      if (!caller) throw notSignedIn()
      const effects: (() => Promise<void>)[] = []
      const input = await receiveInput(endpoint, context.req)
      const asked = { address: context.get('address'), host: hostOf(context), ifMatch: context.req.header('if-match') }
      const call = { hands, caller, ...asked }
      const output = await way(hands)(caller, hands.now(), async (rows) => {
        const read = await checked(rows, input)
        return work({ ...call, input: read, rows, afterCommit: (effect) => effects.push(effect) })
      })
      if (output === sessionEnded) throw sessionIsOver()
      for (const effect of effects) await effect()
      return reply(endpoint, output)
    },
  }
}

/** A signed-out caller learns nothing about her input: before it is found bad, a statement finds her session over. */
async function checked<Input>(rows: Rows, input: () => Input): Promise<Input> {
  try {
    return input()
  } catch (bad) {
    await rows.execute(sql`select 1`)
    throw bad
  }
}

export const alwaysHeard = (route: Route): Route => ({ ...route, isAlwaysHeard: true })

/** Anything that is no plain JSON call: pages, files, the auth protocol, webhooks. */
export function answerRaw(endpoint: Endpoint, answer: Route['answer']): Route {
  return { endpoint, answer }
}
