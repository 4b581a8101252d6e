// Said when a book needs new preview pictures: its story is written, or it has another style. Whoever draws listens.

import { z } from 'zod'
import { jobKind } from '../../platform/jobs/jobs.ts'

export const picturesDue = jobKind({
  name: 'books.pictures-due',
  payload: z.object({ bookId: z.uuid() }),
  atOnce: 4,
})
