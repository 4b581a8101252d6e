// How quickly a number of workers paint: nothing but arithmetic, held to what was measured.

import type { Figures } from './scaling-figures.ts'

export interface Painting {
  /** Processor seconds for a page at a worker. */
  worker: number
  /** And of everything else that has to do with it: server, database, store. */
  elsewhere: number
}

export interface Machines {
  workers: number
  /** Cores that each worker may use. */
  coresEach: number
  /** Cores that all of it runs on. Endless where each machine has its own. */
  coresInAll: number
  /** The share of its cores that a worker with enough to do keeps busy; the rest it waits for database and store. */
  busy: number
  /** How much longer a page takes when all cores of the machine are busy; 1 where each worker has a machine of its own. */
  contention: number
}

/** What the workers could do by themselves, or what the machine under all of them lets them. */
export function pagesPerSecond(cost: Painting, { workers, coresEach, coresInAll, busy, contention }: Machines): number {
  const byWorkers = (workers * coresEach * busy) / (cost.worker * contention)
  const byMachine = coresInAll / ((cost.worker + cost.elsewhere) * contention)
  return Math.min(byWorkers, byMachine)
}

/** From a run of one worker. */
export const busyOf = (cost: Painting, measured: number, coresEach: number): number =>
  Math.min(1, (measured * cost.worker) / coresEach)

/** So many cores paint what comes; no more of them are meant to be busy than this share, so that a busy hour does not wait. */
export const coresFor = (secondsPerSecond: number, mostBusy: number): number =>
  Math.ceil(secondsPerSecond / mostBusy - 1e-9)

/** What the run of one worker says about two on the same machine, beside what two did. */
export function predictTwo({ runs, contention }: Figures): { predicted: number; measured: number; off: number } {
  const [one, two] = [1, 2].map((workers) => runs.find((run) => run.workers === workers))
  if (!one || !two) throw new Error('One and two workers were not measured')
  const cost = { worker: one.perPage.workers, elsewhere: one.perPage.elsewhere }
  const busy = busyOf(cost, one.pagesPerSecond, 1)
  const predicted = pagesPerSecond(cost, { workers: 2, coresEach: 1, coresInAll: 2, busy, contention })
  return { predicted, measured: two.pagesPerSecond, off: Math.abs(predicted / two.pagesPerSecond - 1) }
}
