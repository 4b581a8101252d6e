// The preview pictures of a book, drawn at no cost by our own illustrator: a buyer sees the whole book before she pays.

import { setTimeout as sleep } from 'node:timers/promises'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { pages } from '../../../database/schema/books.ts'
import { second } from '../../base/dates.ts'
import { Refusal } from '../../base/refusal.ts'
import type { Hands } from '../../platform/hands.ts'
import type { RunningJob } from '../../platform/jobs/jobs.ts'
import { keepPicture } from './keep-picture.ts'
import { subjectOf } from './page-subject.ts'
import { embeddedPainter } from './painters/embedded-painter.ts'

type Due = Pick<RunningJob<{ bookId: string; pageId?: string | undefined }>, 'payload' | 'signal'>

/** Of each book, in this process: the style that is chosen next ends what is left of the one before. */
const underWay = new Map<string, AbortController>()

export async function drawPreviews(hands: Hands, { payload: { bookId, pageId }, signal }: Due): Promise<void> {
  if (pageId !== undefined) return drawPreview(hands, pageId, signal)
  const { owner } = hands.database
  underWay.get(bookId)?.abort()
  const mine = new AbortController()
  underWay.set(bookId, mine)
  try {
    const due = await owner
      .select({ id: pages.id })
      .from(pages)
      .where(and(eq(pages.book_id, bookId), isNotNull(pages.story_id)))
      .orderBy(asc(pages.page_number))
    const wanted = AbortSignal.any([signal, mine.signal])
    await Promise.all(due.map(({ id }) => drawPreview(hands, id, wanted)))
  } catch (fault) {
    if (!mine.signal.aborted) throw fault
  } finally {
    if (underWay.get(bookId) === mine) underWay.delete(bookId)
  }
}

/** Of one page, which may be more than a moment without room for its picture. */
const tries = 4

async function drawPreview(hands: Hands, pageId: string, signal: AbortSignal, left = tries): Promise<void> {
  try {
    const subject = await hands.database.transaction((rows) => subjectOf(rows, pageId))
    const drawing = { page: subject, style: subject.style, size: 'preview', turn: 'later', signal } as const
    const painted = await embeddedPainter(drawing)
    // What has changed meanwhile has its own previews due.
    await keepPicture(hands, subject, painted, true)
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault
    // A book that was deleted needs none.
    if (fault.details.status !== 503) return
    if (left === 1) throw new Error('A preview could not be kept', { cause: fault })
    // By itself: with the whole job, the other pages would lose the pictures that somebody may be looking at.
    await sleep(2 * second, undefined, { signal })
    await drawPreview(hands, pageId, signal, left - 1)
  }
}
