// Times that were agreed on, where nothing else can say that they hold.

import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { second } from '../../base/dates.ts'
import type { ImageJob } from '../../pictures/contract.ts'
import { jobQuery, lookEvery } from '../../pictures/web/picture-data.ts'
import { autosaveEvery } from '../../studio/web/use-autosave.ts'
import { successSeconds } from '../../ui/banner.tsx'
import { turnMs } from '../../ui/flipbook/turning.ts'

test('a book saves itself and a job is looked up every half minute, a success stays for three seconds, a leaf turns in half a one [S4.5 S4.10 S9.10 S9.11 S9.19]', () => {
  expect([autosaveEvery, lookEvery]).toEqual([30 * second, 30 * second])
  expect([successSeconds, turnMs]).toEqual([3, 500])
})

test('a job is looked up while it runs, and no longer [S4.10]', () => {
  const job = { id: '1', jobId: '1', book_id: '7', progress: 0, completedPages: 0, totalPages: 24, pages: [] }
  const every = (status: ImageJob['status']) => {
    const cache = new QueryClient()
    const query = cache.getQueryCache().build(cache, cache.defaultQueryOptions(jobQuery('7')))
    query.setData({ ...job, status, cancel_reason: null, canceled_by: null })
    const { refetchInterval } = jobQuery('7')
    return typeof refetchInterval === 'function' && refetchInterval(query)
  }
  expect((['queued', 'running'] as const).map(every)).toEqual([lookEvery, lookEvery])
  expect((['completed', 'failed', 'canceled'] as const).map(every)).toEqual([false, false, false])
})
