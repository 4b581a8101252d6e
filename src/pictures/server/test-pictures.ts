// For tests: books with a written story, and a painter that the test plays; the illustrator itself where it is asked for.

import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { pages } from '../../../database/schema/books.ts'
import { picturesDue } from '../../books/server/pictures-due.ts'
import { readConfig } from '../../platform/config.ts'
import { openFiles } from '../../platform/files/open-files.ts'
import { openToAll } from '../../platform/files/test-files.ts'
import { silentLog } from '../../platform/log.ts'
import type { Caller } from '../../platform/http/route.ts'
import { openTestStories, type TestStoriesOptions } from '../../stories/server/test-stories.ts'
import { bookPainted } from './book-painted.ts'
import { drawLane } from './draw-lane.ts'
import { drawPreviews } from './draw-previews.ts'
import type { Painted, Painter } from './painter.ts'
import { pictureRoutes } from './routes.ts'
import { drawLaneJob } from './start-job.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

export const painted = (what: string): Painted => ({
  jpeg: bytes(`jpeg ${what}`),
  webp: bytes(`webp ${what}`),
  engine: 'embedded',
  notices: [],
})

const filesOnDisk: (folder: string) => TestStoriesOptions['openFiles'] = (folder) => (database, jobs) =>
  openFiles({
    config: readConfig({ DATA_DIR: folder }),
    ...{ database, jobs, fetch, log: silentLog, randomBytes, secrets: ['a secret of the test, long enough'] },
    gate: openToAll,
    failpoint() {},
    now: () => new Date(),
  })

export interface TestPicturesOptions extends Pick<
  TestStoriesOptions,
  'settings' | 'fetch' | 'mail' | 'address' | 'database' | 'failpoint' | 'more' | 'beforeDelete' | 'chooseTeller'
> {
  paint?: Painter
  /** On disk, in DATA_DIR if that is set, and with their rows, as in the product. */
  keepsFiles?: boolean
  /** Previews are drawn by the illustrator itself; most tests need none. */
  drawsPreviews?: boolean
}

export async function openTestPictures({
  paint = async () => painted('a page'),
  drawsPreviews,
  keepsFiles,
  more,
  ...options
}: TestPicturesOptions = {}) {
  const on = await openTestStories({
    ...options,
    ...(keepsFiles && {
      openFiles: filesOnDisk(options.settings?.['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'test-'))),
    }),
    more(hands, jobs, link) {
      jobs.work(drawLaneJob, (job) => drawLane(hands, paint, job))
      jobs.work(picturesDue, async (job) => (drawsPreviews ? drawPreviews(hands, job) : undefined))
      if (!more) jobs.work(bookPainted, async () => {})
      return [...pictureRoutes(link, paint), ...(more?.(hands, jobs, link) ?? [])]
    },
  })
  return {
    ...on,
    /** Answers the book's id and its pages' ids in order. */
    async addStory(member: Caller, fields: object = {}) {
      const bookId = await on.addBook(member, fields)
      const { body } = await on.generate(member, bookId, { seed: 7 })
      const pageIds: string[] = body.pages.map(({ id }: { id: string }) => id)
      return { bookId, pageIds, pageId: pageIds[0] ?? '' }
    },
    pageRows: (bookId: string) =>
      on.database.owner.select().from(pages).where(eq(pages.book_id, bookId)).orderBy(pages.page_number),
  }
}
export type TestPictures = Awaited<ReturnType<typeof openTestPictures>>
