// How many pictures are asked for at once and how soon after each other; slower when the provider says so, then faster again.

export interface Bucket {
  /** Waits for a token; its answer gives the token back, and hears whether the provider kept up. */
  take(how: { isUrgent: boolean; signal: AbortSignal }): Promise<(isWell: boolean) => void>
  /** The provider is too busy: nobody begins before so many milliseconds are over. */
  rest(ms: number): void
}

export interface BucketShape {
  /** So many at once. */
  size: number
  /** The shortest and the longest time from one picture to the next, in milliseconds. */
  gap: number
  longestGap: number
}

export function openBucket({ size, gap, longestGap }: BucketShape): Bucket {
  const waiting: (() => void)[] = []
  let free = size
  let pace = gap
  let rests = 0

  function next(): void {
    while (rests === 0 && free > 0 && waiting.length > 0) {
      free -= 1
      waiting.shift()?.()
    }
  }

  /** A token comes back when its picture is done, and never sooner than the pace allows. */
  function giveOut(): (isWell: boolean) => void {
    let halves = 0
    const half = () => {
      halves += 1
      if (halves < 2) return
      free += 1
      next()
    }
    setTimeout(half, pace * size).unref()
    return (isWell) => {
      if (isWell) pace = Math.max(gap, pace * 0.9)
      half()
    }
  }

  return {
    take: ({ isUrgent, signal }) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted()
        const start = () => {
          signal.removeEventListener('abort', stop)
          resolve(giveOut())
        }
        const stop = () => {
          const at = waiting.indexOf(start)
          if (at >= 0) waiting.splice(at, 1)
          reject(signal.reason)
        }
        signal.addEventListener('abort', stop, { once: true })
        if (isUrgent) waiting.unshift(start)
        else waiting.push(start)
        next()
      }),
    rest(ms) {
      pace = Math.min(longestGap, pace * 2)
      rests += 1
      setTimeout(() => {
        rests -= 1
        next()
      }, ms).unref()
    },
  }
}
