// Somebody of a kind: chosen by a die, so that a book's baker is one person on all of its pages.
import { SKINS, type CharacterSpec } from '../../stage/cast.ts'
import { dice, type Dice } from '../../base/dice.ts'
import { kindCalled } from '../../stage/people/people.ts'
import type { Extra } from '../../stage/people/extra.ts'
import type { Kind } from '../../stage/people/person-card.ts'

const HAIR_COLORS = ['black', 'brown', 'chestnut', 'blonde', 'red'] as const
const SMALL_THINGS = [
  'none',
  'none',
  'none',
  'none',
  'scarf',
  'bow-tie',
  'backpack',
  'flower',
  'hat',
  'hearing-aid',
] as const

/** Nobody could be taken for the hero. */
export function specOf(kind: Kind, die: Dice, hero?: CharacterSpec): CharacterSpec {
  const unlike = <T>(list: readonly T[], own: T | undefined) => list.filter((one) => one !== own)
  const free = unlike(kind.colors, hero?.look.outfit.colors[0])
  const colors = kind.colors.length > 2 ? die.fork('cloth').shuffle(free) : kind.colors
  const age = die.fork('age').pick([...kind.ages])
  const old = age >= 60
  const grown = age > 14
  const [top = 'teal', bottom = 'navy'] = colors
  const hairColor = kind.hairColor ?? (old ? (['white', 'grey'] as const) : unlike(HAIR_COLORS, hero?.look.hair.color))
  const bottoms =
    kind.bottom ??
    (grown
      ? kind.type === 'woman'
        ? (['trousers', 'skirt'] as const)
        : (['trousers'] as const)
      : (['trousers', 'shorts', 'leggings'] as const))
  return {
    id: 'extra',
    name: '',
    type: kind.type,
    age,
    pronoun: kind.type === 'man' || kind.type === 'boy' ? 'he' : 'she',
    role: 'figure',
    want: '',
    habit: '',
    relation: '',
    canonical: '',
    look: {
      skin: die.fork('skin').pick(kind.skin ? [...kind.skin] : unlike(SKINS.slice(1, 7), hero?.look.skin)),
      hair: {
        style: die.fork('hair').pick([...kind.hair]),
        color: die.fork(old ? 'white' : 'hair-color').pick([...hairColor]),
      },
      eyes: die.fork('eyes').pick(['brown', 'hazel', 'dark'] as const),
      glasses:
        kind.glasses ??
        (die.fork('glasses').next() < (old ? 0.6 : 0.18)
          ? die.fork('lens').pick(['round', 'square'] as const)
          : 'none'),
      ...(kind.beard && { beard: kind.beard }),
      hide: 'brown',
      outfit: {
        top: die.fork('top').pick([...kind.top]),
        bottom: die.fork('bottom').pick([...bottoms]),
        colors: [top, bottom],
      },
      accessory:
        kind.accessory ??
        die
          .fork('accessory')
          .pick(SMALL_THINGS.filter((one) => one !== 'flower' || kind.type === 'girl' || kind.type === 'woman')),
      // Adults of the cast have six and a half.
      heads: grown ? 6 + die.fork('heads').next() * 0.6 : age > 3 ? 4.5 : 4,
    },
  }
}

/** The one of a card whose every trait is given; `over`: dressed otherwise. */
export const theOne = (extra: Extra, over: Partial<Kind> = {}): CharacterSpec =>
  specOf({ ...kindCalled(extra), ...over }, dice('the one'))
