// A look in the words it is read from: whoever reads them draws the same figure again, whatever the dice say.

import {
  type Beard,
  type CharacterLook,
  type CharacterType,
  type EyeColor,
  type Glasses,
  type HairStyle,
  type Worn,
} from '../../stage/cast.ts'
import { FURTHER_EYE_COLORS, PAW_WEAR } from '../../stage/finer-look.data.ts'
import { wornColor } from '../../stage/worn-color.ts'
import { CLOTH_NAMES } from './cloth-word.ts'
import { article } from '../english/grammar.ts'
import { creaturePhrases, kindWords, wholeWords } from './creature/say-creature.ts'
import { PEOPLE } from './heard-look.ts'
import { CURLS } from './look.ts'

export const SKIN_NAMES: Readonly<Record<string, string>> = { tan: 'tanned', deep: 'deep brown' }
const HAIR: Readonly<Record<HairStyle, (color: string) => string>> = {
  short: (color) => `short ${color} hair`,
  bob: (color) => `${color} hair in a bob`,
  long: (color) => `long ${color} hair`,
  ponytail: (color) => `${color} hair in a ponytail`,
  pigtails: (color) => `${color} hair in pigtails`,
  braids: (color) => `${color} hair in braids`,
  bun: (color) => `${color} hair in a bun`,
  curly: (color) => `curly ${color} hair`,
  afro: (color) => `${color} hair, an afro`,
  puffs: (color) => `${color} hair in puffs`,
  spiky: (color) => `spiky ${color} hair`,
  wavy: (color) => `wavy ${color} hair`,
  bald: () => 'a bald head',
  locs: (color) => `${color} hair in locs`,
  headscarf: () => 'a headscarf',
  cornrows: (color) => `${color} hair in cornrows`,
  'box-braids': (color) => `${color} hair in box braids`,
  twists: (color) => `${color} hair in twists`,
  'bantu-knots': (color) => `${color} hair in bantu knots`,
  braid: (color) => `${color} hair in one plait`,
  'crown-braid': (color) => `${color} hair in a crown braid`,
  'space-buns': (color) => `${color} hair in space buns`,
  'low-bun': (color) => `${color} hair in a low bun`,
  'half-up': (color) => `${color} hair half up`,
  'side-ponytail': (color) => `${color} hair in a side ponytail`,
  'high-ponytail': (color) => `${color} hair in a high ponytail`,
  'buzz-cut': (color) => `a ${color} buzz cut`,
  fade: (color) => `a ${color} fade`,
  mohawk: (color) => `a ${color} mohawk`,
  quiff: (color) => `a ${color} quiff`,
  pixie: (color) => `a ${color} pixie cut`,
  undercut: (color) => `a ${color} undercut`,
  mullet: (color) => `a ${color} mullet`,
  'bowl-cut': (color) => `a ${color} bowl cut`,
  'straight-short': (color) => `short ${color} hair`,
  receding: (color) => `${color} receding hair`,
  wisp: (color) => `a wisp of ${color} hair`,
}
/** By the name of the style, with the colour or without it. */
export const HAIR_PHRASES: ReadonlyMap<string, (color: string) => string> = new Map(Object.entries(HAIR))
export const BEARD_NAMES: Readonly<Record<Beard, string>> = {
  none: 'clean-shaven',
  moustache: 'a moustache',
  beard: 'a beard',
  goatee: 'a goatee',
  stubble: 'stubble',
  'long-beard': 'a long beard',
  'curled-moustache': 'a moustache',
  'side-whiskers': 'sideburns',
}
/** With the colour of the frames, or without it. */
const GLASSES_WORDS: Readonly<Record<Glasses, string>> = {
  none: 'no glasses',
  round: 'round glasses',
  square: 'square glasses',
  'cat-eye': 'cat eye glasses',
  hearts: 'heart shaped glasses',
  sunglasses: 'sunglasses',
  stars: 'star shaped glasses',
  'half-moon': 'half moon glasses',
}
const WORN_IN_PAIRS: ReadonlySet<string> = new Set(['boots', 'headphones', ...PAW_WEAR])
const OWN_EYES: ReadonlySet<CharacterType> = new Set(['dragon', 'robot'])
const SEEN_EYES: ReadonlySet<EyeColor> = new Set(FURTHER_EYE_COLORS)

/** As much as has to be said for it to be read again as it is. */
export function hairWords(type: CharacterType, { style, color, cropped, cloth }: CharacterLook['hair']): string {
  const isLong = !cropped && (type === 'boy' || type === 'man') && CURLS.has(style)
  if (style === 'headscarf' && cloth) return `a ${CLOTH_NAMES[cloth]} headscarf`
  return `${cropped ? 'short ' : isLong ? 'long ' : ''}${HAIR[style](color)}`
}

const NAMES: Readonly<Record<string, string>> = {
  flower: 'flower in the hair',
  neckerchief: 'bandana',
  'paw-shoes': 'trainers',
  'paw-socks': 'knitted socks',
  'paw-skates': 'roller skates',
}

/** "a red scarf": the colour only where it is seen and was said, or where nothing else tells it. */
function wornWords({ what, color }: Worn): string {
  if (what === 'none') return 'nothing else'
  const thing = NAMES[what] ?? what.replace('garb-', '').replace('-', ' ')
  const words = `${color ? `${CLOTH_NAMES[color]} ` : ''}${thing}`
  return WORN_IN_PAIRS.has(what) ? words : `${article(words)} ${words}`
}

export function describeLook(type: CharacterType, look: CharacterLook): string {
  const { outfit, accessory, also = [] } = look
  const [upper, lower] = outfit.colors.map((color) => CLOTH_NAMES[color])
  if (!PEOPLE.has(type)) {
    const color = wornColor(look)
    const eyes = SEEN_EYES.has(look.eyes) || !OWN_EYES.has(type) ? [`${look.eyes} eyes`] : []
    const worn = [{ what: accessory, ...(color && accessory !== 'none' && { color }) }, ...also]
    const species = look.species ? [kindWords(type, look)] : []
    const finer = creaturePhrases(look)
    return [...wholeWords(look), ...species, ...finer, ...eyes, ...worn.map(wornWords)].join(', ')
  }
  const first = { what: accessory, ...(look.accessoryColor && { color: look.accessoryColor }) }
  return [
    `${SKIN_NAMES[look.skin] ?? look.skin} skin`,
    hairWords(type, look.hair),
    `${look.eyes} eyes`,
    ...(look.glasses === 'none'
      ? []
      : [`${look.frames ? `${CLOTH_NAMES[look.frames]} ` : ''}${GLASSES_WORDS[look.glasses]}`]),
    ...(look.freckles === undefined ? [] : [look.freckles ? 'freckles' : 'no freckles']),
    ...(look.beard === undefined || (look.beard === 'none' && type !== 'man') ? [] : [BEARD_NAMES[look.beard]]),
    `a ${upper} ${outfit.top}`,
    `${lower} ${outfit.bottom}${outfit.top === 'dress' ? ' hidden underneath' : ''}`,
    ...(outfit.shoes ? [`${CLOTH_NAMES[outfit.shoes]} shoes`] : []),
    ...[first, ...also].map(wornWords),
  ].join(', ')
}
