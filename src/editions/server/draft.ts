// A book as it stands now, read for an edition: words, pictures, and what the sheets around the story are drawn from.

import { saidName } from '../../stage/said-name.ts'
import { and, count, eq, inArray } from 'drizzle-orm'
import { books, pages, pageVersions } from '../../../database/schema/books.ts'
import { pictureRecipes } from '../../../database/schema/editions.ts'
import { seasonOfWords } from '../../drawing/places/season.ts'
import { bookColumns } from '../../books/server/book-rows.ts'
import type { findBook } from '../../books/server/find-book.ts'
import { STYLES } from '../../drawing/draw.ts'
import { asDrawn, freezeCast } from '../../pictures/server/book-cast.ts'
import { defaultStyle } from '../../pictures/picture.ts'
import type { Rows } from '../../platform/database/rows.ts'
import { pagesOf } from '../../stories/server/page-rows.ts'
import { newestStory } from '../../stories/server/story-rows.ts'
import { isOwn } from '../../writing/own/own-world.ts'
import { coverBeat } from '../../writing/plan/cover-beat.ts'
import { lastRefrain } from '../../writing/telling/last-refrain.ts'
import { wordsOf } from '../../writing/english/sentences.ts'
import { colophonOf } from '../colophon.ts'
import type { EditionContent, EditionPage } from '../edition.ts'

type FoundBook = Awaited<ReturnType<typeof findBook>>

export interface DraftPage extends Omit<EditionPage, 'picture' | 'sha256'> {
  /** The page's picture as its row names it, null while it has none. */
  shown: string | null
}

export interface Draft extends Omit<EditionContent, 'pages'> {
  bookId: string
  pages: DraftPage[]
}

/** The looks of characters that were never drawn are frozen on the way. Undefined while there is no story. */
export async function draftOf(rows: Rows, book: FoundBook): Promise<Draft | undefined> {
  const story = await newestStory(rows, book.id)
  const found = await pagesOf(rows, book.id)
  if (!story?.plan || found.length === 0) return undefined
  const { plan } = story
  const telling = coverBeat(plan)
  if (!telling) return undefined
  const cast = asDrawn(plan.cast, await freezeCast(rows, book.id))
  const season = seasonOfWords(book.occasion)
  const style = STYLES.find((one) => one === book.art_style_id) ?? defaultStyle
  const recipes = await recipesOf(
    rows,
    found.flatMap((page) => page.image_url ?? []),
  )
  const drafted = found.map((page): DraftPage => {
    const kept = recipes.get(page.image_url ?? '')
    const scene = page.scene ?? plan.beats[page.page_number - 1]?.scene ?? telling.scene
    const words = { band: plan.band, count: wordsOf(page.text_content).length }
    const asPlanned = {
      style,
      page: { scene, cast, seed: plan.seed, n: page.page_number, words, ...(season && { season }) },
    }
    return {
      number: page.page_number,
      text: page.text_content,
      alt: page.alt_text,
      shown: page.image_url,
      engine: kept?.engine ?? 'embedded',
      recipe: kept?.recipe ?? asPlanned,
    }
  })
  return {
    bookId: book.id,
    title: book.title,
    language: 'en',
    dedication: book.dedication,
    band: plan.band,
    names: book.characters.map(({ name, type }) => saidName(name, type).full),
    refrain: lastRefrain(plan),
    blurb: story.blurb,
    colophon: colophonOf({
      writer: story.engine,
      isOwn: isOwn(plan),
      pagesByHand: await countByHand(rows, book.id),
      painters: drafted.map(({ engine }) => engine),
    }),
    art: { style, cast, seed: plan.seed, ...(season && { season }), scene: telling.scene },
    pages: drafted,
  }
}

/** By its id alone, for whoever acts in its member's name. */
export async function bookAndDraft(rows: Rows, bookId: string) {
  const [book] = await rows.select(bookColumns).from(books).where(eq(books.id, bookId))
  return book && { book, draft: await draftOf(rows, book) }
}

async function recipesOf(rows: Rows, keys: string[]) {
  const found =
    keys.length === 0 ? [] : await rows.select().from(pictureRecipes).where(inArray(pictureRecipes.key, keys))
  return new Map(found.map((one) => [one.key, one]))
}

async function countByHand(rows: Rows, bookId: string): Promise<number> {
  const [row] = await rows
    .select({ pages: count() })
    .from(pages)
    .innerJoin(pageVersions, and(eq(pageVersions.page_id, pages.id), eq(pageVersions.version, pages.version)))
    .where(and(eq(pages.book_id, bookId), eq(pageVersions.came, 'edited')))
  return row?.pages ?? 0
}
