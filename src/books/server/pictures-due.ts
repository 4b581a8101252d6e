// Said when a book needs new preview pictures: its story is written, it has another style, or one page has other words. Whoever draws listens.

import { z } from 'zod'
import { jobKind } from '../../platform/jobs/jobs.ts'

export const picturesDue = jobKind({
  name: 'books.pictures-due',
  payload: z.object({ bookId: z.uuid(), pageId: z.uuid().optional() }),
  atOnce: 4,
})
