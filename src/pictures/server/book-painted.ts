// Said when every page of a picture job has its picture. Whoever draws what is around the story listens.

import { z } from 'zod'
import { jobKind } from '../../platform/jobs/jobs.ts'

export const bookPainted = jobKind({
  name: 'pictures.book-painted',
  payload: z.object({ bookId: z.uuid() }),
  onePer: ({ bookId }) => bookId,
})
