// Pages for tests and contact sheets: a cast of every kind, and scenes rolled from the closed lists.
import { COMMON } from '../../stage/things/card.ts'
import { cardOf, PROPS } from '../../stage/things/cards.ts'
import type { CharacterSpec, CharacterType } from '../../stage/cast.ts'
import {
  ACCESSORIES,
  BOTTOMS,
  CHARACTER_TYPES,
  CLOTH_COLORS,
  EYE_COLORS,
  HAIR_COLORS,
  HAIR_STYLES,
  SKINS,
  TOPS,
} from '../../stage/cast.ts'
import { HIDES } from '../../stage/finer-creature.data.ts'
import { dice, type Dice } from '../../base/dice.ts'
import { PLACES } from '../../stage/places/places.ts'
import { ACTIONS, EMOTIONS, SHOTS, TEXT_SIDES, TIMES, WEATHERS, type Scene } from '../../stage/scene.ts'
import type { Page } from '../composing/picture.ts'

/** The scorecard's pages stay what they were: a world's own things are looked at by the test of the closed lists. */
const SAMPLED = PROPS.filter((prop) => cardOf(prop).shelf === COMMON && !cardOf(prop).unsampled)

export function sampleSpec(type: CharacterType, id: string, die: Dice): CharacterSpec {
  const people = type === 'boy' || type === 'girl' || type === 'man' || type === 'woman' || type === 'fairy'
  const grown = type === 'man' || type === 'woman'
  const [first = 'tomato', second = 'sky'] = die.fork('cloth').shuffle(CLOTH_COLORS)
  return {
    id,
    name: id,
    type,
    age: grown ? (die.fork('age').next() < 0.5 ? 38 : 68) : 6,
    pronoun: type === 'girl' || type === 'woman' ? 'she' : type === 'boy' || type === 'man' ? 'he' : 'they',
    role: id === 'hero' ? 'hero' : 'companion',
    want: '',
    habit: '',
    relation: '',
    canonical: '',
    look: {
      skin: die.fork('skin').pick(SKINS),
      hair: { style: die.fork('hair').pick(HAIR_STYLES), color: die.fork('hair-color').pick(HAIR_COLORS) },
      eyes: die.fork('eyes').pick(EYE_COLORS),
      glasses: die.fork('glasses').pick(['none', 'none', 'round', 'square'] as const),
      hide: die.fork('hide').pick(HIDES),
      outfit: {
        top: people ? die.fork('top').pick(TOPS.slice(0, 8)) : 'none',
        bottom: people ? die.fork('bottom').pick(BOTTOMS.slice(0, 4)) : 'none',
        colors: [first, second],
      },
      accessory: die.fork('accessory').pick(ACCESSORIES),
      heads: grown ? 6.5 : people ? 4.5 : 3,
    },
  }
}

/** The pages of the scorecard stay what they are when acts are added; that every act can be drawn, compose.test.ts sees. */
const SAMPLED_ACTS = ACTIONS.slice(0, ACTIONS.indexOf('fall'))

export function sampleScene(cast: readonly CharacterSpec[], die: Dice): Scene {
  return {
    place: die.fork('place').pick(PLACES),
    time: die.fork('time').pick(TIMES),
    weather: die.fork('weather').pick(WEATHERS),
    who: cast.map((one) => ({
      id: one.id,
      action: die.fork(`action/${one.id}`).pick(SAMPLED_ACTS),
      emotion: die.fork(`emotion/${one.id}`).pick(EMOTIONS),
      gaze: 'other',
      ...(die.fork(`holds/${one.id}`).next() < 0.4 ? { holds: die.fork(`prop/${one.id}`).pick(SAMPLED) } : {}),
    })),
    props: [die.fork('prop').pick(SAMPLED)],
    shot: die.fork('shot').pick(SHOTS),
    mood: die.fork('mood').next() * 2 - 1,
    state: [],
    textSide: die.fork('side').pick(TEXT_SIDES),
  }
}

/** Page `n` of a book of random scenes with one cast. */
export function samplePage(book: number, n: number): Page {
  const die = dice(`sample/${book}`)
  const types = die.shuffle(CHARACTER_TYPES).slice(0, 2)
  const cast = types.map((type, i) => sampleSpec(type, i === 0 ? 'hero' : `pal${i}`, die.fork(`cast/${i}`)))
  return { scene: sampleScene(cast, die.fork(`page/${n}`)), cast, seed: book }
}
