// News that processes tell each other and, by server-sent events, the browser. Nobody may depend on hearing it.

import type { z } from 'zod'
import type { Rows } from '../database/rows.ts'

/** A subject with its own shape of news, e.g. one picture job's progress. */
export interface Topic<Payload extends z.ZodType = z.ZodType> {
  /** E.g. `image-job/{id}`. */
  name: string
  /** At most 8000 bytes as JSON: ids and figures, not contents. */
  payload: Payload
}

export function topic<Payload extends z.ZodType>(name: string, payload: Payload): Topic<Payload> {
  return { name, payload }
}

export interface Hearer<Payload> {
  hear(payload: Payload): void
  /** News may have been lost (the connection broke): look at the truth again. */
  missed(): void
  /** No more news will come: the server drains. */
  closed(): void
}

export interface Events {
  /** Within the transaction when `rows` is given: heard if and only if that commits. */
  publish<Payload extends z.ZodType>(topic: Topic<Payload>, payload: z.input<Payload>, rows?: Rows): Promise<void>
  /** Hears at once. Answers how to stop. */
  subscribe<Payload extends z.ZodType>(topic: Topic<Payload>, hearer: Hearer<z.output<Payload>>): () => void
}
