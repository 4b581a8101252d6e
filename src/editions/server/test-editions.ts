// For tests: finished books behind the real door, with real files; the pictures are small and plain, so that all is quick.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { books, pages, stories } from '../../../database/schema/books.ts'
import { editions, pictureRecipes } from '../../../database/schema/editions.ts'
import type { Hands } from '../../platform/hands.ts'
import type { Caller, Route } from '../../platform/http/route.ts'
import type { Turn } from '../../platform/threads/threads.ts'
import { bookPainted } from '../../pictures/server/book-painted.ts'
import { storePicture } from '../../pictures/server/keep-picture.ts'
import type { PictureRecipe } from '../../pictures/recipe.ts'
import { theBrief } from '../../stories/server/test-stories.ts'
import { altText } from '../../writing/staging/alt-text.ts'
import { readBrief } from '../../writing/brief/brief.ts'
import { plan } from '../../writing/plan/plan.ts'
import { tell } from '../../writing/telling/tell.ts'
import type { Style } from '../../drawing/draw.ts'
import { openTestPictures, type TestPicturesOptions } from '../../pictures/server/test-pictures.ts'
import type { Bindery, Wanted } from './bindery.ts'
import { bookFinished } from './book-finished.ts'
import { drawSheets } from './draw-sheets.ts'
import { filesOf } from './edition-rows.ts'
import { askForPrints, drawPrintJob, drawPrints, printsDue } from './print-job.ts'
import { partWithBook } from './part-with-book.ts'
import { editionRoutes } from './routes.ts'

/** Pictures differ by their number. */
export async function plain(number: number) {
  const background = { r: 120 + (number % 120), g: 250 - (number % 90), b: 160 }
  const image = sharp({ create: { width: 110, height: 85, channels: 3, background } })
  const [jpeg, webp] = await Promise.all([image.clone().jpeg().toBuffer(), image.clone().webp().toBuffer()])
  return { jpeg: new Uint8Array(jpeg), webp: new Uint8Array(webp) }
}

/** Told once: what is tried here are editions, not stories. */
const told = (() => {
  const read = readBrief({ ...theBrief, interests: theBrief.personal_elements })
  if (!read.ok) throw new Error(read.message)
  const { value: brief } = read
  const planned = plan(brief, 7)
  return { brief, plan: planned, pages: tell(planned).pages }
})()

export interface TestEditionsOptions extends Pick<
  TestPicturesOptions,
  'settings' | 'fetch' | 'mail' | 'address' | 'database' | 'failpoint'
> {
  more?: (...all: [...Parameters<NonNullable<TestPicturesOptions['more']>>, bindery: Bindery]) => Route[]
  /** Instead of drawing and binding for the printer, which takes its time. */
  drawPrints?: (hands: Hands, editionId: string) => Promise<void>
  mayDownload?: (wanted: Wanted) => boolean | Promise<boolean>
}

