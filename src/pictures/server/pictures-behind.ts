// Painted pictures on which somebody looks otherwise than the book has them now: what was painted is kept with each picture.

import { isDeepStrictEqual } from 'node:util'
import { asc, eq } from 'drizzle-orm'
import { characters, pages, stories } from '../../../database/schema/books.ts'
import { pictureRecipes } from '../../../database/schema/editions.ts'
import { rolledLook } from '../../books/server/book-looks.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import { dressedFor } from '../dress.ts'
import type { PictureRecipe } from '../recipe.ts'
import { asDrawn, type Drawn } from './book-cast.ts'
import { findPictureBook } from './find-subject.ts'

export async function picturesBehind(call: MemberCall<{ id: string }>) {
  const { rows } = call
  const book = await findPictureBook(call, call.input.id)
  const painted = await rows
    .select({ id: pages.id, page_number: pages.page_number, recipe: pictureRecipes.recipe, plan: stories.plan })
    .from(pages)
    .innerJoin(pictureRecipes, eq(pictureRecipes.key, pages.image_url))
    .innerJoin(stories, eq(stories.id, pages.story_id))
    .where(eq(pages.book_id, book.id))
    .orderBy(asc(pages.page_number))
  const cast = await castNow(rows, book.id)
  const behind = painted.filter(({ recipe: { page }, plan }) => {
    return plan && !isAlike(page, dressedFor(page.scene, asDrawn(plan.cast, cast)))
  })
  return { pages: behind.map(({ id, page_number }) => ({ id, page_number })) }
}

/** As they would be painted now; nothing is frozen by looking. */
async function castNow(rows: Rows, bookId: string): Promise<Drawn[]> {
  const found = await rows
    .select()
    .from(characters)
    .where(eq(characters.book_id, bookId))
    .orderBy(asc(characters.character_order))
  const cast: (Drawn & { row: (typeof found)[number] })[] = []
  for (const row of found) cast.push({ row, look: row.look ?? rolledLook(row, cast[0]), guide: '' })
  return cast
}

function isAlike({ scene, cast: painted }: PictureRecipe['page'], now: readonly CharacterSpec[]): boolean {
  const looks = (cast: readonly CharacterSpec[]) =>
    scene.who.map(({ id }) => JSON.parse(JSON.stringify(cast.find((one) => one.id === id)?.look ?? null)))
  return isDeepStrictEqual(looks(painted), looks(now))
}
