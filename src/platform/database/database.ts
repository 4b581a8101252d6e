// The database: one schema, two drivers, and the ways to speak to it.

import type { Rows } from './rows.ts'

/** On whose behalf a transaction runs; row-level security reads it. */
export interface Actor {
  id: string
  /** Null when a hosted auth service keeps the sessions. */
  sessionId: string | null
}

export interface Database {
  kind: 'embedded' | 'postgres'
  /** As the owner, past row-level security: for jobs, webhooks and signing in. */
  owner: Rows
  transaction<T>(work: (rows: Rows) => Promise<T>): Promise<T>
  /** As the role `member_app`, row policies in force. Answers `ended` when the actor's session is over. */
  asMember<T>(actor: Actor, now: Date, work: (rows: Rows) => Promise<T>): Promise<T | typeof sessionEnded>
  /** The same for who only reads: each statement is a transaction of its own, which takes PostgreSQL one round trip. */
  asReader<T>(actor: Actor, now: Date, work: (rows: Rows) => Promise<T>): Promise<T | typeof sessionEnded>
  notify(channel: string, payload: string, rows?: Rows): Promise<void>
  /**
   * Hears what any process notifies; `missed` when some may have been lost with a broken connection. Resolves when
   * listening; answers how to stop.
   */
  listen(channel: string, hear: (payload: string) => void, missed: () => void): Promise<() => Promise<void>>
  /** How many of this process wait for their turn at it: what there is too much to do shows here first. */
  waiting(): number
  /** Resolves when a trivial query was answered. */
  ping(): Promise<void>
  close(): Promise<void>
}

export const sessionEnded = Symbol('the session is over')
