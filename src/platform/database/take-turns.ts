// Whose turn it is with the embedded database, which does one thing at a time: whoever waits for an answer goes before what is done aside.

import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'

const working = new AsyncLocalStorage<'aside'>()

/** Work that nobody waits for with an open line: jobs, the queue’s own looks, housekeeping. All that it starts is aside, too. */
export const aside = <T>(work: () => T): T => working.run('aside', work)

/** Nothing may starve: after so many others in a row, one that is done aside has its turn. */
const mostBefore = 4

export interface Turns {
  take<T>(work: () => Promise<T>): Promise<T>
  /** How many wait for an answer. */
  waiting(): number
}

export function openTurns(): Turns {
  const answers: (() => void)[] = []
  const others: (() => void)[] = []
  let isTaken = false
  let before = 0

  function pass(): void {
    const isOthers = answers.length === 0 || (others.length > 0 && before >= mostBefore)
    before = isOthers ? 0 : before + 1
    const next = (isOthers ? others : answers).shift()
    if (next) next()
    else isTaken = false
  }

  return {
    async take(work) {
      if (isTaken) {
        const queue = working.getStore() === 'aside' ? others : answers
        await new Promise<void>((resolve) => queue.push(resolve))
      }
      isTaken = true
      try {
        // It answers without ever letting go of the thread: worked off at one go, a queue would keep requests from being heard,
        // even to be told to come back. So each has a turn of the event loop first.
        await nextTurn()
        return await work()
      } finally {
        pass()
      }
    },
    waiting: () => answers.length,
  }
}
