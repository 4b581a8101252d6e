// Keeps what was said of one part of a creature: its colour, its form, how many of it there are, or that there is none.
import { MOST_DRAWN } from '../../../stage/drawn-creature.data.ts'
import type { CharacterType, EyeColor } from '../../../stage/cast.ts'
import type { Counted, CreaturePart, Hide } from '../../../stage/finer-creature.data.ts'
import { keep } from '../heard-look.ts'
import { isJoin, type About } from './about.ts'
import type { Around, Heard, Kept } from './heard-animal.ts'
import { isDrawnOn, isFormDrawn, keepForm } from './keep-form.ts'
import { keepPatterned, sharedCoat } from './keep-patterned.ts'
import { type Noun } from './nouns.ts'
import { eyesSaid } from './own-eyes.ts'
import { paint, usualOf } from './paint-part.ts'
import { shadeOf } from './shades.ts'
import { COUNTED_OF, NUMBERLESS, WORD_TRAITS } from './part-words.data.ts'
import { OWN_COUNTS } from './species.data.ts'
import { type Found } from './words-of.ts'

const PAWED: ReadonlySet<CharacterType> = new Set(['dog', 'cat', 'rabbit', 'other'])

/** On four legs there is one head. */
const PETS: ReadonlySet<CharacterType> = new Set(['dog', 'cat', 'rabbit'])

/** What only some have more of: who goes on paws has no fifth leg, and a dragon has two and its arms. */
const MOST_OF: Readonly<Partial<Record<Counted, (type: CharacterType) => number | undefined>>> = {
  legs: (type) => (PAWED.has(type) ? 4 : type === 'dragon' ? 2 : undefined),
  heads: (type) => (PETS.has(type) ? 1 : undefined),
  wheels: (type) => (type === 'robot' ? undefined : -1),
  ears: (type) => (PAWED.has(type) ? undefined : -1),
}

/** Who goes on paws may lack a leg, and has no fifth. */
const mostOf = ({ type }: Heard, counted: Counted): number =>
  Math.min(MOST_DRAWN[counted] ?? -1, MOST_OF[counted]?.(type) ?? 9)

/** Its arms are the two others. */
const hasTwoOfEach = (heard: Heard) =>
  /^(?:dragon|other)$/.test(heard.type) && usualOf(heard, 'legs') === 2 && usualOf(heard, 'arms') === 2

function count(heard: Heard, counted: Counted, number: number): boolean {
  const { look } = heard
  if (heard.type === 'fairy' && number !== 0 && number !== usualOf(heard, counted)) return false
  if (counted === 'legs' && number === 4 && hasTwoOfEach(heard)) return true
  if (number === usualOf(heard, counted) && look.creature.counts?.[counted] === undefined) return true
  if (number > mostOf(heard, counted) || !isDrawnOn(look.creature.species, counted)) return false
  const already = look.creature.counts?.[counted]
  if (already !== undefined && already !== number) return false
  look.creature = { ...look.creature, counts: { ...look.creature.counts, [counted]: number } }
  return true
}

export function keepPart(
  heard: Heard,
  { part, word }: Noun & { kind: 'part' },
  noun: Found<Noun>,
  about: Around,
  isDenied: boolean,
): Kept | undefined {
  const counted = COUNTED_OF[part]
  if (about.isMissing) return lack(heard, counted, about)
  const coat = about.coat ?? (isBare(about) ? sharedCoat(heard, noun.from) : undefined)
  if (coat) return keepPatterned(heard, part, coat, about) && { used: about.coat ? [] : [noun.from - 1] }
  const forms = formsOfWord(heard, word, about.forms)
  if (isDenied) return forms.length + about.paints.length === 0 ? deny(heard, part, counted) : undefined
  return keepSaid(heard, part, noun, { ...about, forms: [...forms] })
}

/** Its own colour, or that of the rest made darker or paler. */
const hideOf = (heard: Heard, { paints, shade }: Around): Hide | undefined =>
  shade && paints.length === 0 ? shadeOf(heard, shade) : paints[0]?.hide

