// A book's picture job as it goes on: told page by page, and looked up when the line is broken.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pagesQuery } from '../../stories/web/story-data.ts'
import { stream } from '../../ui/stream.ts'
import { followImageJob } from '../contract.ts'
import { afterEvent } from './job-events.ts'
import { isOpen, jobQuery } from './picture-data.ts'

export function usePictureJob(bookId: string) {
  const cache = useQueryClient()
  const job = useQuery(jobQuery(bookId))
  const followed = isOpen(job.data) ? job.data.id : undefined
  useEffect(() => {
    if (followed === undefined) return
    const line = new AbortController()
    const { queryKey } = jobQuery(bookId)
    async function follow(id: string) {
      try {
        for await (const event of stream(followImageJob, { id }, { signal: line.signal }))
          cache.setQueryData(queryKey, (now) => now && afterEvent(now, event))
      } catch {
        // The line is broken or gone: the look-up every half minute goes on.
      }
      if (!line.signal.aborted) await cache.invalidateQueries({ queryKey })
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
