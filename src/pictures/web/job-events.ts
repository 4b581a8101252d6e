// The news of a picture job: each event makes the job as it is now.

import { z } from 'zod'
import type { ToldEvent } from '../../ui/stream.ts'
import { type ImageJob, imageJob, jobPage } from '../contract.ts'

const progress = imageJob.omit({ pages: true })
const whole = z.object({ ...imageJob.shape })

export function afterEvent(job: ImageJob, { event, data }: ToldEvent): ImageJob {
  if (event === 'progress') return { ...progress.parse(data), pages: job.pages }
  if (event === 'done') return whole.parse(data)
  if (event !== 'page') return job
  const page = jobPage.parse(data)
  return { ...job, pages: job.pages.map((one) => (one.page_id === page.page_id ? page : one)) }
}
