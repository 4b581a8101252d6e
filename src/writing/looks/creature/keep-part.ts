// Keeps what was said of one part of a creature: its colour, its form, how many of it there are, or that there is none.
import { BODY_OF, DRAWN_PARTS, MOST_DRAWN } from '../../../stage/drawn-creature.data.ts'
import type { CharacterType, EyeColor } from '../../../stage/cast.ts'
import type { Counted, CreaturePart, Hide, Species } from '../../../stage/finer-creature.data.ts'
import { keep } from '../heard-look.ts'
import { FURTHER_EYE_COLORS } from '../../../stage/finer-look.data.ts'
import { PARTS_OF } from '../look-words.data.ts'
import { isEnd, isJoin, type About } from './about.ts'
import type { Around, Heard, Kept } from './heard-animal.ts'
import { isDrawnOn, isFormDrawn, keepForm } from './keep-form.ts'
import { nouns, type Noun } from './nouns.ts'
import { COUNTED_OF, NUMBERLESS, SINGULAR } from './part-words.data.ts'
import { OWN_COUNTS } from './species.data.ts'
import { longest, type Found } from './words-of.ts'

const PAWED: ReadonlySet<CharacterType> = new Set(['dog', 'cat', 'rabbit', 'other'])

/** How many its kind has. */
function usualOf({ look, type }: Pick<Heard, 'look' | 'type'>, counted: Counted): number {
  const { species } = look.creature
  const own = species && OWN_COUNTS[species]?.[counted]
  return own ?? PARTS_OF[type]?.[SINGULAR[counted]] ?? 0
}

/** Who goes on paws may lack a leg, and has no fifth. */
const mostOf = ({ type }: Heard, counted: Counted): number =>
  Math.min(MOST_DRAWN[counted] ?? -1, counted === 'legs' && PAWED.has(type) ? 4 : 9)

function count(heard: Heard, counted: Counted, number: number): boolean {
  const { look } = heard
  if (number === usualOf(heard, counted) && look.creature.counts?.[counted] === undefined) return true
  if (number > mostOf(heard, counted) || !isDrawnOn(look.creature.species, counted)) return false
  const already = look.creature.counts?.[counted]
  if (already !== undefined && already !== number) return false
  look.creature = { ...look.creature, counts: { ...look.creature.counts, [counted]: number } }
  return true
}

/** What only some have: a colour of it is seen on nobody else. */
const SELDOM: ReadonlySet<CreaturePart> = new Set<CreaturePart>([
  'horns',
  'wings',
  'antennae',
  'wheels',
  'tail',
  'arms',
  'ears',
])
const ONLY: Readonly<Partial<Record<CreaturePart, readonly CharacterType[]>>> = {
  screen: ['robot'],
  hair: ['monster', 'alien', 'other'],
  mane: ['other', 'dog', 'cat', 'dragon'],
  claws: ['dragon', 'monster', 'other'],
  spikes: ['dragon', 'monster'],
}

/** What only a few kinds have. */
const OF_SPECIES: Readonly<Partial<Record<CreaturePart, (species: Species) => boolean>>> = {
  beak: (species) => BODY_OF[species] === 'bird',
  comb: (species) => species === 'hen' || species === 'rooster',
  shell: (species) => species === 'tortoise' || species === 'snail',
}

function hasPart(heard: Heard, part: CreaturePart): boolean {
  const counted = COUNTED_OF[part]
  const { species } = heard.look.creature
  const isTheirs = OF_SPECIES[part]
  if (isTheirs) return species !== undefined && isTheirs(species)
  if (ONLY[part]) return ONLY[part].includes(heard.type)
  if (!SELDOM.has(part) || counted === undefined) return true
  return (heard.look.creature.counts?.[counted] ?? usualOf(heard, counted)) > 0 || species !== undefined
}

