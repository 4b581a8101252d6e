// Calls that are sent when they are due, whatever became of those before, and timed from then: a queue is seen, not hidden.

import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '../../src/base/dates.ts'

export interface Sent {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  headers: Record<string, string>
  body?: string
}

export interface Outcome {
  /** Milliseconds from the moment it was due to the end of its answer. */
  ms: number
  /** 0 when there was none. */
  status: number
  /** Told to come back later, and when. */
  isShed: boolean
}

/** As many lines as a balancer would hold open. */
export const openLines = () => new Agent({ keepAlive: true, maxSockets: 400 })

/** Never rejects: an answer that did not come is an outcome, too. */
export function send(lines: Agent, address: string, { path, method, headers, body }: Sent, due: number) {
  return new Promise<Outcome>((resolve) => {
    const end = (status: number, isShed = false) => resolve({ ms: performance.now() - due, status, isShed })
    const asked = request(address + path, { agent: lines, method, headers, timeout: 30 * second }, (answer) => {
      const status = answer.statusCode ?? 0
      const isShed = [429, 503].includes(status) && answer.headers['retry-after'] !== undefined
      answer.on('end', () => end(status, isShed)).on('error', () => end(0))
      answer.resume()
    })
    asked.on('timeout', () => asked.destroy()).on('error', () => end(0))
    asked.end(body)
  })
}

/** So many a second, evenly; answers when the last one is answered. */
export async function onTime<T>(
  perSecond: number,
  seconds: number,
  one: (number: number, due: number) => Promise<T>,
): Promise<T[]> {
  const start = performance.now()
  const sent: Promise<T>[] = []
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const due = start + (number * second) / perSecond
    const early = due - performance.now()
    if (early > 0) await sleep(early)
    sent.push(one(number, due))
  }
  return Promise.all(sent)
}

export function quantile(outcomes: readonly Outcome[], share: number): number {
  const sorted = outcomes.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? NaN)
}
