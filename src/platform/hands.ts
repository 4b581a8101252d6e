// What a use case may reach for, handed in from outside: nothing in the house looks for its own clock, dice or wires.

import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Events } from './events/events.ts'
import type { Failpoint } from './failpoint.ts'
import type { Files } from './files/files.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Log } from './log.ts'
import type { Mail } from './mail/mail.ts'
import type { Ownership } from './ownership.ts'

export interface Hands {
  config: Config
  database: Database
  mail: Mail
  jobs: Jobs
  events: Events
  files: Files
  log: Log
  ownership: Ownership
  failpoint: Failpoint
  now(): Date
  /** Unguessable bytes; tests hand in their own. */
  randomBytes(length: number): Uint8Array
  /** The wire to the outside world. */
  fetch: typeof fetch
}
