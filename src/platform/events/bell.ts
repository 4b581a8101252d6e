// Wakes whoever watches a topic when there is news, and now and then without: the truth is in the database.

import type { z } from 'zod'
import type { Events, Topic } from './events.ts'

export interface Bell {
  /** Until it rings or the time is over; at once if it rang since the last time. Answers whether it rang. */
  wait(ms: number): Promise<boolean>
  /** No news will come any more. */
  isClosed(): boolean
  stop(): void
}

export function hangBell<Payload extends z.ZodType>(events: Events, topic: Topic<Payload>, signal: AbortSignal): Bell {
  let hasRung = false
  let isClosed = false
  let wake = () => {}
  const ring = () => {
    hasRung = true
    wake()
  }
  const unsubscribe = events.subscribe(topic, {
    hear: ring,
    missed: ring,
    closed() {
      isClosed = true
      ring()
    },
  })
  signal.addEventListener('abort', ring)
  return {
    async wait(ms) {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      const rang = hasRung
      hasRung = false
      return rang
    },
    isClosed: () => isClosed,
    stop() {
      signal.removeEventListener('abort', ring)
      unsubscribe()
    },
  }
}
