// Threads for heavy work: the event loop of the web server never draws, plans or packs anything itself.

import { Worker } from 'node:worker_threads'
import { second } from '../../base/dates.ts'

/** What a thread is asked and what it says; `threadOf` in `serve-thread.ts` is the other end. */
export interface Asked<Order> {
  id: number
  order: Order
}
/** Nothing more is asked of it: it ends by itself, and what it held is free. */
export type Asking<Order> = Asked<Order> | 'end'
export type Reply<Answer> = { id: number; answer: Answer } | { id: number; fault: unknown }

/** What can change hands; memory that threads share need not. */
export const memoryOf = (moved: readonly Uint8Array[]): ArrayBuffer[] =>
  moved.flatMap(({ buffer }) => (buffer instanceof ArrayBuffer ? [buffer] : []))

/** Somebody waits for it in front of a screen; it is done in its turn; it lets others pass for a while, but not for ever. */
export type Turn = 'first' | 'in line' | 'later'
const lets: Readonly<Record<Turn, number>> = { first: -Infinity, 'in line': 0, later: 20 * second }

export interface Threads<Order, Answer> {
  /** A given-up order that has not begun is never begun. `moved`: bytes of the order that the asker needs no more, so that they are not copied. */
  ask(order: Order, how?: { turn?: Turn; signal?: AbortSignal; moved?: readonly Uint8Array[] }): Promise<Answer>
}

interface Waiting<Order, Answer> {
  id: number
  order: Order
  moved: readonly Uint8Array[]
  /** Whoever is due before it goes first. */
  due: number
  resolve(answer: Answer): void
  reject(fault: unknown): void
}

/** Whoever looks at what was made for her may soon ask for more. */
const stays = 30 * second

/** What is young dies young: a larger nursery is only held. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 }

/**
 * So many threads at most, each started when it is needed, doing one order at a time, and ended when it has had none for a while.
 * They keep no process alive that has nothing else to do.
 */
export function openThreads<Order, Answer>(module: URL, most: number, idleFor = stays): Threads<Order, Answer> {
  const queue: Waiting<Order, Answer>[] = []
  const idle: { thread: Worker; leaving: NodeJS.Timeout }[] = []
  const busy = new Map<Worker, Waiting<Order, Answer>>()
  let last = 0

  function rest(thread: Worker): void {
    const leave = () => {
      rouse(thread)
      thread.postMessage('end' satisfies Asking<Order>)
    }
    idle.push({ thread, leaving: setTimeout(leave, idleFor).unref() })
  }

  function rouse(thread: Worker): void {
    const at = idle.findIndex((one) => one.thread === thread)
    if (at >= 0) clearTimeout(idle.splice(at, 1)[0]?.leaving)
  }

  function start(): Worker {
    const thread = new Worker(module, { resourceLimits })
    thread.unref()
    thread.on('message', (reply: Reply<Answer>) => {
      const asker = busy.get(thread)
      busy.delete(thread)
      thread.unref()
      rest(thread)
      if ('answer' in reply) asker?.resolve(reply.answer)
      else asker?.reject(reply.fault)
      next()
    })
    const end = (fault: unknown) => {
      const asker = busy.get(thread)
      busy.delete(thread)
      rouse(thread)
      asker?.reject(fault)
      next()
    }
    thread.on('error', end)
    thread.on('exit', (code) => end(new Error(`A thread ended with ${code}`)))
    return thread
  }

  function next(): void {
    while (queue.length > 0 && (idle.length > 0 || busy.size < most)) {
      const asker = queue.shift()
      if (!asker) return
      const thread = idle.at(-1)?.thread ?? start()
      rouse(thread)
      busy.set(thread, asker)
      thread.ref()
      thread.postMessage({ id: asker.id, order: asker.order } satisfies Asking<Order>, memoryOf(asker.moved))
    }
  }

  return {
    ask: (order, { turn = 'in line', signal, moved = [] } = {}) =>
      new Promise<Answer>((resolve, reject) => {
        signal?.throwIfAborted()
        last += 1
        const asker = { id: last, order, moved, due: performance.now() + lets[turn], resolve, reject }
        const behind = queue.findIndex(({ due }) => due > asker.due)
        queue.splice(behind < 0 ? queue.length : behind, 0, asker)
        signal?.addEventListener('abort', () => {
          const at = queue.indexOf(asker)
          if (at >= 0) queue.splice(at, 1)
          reject(signal.reason)
        })
        next()
      }),
  }
}
