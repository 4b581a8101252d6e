// A member's call whose work outlasts a transaction: a model writes, a job is waited for, a stream is told.

import type { z } from 'zod'
import type { Endpoint } from '../../base/endpoint.ts'
import { sessionEnded } from '../database/database.ts'
import type { Rows } from '../database/rows.ts'
import { receiveInput } from './read-input.ts'
import { notSignedIn, sessionIsOver } from './refusals.ts'
import { hostOf, reply, type Call, type Caller, type Route } from './route.ts'

/** What the first look at the database may use. */
export interface FirstLook<Input> extends Call<Input> {
  caller: Caller
  rows: Rows
}

export interface LongCall<Input> extends Call<Input> {
  caller: Caller
  /** Another transaction as the member, her session checked again. */
  asMember<T>(work: (rows: Rows) => Promise<T>): Promise<T>
  /** Aborted when the caller hangs up. */
  signal: AbortSignal
  /** Whether the caller asked for server-sent events. */
  wantsStream: boolean
}

/** First a look in the member's transaction, which refuses early; then the work, outside of any. */
export function answerAtLength<I extends z.ZodType, O extends z.ZodType, Found>(
  endpoint: Endpoint<I, O>,
  look: (call: FirstLook<z.output<I>>) => Promise<Found>,
  work: (call: LongCall<z.output<I>>, found: Found) => Promise<z.input<O> | Response>,
): Route {
  return {
    endpoint,
    async answer(context) {
      const hands = context.get('hands')
      const caller = context.get('caller')
      if (!caller) throw notSignedIn()
      const received = await receiveInput(endpoint, context.req)
      const address = context.get('address')
      const host = hostOf(context)
      const asMember = async <T>(within: (rows: Rows) => Promise<T>): Promise<T> => {
        const result = await hands.database.asMember(caller, hands.now(), within)
        if (result === sessionEnded) throw sessionIsOver()
        return result
      }
      const { input, found } = await asMember(async (rows) => {
        const input = received()
        return { input, found: await look({ input, hands, address, host, caller, rows }) }
      })
      const wantsStream = (context.req.header('accept') ?? '').includes('text/event-stream')
      const { signal } = context.req.raw
      const output = await work({ input, hands, address, host, caller, asMember, signal, wantsStream }, found)
      return output instanceof Response ? output : reply(endpoint, output)
    },
  }
}
