// A book's picture job as it goes on: told page by page. A line that breaks is taken up again; until then the job is looked up.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { second } from '../../base/dates.ts'
import { pagesQuery } from '../../stories/web/story-data.ts'
import { stream } from '../../ui/stream.ts'
import { followImageJob } from '../contract.ts'
import { afterEvent } from './job-events.ts'
import { isOpen, jobQuery } from './picture-data.ts'

/** Between two tries of a line that broke. */
const shortest = second
const longest = 16 * second

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export function usePictureJob(bookId: string) {
  const cache = useQueryClient()
  const job = useQuery(jobQuery(bookId))
  const followed = isOpen(job.data) ? job.data.id : undefined
  useEffect(() => {
    if (followed === undefined) return
    const line = new AbortController()
    const { queryKey } = jobQuery(bookId)
    async function follow(id: string) {
      // Once the job has ended nobody follows it, and this line is aborted.
      for (let pause = shortest; !line.signal.aborted; pause = Math.min(2 * pause, longest)) {
        try {
          for await (const event of stream(followImageJob, { id }, { signal: line.signal })) {
            pause = shortest
            cache.setQueryData(queryKey, (now) => now && afterEvent(now, event))
          }
        } catch {
          // The line is broken: the server paints on, or will when it is back.
        }
        if (!line.signal.aborted) await cache.invalidateQueries({ queryKey })
        await sleep(pause)
      }
    }
    void follow(followed)
    return () => {
      line.abort()
      // It ended: what was painted is on the pages by now.
      void cache.invalidateQueries({ queryKey: pagesQuery(bookId).queryKey })
      void cache.invalidateQueries({ queryKey: ['books'] })
    }
  }, [followed, bookId, cache])
  return job
}
