// The job door: every handler runs through here, and every end of a job is counted and logged in one shape.

import type { JobResult, JobWithMetadata } from 'pg-boss'
import { Refusal } from '../../base/refusal.ts'
import type { Rows } from '../database/rows.ts'
import { describeFault, type Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { JobHandler, JobKind } from './jobs.ts'
import { giveBackJob } from './recover-jobs.ts'

export interface JobDoorOptions {
  owner: Rows
  log: Log
  metrics: Pick<Metrics, 'count'>
  /** Aborted when the process drains. */
  draining: AbortSignal
}

export interface Worker {
  kind: JobKind
  handle: JobHandler<unknown>
}

type Outcome = 'completed' | 'refused' | 'retried' | 'failed' | 'given_back'

export function jobDoor({ owner, log, metrics, draining }: JobDoorOptions) {
  return async function run({ kind, handle }: Worker, job: JobWithMetadata): Promise<JobResult> {
    const started = performance.now()
    const attempt = job.retryCount + 1
    const isLastAttempt = job.retryCount >= job.retryLimit
    const signal = AbortSignal.any([draining, job.signal])

    const end = (outcome: Outcome, facts: { code?: string; fault?: string } = {}) => {
      metrics.count('jobs', outcome)
      if (kind.every && outcome === 'completed') return
      const ms = Math.round(performance.now() - started)
      const level = outcome === 'failed' ? 'error' : outcome === 'retried' ? 'warn' : 'info'
      log[level](`job ${outcome}`, { job: kind.name, jobId: job.id, attempt, ms, ...facts })
    }

    try {
      await handle({ id: job.id, payload: job.data, attempt, isLastAttempt, signal })
      end('completed')
      return { id: job.id, status: 'completed' }
    } catch (fault) {
      if (fault instanceof Refusal) {
        end('refused', { code: fault.details.code })
        return { id: job.id, status: 'deadletter', output: { refused: fault.details.code, reason: fault.message } }
      }
      if (draining.aborted) {
        await giveBackJob(owner, job.id, job.retryCount)
        end('given_back')
      } else {
        end(isLastAttempt ? 'failed' : 'retried', { fault: describeFault(fault) })
      }
      // Without the fault's message: it may quote what a member wrote. Ignored for a job that was given back.
      return { id: job.id, status: 'failed', output: { fault: describeFault(fault) } }
    }
  }
}
