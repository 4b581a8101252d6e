// The calls about how characters look: the sentence and palette of each, and the portrait.

import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { books, characters } from '../../../database/schema/books.ts'
import { showCharacter, type Link } from '../../books/server/book-rows.ts'
import { lockCharacter } from '../../books/server/find-book.ts'
import type { FirstLook, LongCall } from '../../platform/http/long-route.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { STYLES, type Style } from '../../drawing/draw.ts'
import type { generateCharacter as contract, guideCast as guide } from '../contract.ts'
import { defaultStyle } from '../picture.ts'
import { pictureSizes } from '../picture.ts'
import { endsOf, freezeCast, paletteOf, specOf, type CastMember } from './book-cast.ts'
import { drawPicture } from './draw-picture.ts'
import { findPictureBook } from './find-subject.ts'
import { packedAs, storePicture } from './keep-picture.ts'
import { holdPictures } from './limits.ts'
import { portraitPage } from './portrait.ts'

export async function guideCast(call: MemberCall<z.output<typeof guide.input>>) {
  const book = await findPictureBook(call, call.input.bookId)
  const cast = await freezeCast(call.rows, book.id)
  return {
    success: true as const,
    characters: cast.map((member) => ({
      id: member.row.id,
      name: member.row.name,
      visual_style_guide: member.guide,
      palette: paletteOf(member),
      ...endsOf(member),
    })),
  }
}

interface Sitter {
  member: CastMember
  userId: string
  style: Style
}

/** A second portrait is a wish for another look: what was left unsaid is rolled anew. */
export async function lookAtCharacter(call: FirstLook<z.output<typeof contract.input>>): Promise<Sitter> {
  const { book, character } = await lockCharacter(call, call.input.characterId)
  if (character.generated_image_url !== null) {
    const [row] = await call.rows
      .select({ rolls: characters.look_seed })
      .from(characters)
      .where(eq(characters.id, character.id))
    await call.rows
      .update(characters)
      .set({ look: null, look_seed: (row?.rolls ?? 0) + 1 })
      .where(eq(characters.id, character.id))
  }
  const cast = await freezeCast(call.rows, book.id)
  const member = cast.find(({ row }) => row.id === character.id)
  if (!member) throw new Error('The character has gone from its book')
  return { member, userId: book.user_id, style: STYLES.find((one) => one === book.art_style_id) ?? defaultStyle }
}

export async function generateCharacter(call: LongCall<z.output<typeof contract.input>>, sitter: Sitter, link: Link) {
  const { hands, caller, signal } = call
  await holdPictures(hands, caller.id)
  const { row } = sitter.member
  const page = portraitPage(specOf(sitter.member))
  const order = { page, style: sitter.style, width: pictureSizes.portrait, crop: 'face' } as const
  const drawn = await drawPicture(order, { turn: 'first', signal })
  const key = `portraits/${row.book_id}/${row.id}_${hands.now().getTime()}.png`
  await storePicture(hands, key, drawn, { kind: 'portrait', userId: sitter.userId, bookId: row.book_id })
  const kept = await hands.database.transaction(async (rows) => {
    await rows.select({ id: books.id }).from(books).where(eq(books.id, row.book_id)).for('update')
    const [changed] = await rows
      .update(characters)
      .set({ generated_image_url: key, updated_at: hands.now() })
      .where(eq(characters.id, row.id))
      .returning()
    return changed
  })
  if (!kept) await hands.files.remove(packedAs(key))
  else if (row.generated_image_url !== null) await hands.files.remove(packedAs(row.generated_image_url))
  const shown = showCharacter(kept ?? { ...row, generated_image_url: null }, link)
  return { success: true as const, character: shown, imageUrl: link(key) ?? '', ...endsOf(sitter.member) }
}
