// A breaker before a service outside: after some faults in a row nobody is sent there for a while, then one goes and looks.

export interface Breaker {
  /** Throws at once while the breaker is open. */
  run<T>(work: () => Promise<T>): Promise<T>
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
  return {
    async run(work) {
      const at = now().getTime()
      if (at < openUntil) throw new Error('The service was away a moment ago')
      // Whoever comes next waits until this one is back.
      if (inARow >= faults) openUntil = at + rest
      try {
        const answer = await work()
        inARow = 0
        openUntil = 0
        return answer
      } catch (fault) {
        inARow += 1
        if (inARow >= faults) openUntil = now().getTime() + rest
        throw fault
      }
    },
  }
}
