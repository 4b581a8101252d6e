// What a page's picture has to show: its scene, the book's cast, the book's style.

import { eq } from 'drizzle-orm'
import { artStyles, books, pages, stories } from '../../../database/schema/books.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Page } from '../../drawing/composing/picture.ts'
import { STYLES, type Style } from '../../drawing/draw.ts'
import { seasonOfWords } from '../../drawing/places/season.ts'
import type { Rows } from '../../platform/database/rows.ts'
import { pageWithoutStory } from '../../stories/refusals.ts'
import { wordsOf } from '../../writing/english/sentences.ts'
import { dressedFor } from '../dress.ts'
import { defaultStyle } from '../picture.ts'
import type { PictureRecipe } from '../recipe.ts'
import { picturePageNotFound } from '../refusals.ts'
import { asDrawn, freezeCast } from './book-cast.ts'

export interface Subject extends Page {
  pageId: string
  pageNumber: number
  bookId: string
  userId: string
  storyId: string
  /** The style's id as the book has it, null when none is chosen. */
  styleId: string | null
  style: Style
  styleWords: string
  setting: string
  cast: CharacterSpec[]
  text: string
  altText: string
}

export async function subjectOf(rows: Rows, pageId: string): Promise<Subject> {
  const [found] = await rows
    .select({ page: pages, book: books, plan: stories.plan, styleWords: artStyles.prompt_addition })
    .from(pages)
    .innerJoin(books, eq(books.id, pages.book_id))
    .leftJoin(stories, eq(stories.id, pages.story_id))
    .leftJoin(artStyles, eq(artStyles.id, books.art_style_id))
    .where(eq(pages.id, pageId))
  if (!found) throw picturePageNotFound()
  const { page, book, plan } = found
  const scene = page.scene ?? plan?.beats[page.page_number - 1]?.scene
  if (!plan || !scene || page.story_id === null) throw pageWithoutStory()
  const season = seasonOfWords(book.occasion)
  return {
    pageId,
    pageNumber: page.page_number,
    bookId: book.id,
    userId: book.user_id,
    storyId: page.story_id,
    styleId: book.art_style_id,
    style: STYLES.find((one) => one === book.art_style_id) ?? defaultStyle,
    styleWords: found.styleWords ?? "children's book style, digital art",
    setting: book.story_setting,
    scene,
    cast: dressedFor(scene, asDrawn(plan.cast, await freezeCast(rows, book.id))),
    seed: plan.seed,
    // Five is prime to the views of a place: every take of a page is another one.
    n: page.page_number + 5 * (scene.take ?? 0),
    words: { band: plan.band, count: wordsOf(page.text_content).length },
    ...(season && { season }),
    text: page.text_content,
    altText: page.alt_text,
  }
}

export function recipeOf({ style, scene, cast, seed, n, words, season }: Subject, ppi?: number): PictureRecipe {
  return {
    style,
    page: { scene, cast, seed, ...(n !== undefined && { n }), ...(words && { words }), ...(season && { season }) },
    ...(ppi !== undefined && { ppi }),
  }
}
