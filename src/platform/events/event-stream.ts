// Server-sent events on the wire: how one is written, what a silent stream says, and the answer that carries them.

import { Refusal } from '../../base/refusal.ts'

export interface SentEvent {
  event: string
  data: unknown
}

const encoder = new TextEncoder()

export function formatEvent(id: number, { event, data }: SentEvent): Uint8Array {
  return encoder.encode(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}

export const stillHere = () => encoder.encode(': still here\n\n')

export function eventStream(stream: ReadableStream<Uint8Array>): Response {
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  })
}

export interface ToldStream {
  /** Told in turn as the reader takes them; undefined is a sign of life. */
  source: AsyncIterator<SentEvent | undefined>
  /** The last event, when the source says no: this is the HTTP door of what is told after the headers. */
  refused(refusal: Refusal): SentEvent
  /** The reader has gone. */
  stop(): void
}

export function toldStream({ source, refused, stop }: ToldStream): Response {
  let id = 0
  let isGone = false
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await source.next().catch((fault: unknown) => {
        if (fault instanceof Refusal) return { done: true, value: refused(fault) } as const
        throw fault
      })
      if (isGone) return
      if (next.value) controller.enqueue(formatEvent((id += 1), next.value))
      else if (!next.done) controller.enqueue(stillHere())
      if (next.done) controller.close()
    },
    cancel() {
      isGone = true
      stop()
    },
  })
  return eventStream(stream)
}
