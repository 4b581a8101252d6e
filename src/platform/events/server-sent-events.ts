// News to a browser as a stream: first how things stand, then every change, and all anew when some may be missing.

import type { z } from 'zod'
import { second } from '../../base/dates.ts'
import { eventStream, formatEvent, stillHere, type SentEvent } from './event-stream.ts'
import type { Events, Topic } from './events.ts'

export interface StreamOptions<Payload extends z.ZodType> {
  topic: Topic<Payload>
  /** How things stand; sent on connecting, and again whenever news may have been lost. Refuses whoever may not know. */
  snapshot(): Promise<readonly SentEvent[]>
  /** What to send of this news; undefined for nothing. */
  tell(news: z.output<Payload>): SentEvent | undefined
  /** The stream ends after an event of this name. */
  last?: string
  heartbeat?: number
}

/** More than this waiting for a slow reader is dropped for a fresh snapshot. */
const maxWaiting = 200

export async function serverSentEvents<Payload extends z.ZodType>(
  events: Events,
  { topic, snapshot, tell, last, heartbeat = 15 * second }: StreamOptions<Payload>,
): Promise<Response> {
  let waiting: SentEvent[] = []
  let isBehind = false
  let isOver = false
  let isGone = false
  let id = 0
  let wake = () => {}

  // Before the snapshot is made, so that nothing falls between the two.
  const unsubscribe = events.subscribe(topic, {
    hear(news) {
      const event = tell(news)
      if (!event || isBehind) return
      waiting.push(event)
      if (waiting.length > maxWaiting) startAnew()
      wake()
    },
    missed: startAnew,
    closed: end,
  })
  function startAnew() {
    waiting = []
    isBehind = true
    wake()
  }
  function end() {
    isOver = true
    unsubscribe()
    wake()
  }

  /** Until there is something to do, or the time of a heartbeat has come. */
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, heartbeat)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function catchUp() {
    isBehind = false
    const state = await snapshot()
    waiting = [...state, ...waiting]
  }

  function fail(fault: unknown): never {
    end()
    throw fault
  }

  await catchUp().catch(fail)

  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (waiting.length === 0 && !isBehind && !isOver) await pause()
      if (isBehind && !isOver) await catchUp().catch(fail)
      // The reader may have gone in the meantime.
      if (isGone) return
      const next = waiting.shift()
      if (next) controller.enqueue(formatEvent((id += 1), next))
      else if (!isOver) controller.enqueue(stillHere())
      if (next && next.event === last) end()
      if (isOver) controller.close()
    },
    cancel() {
      isGone = true
      end()
    },
  })
  return eventStream(stream)
}
