// Somebody who is only described yet, drawn at once and kept nowhere; and the colours of a photo, looked at and put away.

import { asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { books, characters } from '../../../database/schema/books.ts'
import type { CharacterLook, CharacterSpec } from '../../stage/cast.ts'
import { characterNotFound } from '../../books/refusals.ts'
import { STYLES } from '../../drawing/draw.ts'
import type { FirstLook, LongCall } from '../../platform/http/long-route.ts'
import { pronounOf } from '../../writing/brief/brief-lists.ts'
import { describeLook } from '../../writing/looks/describe-look.ts'
import { lookEnds } from '../../writing/looks/look-notices.ts'
import { kinLook } from '../../writing/looks/kin-look.ts'
import { canonicalOf, lookOf, readLook } from '../../writing/looks/look.ts'
import { defaultStyle, pictureSizes } from '../picture.ts'
import type { drawPortrait as portrait, suggestColors as colors } from '../portrait-contract.ts'
import { lookAhead, lookSaid, portraitDie } from '../../books/server/book-looks.ts'
import { drawPicture } from './draw-picture.ts'
import { holdPhotos, holdPortraits } from './limits.ts'
import { readPhoto } from './photos.ts'
import { portraitPage } from './portrait.ts'

/** Nobody is named: the picture does not depend on it. */
const name = 'The hero'

type Asked = z.output<typeof portrait.input>

/** Of a character of the caller's: the look that its book gives it. */
export async function lookAtSitter({ rows, hands, caller, input }: FirstLook<Asked>) {
  const { character_id: id, type, age, gender, physical_description, chosen_look, relation } = input
  if (id === undefined) return undefined
  const [found] = await rows
    .select({ book: books.id, owner: books.user_id })
    .from(characters)
    .innerJoin(books, eq(books.id, characters.book_id))
    .where(eq(characters.id, id))
  if (!found || !hands.ownership.owns(caller, found.owner)) throw characterNotFound()
  const cast = await rows
    .select()
    .from(characters)
    .where(eq(characters.book_id, found.book))
    .orderBy(asc(characters.character_order))
  return lookAhead(cast, id, { type, age, gender, physical_description, chosen_look, relationship_to_main: relation })
}

export async function drawPortrait(
  { hands, caller, input, signal }: LongCall<Asked>,
  known: CharacterLook | undefined,
) {
  await holdPortraits(hands, caller.id)
  const { type, age, seed } = input
  const sitter = { ...sitterOf(input), relation: input.relation }
  const { pronoun, description, choices, relation } = sitter
  const look = known ?? lookOf(sitter, portraitDie(seed), kinOf(input))
  const canonical = canonicalOf(name, type, age, look)
  const spec: CharacterSpec = {
    ...{ id: 'hero', name, type, age, pronoun, role: 'hero', want: '', habit: '', relation: '', look, canonical },
  }
  const style = STYLES.find((one) => one === input.art_style_id) ?? defaultStyle
  const order = { page: portraitPage(spec), style, width: pictureSizes.portrait, crop: 'face' } as const
  const { webp } = await drawPicture(order, { turn: 'first', signal })
  return {
    picture: `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`,
    described: describeLook(type, look),
    ...lookEnds({ type, age, description, relation, choices }),
  }
}

const sitterOf = ({ type, age, gender, ...said }: NonNullable<Asked['hero']>) => ({
  ...{ name, type, age, pronoun: gender ?? pronounOf(type, ''), personality: '', relation: '' },
  ...lookSaid(said),
})

/** The hero's look is made as its own portrait makes it; without a seed what is left open of it is nobody's yet. */
function kinOf({ type, relation, hero }: Asked) {
  if (hero === undefined) return undefined
  const seed = hero.chosen_look?.seed
  const { look, chosen } = readLook(sitterOf(hero), portraitDie(seed ?? ''))
  return seed === undefined && chosen.length > 0 ? undefined : kinLook({ type, relation }, { type: hero.type, look })
}

export async function suggestColors({ hands, caller, input }: LongCall<z.output<typeof colors.input>>) {
  await holdPhotos(hands, caller.id)
  const { suggested } = await readPhoto(input.file)
  return suggested
}
