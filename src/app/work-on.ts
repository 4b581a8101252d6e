// The jobs that features bring, each with who does it. In every role: whoever only sends must know the kinds, too.

import { z } from 'zod'
import { day } from '../base/dates.ts'
import { removeAccounts, removeAccountsJob } from '../members/server/account/remove-accounts.ts'
import { factorSealer } from '../members/server/auth/auth-desk.ts'
import { sweepAuth } from '../members/server/auth/sweep-auth.ts'
import type { Hands } from '../platform/hands.ts'
import { jobKind, type JobQueue } from '../platform/jobs/jobs.ts'
import type { Secrets } from '../platform/secrets.ts'
import { forgetBegun, forgetBegunJob } from '../books/server/forget-begun.ts'
import { forgetDrafts, forgetDraftsJob } from '../books/server/forget-drafts.ts'
import { picturesDue } from '../books/server/pictures-due.ts'
import { ourIllustrator } from '../editions/server/bindery.ts'
import { drawSheets } from '../editions/server/draw-sheets.ts'
import { sweepEditions, sweepEditionsJob } from '../editions/server/part-with-book.ts'
import { askForPrints, drawPrintJob, drawPrints, printsDue } from '../editions/server/print-job.ts'
import { proveRetention, proveRetentionJob } from '../operator/server/retention.ts'
import { orderJobs } from '../orders/server/life/jobs.ts'
import { tillJobs } from '../orders/server/till/jobs.ts'
import { bookPainted } from '../pictures/server/book-painted.ts'
import { drawLane } from '../pictures/server/draw-lane.ts'
import { drawPreviews } from '../pictures/server/draw-previews.ts'
import { forgetPhotos, forgetPhotosJob } from '../pictures/server/photos.ts'
import { drawLaneJob } from '../pictures/server/start-job.ts'
import { chooseTeller } from '../stories/server/choose-teller.ts'
import { writeStoryJob } from '../stories/server/start-story.ts'
import { writeStory } from '../stories/server/write-story.ts'
import { bindery } from './bindery.ts'
import { leaving } from './leaving.ts'
import { painter } from './painter.ts'

const sweepSignIn = jobKind({ name: 'members.sweep', payload: z.object({}), every: day })

export function workOn(jobs: JobQueue, hands: Hands, secrets: Secrets): void {
  const paint = painter(hands)
  jobs.work(sweepSignIn, () => sweepAuth(hands, factorSealer(hands, secrets)))
  jobs.work(removeAccountsJob, () => removeAccounts(hands, leaving(hands)))
  jobs.work(writeStoryJob, (job) => writeStory(hands, chooseTeller, job))
  jobs.work(forgetPhotosJob, () => forgetPhotos(hands))
  jobs.work(proveRetentionJob, () => proveRetention(hands))
  jobs.work(forgetBegunJob, () => forgetBegun(hands))
  jobs.work(forgetDraftsJob, () => forgetDrafts(hands))
  jobs.work(picturesDue, (job) => drawPreviews(hands, job))
  jobs.work(bookPainted, (job) => drawSheets(hands, ourIllustrator, job))
  jobs.work(printsDue, (job) => askForPrints(hands, job))
  jobs.work(drawPrintJob, (job) => drawPrints(hands, ourIllustrator, job))
  orderJobs(jobs, hands, bindery(hands))
  tillJobs(jobs, hands)
  jobs.work(sweepEditionsJob, () => sweepEditions(hands))
  jobs.work(drawLaneJob, (job) => drawLane(hands, paint, job))
}
