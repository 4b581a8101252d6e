// The other end of `threads.ts`: a module that calls this does one kind of heavy work, order by order.

import { parentPort } from 'node:worker_threads'
import type { Asked, Reply } from './threads.ts'

/** `moved`: the bytes of an answer that need not be copied on their way. */
export function serveThread<Order, Answer>(
  work: (order: Order) => Answer | Promise<Answer>,
  moved: (answer: Answer) => ArrayBuffer[] = () => [],
): void {
  const port = parentPort
  port?.on('message', async ({ id, order }: Asked<Order>) => {
    try {
      const answer = await work(order)
      port.postMessage({ id, answer } satisfies Reply<Answer>, moved(answer))
    } catch (fault) {
      port.postMessage({ id, fault } satisfies Reply<Answer>)
    }
  })
}
