// For tests: files on a test database behind a door, with a sweep at hand and a clock that can be moved.

import { randomBytes } from 'node:crypto'
import { openDoor } from '../http/door.ts'
import type { Database } from '../database/database.ts'
import type { Failpoint } from '../failpoint.ts'
import type { JobHandler, JobQueue } from '../jobs/jobs.ts'
import { openMetrics } from '../metrics.ts'
import type { Secrets } from '../secrets.ts'
import { testHands } from '../test-hands.ts'
import type { FileGate } from './files.ts'
import { openFiles } from './open-files.ts'

export const openToAll: FileGate = { holds: async () => true, showsWhole: undefined }

export function testFiles(
  database: Database,
  settings: Record<string, string>,
  failpoint: Failpoint = () => {},
  secrets: Secrets = ['a secret of the test, long enough'],
  gate: FileGate = openToAll,
) {
  const hands = testHands({ database, settings })
  let sweep: JobHandler<object> = async () => {}
  const jobs: JobQueue = {
    send: async () => {},
    start: async () => {},
    stop: async () => {},
    work: (kind, handler) => {
      sweep = (job) => handler({ ...job, payload: kind.payload.parse(job.payload) })
    },
  }
  const { config, log, now } = hands
  const files = openFiles({ config, database, jobs, log, failpoint, now, fetch, randomBytes, secrets, gate })
  const door = openDoor({
    hands,
    routes: files.routes,
    metrics: openMetrics(),
    identify: () => Promise.reject(new Error('nobody')),
    notFoundPage: async () => new Response('', { status: 404 }),
  })
  return {
    files,
    clock: hands.clock,
    get: async (link: string, headers: Record<string, string> = {}, method = 'GET') =>
      door.request(`http://localhost${link}`, { headers, method }, { address: '127.0.0.1' }),
    sweep: () => sweep({ id: '', payload: {}, attempt: 1, isLastAttempt: true, signal: new AbortController().signal }),
  }
}
