// How the characters of a book look: frozen when they are first drawn, the same on every page from then on.

import { asc, eq } from 'drizzle-orm'
import { characters } from '../../../database/schema/books.ts'
import type { CharacterLook, CharacterSpec } from '../../stage/cast.ts'
import type { Rows } from '../../platform/database/rows.ts'
import { lookEnds } from '../../writing/looks/look-notices.ts'
import { canonicalOf } from '../../writing/looks/look.ts'
import { coatPaints } from '../../drawing/clothes/coat.ts'
import { CLOTH_PAINT, HAIR_PAINT, SKIN_PAINT } from '../../drawing/clothes/paints.data.ts'
import { rolledLook, sitterOf, type CharacterRow } from '../../books/server/book-looks.ts'
import { noCharacters, noMainCharacter } from '../refusals.ts'

export interface CastMember {
  row: CharacterRow
  look: CharacterLook
  guide: string
}

/** Freezes what is not frozen yet. A book's characters are locked until the transaction ends. */
export async function freezeCast(rows: Rows, bookId: string): Promise<CastMember[]> {
  const found = await rows
    .select()
    .from(characters)
    .where(eq(characters.book_id, bookId))
    .orderBy(asc(characters.character_order))
    .for('update')
  if (found.length === 0) throw noCharacters()
  if (found[0]?.character_order !== 1) throw noMainCharacter()
  const cast: CastMember[] = []
  // The hero first: whoever is of one blood with it takes after it.
  for (const row of found) cast.push(row.look ? withLook(row, row.look) : await freeze(rows, row, cast[0]))
  return cast
}

async function freeze(rows: Rows, row: CharacterRow, hero: CastMember | undefined): Promise<CastMember> {
  const member = withLook(row, rolledLook(row, hero))
  await rows
    .update(characters)
    .set({ look: member.look, visual_style_guide: member.guide })
    .where(eq(characters.id, row.id))
  return member
}

const withLook = (row: CharacterRow, look: CharacterLook): CastMember => ({
  row,
  look,
  guide: canonicalOf(row.name, row.type, row.age, look),
})

const orderOf = ({ id }: CharacterSpec) => (id === 'hero' ? 1 : Number(id.replace(/\D+/, '')) + 1)

export type Drawn = Omit<CastMember, 'row'> & { row: Pick<CharacterRow, 'name' | 'type' | 'character_order'> }

/** What of the description the look holds, and what not. */
export function endsOf({ row }: CastMember) {
  const ends = lookEnds(sitterOf(row))
  // What the dice chose was seen, and approved.
  return row.chosen_look?.seed === undefined ? ends : { ...ends, chosen: [] }
}

/** The cast of a story's plan as this book draws it; figures that the story brought along look as it says. */
export function asDrawn(planned: readonly CharacterSpec[], cast: readonly Drawn[]): CharacterSpec[] {
  return planned.map((spec) => {
    const named = cast.filter(({ row }) => row.name === (spec.called ?? spec.name) && row.type === spec.type)
    // Of two of one name, each is where the order has them.
    const member = named.find(({ row }) => row.character_order === orderOf(spec)) ?? named[0]
    return member ? { ...spec, look: member.look, canonical: member.guide } : spec
  })
}

/** A character outside any story, for a portrait. */
export function specOf({ row, look, guide }: CastMember): CharacterSpec {
  return {
    id: `character-${row.character_order}`,
    name: row.name,
    type: row.type,
    age: row.age,
    pronoun: row.gender ?? 'they',
    role: row.character_order === 1 ? 'hero' : 'companion',
    want: '',
    habit: '',
    relation: row.relationship_to_main,
    look,
    canonical: guide,
  }
}

/** The colours that make a character recognisable, the strongest first. */
export function paletteOf({ row, look }: CastMember): string[] {
  const clothes = look.outfit.colors.map((color) => CLOTH_PAINT[color])
  const people = look.outfit.top !== 'none'
  return people
    ? [...clothes, HAIR_PAINT[look.hair.color], SKIN_PAINT[look.skin]]
    : [coatPaints(look).hide, ...clothes.slice(0, row.type === 'other' ? 2 : 1)]
}
