// Work done later, at least once, surviving a crash: described here, sent by use cases, done by handlers.

import type { z } from 'zod'
import type { Rows } from '../database/rows.ts'

/** What a job is, apart from who does it: senders need nothing but this. */
export interface JobKind<Payload extends z.ZodType<object> = z.ZodType<object>> {
  /** `feature.verb`, e.g. `mail.deliver`. */
  name: string
  /** Ids only: a payload is kept for days and shown in no log. */
  payload: Payload
  /** How often a job that meets a fault is tried before it counts as failed; 5 unless said, 1 for a recurring one. */
  attempts?: number
  /** How many run at once in one process; 2 unless said, 1 for a recurring one. */
  atOnce?: number
  /** Of the jobs with the same answer at most one waits or runs: sending another one then does nothing. */
  onePer?(payload: z.output<Payload>): string
  /** Of the jobs with the same answer at most one waits; one that runs already is followed by another. */
  oneWaitingPer?(payload: z.output<Payload>): string
  /** Waits at least this long (in ms) before it begins. */
  after?: number
  /** Recurring: sent by itself this often (in ms) with an empty payload, once however many processes there are. */
  every?: number
}

export function jobKind<Payload extends z.ZodType<object>>(kind: JobKind<Payload>): JobKind<Payload> {
  return kind
}

export interface Jobs {
  /** Within the owner's transaction when `rows` is given: the job exists if and only if that commits. */
  send<Payload extends z.ZodType<object>>(kind: JobKind<Payload>, payload: z.input<Payload>, rows?: Rows): Promise<void>
}

export interface RunningJob<Payload> {
  id: string
  payload: Payload
  /** 1 on the first try. */
  attempt: number
  /** Whether a fault now ends the job as failed. */
  isLastAttempt: boolean
  /** Aborted when the process drains or the job was taken over: throw; what is left is tried again elsewhere. */
  signal: AbortSignal
}

/** A Refusal thrown here ends the job as failed; any other fault is tried again. May run twice: be idempotent. */
export type JobHandler<Payload> = (job: RunningJob<Payload>) => Promise<void>

/** The whole of it, for those who start the process and those who do jobs. */
export interface JobQueue extends Jobs {
  /** Before `start`, in every role: a process that only sends must know the kinds too. */
  work<Payload extends z.ZodType<object>>(kind: JobKind<Payload>, handler: JobHandler<z.output<Payload>>): void
  start(): Promise<void>
  /** Takes no more jobs, and waits for the running ones; those that do not end in time are tried again elsewhere. */
  stop(): Promise<void>
}
