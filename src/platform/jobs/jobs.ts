// Work done later, at least once, surviving a crash: described here, sent by use cases, done by handlers.

import type { z } from 'zod'
import type { Rows } from '../database/rows.ts'

/** What a job is, apart from who does it: senders need nothing but this. */
export interface JobKind<Payload extends z.ZodType = z.ZodType> {
  /** `feature.verb`, e.g. `mail.deliver`. */
  name: string
  /** Ids only: a payload is kept for days and shown in no log. */
  payload: Payload
  /** How often a job that meets a fault is tried before it counts as failed; 5 unless said. */
  attempts?: number
  /** How many run at once in one process; 2 unless said. */
  atOnce?: number
}

export function jobKind<Payload extends z.ZodType>(kind: JobKind<Payload>): JobKind<Payload> {
  return kind
}

export interface Jobs {
  /** Within the owner's transaction when `rows` is given: the job exists if and only if that commits. */
  send<Payload extends z.ZodType>(kind: JobKind<Payload>, payload: z.input<Payload>, rows?: Rows): Promise<void>
}

export interface RunningJob<Payload> {
  id: string
  payload: Payload
  /** 1 on the first try. */
  attempt: number
  /** Aborted when the process is asked to stop: put away what is done and throw; the job is tried again elsewhere. */
  signal: AbortSignal
}

/** A Refusal thrown here ends the job as failed; any other fault is tried again. May run twice: be idempotent. */
export type JobHandler<Payload> = (job: RunningJob<Payload>) => Promise<void>
