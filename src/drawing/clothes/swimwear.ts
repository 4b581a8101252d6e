// What people wear in water that they stand or swim in, in their own colours; hair, aids and all that they are known by stay.
import { isDeep, placeCalled } from '../../stage/places/places.ts'
import type { CharacterSpec, CharacterType, Top } from '../../stage/cast.ts'
import type { Scene } from '../../stage/scene.ts'
import { cardOf } from '../../stage/things/cards.ts'

const SWIMMERS: ReadonlySet<CharacterType> = new Set(['girl', 'boy', 'woman', 'man'])
/** Who is dressed for the water, or covered as they want to be. */
const FITTING: ReadonlySet<Top> = new Set(['swimsuit', 'wetsuit', 'spacesuit', 'abaya', 'leotard'])
/** What comes off: a hat stays. */
const SHOD: ReadonlySet<string> = new Set(['boots', 'cape', 'scarf'])

export const isInWater = ({ place, props }: Pick<Scene, 'place' | 'props'>): boolean =>
  (isDeep(place) && placeCalled(place).deep === 'swim') || props.some((prop) => cardOf(prop).floods)

/** A vest for him, a swimsuit for everybody else, and what covers whoever covers her hair. */
function suitOf({ pronoun, look: { hair, outfit } }: CharacterSpec): Pick<typeof outfit, 'top' | 'bottom'> {
  if (hair.style === 'headscarf') return { top: 'wetsuit', bottom: outfit.bottom }
  return pronoun === 'he' ? { top: 'vest', bottom: 'trunks' } : { top: 'swimsuit', bottom: outfit.bottom }
}

export function inSwimwear(spec: CharacterSpec): CharacterSpec {
  const { outfit, accessory, also, ...look } = spec.look
  if (!SWIMMERS.has(spec.type) || FITTING.has(outfit.top)) return spec
  const kept = also?.filter(({ what }) => !SHOD.has(what))
  return {
    ...spec,
    look: {
      ...look,
      ...(kept && { also: kept }),
      accessory: SHOD.has(accessory) ? 'none' : accessory,
      outfit: { ...suitOf(spec), colors: outfit.colors, footwear: 'barefoot' },
    },
  }
}
