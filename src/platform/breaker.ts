// A breaker before a service outside: after some faults in a row nobody is sent there for a while, then one goes and looks.

import type { Config } from './config.ts'
import { nameFault } from './log.ts'

export interface Breaker {
  /** Whether one may go there now. Whoever may says afterwards how it was. */
  lets(): boolean
  worked(): void
  /** `fault`: its kind only; what a service says may quote an address. */
  failed(fault: string): void
  /** Throws at once while the breaker is open. */
  run<T>(work: () => Promise<T>): Promise<T>
  state(): BreakerState
}

export interface BreakerState {
  /** Null while the service is asked as usual. */
  openSince: Date | null
  lastFault: { at: Date; fault: string } | null
}

export interface BreakerShape {
  faults: number
  /** Milliseconds. */
  rest: number
  now(): Date
}

export function openBreaker({ faults, rest, now }: BreakerShape): Breaker {
  let inARow = 0
  let openUntil = 0
  const known: BreakerState = { openSince: null, lastFault: null }
  function lets(): boolean {
    const at = now().getTime()
    // Further ahead than a rest it is only when the clock was set back.
    if (at < openUntil && openUntil <= at + rest) return false
    // Whoever comes next waits until this one is back.
    if (inARow >= faults) openUntil = at + rest
    return true
  }
  function worked(): void {
    inARow = 0
    openUntil = 0
    known.openSince = null
  }
  function failed(fault: string): void {
    const at = now()
    inARow += 1
    known.lastFault = { at, fault }
    if (inARow < faults) return
    openUntil = at.getTime() + rest
    known.openSince ??= at
  }
  return {
    lets,
    worked,
    failed,
    state: () => ({ ...known }),
    async run(work) {
      if (!lets()) throw new Error('The service was away a moment ago')
      try {
        const answer = await work()
        worked()
        return answer
      } catch (fault) {
        failed(nameFault(fault))
        throw fault
      }
    },
  }
}

export type Service = 'printer' | 'image provider'

/** One for all calls and jobs of a process: they share what they know of the service. */
const opened = new WeakMap<Config, Map<Service, Breaker>>()

export function breakerOf(config: Config, service: Service, shape: BreakerShape): Breaker {
  const breakers = opened.get(config) ?? new Map<Service, Breaker>()
  opened.set(config, breakers)
  const breaker = breakers.get(service) ?? openBreaker(shape)
  breakers.set(service, breaker)
  return breaker
}

/** Undefined while this process has not asked it. */
export const stateOf = (config: Config, service: Service): BreakerState | undefined =>
  opened.get(config)?.get(service)?.state()
