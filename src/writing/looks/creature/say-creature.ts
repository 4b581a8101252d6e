// A creature's finer look in the words it is read from.
import type { CharacterLook, CharacterType } from '../../../stage/cast.ts'
import {
  COUNTED,
  PATTERNED,
  type BreedForm,
  type CoatKind,
  type Counted,
  type CreaturePart,
  type EarForm,
  type FurForm,
  type Hide,
  type TailForm,
  type Trait,
} from '../../../stage/finer-creature.data.ts'
import { article } from '../../english/grammar.ts'
import { SINGULAR } from './part-words.data.ts'

const HIDE_NAMES: Readonly<Partial<Record<Hide, string>>> = { copper: 'copper coloured' }
const hideName = (hide: Hide): string => HIDE_NAMES[hide] ?? hide.replace('-', ' ')

const COAT_NAMES: Readonly<Partial<Record<CoatKind, string>>> = { 'tan-points': 'tricolour' }
/** Coats that are called after what is on them. */
const ON: ReadonlySet<CoatKind> = new Set<CoatKind>([
  'spots',
  'stripes',
  'patches',
  'speckles',
  'dapples',
  'stars',
  'rosettes',
  'points',
  'zigzag',
  'hearts',
  'flowers',
  'swirls',
  'diamonds',
  'moons',
  'glitter',
])
const BUILDS: Readonly<Record<BreedForm, string>> = {
  low: 'short legs',
  long: 'a long body',
  tall: 'long legs',
  stocky: 'stocky',
  'flat-face': 'a flat face',
  slim: 'slim',
  tiny: 'a tiny build',
}
const FURS: Readonly<Record<FurForm, string>> = {
  long: 'long fur',
  curly: 'curly fur',
  smooth: 'smooth fur',
  spiky: 'spiky fur',
}
const TAILS: Readonly<Record<TailForm, string>> = {
  curly: 'a curly tail',
  bushy: 'a bushy tail',
  long: 'a long tail',
  short: 'a short tail',
  none: 'no tail',
}
const EARS: Readonly<Record<EarForm, string>> = {
  floppy: 'floppy ears',
  pointed: 'pointed ears',
  long: 'long ears',
  round: 'round ears',
  lop: 'lop ears',
  bat: 'bat ears',
}

/** As it is called, but for these. */
const TRAIT_NAMES: Readonly<Partial<Record<Trait, string>>> = {
  'torn-ear': 'a torn ear',
  'square-head': 'a square head',
  'round-head': 'a round head',
  'big-head': 'a big head',
  'small-head': 'a small head',
  'long-neck': 'a long neck',
  'wide-mouth': 'a wide mouth',
  trunk: 'a trunk',
  fringe: 'hair over its eyes',
  'forked-tail': 'a forked tail',
  'spiked-tail': 'a spiked tail',
  'tufted-tail': 'a tufted tail',
  'heart-tail': 'a heart shaped tail',
  'lit-tail': 'a glowing tail',
  propeller: 'a propeller on its head',
  'leaf-on-head': 'a leaf on its head',
  'thin-limbs': 'thin arms',
  'back-spikes': 'spikes down its back',
  'insect-wings': 'dragonfly wings',
}
const traitWords = (trait: Trait): string => TRAIT_NAMES[trait] ?? trait.replaceAll('-', ' ')

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', '11', '12']
const countWords = (counted: Counted, number: number) =>
  `${NUMBERS[number] ?? number} ${number === 1 ? SINGULAR[counted] : counted}`

const MARKED_PARTS: Readonly<Partial<Record<CreaturePart, string>>> = {
  'left-eye': 'left eye',
  'right-eye': 'right eye',
}

function patchWords(part: CreaturePart, color: Hide): string {
  const name = hideName(color)
  if (MARKED_PARTS[part]) return `${article(name)} ${name} patch over the ${MARKED_PARTS[part]}`
  return `${name} ${part.replaceAll('-', ' ')}`
}

function coatWords({ coat, hide }: CharacterLook): string[] {
  if (!coat || coat.kind === 'plain') return []
  if (coat.kind === 'halves') return [`half ${hideName(hide)} half ${hideName(coat.color ?? hide)}`]
  const name = COAT_NAMES[coat.kind] ?? coat.kind
  return [coat.color && ON.has(coat.kind) ? `${hideName(coat.color)} ${name}` : name]
}

const PATTERN_NAMES: Readonly<Partial<Record<CoatKind, string>>> = {
  spots: 'spotted',
  stripes: 'striped',
  patches: 'patchy',
  speckles: 'speckled',
  dapples: 'dappled',
  stars: 'starry',
  glitter: 'glittery',
  flowers: 'flowery',
  swirls: 'swirly',
}

/** "A striped tail", and in which two colours. */
const patternedWords = ({ patterned = {}, patches = [] }: CharacterLook): string[] =>
  PATTERNED.flatMap((part) => {
    const own = patterned[part]
    if (!own) return []
    const ground = patches.find((patch) => patch.part === part)?.color
    const colors = own.color && ground ? `${hideName(ground)} and ${hideName(own.color)} ` : ''
    return [`${colors}${PATTERN_NAMES[own.kind] ?? own.kind} ${part}`]
  })

const STATUES: ReadonlySet<string> = new Set(['bronze', 'stone'])

/** How large, how old, what it is made of and of which colour. */
export function wholeWords({ size, old, made, hide }: CharacterLook): string[] {
  const stuff = made === undefined ? [] : [STATUES.has(made) ? made : `made of ${made}`]
  const color = made === undefined || STATUES.has(made) ? [hideName(hide)] : []
  return [...(size ? [size] : []), ...(old === true ? ['old'] : []), ...stuff, ...color]
}

/** What it is called: its animal, else its kind. */
export const kindWords = (type: CharacterType, { species }: CharacterLook): string =>
  species?.replace('-', ' ') ?? (type === 'other' ? 'creature' : type)

/** Each trait that is drawn, in a phrase of its own. */
export function creaturePhrases(look: CharacterLook): string[] {
  const { patches = [], counts = {}, ears, tail, fur, shape, glows, traits = [] } = look
  const numbers = COUNTED.flatMap((counted) => {
    const number = counts[counted]
    return number === undefined ? [] : [countWords(counted, number)]
  })
  return [
    ...coatWords(look),
    ...numbers,
    ...patches.map(({ part, color }) => patchWords(part, color)),
    ...patternedWords(look),
    ...(ears ? [EARS[ears]] : []),
    ...(tail ? [TAILS[tail]] : []),
    ...(fur ? [FURS[fur]] : []),
    ...(shape ? [BUILDS[shape]] : []),
    ...(glows ? ['glowing'] : []),
    ...traits.map(traitWords),
  ]
}
