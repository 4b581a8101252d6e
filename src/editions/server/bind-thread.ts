// The threads on which books are bound; started by bind.ts.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { bindActivities } from '../../binding/activities/bind-activities.ts'
import { bindBooklet } from '../../binding/booklet.ts'
import { bindColoringBook, bindColoringCover, bindColoringInterior } from '../../binding/coloring-book.ts'
import { bindEpub } from '../../binding/epub.ts'
import { findFaults, type Fault } from '../../binding/find-faults.ts'
import { openFonts } from '../../binding/fonts.ts'
import { bindLyricRecord } from '../../binding/lyric-record.ts'
import type { Manuscript } from '../../binding/manuscript.ts'
import { bindMessageCard, type Message } from '../../binding/message-card.ts'
import { bindPrintCover, CASE_WRAP } from '../../binding/print-cover.ts'
import { bindPrintInterior } from '../../binding/print-interior.ts'
import { bindScreenPdf } from '../../binding/screen-pdf.ts'
import { serveThread } from '../../platform/threads/serve-thread.ts'
import type { Download, EditionContent } from '../edition.ts'
import { printed } from '../preflight.ts'
import type { BindOrder, FaultOrder } from './bind.ts'
import { forProof, forScreens } from './for-screens.ts'
import { recordPicture } from './record-picture.ts'
import { withGrounds } from './grounds.ts'

// The threads are the parallelism.
sharp.concurrency(1)

const shelf = join(import.meta.dirname, '../../../node_modules/@fontsource')
/** What is read from the shelf stays open for the next book. */
const fonts = openFonts((path) => readFileSync(join(shelf, path)))

/** The illustrator is sent for when there is something to draw: most files are bound without. */
const coloringPages = async (content: EditionContent) => (await import('./coloring-pages.ts')).coloringPages(content)
const activityArt = async (content: EditionContent) => (await import('./activity-art.ts')).activityArt(content)

type Binder = (manuscript: Manuscript, content: EditionContent, message?: Message) => Uint8Array | Promise<Uint8Array>

const binders: Readonly<Record<Download, Binder>> = {
  screen: (manuscript) => bindScreenPdf(manuscript, fonts),
  proof: async (manuscript) => bindScreenPdf(await forProof(manuscript), fonts, { proof: true }),
  epub: async (manuscript) => bindEpub(await forScreens(manuscript), fonts),
  'print-interior': (manuscript) => bindPrintInterior(manuscript, fonts),
  'print-cover': (manuscript) => bindPrintCover(manuscript, fonts, CASE_WRAP, printed.pages),
  'booklet-letter': (manuscript) => bindBooklet(manuscript, fonts, 'letter'),
  'booklet-a4': (manuscript) => bindBooklet(manuscript, fonts, 'a4'),
  'coloring-book': async (manuscript, content) => bindColoringBook(manuscript, await coloringPages(content), fonts),
  'coloring-interior': async (manuscript, content) =>
    bindColoringInterior(manuscript, await coloringPages(content), fonts),
  'coloring-cover': (manuscript) => bindColoringCover(manuscript, fonts),
  activities: async (manuscript, content) => bindActivities(manuscript, await activityArt(content), fonts),
  card: (manuscript, _content, message = { words: manuscript.dedication, from: '' }) =>
    bindMessageCard(manuscript, message, fonts),
  record: (manuscript) => bindLyricRecord(manuscript, fonts),
  'record-png': (manuscript) => recordPicture(manuscript, fonts),
}

async function bound({ kind, content, manuscript, message }: BindOrder): Promise<Uint8Array> {
  return binders[kind](await withGrounds(manuscript), content, message)
}

serveThread<BindOrder | FaultOrder, Uint8Array | Fault[]>(
  (order) => ('kind' in order ? bound(order) : findFaults(order.manuscript, fonts)),
  (answer) => (answer instanceof Uint8Array ? [answer] : []),
)
