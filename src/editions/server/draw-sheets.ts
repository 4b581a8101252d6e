// What is around a story (cover, back, end papers) is drawn as soon as its pages are: FINISH then waits for no brush.

import { createHash } from 'node:crypto'
import { canonical } from '../../base/canonical.ts'
import { pictureSizes } from '../../pictures/picture.ts'
import type { Hands } from '../../platform/hands.ts'
import type { RunningJob } from '../../platform/jobs/jobs.ts'
import type { Bindery } from './bindery.ts'
import { bookAndDraft, type Draft } from './draft.ts'
import { around, drawingOf, type Around, type Drawable } from './sheets.ts'

/** By what is drawn: two editions with the same cover share it. */
export const sheetFolder = 'editions/sheets/'
export const sheetKey = (bookId: string, drawing: ReturnType<typeof drawingOf>) =>
  `${sheetFolder}${bookId}/${createHash('sha256').update(canonical(drawing)).digest('hex')}.jpg`

interface WantedSheet {
  name: Around
  book: Drawable
  userId: string
  bookId: string
}

/** Whoever wants a sheet while it is being drawn waits for the same one. */
const underWay = new Map<string, Promise<Uint8Array>>()

/** Drawn once. */
export async function keepSheet(
  hands: Pick<Hands, 'files'>,
  bindery: Pick<Bindery, 'drawPicture'>,
  wanted: WantedSheet,
): Promise<{ key: string; jpeg: Uint8Array }> {
  const drawing = drawingOf(wanted.name, wanted.book)
  const key = sheetKey(wanted.bookId, drawing)
  const begun = underWay.get(key) ?? keep(hands, bindery, wanted, key, drawing).finally(() => underWay.delete(key))
  underWay.set(key, begun)
  return { key, jpeg: await begun }
}

async function keep(
  { files }: Pick<Hands, 'files'>,
  { drawPicture }: Pick<Bindery, 'drawPicture'>,
  { userId, bookId }: WantedSheet,
  key: string,
  drawing: ReturnType<typeof drawingOf>,
): Promise<Uint8Array> {
  const kept = await files.get(key)
  if (kept) return kept
  // Her book is painted and its member is before the screen: FINISH is all that is left.
  const { jpeg, webp } = await drawPicture({ ...drawing, width: pictureSizes.screen.width }, { turn: 'first' })
  const whose = { kind: 'edition', userId, bookId } as const
  // The JPEG last: where it is, both are.
  await files.put({ ...whose, key: key.replace(/jpg$/, 'webp'), bytes: webp, contentType: 'image/webp' })
  await files.put({ ...whose, key, bytes: jpeg, contentType: 'image/jpeg' })
  return jpeg
}

/** Nothing for a book that is gone, or that FINISH would refuse. */
export async function drawSheets(
  hands: Hands,
  bindery: Pick<Bindery, 'drawPicture'>,
  { payload }: Pick<RunningJob<{ bookId: string }>, 'payload'>,
): Promise<void> {
  const found = await hands.database.transaction((rows) => bookAndDraft(rows, payload.bookId))
  if (!found?.draft || !isPainted(found.draft)) return
  const { book, draft } = found
  const whose = { book: draft, userId: book.user_id, bookId: draft.bookId }
  await Promise.all(around.map((name) => keepSheet(hands, bindery, { name, ...whose })))
}

const isPainted = ({ pages }: Draft) => pages.every(({ shown }) => shown !== null)
