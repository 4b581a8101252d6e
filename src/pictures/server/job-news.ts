// What picture jobs tell whoever watches one: that there is something new to look at.

import { z } from 'zod'
import { topic } from '../../platform/events/events.ts'

export const jobNews = (jobId: string) => topic(`image-job/${jobId}`, z.object({}))