export function keepPart(
  heard: Heard,
  { part, word }: Noun & { kind: 'part' },
  noun: Found<Noun>,
  about: Around,
  isDenied: boolean,
): Kept | undefined {
  const { forms, paints } = about
  const counted = COUNTED_OF[part]
  if (isDenied) return forms.length + paints.length === 0 ? deny(heard, part, counted) : undefined
  if (paints.length > 1 || !forms.every(isFormDrawn)) return undefined
  const number = about.count ?? (isOneOf(part, word, about) ? 1 : undefined)
  const shared = isBare(about) ? sharedPaint(heard, noun.from) : undefined
  const hide = paints[0]?.hide ?? shared
  if (paints.length > 0 && hide === undefined) return undefined
  const one = hide ? sided(part, about, heard.type, number) : undefined
  if (!isNumberKept(heard, part, number, one) || (about.side && !one)) return undefined
  if (hide && one && !paint(heard, one, hide)) return undefined
  if (!hide && forms.length === 0 && isUsual(heard, counted, number)) return bare(heard, part, number, about)
  return forms.every((form) => keepForm(heard.look, form, true)) ? { used: shared ? [noun.from - 1] : [] } : undefined
}

const isOneOf = (part: CreaturePart, word: string, { isOne }: About) =>
  isOne && !/s$|ed$/.test(word) && !NUMBERLESS.has(part)

const isUsual = (heard: Heard, counted: Counted | undefined, number: number | undefined) =>
  number === undefined || counted === undefined || number === usualOf(heard, counted)

/** "With horns": there are some, where its kind has none; and an octopus has eight arms, as said. */
function bare(heard: Heard, part: CreaturePart, number: number | undefined, { isOne }: About): Kept | undefined {
  const { species } = heard.look.creature
  const counted = COUNTED_OF[part]
  if (number !== undefined) return species && counted && OWN_COUNTS[species]?.[counted] === number ? {} : undefined
  return isOne ? undefined : some(heard, part, counted)
}

/** A number that says which of them is meant counts nothing. */
function isNumberKept(
  heard: Heard,
  part: CreaturePart,
  number: number | undefined,
  one: CreaturePart | undefined,
): boolean {
  if (number === undefined || (one !== undefined && one !== part)) return true
  const counted = COUNTED_OF[part]
  return counted ? count(heard, counted, number) : FOUR.test(`${part}${number}`)
}

const FOUR = /^(?:paws4|feet[24]|cheeks2)$/
const isBare = ({ paints, forms, count, side }: About) =>
  paints.length + forms.length === 0 && count === undefined && side === undefined

/** "dark face and paws": the colour is that of both. */
function sharedPaint({ words, last }: Heard, at: number): Hide | undefined {
  return last && isJoin(words[at - 1]) && last.end === at - 1 && last.about.paints.length === 1
    ? last.about.paints[0]?.hide
    : undefined
}

function deny(heard: Heard, part: CreaturePart, counted: Counted | undefined): Kept | undefined {
  if (counted === undefined || usualOf(heard, counted) === 0) return undefined
  if (part === 'tail') return keepForm(heard.look, 'tail:none', true) ? {} : undefined
  return count(heard, counted, 0) ? {} : undefined
}

/** "with horns" of whoever has none. */
function some(heard: Heard, part: CreaturePart, counted: Counted | undefined): Kept | undefined {
  if (counted === undefined || usualOf(heard, counted) > 0 || !/^(?:horns|wings|antennae|tail|wheels)$/.test(part))
    return undefined
  return count(heard, counted, part === 'tail' ? 1 : 2) ? {} : undefined
}

function paint(heard: Heard, part: CreaturePart, color: Hide): boolean {
  const { look } = heard
  if (!DRAWN_PARTS.has(part) || !hasPart(heard, part)) return false
  const others = (look.creature.patches ?? []).filter((patch) => patch.part !== part)
  look.creature = { ...look.creature, patches: [...others, { part, color }] }
  return true
}

