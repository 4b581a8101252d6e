// Keeps what was said of one part of a creature: its colour, its form, how many of it there are, or that there is none.
import { BODY_OF, DRAWN_PARTS, MOST_DRAWN } from '../../../stage/drawn-creature.data.ts'
import type { CharacterType, EyeColor } from '../../../stage/cast.ts'
import type { Counted, CreaturePart, Hide, Species } from '../../../stage/finer-creature.data.ts'
import { keep } from '../heard-look.ts'
import { FURTHER_EYE_COLORS } from '../../../stage/finer-look.data.ts'
import { PARTS_OF } from '../look-words.data.ts'
import { isJoin, type About } from './about.ts'
import type { Around, Heard, Kept } from './heard-animal.ts'
import { isDrawnOn, isFormDrawn, keepForm } from './keep-form.ts'
import { type Noun } from './nouns.ts'
import { COUNTED_OF, NUMBERLESS, SINGULAR, WORD_TRAITS } from './part-words.data.ts'
import { OWN_COUNTS } from './species.data.ts'
import { type Found } from './words-of.ts'

const PAWED: ReadonlySet<CharacterType> = new Set(['dog', 'cat', 'rabbit', 'other'])

/** On four legs there is one head. */
const PETS: ReadonlySet<CharacterType> = new Set(['dog', 'cat', 'rabbit'])

/** How many its kind has. */
function usualOf({ look, type }: Pick<Heard, 'look' | 'type'>, counted: Counted): number {
  const { species } = look.creature
  const own = species && OWN_COUNTS[species]?.[counted]
  return own ?? PARTS_OF[type]?.[SINGULAR[counted]] ?? 0
}

/** Who goes on paws may lack a leg, and has no fifth. */
const mostOf = ({ type }: Heard, counted: Counted): number =>
  Math.min(
    MOST_DRAWN[counted] ?? -1,
    counted === 'legs' && PAWED.has(type) ? 4 : counted === 'heads' && PETS.has(type) ? 1 : 9,
  )

function count(heard: Heard, counted: Counted, number: number): boolean {
  const { look } = heard
  if (heard.type === 'fairy' && number !== 0 && number !== usualOf(heard, counted)) return false
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
  spikes: ['dragon', 'monster', 'alien', 'robot', 'other'],
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
  const { paints } = about
  const forms = formsOfWord(heard, word, about.forms)
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
  return areFormsKept(heard, part, forms, number) ? { used: shared ? [noun.from - 1] : [] } : undefined
}

/** Curly horns of whoever has none are two. */
function areFormsKept(heard: Heard, part: CreaturePart, forms: readonly string[], number: number | undefined): boolean {
  if (!forms.every((form) => keepForm(heard.look, form, true, heard.type))) return false
  if (number === undefined && forms.length > 0) some(heard, part, COUNTED_OF[part])
  return true
}

/** Antlers are horns of a form; a deer's are its own. */
function formsOfWord({ look }: Heard, word: string, forms: readonly string[]): readonly string[] {
  const own = WORD_TRAITS[word]
  return own === undefined || look.creature.species !== undefined || forms.includes(own) ? forms : [...forms, own]
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
  if (part === 'tail') return keepForm(heard.look, 'tail:none', true, heard.type) ? {} : undefined
  return count(heard, counted, 0) ? {} : undefined
}

/** "with horns" of whoever has none. */
function some(heard: Heard, part: CreaturePart, counted: Counted | undefined): Kept | undefined {
  if (counted === undefined || usualOf(heard, counted) > 0 || !/^(?:horns|wings|antennae|tail|wheels)$/.test(part))
    return undefined
  return count(heard, counted, part === 'tail' ? 1 : 2) ? {} : undefined
}

export function paint(heard: Heard, part: CreaturePart, color: Hide): boolean {
  const { look } = heard
  if (!DRAWN_PARTS.has(part) || !hasPart(heard, part)) return false
  const others = (look.creature.patches ?? []).filter((patch) => patch.part !== part)
  look.creature = { ...look.creature, patches: [...others, { part, color }] }
  return true
}

/** Left or right, front or back: of one without a side, the left. */
export function sided(
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
  if (side)
    return said === undefined && paints.length === 1 ? keepSidedEye(heard, counted, paints[0]?.eyes, side) : undefined
  if (paints.length > 1 || (number === undefined && forms.length === 0)) return undefined
  if (number === undefined)
    return paints.length === 0 && forms.every((form) => keepForm(heard.look, form, true, heard.type)) ? {} : undefined
  if (number > mostOf(heard, counted) || (counted === 'eyes' && isPairOfEyes(heard, number))) return undefined
  if (paints.length > 0 && !(counted === 'eyes' && keepEyes(heard, paints[0]?.eyes))) return undefined
  return count(heard, counted, number) && forms.every((form) => keepForm(heard.look, form, true, heard.type))
    ? {}
    : undefined
}

/** "Blue eye left, brown eye right". */
function keepSidedEye({ look }: Heard, counted: Counted, color: EyeColor | undefined, side: 'left' | 'right') {
  if (counted !== 'eyes' || !color) return undefined
  return keep(look, side === 'left' ? 'leftEye' : 'eyes', color) ? {} : undefined
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
