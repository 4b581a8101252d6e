// Flood limits in this process's memory: each key has a bucket that refills with time.

import { minute, second } from '../../base/dates.ts'

export function tokenBuckets({ perSecond, burst, now }: { perSecond: number; burst: number; now: () => number }) {
  const buckets = new Map<string, { tokens: number; at: number }>()
  let swept = now()

  function sweep(at: number) {
    swept = at
    for (const [key, bucket] of buckets) {
      if (at - bucket.at > (burst / perSecond) * second) buckets.delete(key)
    }
  }

  return {
    /** Whether one more call of this key may pass. */
    take(key: string): boolean {
      const at = now()
      if (at - swept > minute) sweep(at)
      const bucket = buckets.get(key) ?? { tokens: burst, at }
      // A clock that was set back takes nothing away.
      bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, at - bucket.at) / second) * perSecond)
      bucket.at = at
      buckets.set(key, bucket)
      if (bucket.tokens < 1) return false
      bucket.tokens -= 1
      return true
    },
  }
}
