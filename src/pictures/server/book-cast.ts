// How the characters of a book look: frozen when they are first drawn, the same on every page from then on.

import { asc, eq } from 'drizzle-orm'
import { characters } from '../../../database/schema/books.ts'
import type { CharacterLook, CharacterSpec } from '../../stage/cast.ts'
import { dice, type Dice } from '../../base/dice.ts'
import type { Rows } from '../../platform/database/rows.ts'
import { pronounOf } from '../../writing/brief/brief-lists.ts'
import { kinLook } from '../../writing/looks/kin-look.ts'
import { lookEnds } from '../../writing/looks/look-notices.ts'
import { canonicalOf, lookOf } from '../../writing/looks/look.ts'
import { coatPaints } from '../../drawing/clothes/coat.ts'
import { CLOTH_PAINT, HAIR_PAINT, SKIN_PAINT } from '../../drawing/clothes/paints.data.ts'
import { isSameLook } from '../../books/chosen-look.ts'
import { noCharacters, noMainCharacter } from '../refusals.ts'

export type CharacterRow = typeof characters.$inferSelect
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

function rolledLook(row: CharacterRow, hero: Pick<CastMember, 'row' | 'look'> | undefined): CharacterLook {
  const kin =
    hero && kinLook({ type: row.type, relation: row.relationship_to_main }, { type: hero.row.type, look: hero.look })
  return lookOf(sitterOf(row), dieOf(row), kin)
}

/** What an approved portrait left open is as it showed, until another look is asked for. */
const dieOf = ({ book_id, character_order, look_seed, chosen_look }: CharacterRow): Dice =>
  chosen_look?.seed === undefined || look_seed > 0
    ? dice(`${book_id}/${character_order}/${look_seed}`)
    : portraitDie(chosen_look.seed)

export const portraitDie = (seed: string): Dice => dice(`portrait/${seed}`)

/** What is read of somebody's look: beside choices their own words, else the whole description. */
export const lookSaid = ({
  physical_description,
  chosen_look,
}: Pick<Described, 'physical_description' | 'chosen_look'>) => ({
  description: chosen_look?.words ?? physical_description,
  choices: chosen_look?.choices,
})

export type Described = Pick<
  CharacterRow,
  'type' | 'age' | 'gender' | 'physical_description' | 'chosen_look' | 'relationship_to_main'
>

/** How a book draws one of its characters, or would if it were as it is described here; nothing is frozen by looking. */
export function lookAhead(cast: readonly CharacterRow[], id: string, described: Described): CharacterLook | undefined {
  const [hero] = cast
  const row = cast.find((one) => one.id === id)
  if (!hero || !row) return undefined
  const { type, age, gender, physical_description, chosen_look } = described
  const isSaidAsItWas = chosen_look
    ? isSameLook(chosen_look, row.chosen_look)
    : physical_description === row.physical_description
  const isAsItWas = type === row.type && age === row.age && gender === row.gender && isSaidAsItWas
  if (isAsItWas && row.look) return row.look
  const heroSeen = row === hero ? undefined : { row: hero, look: hero.look ?? rolledLook(hero, undefined) }
  return rolledLook({ ...row, ...described }, heroSeen)
}

const withLook = (row: CharacterRow, look: CharacterLook): CastMember => ({
  row,
  look,
  guide: canonicalOf(row.name, row.type, row.age, look),
})

const sitterOf = (row: CharacterRow) => ({
  name: row.name,
  type: row.type,
  age: row.age,
  pronoun: row.gender ?? pronounOf(row.type, ''),
  ...lookSaid(row),
  personality: row.personality,
  relation: row.relationship_to_main,
})

const orderOf = ({ id }: CharacterSpec) => (id === 'hero' ? 1 : Number(id.replace(/\D+/, '')) + 1)

type Drawn = Omit<CastMember, 'row'> & { row: Pick<CharacterRow, 'name' | 'type' | 'character_order'> }

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
