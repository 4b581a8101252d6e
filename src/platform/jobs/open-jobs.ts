// The job queue: pg-boss on either database, its tables in the schema `pgboss` beside ours.

import { fromPglite, PgBoss, type SendOptions } from 'pg-boss'
import { hour, minute, second } from '../../base/dates.ts'
import type { EmbeddedDatabase } from '../database/embedded.ts'
import type { PostgresDatabase } from '../database/postgres.ts'
import { aside } from '../database/take-turns.ts'
import { describeFault, type Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { bossRows } from './boss-rows.ts'
import { jobDoor, type Worker } from './job-door.ts'
import type { JobKind, JobQueue } from './jobs.ts'
import { heartbeat, recoverJobs } from './recover-jobs.ts'

export interface JobQueueOptions {
  database: EmbeddedDatabase | PostgresDatabase
  log: Log
  metrics: Pick<Metrics, 'count'>
  /** Whether this process also does jobs, or only sends them. */
  works: boolean
}

const drainTime = 8 * second

function bossFor(database: JobQueueOptions['database']): PgBoss {
  // Its own upkeep writes every few seconds even when idle; ours (recovery, and `supervise` below) does not.
  const shared = { schedule: false, supervise: false, useListenNotify: true, monitorVacuum: false } as const
  const quiet = { queueCacheIntervalSeconds: 12 * 3600, bamIntervalSeconds: 12 * 3600 }
  // A connection that has fallen silent must not hold the queue until the system gives it up, a quarter of an hour later.
  const wire = { keepAlive: true, query_timeout: 15 * second }
  return database.kind === 'embedded'
    ? new PgBoss({ ...shared, ...quiet, db: fromPglite(database.pglite), backend: 'pglite' })
    : new PgBoss({ ...shared, ...quiet, ...wire, connectionString: database.url, max: 4 })
}

const policyOf = ({ onePer, oneWaitingPer }: JobKind) => (onePer ? 'exclusive' : oneWaitingPer ? 'short' : 'standard')

export function openJobs({ database, log, metrics, works }: JobQueueOptions): JobQueue {
  const boss = bossFor(database)
  const workers = new Map<string, Worker>()
  const draining = new AbortController()
  const timers: NodeJS.Timeout[] = []
  const complain = (event: string) => (fault: unknown) => log.error(event, { fault: describeFault(fault) })
  boss.on('error', complain('job queue'))
  boss.on('warning', (warning) => log.warn('job queue', { code: warning.message.slice(0, 100) }))

  const often = (interval: number, work: () => Promise<unknown>) =>
    timers.push(setInterval(() => void work().catch(complain('job upkeep')), interval))

  function sendOptions(kind: JobKind, payload: object): SendOptions {
    const singletonKey = kind.onePer?.(payload) ?? kind.oneWaitingPer?.(payload)
    return {
      retryLimit: (kind.attempts ?? (kind.every ? 1 : 5)) - 1,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: (10 * minute) / second,
      expireInSeconds: (2 * hour) / second,
      // A process with the embedded database has no other one to watch it: whatever was active is lost at its start.
      ...(database.kind === 'postgres' && { heartbeatSeconds: heartbeat }),
      ...(singletonKey !== undefined && { singletonKey }),
      ...(kind.after !== undefined && { startAfter: kind.after / second }),
      // One per period whichever process is first; the ended job holds the place, so it must outlive the period.
      ...(kind.every && { singletonSeconds: kind.every / second }),
      deleteAfterSeconds: kind.every ? Math.max(hour, 2 * kind.every) / second : 72 * 3600,
    }
  }

  const send: JobQueue['send'] = async (kind, payload, rows) => {
    // Looking for a queue that it does not know, pg-boss would wait for ever on the transaction that holds `rows`.
    if (!workers.has(kind.name)) throw new Error(`Nobody works on ${kind.name}`)
    const data = kind.payload.parse(payload)
    const options = { ...sendOptions(kind, data), ...(rows && { db: bossRows(rows) }) }
    await boss.send(kind.name, data, options)
  }

  async function createQueues(): Promise<void> {
    const known = new Set((await boss.getQueues()).map((queue) => queue.name))
    for (const { kind } of workers.values()) {
      if (known.has(kind.name)) continue
      await boss.createQueue(kind.name, { notify: true, policy: policyOf(kind) })
      // So that it is remembered; see `send`.
      await boss.findJobs(kind.name, { id: '00000000-0000-0000-0000-000000000000' })
    }
  }

  async function startWorking(): Promise<void> {
    const recover = async (which: 'all' | 'silent') => {
      const count = await recoverJobs(database.owner, which)
      if (count > 0) log.warn('jobs recovered', { count })
    }
    if (database.kind === 'embedded') await recover('all')
    else often(3 * second, () => recover('silent'))
    often(10 * minute, () => boss.supervise())
    const run = jobDoor({ owner: database.owner, log, metrics, draining: draining.signal })
    for (const worker of workers.values()) {
      const { kind } = worker
      const options = {
        pollingIntervalSeconds: 0.5,
        // It is woken when something is sent; looking by itself finds what is tried again, which recurring jobs are not.
        notifyPollingIntervalSeconds: kind.every ? 30 : 2,
        includeMetadata: true,
        perJobResults: true,
        ...(database.kind === 'postgres' && { heartbeatRefreshSeconds: 3 }),
      } as const
      for (let place = 0; place < (kind.atOnce ?? (kind.every ? 1 : 2)); place++) {
        let worksAs = ''
        worksAs = await boss.work<object, void, typeof options>(kind.name, options, (batch) => {
          // What waits behind is taken next: by itself it would pause for the time of its polling after each job.
          boss.notifyWorker(worksAs)
          return Promise.all(batch.map((job) => run(worker, job)))
        })
      }
      if (!kind.every) continue
      await send(kind, {})
      often(kind.every, () => send(kind, {}))
    }
  }

  return {
    send,
    work(kind, handler) {
      workers.set(kind.name, {
        kind,
        handle: (job) => handler({ ...job, payload: kind.payload.parse(job.payload) }),
      })
    },
    start: () =>
      aside(async () => {
        await boss.start()
        await createQueues()
        if (works) await startWorking()
      }),
    async stop() {
      for (const timer of timers) clearInterval(timer)
      // Nobody takes another job, least of all the one that is given back next: pg-boss itself asks its workers to stop only after a while.
      await Promise.all([...workers.keys()].map((name) => boss.offWork(name, { wait: false })))
      draining.abort()
      await boss.stop({ graceful: true, timeout: drainTime })
    },
  }
}
