// The other end of `threads.ts`: a module that calls this does one kind of heavy work, order by order.

import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { memoryOf, type Asking, type Reply } from './threads.ts'

const workPriority = 10

/** `moved`: the bytes of an answer that need not be copied on their way. */
export function serveThread<Order, Answer>(
  work: (order: Order) => Answer | Promise<Answer>,
  moved: (answer: Answer) => Uint8Array[] = () => [],
): void {
  // Whoever asks the server for a page goes first. Only Linux has a priority for each thread; elsewhere it is the whole process's.
  if (process.platform === 'linux') setPriority(Math.max(getPriority(), workPriority))
  const port = parentPort
  port?.on('message', async (asked: Asking<Order>) => {
    if (asked === 'end') return port.close()
    const { id, order } = asked
    try {
      const answer = await work(order)
      port.postMessage({ id, answer } satisfies Reply<Answer>, memoryOf(moved(answer)))
    } catch (fault) {
      port.postMessage({ id, fault } satisfies Reply<Answer>)
    }
  })
}
