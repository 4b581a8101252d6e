// Said when a book is finished, for the first time or again. Whoever waits for its finished copy listens.

import { z } from 'zod'
import { jobKind } from '../../platform/jobs/jobs.ts'

export const bookFinished = jobKind({
  name: 'editions.book-finished',
  payload: z.object({ bookId: z.uuid() }),
})
