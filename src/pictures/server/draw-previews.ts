// The preview pictures of a book, drawn at no cost by our own illustrator: a buyer sees the whole book before she pays.

import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { books, pages } from '../../../database/schema/books.ts'
import { Refusal } from '../../base/refusal.ts'
import type { Hands } from '../../platform/hands.ts'
import type { RunningJob } from '../../platform/jobs/jobs.ts'
import { keepPicture } from './keep-picture.ts'
import { type Subject, subjectOf } from './page-subject.ts'
import { embeddedPainter } from './painters/embedded-painter.ts'

type Due = Pick<RunningJob<{ bookId: string }>, 'payload' | 'signal'>

/** Pages of one book that wait for a thread at once: more than there are threads, and few to throw away when the style changes. */
const lanes = 8

export async function drawPreviews(hands: Hands, { payload, signal }: Due): Promise<void> {
  const { owner } = hands.database
  const due = await owner
    .select({ id: pages.id, styleId: books.art_style_id })
    .from(pages)
    .innerJoin(books, eq(books.id, pages.book_id))
    .where(and(eq(books.id, payload.bookId), isNotNull(pages.story_id)))
    .orderBy(asc(pages.page_number))
  const waiting = due.values()
  const drawInLane = async () => {
    for (const page of waiting) await drawPreview(hands, page, signal)
  }
  await Promise.all(Array.from({ length: lanes }, drawInLane))
}

type DuePage = Pick<Subject, 'styleId'> & { id: string }

async function drawPreview(hands: Hands, { id, styleId }: DuePage, signal: AbortSignal): Promise<void> {
  try {
    const subject = await hands.database.transaction((rows) => subjectOf(rows, id))
    // What has changed meanwhile has its own previews due.
    if (subject.styleId !== styleId) return
    const drawing = { page: subject, style: subject.style, size: 'preview', turn: 'later', signal } as const
    await keepPicture(hands, subject, await embeddedPainter(drawing), true)
  } catch (fault) {
    // A book that was deleted needs none.
    if (!(fault instanceof Refusal)) throw fault
  }
}
