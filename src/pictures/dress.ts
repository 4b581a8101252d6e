// Puts on a character what its member wished for one page: what is known of it otherwise stays.

import type { Accessory, CharacterLook, CharacterSpec, Worn } from '../stage/cast.ts'
import { AIDS } from '../stage/finer-look.data.ts'
import type { Dress } from '../stage/dress.ts'
import type { Scene } from '../stage/scene.ts'
import { WORN_PLACES } from '../writing/looks/finer/words/worn-places.data.ts'
import { canonicalOf } from '../writing/looks/look.ts'

/** Never taken off or hidden by a wish about clothes. */
export const ITS_OWN: ReadonlySet<Accessory> = new Set<Accessory>(['wheelchair', 'hearing-aid', ...AIDS])

export const wornBy = ({ accessory, accessoryColor, accessoryMore, also = [] }: CharacterLook): Worn[] =>
  [{ what: accessory, ...(accessoryColor && { color: accessoryColor }), ...accessoryMore }, ...also].filter(
    ({ what }) => what !== 'none',
  )

const share = (one: Accessory, other: Accessory) =>
  one === other || WORN_PLACES[one].some((place) => WORN_PLACES[other].includes(place))

export function dressed(spec: CharacterSpec, wears: Dress | undefined): CharacterSpec {
  if (!wears) return spec
  const { put = [], without = [], glasses, frames, top, topColor, bottom, bottomColor, shoes } = wears
  const { accessoryColor: _, accessoryMore: ___, also: __, ...bare } = spec.look
  const kept = wornBy(spec.look).filter(
    ({ what }) => ITS_OWN.has(what) || (!without.includes(what) && !put.some((other) => share(what, other.what))),
  )
  const [first, ...also] = [...kept, ...put]
  const { colors, ...outfit } = spec.look.outfit
  const { what: _what, color: _color, ...more } = first ?? { what: 'none' }
  const look: CharacterLook = {
    ...bare,
    ...(Object.keys(more).length > 0 && { accessoryMore: more }),
    accessory: first?.what ?? 'none',
    ...(first?.color && { accessoryColor: first.color }),
    ...(also.length > 0 && { also }),
    ...(glasses && { glasses }),
    ...(frames && { frames }),
    outfit: {
      ...outfit,
      ...(top && { top }),
      ...(bottom && { bottom }),
      ...(shoes && { shoes }),
      colors: [topColor ?? colors[0], bottomColor ?? colors[1]],
    },
  }
  return { ...spec, look, canonical: canonicalOf(spec.name, spec.type, spec.age, look) }
}

export const dressedFor = ({ who }: Scene, cast: readonly CharacterSpec[]): CharacterSpec[] =>
  cast.map((spec) => dressed(spec, who.find(({ id }) => id === spec.id)?.wears))
