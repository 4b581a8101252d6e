// Server-sent events on the wire: how one is written, what a silent stream says, and the answer that carries them.

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

/** Told in turn as the reader takes them; undefined is a sign of life. `stop` when the reader has gone. */
export function streamOf(source: AsyncIterator<SentEvent | undefined>, stop: () => void): Response {
  let id = 0
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await source.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value ? formatEvent((id += 1), next.value) : stillHere())
    },
    cancel: stop,
  })
  return eventStream(stream)
}