export async function openTestEditions({
  drawPrints: draw,
  mayDownload = () => true,
  more,
  ...options
}: TestEditionsOptions = {}) {
  /** `prints`: the style of each; `turns` and `sheetTurns`: whom prints and what is around a story let pass. */
  const drawn = {
    screen: 0,
    sheetTurns: new Set<Turn | undefined>(),
    prints: new Array<Style>(),
    turns: new Set<Turn | undefined>(),
  }
  const bindery: Bindery = {
    async drawPicture(_order, how) {
      drawn.sheetTurns.add(how?.turn)
      return plain(60 + drawn.screen++)
    },
    async drawPrint({ style }, how) {
      drawn.prints.push(style)
      drawn.turns.add(how?.turn)
      return { ...(await plain(90)), width: 110, height: 85, ink: '#000000' }
    },
    mayDownload: async (wanted) => mayDownload(wanted),
  }
  const on = await openTestPictures({
    ...options,
    paint: async () => ({ ...(await plain(7)), engine: 'embedded', notices: [] }),
    keepsFiles: true,
    beforeDelete: partWithBook,
    more(hands, jobs, link) {
      jobs.work(printsDue, (job) => askForPrints(hands, job))
      jobs.work(drawPrintJob, (job) => (draw ? draw(hands, job.payload.editionId) : drawPrints(hands, bindery, job)))
      jobs.work(bookPainted, (job) => drawSheets(hands, bindery, job))
      if (!more) jobs.work(bookFinished, async () => {})
      const reader = {
        style: '/assets/reader.css',
        script: '/assets/reader.js',
        laying: '/assets/lay-words.js',
        origin: 'https://shop.test',
      }
      return [...editionRoutes(link, bindery, reader), ...(more?.(hands, jobs, link, bindery) ?? [])]
    },
  })
  const { owner } = on.database

  /** What a provider painted says so. */
  async function keepPage(member: Caller, story: { id: string; book_id: string }, at: number, engine: string) {
    const beat = told.plan.beats[at]
    if (!beat) throw new Error('A story has 24 pages')
    const key = `book-pages/${story.book_id}/${at + 1}.png`
    await storePicture(on.hands, key, await plain(at * 5), {
      kind: 'page_picture',
      userId: member.id,
      bookId: story.book_id,
    })
    const [page] = await owner
      .insert(pages)
      .values({
        book_id: story.book_id,
        story_id: story.id,
        page_number: at + 1,
        text_content: told.pages[at] ?? '',
        alt_text: altText(beat.scene, told.plan.cast),
        image_url: key,
      })
      .returning()
    if (engine !== 'embedded') {
      const { cast, seed } = told.plan
      const recipe: PictureRecipe = { style: 'vector', page: { scene: beat.scene, cast, seed }, ppi: 120 }
      await owner.insert(pictureRecipes).values({ key, book_id: story.book_id, engine, recipe })
    }
    return page?.id ?? ''
  }

  const names = async (editionId: string) => [...(await filesOf(owner, editionId)).keys()]

  return {
    ...on,
    bindery,
    drawn,
    /** A book with words and pictures on every page; `painters` says by page who painted it if not we. */
    async addPainted(member: Caller, fields: object = {}, painters: Readonly<Record<number, string>> = {}) {
      const bookId = await on.addBook(member, { title: 'The Lantern', dedication: 'For Zoë', ...fields })
      const values = {
        book_id: bookId,
        number: 1,
        seed: 7,
        status: 'written',
        brief: told.brief,
        plan: told.plan,
      } as const
      const [story] = await owner.insert(stories).values(values).returning()
      if (!story) throw new Error('The insert answered no row')
      const pageIds = await Promise.all(
        told.pages.map((_, at) => keepPage(member, story, at, painters[at + 1] ?? 'embedded')),
      )
      return { bookId, pageIds, pageId: pageIds[0] ?? '' }
    },
    async finish(member: Caller, bookId: string) {
      for (;;) {
        const answer = await on.door.ask(member, 'POST /functions/v1/books-finalize', { bookId })
        if (answer.status !== 202) return answer
      }
    },
    bytesOf: async (key: string) => {
      const bytes = await on.hands.files.get(key.replace('/files/', ''))
      if (!bytes) throw new Error(`There is no file ${key}`)
      return bytes
    },
    /** As an order asks for it: waits for the job that draws at print size. */
    async printed(editionId: string) {
      await on.hands.jobs.send(drawPrintJob, { editionId })
      const prints = async () => (await names(editionId)).filter((name) => name.startsWith('print'))
      await vi.waitFor(async () => expect(await prints()).toHaveLength(29), { timeout: 240_000, interval: 200 })
    },
    names,
    editionRows: (bookId: string) => owner.select().from(editions).where(eq(editions.book_id, bookId)),
    changePage: (pageId: string, fields: Partial<typeof pages.$inferInsert>) =>
      owner.update(pages).set(fields).where(eq(pages.id, pageId)),
    changeBook: (bookId: string, fields: Partial<typeof books.$inferInsert>) =>
      owner.update(books).set(fields).where(eq(books.id, bookId)),
  }
}
export type TestEditions = Awaited<ReturnType<typeof openTestEditions>>

const hasQpdf =
  !(process.env.TEST_MISSING_TOOLS ?? '').includes('qpdf') && spawnSync('qpdf', ['--version']).status === 0

/** Where qpdf is missing, its absence is a failed test of its own. */
export function checkPdf(bytes: Uint8Array) {
  expect(Buffer.from(bytes.slice(0, 5)).toString()).toBe('%PDF-')
  if (!hasQpdf) return
  const file = join(mkdtempSync(join(tmpdir(), 'test-')), 'book.pdf')
  writeFileSync(file, bytes)
  const { status, stdout, stderr } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' })
  expect(`${status} ${stdout}${stderr}`).toMatch(/^0 /)
}
