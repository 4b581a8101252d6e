// The hands of a running process, put together from its settings.

import { randomBytes } from 'node:crypto'
import { fileGate } from './file-gate.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { openEvents } from '../platform/events/open-events.ts'
import { failpointFrom } from '../platform/failpoint.ts'
import { openFiles } from '../platform/files/open-files.ts'
import type { Hands } from '../platform/hands.ts'
import type { Route } from '../platform/http/route.ts'
import type { JobQueue } from '../platform/jobs/jobs.ts'
import { openJobs } from '../platform/jobs/open-jobs.ts'
import { openLog } from '../platform/log.ts'
import { openMail } from '../platform/mail/open-mail.ts'
import { openMetrics, type Metrics } from '../platform/metrics.ts'
import { outsideWire } from '../platform/outside-wire.ts'
import { ownership } from '../platform/ownership.ts'
import type { Secrets } from '../platform/secrets.ts'

export interface OpenHands {
  hands: Hands
  jobs: JobQueue
  metrics: Metrics
  fileRoutes: readonly Route[]
  /** Whoever waits for news waits no longer, and asks another process. */
  endNews(): Promise<void>
  /** Lets go of everything, the database last. */
  close(): Promise<void>
}

export async function openHands(config: Config, secrets: Secrets): Promise<OpenHands> {
  const log = openLog(config.LOG_LEVEL)
  const metrics = openMetrics()
  const failpoint = failpointFrom(config.FAILPOINT)
  const now = () => new Date()
  const wire = outsideWire
  const database = await openDatabase(config)
  const jobs = openJobs({ database, log, metrics, works: config.ROLE !== 'server' })
  const shared: Shared = { config, database, jobs, log, metrics, failpoint, now }
  const events = await openEvents(shared)
  const files = openFiles({ ...shared, fetch: wire, randomBytes, secrets, gate: fileGate(shared) })
  const hands: Hands = {
    config,
    database,
    jobs,
    events,
    mail: openMail(shared),
    files,
    log,
    ownership,
    failpoint,
    now,
    randomBytes,
    fetch: wire,
  }
  return {
    hands,
    jobs,
    metrics,
    fileRoutes: files.routes,
    endNews: () => events.close(),
    async close() {
      await jobs.stop()
      await database.close()
    },
  }
}

interface Shared {
  config: Config
  database: Database
  jobs: JobQueue
  log: Hands['log']
  metrics: Metrics
  failpoint: Hands['failpoint']
  now: Hands['now']
}
