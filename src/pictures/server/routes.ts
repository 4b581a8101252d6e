// Who answers which call about pictures.

import { and, asc, desc, eq } from 'drizzle-orm'
import { artStyles } from '../../../database/schema/books.ts'
import { imageGenerationJobs as jobs } from '../../../database/schema/pictures.ts'
import { partOf } from '../../base/pagination.ts'
import type { Link } from '../../books/server/book-rows.ts'
import { afterCursor, cursorAt } from '../../books/server/time-cursor.ts'
import { minute } from '../../base/dates.ts'
import { remembered } from '../../platform/remembered.ts'
import { answerAtLength } from '../../platform/http/long-route.ts'
import { alwaysHeard, answerAnyone, answerMember, answerReader, type Route } from '../../platform/http/route.ts'
import { readPicturesBehind } from '../behind-contract.ts'
import * as contract from '../contract.ts'
import * as earlier from '../earlier-contract.ts'
import * as photos from '../photo-contract.ts'
import * as portraits from '../portrait-contract.ts'
import { cancelJob } from './cancel-job.ts'
import { generateCharacter, guideCast, lookAtCharacter } from './cast-calls.ts'
import { readPictures, usePicture } from './earlier-pictures.ts'
import { findPictureBook } from './find-subject.ts'
import { findBatch, generateBatch } from './generate-batch.ts'
import { generateImage, lookAtPage } from './generate-image.ts'
import { findJob, pagesOfJobs, readJob, showJob } from './job-rows.ts'
import { holdPictureJobs } from './limits.ts'
import { pitchStories as pitchContract } from '../pitch-contract.ts'
import { lookAtOrder, pitchStories } from './pitch-stories.ts'
import { drawPortrait, lookAtSitter, suggestColors } from './live-portrait.ts'
import type { Painter } from './painter.ts'
import { picturesBehind } from './pictures-behind.ts'
import { addPhoto, deletePhoto, lookForPhoto } from './photos.ts'
import { startJob } from './start-job.ts'
import { lookAtTrial, tryStyle } from './try-style.ts'
import { streamJob } from './watch-job.ts'

export function pictureRoutes(link: Link, paint: Painter): Route[] {
  const styles = remembered(minute, ({ database }) =>
    database.owner.select().from(artStyles).where(eq(artStyles.is_active, true)).orderBy(asc(artStyles.position)),
  )
  return [
    alwaysHeard(answerAnyone(contract.listArtStyles, async ({ hands, input }) => partOf(await styles(hands), input))),
    answerAtLength(contract.tryStyle, lookAtTrial, (call, trial) => tryStyle(call, trial, link)),
    answerMember(contract.guideCast, guideCast),
    answerAtLength(contract.generateCharacter, lookAtCharacter, (call, sitter) =>
      generateCharacter(call, sitter, link),
    ),
    answerAtLength(contract.generateImage, lookAtPage, (call, found) => generateImage(call, found, { link, paint })),
    answerAtLength(
      contract.generateImageBatch,
      (call) => findBatch(call, call.input.bookId),
      (call) => generateBatch(call, { bookId: call.input.bookId, pageIds: call.input.filterPageIds }, link),
    ),
    answerAtLength(
      contract.generateAllImages,
      (call) => findBatch(call, call.input.bookId),
      async ({ hands, caller, input }) => {
        await holdPictureJobs(hands, caller.id)
        const order = { bookId: input.bookId, notifyEmail: input.notifyEmail, userId: caller.id, pageIds: undefined }
        const job = await startJob(hands, order)
        return { success: true as const, jobId: job.id, status: job.status, totalPages: job.total_pages }
      },
    ),
    answerReader(earlier.readPictures, async (call) => partOf(await readPictures(call, link), call.input)),
    answerReader(readPicturesBehind, picturesBehind),
    answerMember(earlier.usePicture, (call) => usePicture(call, link)),
    answerReader(contract.listImageJobs, async (call) => {
      const book = await findPictureBook(call, call.input.book_id)
      const { limit, cursor } = call.input
      const hers = call.hands.ownership.ownRows(call.caller, jobs.user_id)
      const found = await call.rows
        .select()
        .from(jobs)
        .where(and(eq(jobs.book_id, book.id), hers, afterCursor(cursor, jobs.created_at, jobs.id)))
        .orderBy(desc(jobs.created_at), desc(jobs.id))
        .limit(limit + 1)
      const shown = found.slice(0, limit)
      const last = found.length > limit ? shown.at(-1) : undefined
      const ofJobs = await pagesOfJobs(
        call.rows,
        shown.map(({ id }) => id),
        link,
      )
      return { items: shown.map((job) => showJob(job, ofJobs)), next: last ? cursorAt(last.created_at, last.id) : null }
    }),
    answerReader(contract.readImageJob, async (call) => readJob(call.rows, await findJob(call, call.input.id), link)),
    answerAtLength(
      contract.followImageJob,
      (call) => findJob(call, call.input.id),
      async (call) => streamJob(call, link),
    ),
    answerAtLength(portraits.drawPortrait, lookAtSitter, drawPortrait),
    answerAtLength(pitchContract, lookAtOrder, pitchStories),
    answerAtLength(portraits.suggestColors, async () => {}, suggestColors),
    answerAtLength(photos.addPhoto, lookForPhoto, (call, sitter) => addPhoto(call, sitter)),
    answerAtLength(photos.deletePhoto, async () => {}, deletePhoto),
    answerMember(contract.cancelImageJob, (call) => cancelJob(call, link)),
  ]
}
