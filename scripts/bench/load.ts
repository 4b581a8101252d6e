// Load from this machine's loopback: many members, twenty connections, a few seconds.

import autocannon from 'autocannon'

export interface LoadResult {
  perSecond: number
  p50: number
  p99: number
  failed: number
}

export interface LoadOptions {
  url: string
  seconds: number
  connections?: number
  /** Calls a second; as many as there can be unless given. */
  rate?: number
  requests: autocannon.Request[]
}

export async function load({ url, seconds, connections = 20, rate, requests }: LoadOptions): Promise<LoadResult> {
  const result = await autocannon({ url, duration: seconds, connections, requests, ...(rate && { overallRate: rate }) })
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}

/** The middle one of several runs, by throughput: the machine is shared and noisy. */
export async function medianOf(runs: number, run: () => Promise<LoadResult>): Promise<LoadResult> {
  const results: LoadResult[] = []
  for (let i = 0; i < runs; i++) results.push(await run())
  const middle = results.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(runs / 2)]
  if (!middle) throw new Error('No run, no median')
  return middle
}