function keepSaid(heard: Heard, part: CreaturePart, noun: Found<Noun>, about: Around): Kept | undefined {
  const { paints, forms } = about
  const counted = COUNTED_OF[part]
  if (paints.length > 1 || !forms.every(isFormDrawn)) return undefined
  const number = about.count ?? (isOneOf(part, wordOf(noun), about) ? 1 : undefined)
  const shared = isBare(about) ? sharedPaint(heard, noun.from) : undefined
  const hide = hideOf(heard, about) ?? shared
  if ((paints.length > 0 || about.shade) && hide === undefined) return undefined
  const one = hide ? sided(part, about, heard.type, number) : undefined
  if (!isNumberKept(heard, part, number, one) || (about.side && !one)) return undefined
  if (hide && !isPainted(heard, one, hide, number === undefined ? counted : undefined)) return undefined
  if (!hide && forms.length === 0 && isUsual(heard, counted, number)) return bare(heard, part, number, about)
  return areFormsKept(heard, part, forms, number) ? { used: shared ? [noun.from - 1] : [] } : undefined
}

/** "Missing a leg", "one ear gone": which of them is drawn so, no words choose. */
export function lack(heard: Heard, counted: Counted | undefined, about: Around): Kept | undefined {
  if (counted === undefined || about.paints.length + about.forms.length > 0) return undefined
  const number = usualOf(heard, counted) - (about.count ?? 1)
  if (number < 0 || !count(heard, counted, number)) return undefined
  return about.side || about.which ? { drawn: `${number} ${counted}` } : {}
}

/** "Blue wings" of whoever has none are two. */
function isPainted(heard: Heard, one: CreaturePart | undefined, hide: Hide, any: Counted | undefined): boolean {
  if (one) some(heard, one, any)
  return one === undefined || paint(heard, one, hide)
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

const wordOf = ({ value }: Found<Noun>) => ('word' in value ? value.word : '')

const isOneOf = (part: CreaturePart, word: string, { isOne }: About) =>
  isOne && !/s$|ed$/.test(word) && !NUMBERLESS.has(part)

const isUsual = (heard: Heard, counted: Counted | undefined, number: number | undefined) =>
  number === undefined || counted === undefined || number === usualOf(heard, counted)

/** "With horns": there are some, where its kind has none; and an octopus has eight arms, as said. */
function bare(heard: Heard, part: CreaturePart, number: number | undefined, { isOne }: About): Kept | undefined {
  const { species } = heard.look.creature
  const counted = COUNTED_OF[part]
  if (number !== undefined) return species && counted && OWN_COUNTS[species]?.[counted] === number ? {} : undefined
  if (isOne) return undefined
  return species && counted && usualOf(heard, counted) > 0 ? {} : some(heard, part, counted)
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

/** "three yellow eyes"; two of them are read with the rest. */
export function keepCounted(
  heard: Heard,
  counted: Counted,
  word: string,
  about: Around,
  isDenied: boolean,
): Kept | undefined {
  const { paints, side } = about
  if (about.isMissing) return lack(heard, counted, about)
  if (side)
    return about.count === undefined && paints.length === 1
      ? keepSidedEye(heard, counted, paints[0]?.eyes, side)
      : undefined
  const number = isDenied ? 0 : (about.count ?? (about.isOne && !/s$|ed$/.test(word) ? 1 : undefined))
  if (paints.length > 1 || (number === undefined && about.forms.length === 0)) return undefined
  if (number !== undefined && !isCountKept(heard, counted, number, paints.length)) return undefined
  const isPainted = paints.length === 0 || (counted === 'eyes' && keepEyes(heard, paints[0]?.eyes))
  if (!isPainted || (number !== undefined && !count(heard, counted, number))) return undefined
  return about.forms.every((form) => keepForm(heard.look, form, true, heard.type)) ? {} : undefined
}

const isCountKept = (heard: Heard, counted: Counted, number: number, colors: number) =>
  number <= mostOf(heard, counted) && !(counted === 'eyes' && isPairOfEyes(heard, number, colors))

/** "Blue eye left, brown eye right". */
function keepSidedEye({ look, type }: Heard, counted: Counted, color: EyeColor | undefined, side: 'left' | 'right') {
  if (counted !== 'eyes' || !color) return undefined
  return keep(look, side === 'left' ? 'leftEye' : 'eyes', eyesSaid(type, color)) ? {} : undefined
}

/** Two of them are read with the rest, and so are two that are named one by one. */
const isPairOfEyes = (heard: Heard, number: number, colors: number) =>
  number === usualOf(heard, 'eyes') ||
  (number === 1 && colors > 0 && heard.words.filter(({ word }) => /^eyes?$/.test(word)).length > 1)

const keepEyes = ({ type, look }: Heard, color: EyeColor | undefined): boolean =>
  color !== undefined && keep(look, 'eyes', eyesSaid(type, color))
