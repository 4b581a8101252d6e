// Watches a picture job: what is drawn already, then each page, then its end. Every look is the member's own.

import { minute, second } from '../../base/dates.ts'
import type { Link } from '../../books/server/book-rows.ts'
import { hangBell } from '../../platform/events/bell.ts'
import type { SentEvent } from '../../platform/events/event-stream.ts'
import { toldStream } from '../../platform/events/event-stream.ts'
import type { LongCall } from '../../platform/http/long-route.ts'
import { unavailable } from '../../platform/http/refusals.ts'
import type { ImageJob, JobPage } from '../contract.ts'
import { jobNews } from './job-news.ts'
import { findJob, readJob } from './job-rows.ts'

export type JobEvent =
  | { event: 'page'; data: JobPage }
  | { event: 'progress'; data: Omit<ImageJob, 'pages'> }
  | { event: 'done'; data: ImageJob }

type Watcher = Pick<LongCall<unknown>, 'hands' | 'asMember' | 'caller'>

const lookAgain = 5 * second
const longest = 60 * minute

/** Ends with `done`; undefined is a sign of life. Ends without it when the caller has gone or `until` is over. */
export async function* watchJob(
  call: Watcher,
  jobId: string,
  link: Link,
  signal: AbortSignal,
  until: number = longest,
): AsyncGenerator<(JobEvent & SentEvent) | undefined> {
  const { hands } = call
  const told = new Map<string, string>()
  const deadline = hands.now().getTime() + until
  // Hung before the first look, so that nothing falls between the two.
  const bell = hangBell(hands.events, jobNews(jobId), signal)
  let last = ''
  try {
    while (!signal.aborted) {
      const job = await call.asMember(async (rows) => readJob(rows, await findJob({ ...call, rows }, jobId), link))
      const { pages, ...progress } = job
      for (const page of pages.filter(({ page_id, status }) => status !== 'queued' && told.get(page_id) !== status)) {
        told.set(page.page_id, page.status)
        yield { event: 'page', data: page }
      }
      const now = JSON.stringify(progress)
      if (now !== last) yield { event: 'progress', data: progress }
      last = now
      if (!['queued', 'running'].includes(job.status) && pages.every(({ status }) => status !== 'running')) {
        yield { event: 'done', data: job }
        return
      }
      const left = deadline - hands.now().getTime()
      if (left <= 0) return
      if (bell.isClosed()) throw unavailable()
      if (!(await bell.wait(Math.min(lookAgain, left)))) yield undefined
    }
  } finally {
    bell.stop()
  }
}

export function streamJob(call: LongCall<{ id: string }>, link: Link): Response {
  const gone = new AbortController()
  const signal = AbortSignal.any([gone.signal, call.signal])
  return toldStream({
    source: watchJob(call, call.input.id, link, signal),
    refused: ({ message, details: { code } }): SentEvent => ({ event: 'error', data: { error: message, code } }),
    stop: () => gone.abort(),
  })
}
