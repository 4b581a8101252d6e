// Plans a story off the event loop: a hundred milliseconds of thinking must not keep everybody else waiting.

import { Worker } from 'node:worker_threads'
import type { PlannedStory, PlanOrder } from './planned-story.ts'

interface Waiting {
  resolve(story: PlannedStory): void
  reject(fault: unknown): void
}

type Reply = { id: number; story: PlannedStory } | { id: number; fault: unknown }

function planningThread() {
  let thread: Worker | undefined
  let last = 0
  const waiting = new Map<number, Waiting>()

  function start(): Worker {
    const started = new Worker(new URL('./plan-thread.ts', import.meta.url))
    // It must not keep a process alive that has nothing else to do.
    started.unref()
    started.on('message', (reply: Reply) => {
      const asker = waiting.get(reply.id)
      waiting.delete(reply.id)
      if ('story' in reply) asker?.resolve(reply.story)
      else asker?.reject(reply.fault)
      if (waiting.size === 0) started.unref()
    })
    const end = (fault: unknown) => {
      if (thread === started) thread = undefined
      for (const { reject } of waiting.values()) reject(fault)
      waiting.clear()
    }
    started.on('error', end)
    started.on('exit', (code) => end(new Error(`The planning thread ended with ${code}`)))
    return started
  }

  return (order: PlanOrder) =>
    new Promise<PlannedStory>((resolve, reject) => {
      thread ??= start()
      thread.ref()
      last += 1
      waiting.set(last, { resolve, reject })
      thread.postMessage({ id: last, order })
    })
}

/** One thread a process, started by the first story: plans queue up there. */
export const planStory = planningThread()
