// Answers that must not tell by their speed whether somebody has an account: none comes sooner than this.

import { setTimeout as sleep } from 'node:timers/promises'

const least = 60

export async function unhurried<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    return await work()
  } finally {
    await sleep(Math.max(0, least - (performance.now() - started)))
  }
}
