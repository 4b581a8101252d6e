// Somebody who is only described yet, drawn at once and kept nowhere; and the colours of a photo, looked at and put away.

import type { z } from 'zod'
import type { CharacterSpec } from '../../stage/cast.ts'
import { dice } from '../../base/dice.ts'
import { STYLES } from '../../drawing/draw.ts'
import type { LongCall } from '../../platform/http/long-route.ts'
import { pronounOf } from '../../writing/brief/brief-lists.ts'
import { describeLook } from '../../writing/looks/describe-look.ts'
import { lookEnds } from '../../writing/looks/look-notices.ts'
import { kinLook } from '../../writing/looks/kin-look.ts'
import { canonicalOf, lookOf, readLook } from '../../writing/looks/look.ts'
import { defaultStyle, pictureSizes } from '../picture.ts'
import type { drawPortrait as portrait, suggestColors as colors } from '../portrait-contract.ts'
import { drawPicture } from './draw-picture.ts'
import { holdPhotos, holdPortraits } from './limits.ts'
import { readPhoto } from './photos.ts'
import { portraitPage } from './portrait.ts'

/** Nobody is named: the picture does not depend on it. */
const name = 'The hero'

export async function drawPortrait({ hands, caller, input, signal }: LongCall<z.output<typeof portrait.input>>) {
  await holdPortraits(hands, caller.id)
  const { type, age, physical_description: description, seed } = input
  const pronoun = input.gender ?? pronounOf(type, '')
  const look = lookOf(
    { name, type, age, pronoun, description, personality: '', relation: '' },
    dice(`portrait/${seed}`),
    kinOf(input),
  )
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
    ...lookEnds({ type, age, description }),
  }
}

/** The hero's portrait has said its looks in words: they are read as they would be drawn. */
function kinOf({ type, relation, hero_type, hero_description: description }: z.output<typeof portrait.input>) {
  if (hero_type === undefined) return undefined
  const hero = { name, type: hero_type, age: null, pronoun: pronounOf(hero_type, ''), description, personality: '' }
  const { look, chosen } = readLook({ ...hero, relation: '' }, dice(''))
  return chosen.length > 0 ? undefined : kinLook({ type, relation }, { type: hero_type, look })
}

export async function suggestColors({ hands, caller, input }: LongCall<z.output<typeof colors.input>>) {
  await holdPhotos(hands, caller.id)
  const { suggested } = await readPhoto(input.file)
  return suggested
}
