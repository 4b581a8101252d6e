// How a book draws its characters: as it was chosen or described, and where nothing was said as the dice fall; the same whenever it is asked.

import type { characters } from '../../../database/schema/books.ts'
import { dice, type Dice } from '../../base/dice.ts'
import type { CharacterLook } from '../../stage/cast.ts'
import type { Brief } from '../../writing/brief/brief.ts'
import { pronounOf } from '../../writing/brief/brief-lists.ts'
import { kinLook } from '../../writing/looks/kin-look.ts'
import { lookOf } from '../../writing/looks/look.ts'
import { isSameLook } from '../chosen-look.ts'

export type CharacterRow = typeof characters.$inferSelect

/** As much of a character as its look is made from; of a book that is not made yet, too. */
export type Sitting = Described &
  Pick<CharacterRow, 'book_id' | 'character_order' | 'name' | 'personality' | 'look' | 'look_seed'>

interface Seen {
  row: Sitting
  look: CharacterLook
}

export function rolledLook(row: Sitting, hero: Seen | undefined): CharacterLook {
  const kin =
    hero && kinLook({ type: row.type, relation: row.relationship_to_main }, { type: hero.row.type, look: hero.look })
  return lookOf(sitterOf(row), dieOf(row), kin)
}

/** What an approved portrait left open is as it showed, until another look is asked for. */
const dieOf = ({ book_id, character_order, look_seed, chosen_look }: Sitting): Dice =>
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
  // With the words that stand there goes what was chosen beside them.
  const chosen = chosen_look ?? (isSaidAsItWas ? row.chosen_look : null)
  return rolledLook({ ...row, ...described, chosen_look: chosen }, heroSeen)
}

export const sitterOf = (row: Sitting) => ({
  name: row.name,
  type: row.type,
  age: row.age,
  pronoun: row.gender ?? pronounOf(row.type, ''),
  ...lookSaid(row),
  personality: row.personality,
  relation: row.relationship_to_main,
})

/** A brief whose characters look as their book draws them: a story rolls nobody's look anew. `cast`: in the book's order. */
export function withLooks(brief: Brief, cast: readonly Sitting[]): Brief {
  const seen: Seen[] = []
  for (const row of cast) seen.push({ row, look: row.look ?? rolledLook(row, seen[0]) })
  const characters = brief.characters.map((one) => {
    const at = seen.findIndex(({ row }) => row.name === one.name && row.type === one.type)
    const [found] = at < 0 ? [] : seen.splice(at, 1)
    return found ? { ...one, look: found.look } : one
  })
  return { ...brief, characters }
}
