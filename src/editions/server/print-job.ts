// Some time after a book is finished, or at once when it is ordered: every picture is drawn at print size, then the files for the printer are bound.

import { and, eq, lt } from 'drizzle-orm'
import sharp from 'sharp'
import { z } from 'zod'
import { editions } from '../../../database/schema/editions.ts'
import { minute } from '../../base/dates.ts'
import { pictureSizes, printDensity } from '../../pictures/picture.ts'
import { largeOf } from '../../pictures/server/keep-picture.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { Hands } from '../../platform/hands.ts'
import { jobKind, type RunningJob } from '../../platform/jobs/jobs.ts'
import type { EditionPage } from '../edition.ts'
import type { Bindery } from './bindery.ts'
import { filesOf, keepFile, newestEdition, type EditionRow } from './edition-rows.ts'
import { makeDownload } from './make-download.ts'
import { around, drawingOf, pageName, sheetOf } from './sheets.ts'

export const drawPrintJob = jobKind({
  name: 'editions.draw-print',
  payload: z.object({ editionId: z.uuid() }),
  onePer: ({ editionId }) => editionId,
  atOnce: 1,
})

/** A book is often changed and finished again within minutes: only what is still its newest edition then is drawn. An order does not wait for it. */
export const printsDue = jobKind({
  name: 'editions.prints-due',
  payload: z.object({ editionId: z.uuid() }),
  after: 10 * minute,
})

export async function askForPrints(
  { database, jobs }: Hands,
  { payload: { editionId } }: Pick<PrintJob, 'payload'>,
): Promise<void> {
  const [edition] = await database.owner.select().from(editions).where(eq(editions.id, editionId))
  if (!edition) return
  const newest = edition.book_id === null ? edition : await newestEdition(database.owner, edition.book_id)
  if (newest?.id === editionId) await jobs.send(drawPrintJob, { editionId })
}

type PrintJob = Pick<RunningJob<{ editionId: string }>, 'payload' | 'signal'>

/** A killed process loses the sheets under way; what is drawn is never drawn again. */
export async function drawPrints(
  hands: Hands,
  bindery: Pick<Bindery, 'drawPrint'>,
  { payload, signal }: PrintJob,
): Promise<void> {
  const { owner } = hands.database
  const [edition] = await owner.select().from(editions).where(eq(editions.id, payload.editionId))
  // Gone with its book.
  if (!edition) return
  await takeOver(owner, edition, hands.now())
  const kept = await filesOf(owner, edition.id)
  const { content } = edition
  // The printer waits for days, whoever wants a page painted in front of a screen.
  const how = { turn: 'later', signal } as const
  const inTurn = openLine()
  const sheets = [
    ...around.map((name) => ({
      name: `print/${name}`,
      draw: () => bindery.drawPrint(drawingOf(name, content), how),
    })),
    ...content.pages.map((page) => ({
      name: printName(page),
      draw: () => printOf(hands, bindery, page, { how, inTurn }),
    })),
  ]
  const due = sheets.filter(({ name }) => !kept.has(name))
  await Promise.all(
    due.map(async ({ name, draw }) => {
      const { jpeg } = await draw()
      await keepPrint(hands, edition, name, jpeg)
    }),
  )
  // Bound now, so that a reprint years later is the same whatever the binder has learned by then.
  for (const kind of ['print-interior', 'print-cover'] as const) await makeDownload(hands, edition, kind)
}

/** A picture that an earlier edition of the book shows, too, was drawn for the printer once already. */
async function takeOver(owner: Rows, { id, book_id, number, content }: EditionRow, now: Date): Promise<void> {
  if (book_id === null) return
  const earlier = await owner
    .select()
    .from(editions)
    .where(and(eq(editions.book_id, book_id), lt(editions.number, number)))
  const own = await filesOf(owner, id)
  for (const edition of earlier) {
    const prints = await filesOf(owner, edition.id)
    for (const name of around) {
      const key = prints.get(name) === own.get(name) ? prints.get(`print/${name}`) : undefined
      if (key !== undefined) await keepFile(owner, id, `print/${name}`, key, now)
    }
    for (const page of content.pages) {
      const same = edition.content.pages.find(({ sha256 }) => sha256 === page.sha256)
      const key = same && prints.get(printName(same))
      if (key !== undefined) await keepFile(owner, id, printName(page), key, now)
    }
  }
}

const printName = ({ number }: Pick<EditionPage, 'number'>) => `print/pictures/${pageName(number)}`

async function keepPrint(hands: Hands, { id, user_id, book_id }: EditionRow, name: string, jpeg: Uint8Array) {
  const key = `editions/${id}/${name}.jpg`
  const whose = { kind: 'edition', userId: user_id ?? '', bookId: book_id } as const
  await hands.files.put({ ...whose, key, bytes: jpeg, contentType: 'image/jpeg' })
  hands.failpoint('draw-print.stored')
  await keepFile(hands.database.owner, id, name, key, hands.now())
}

/** One after the other. */
function openLine() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
}

interface PrintTools {
  how: Parameters<Bindery['drawPrint']>[1]
  inTurn: ReturnType<typeof openLine>
}

async function printOf(
  hands: Hands,
  bindery: Pick<Bindery, 'drawPrint'>,
  page: EditionPage,
  { how, inTurn }: PrintTools,
) {
  if (page.engine === 'embedded') return bindery.drawPrint({ ...sheetOf(page), style: page.recipe.style }, how)
  // Each takes one of the four threads on which this process reads and writes all its files: two dozen at once would hold up everybody's.
  return inTurn(async () => {
    const bytes = (await hands.files.get(largeOf(page.picture))) ?? (await hands.files.get(page.picture))
    if (!bytes) throw new Error('A picture of the edition has no bytes')
    return { jpeg: await enlarged(bytes) }
  })
}

/** What a provider painted cannot be painted again: it is enlarged, a little crisper than it was, and its edges are mirrored into the bleed. */
async function enlarged(jpeg: Uint8Array): Promise<Uint8Array> {
  const { width, height } = pictureSizes.print
  const trim = { width: width - printDensity / 4, height: height - printDensity / 4 }
  const edge = { x: (width - trim.width) / 2, y: (height - trim.height) / 2 }
  const bytes = await sharp(jpeg)
    .resize({ ...trim, fit: 'cover', kernel: 'lanczos3' })
    // As soft as it was enlarged; even surfaces and grain stay as they are.
    .sharpen({ sigma: 1.2, m1: 0, m2: 1.6, x1: 4, y2: 8, y3: 12 })
    .extend({
      left: Math.floor(edge.x),
      right: Math.ceil(edge.x),
      top: Math.floor(edge.y),
      bottom: Math.ceil(edge.y),
      extendWith: 'mirror',
    })
    .withIccProfile('srgb')
    .withMetadata({ density: printDensity })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return new Uint8Array(bytes)
}