/** Left or right, front or back: of one without a side, the left. */
function sided(
  part: CreaturePart,
  { side, which, isOne }: About,
  type: CharacterType,
  number: number | undefined,
): CreaturePart | undefined {
  const one = number === 1 || (isOne && number === undefined)
  if (part === 'ears') return side ? `${side}-ear` : one ? 'left-ear' : part
  if (part === 'face' && type === 'dog') return 'muzzle'
  if (part !== 'paws' || number === 3) return side || number === 3 ? undefined : part
  if (which === 'back') return side || one ? undefined : 'back-paws'
  if (side || one) return `${side ?? 'left'}-front-paw`
  return which === 'front' || number === 2 ? 'front-paws' : part
}

const FURTHER: ReadonlySet<string> = new Set(FURTHER_EYE_COLORS)

/** "three yellow eyes"; two of them are read with the rest. */
export function keepCounted(
  heard: Heard,
  counted: Counted,
  word: string,
  { paints, count: said, isOne, side, forms }: Around,
  isDenied: boolean,
): Kept | undefined {
  const number = isDenied ? 0 : (said ?? (isOne && !/s$|ed$/.test(word) ? 1 : undefined))
  if (number === undefined || side || forms.length > 0 || paints.length > 1) return undefined
  if (number > mostOf(heard, counted) || (counted === 'eyes' && isPairOfEyes(heard, number))) return undefined
  if (paints.length > 0 && !(counted === 'eyes' && keepEyes(heard, paints[0]?.eyes))) return undefined
  return count(heard, counted, number) ? {} : undefined
}

/** Two of them are read with the rest, and so are two that are named one by one. */
const isPairOfEyes = (heard: Heard, number: number) =>
  number === usualOf(heard, 'eyes') ||
  (number === 1 && heard.words.filter((one) => /^eyes?$/.test(one.word)).length > 1)

/** A dragon's and a robot's are their own, but for what is only theirs who say so. */
function keepEyes({ type, look }: Heard, color: EyeColor | undefined): boolean {
  const isOwn = type === 'dragon' || type === 'robot'
  return color !== undefined && (!isOwn || FURTHER.has(color)) && keep(look, 'eyes', color)
}

const OVER = /^(?:on|over|around|round|at|to|across|under)$/

/** "a white patch over his left eye", "a black tip to her tail". */
export function keepMark(heard: Heard, noun: Found<Noun>, { paints, end }: Around): Kept | undefined {
  const { words } = heard
  const color = paints[0]?.hide
  if (!color || paints.length > 1 || !OVER.test(words[end]?.word ?? '')) return undefined
  let at = end + 1
  const side: About = { paints: [], isOne: false, forms: [], used: new Set() }
  for (; /^(?:the|his|her|its|their|one|a|left|right|front|back)$/.test(words[at]?.word ?? ''); at += 1) {
    const word = words[at]?.word
    if (word === 'left' || word === 'right') side.side = word
    if ((word === 'front' || word === 'back') && words[at + 1] && !isEnd(words, at + 1)) side.which = word
    else if (word === 'back') break
    if (word === 'one') side.isOne = true
  }
  const place = longest(words, at, nouns())
  if (!place || !isEnd(words, place.end)) return undefined
  const part = placeOf(place.value, side, words[noun.from]?.word === 'tip', heard.type)
  if (!part || !paint(heard, part, color)) return undefined
  return { used: [...Array(place.end - end).keys()].map((k) => end + k) }
}

function placeOf(noun: Noun, side: About, isTip: boolean, type: CharacterType): CreaturePart | undefined {
  if (noun.kind === 'counted') return noun.counted === 'eyes' ? `${side.side ?? 'left'}-eye` : undefined
  if (noun.kind !== 'part') return undefined
  if (isTip) return noun.part === 'tail' ? 'tail-tip' : undefined
  return sided(noun.part, side, type, undefined)
}
