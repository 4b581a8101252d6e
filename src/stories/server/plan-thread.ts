// The thread on which stories are planned; started by plan-story.ts.

import { parentPort } from 'node:worker_threads'
import { plannedStory, type PlanOrder } from './planned-story.ts'

const port = parentPort
port?.on('message', ({ id, order }: { id: number; order: PlanOrder }) => {
  try {
    port.postMessage({ id, story: plannedStory(order) })
  } catch (fault) {
    port.postMessage({ id, fault })
  }
})
