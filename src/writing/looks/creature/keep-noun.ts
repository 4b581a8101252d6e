// Keeps what one noun says of a creature, as far as it is drawn today: kinds, breeds, patterns, stuffs. Parts have a file of their own.
import { BODY_OF, DRAWN_COATS, DRAWN_PARTS } from '../../../stage/drawn-creature.data.ts'
import { type CharacterType } from '../../../stage/cast.ts'
import {
  type CoatKind,
  COUNTED,
  CREATURE_PARTS,
  type Hide,
  type Patch,
  type Species,
} from '../../../stage/finer-creature.data.ts'
import { keep, type HeardLook } from '../heard-look.ts'
import { KINDS } from '../look-lexicon.ts'
import { isEnd, isJoin, type Paint, PAINTS } from './about.ts'
import type { Breed } from './breeds.data.ts'
import type { Around, Heard, Kept } from './heard-animal.ts'
import { keepPatterned, onPart } from './keep-patterned.ts'
import { keepMark } from './keep-mark.ts'
import { keepCounted, keepPart } from './keep-part.ts'
import { isDrawnOn, isFormDrawn, keepForm } from './keep-form.ts'
import { leadsToPart } from './leads-to.ts'
import { type Breeds, type Noun, nouns } from './nouns.ts'
import { NATURAL_HIDE, NEAREST } from './species.data.ts'
import { longest, type Found, type Word } from './words-of.ts'

/** Whose kind a word may change: of all others the kind that was chosen stands, and is what is drawn. */
const OPEN: ReadonlySet<CharacterType> = new Set(['other'])

export function keepNoun(heard: Heard, noun: Found<Noun>, about: Around, isDenied: boolean): Kept | undefined {
  const { value } = noun
  if (value.kind === 'part') return keepPart(heard, value, noun, about, isDenied)
  if (value.kind === 'counted') return keepCounted(heard, value.counted, value.word, about, isDenied)
  if (isDenied) return undefined
  if (value.kind === 'mark') return keepMark(heard, noun, about)
  if (value.kind === 'species') return keepSpecies(heard, value, noun)
  if (value.kind === 'breed') return isOfAPart(heard, noun) ? undefined : keepBreed(heard, value.breeds)
  if (value.kind === 'coat-noun') return keepCoat(heard, value.word, about)
  if (value.kind === 'pattern') return isOfAPart(heard, noun) ? undefined : keepPattern(heard, value, about)
  if (value.kind === 'whole') return keepWhole(heard, value.form, noun)
  if (value.kind === 'hide') return keepHide(heard, value, noun)
  const isColored = heard.words.some((_, at) => isStray(at, noun) && isGround(heard, at))
  return !isColored && keep(heard.look, 'made', value.stuff) ? {} : undefined
}

/** A colour of the whole, not of its eyes or its scarf. */
function isGround({ words }: Heard, at: number): boolean {
  const paint = longest(words, at, PAINTS)
  if (!paint?.value.hide) return false
  return (
    isEnd(words, paint.end) || ['species', 'breed'].some((kind) => KINDS.get(words[paint.end]?.word ?? '')?.has(kind))
  )
}

/** "Spotted", and no word of another colour: that is a hide of its own. */
function isLeftToHide(heard: Heard): boolean {
  const { type, words, look } = heard
  if (type === 'dog') return true
  const isPainted = (_: Word, at: number) => {
    const paint = longest(words, at, PAINTS)
    return paint?.value.hide && (isGround(heard, at) || longest(words, paint.end, nouns())?.value.kind === 'pattern')
  }
  return look.creature.species === undefined && !words.some(isPainted)
}

/** Another word than the stuff itself: what is of copper has its colour. */
const isStray = (at: number, { from, end }: Found<Noun>) => at < from || at >= end

/** A stripy tail makes nobody stripy, and lop ears no lop. */
const isOfAPart = ({ words }: Heard, { end }: Found<Noun>) =>
  /^(?:part|counted)$/.test(longest(words, end, nouns())?.value.kind ?? '')

const LIKE =
  /^(?:like|than|then|as|from|on|in|size|of|toy|called|named|rides|riding|chases|eats|loves|likes|hates|his|her)$/
/** What not every body shows. */
const ODD: ReadonlySet<string> = new Set([...COUNTED, 'ears', 'fur', 'shape', 'glows'])
const CAT_STRIPES: ReadonlySet<Species> = new Set(['tiger'])

function keepSpecies(heard: Heard, value: Noun & { kind: 'species' }, noun: Found<Noun>): Kept | undefined {
  const { look, type, words } = heard
  if (type === 'cat' && CAT_STRIPES.has(value.species)) return keepPattern(heard, { coat: 'tabby', ground: undefined })
  if (isBreedOf(value.breeds, type)) return keepBreed(heard, value.breeds)
  // A moth's wings are no moth.
  const after = longest(words, noun.end, nouns())?.value.kind
  if (after === 'part' || after === 'counted') return undefined
  // The words of a portrait say a horse with wings.
  if (value.isWinged && look.creature.species === value.species && look.creature.counts?.wings) return {}
  const isCompared = [1, 2, 3].some((back) => back <= noun.from && LIKE.test(words[noun.from - back]?.word ?? ''))
  if (!OPEN.has(type) || isCompared || look.creature.species !== undefined) return undefined
  const [drawn] = [value.species, ...(NEAREST[value.species] ?? [])].filter((one) => BODY_OF[one] !== undefined)
  look.naturalHide ??= value.hide ?? NATURAL_HIDE[value.species]
  if (drawn === undefined) return undefined
  const said = [...Object.keys(look.creature), ...Object.keys(look.creature.counts ?? {})]
  const isOdd = said.some((what) => ODD.has(what) && !isDrawnOn(drawn, what))
  look.creature = { ...look.creature, species: drawn }
  if (value.isSmall) look.size ??= 'small'
  if (value.isWinged) look.creature = { ...look.creature, counts: { wings: 2, ...look.creature.counts } }
  return drawn === value.species && !value.isNear && !isOdd ? {} : { drawn: drawn.replace('-', ' ') }
}

const isBreedOf = (breeds: Breeds, type: CharacterType) =>
  (type === 'dog' || type === 'cat' || type === 'rabbit') && breeds[type] !== undefined

/** The words of the description go before what the breed has. */
function keepBreed({ look, type, words }: Heard, breeds: Breeds): Kept | undefined {
  const isHorse =
    OPEN.has(type) &&
    (isHorseSaid(look.creature.species) || words.some(({ word }) => /^(?:horse|pony|mare|stallion)$/.test(word)))
  const breed =
    type === 'dog' || type === 'cat' || type === 'rabbit' ? breeds[type] : isHorse ? breeds.horse : undefined
  if (!breed || (isHorse && BODY_OF.horse === undefined && BODY_OF.pony === undefined)) return undefined
  look.naturalHide = breed.hide
  const isWhole = [
    keepBreedCoat(look, breed),
    ...(['ears', 'tail', 'fur', 'shape'] as const).map((form) => {
      const value = breed[form]
      return value === undefined || keepForm(look, `${form}:${value}`, false, type) || look.creature[form] !== undefined
    }),
  ].every(Boolean)
  return isWhole ? {} : { drawn: [look.hide ?? breed.hide, isHorse ? 'horse' : type].join(' ') }
}

const isHorseSaid = (species: Species | undefined) => species === 'horse' || species === 'pony'

/** Under what was said of these parts. */
function lay(look: HeardLook, under: readonly Patch[]): void {
  const said = look.creature.patches ?? []
  const all = [...under.filter(({ part }) => said.every((patch) => patch.part !== part)), ...said]
  if (all.length > 0) look.creature = { ...look.creature, patches: all }
}

function keepBreedCoat(look: HeardLook, { coat, marks = {} }: Breed): boolean {
  const found: Patch[] = CREATURE_PARTS.flatMap((part) => (marks[part] ? [{ part, color: marks[part] }] : []))
  const drawn = found.filter(({ part }) => DRAWN_PARTS.has(part))
  lay(look, drawn)
  if (coat && DRAWN_COATS.has(coat)) look.creature = { ...look.creature, coat: look.creature.coat ?? { kind: coat } }
  return drawn.length === found.length && (coat === undefined || DRAWN_COATS.has(coat))
}

/** "orange fur", "curly coat", "red scales". */
function keepCoat({ look, type }: Heard, word: string, { paints, forms, count }: Around): Kept | undefined {
  const [paint, second] = paints
  if (second || count !== undefined || (!paint && forms.length === 0)) return undefined
  if (word === 'coat' && paint && !COATS.has(paint.hide ?? 'blue')) return undefined
  if (forms.some((form) => !isFormDrawn(form))) return undefined
  if (paint && (!paint.hide || !keep(look, 'hide', paint.hide))) return undefined
  return forms.every((form) => keepForm(look, form, true, type)) ? {} : undefined
}

/** Colours of fur: a coat of another is worn. */
const COATS: ReadonlySet<Hide> = new Set<Hide>([
  'golden',
  'brown',
  'black',
  'white',
  'grey',
  'ginger',
  'cream',
  'tan',
  'dark-brown',
  'silver',
  'copper',
])

/** "brown tabby": the ground is read with the rest; "white with black spots": of the pattern. */
/** "Black and yellow stripes": they are on the second. */
const isStripedOn = (look: HeardLook, coat: CoatKind, { hide }: Paint) =>
  coat === 'stripes' && hide !== undefined && keep(look, 'hide', hide)

/** The stripes of a tabby are its own. */
const coatMeant = ({ creature }: HeardLook, said: CoatKind): CoatKind =>
  said === 'stripes' && creature.coat?.kind === 'tabby' ? 'tabby' : said

function keepPattern(
  heard: Heard,
  { coat: said, ground }: Pick<Noun & { kind: 'pattern' }, 'coat' | 'ground'>,
  about?: Around,
): Kept | undefined {
  const { look } = heard
  const coat = coatMeant(look, said)
  const [paint, other] = about?.paints ?? []
  if (!canBeMarked(heard, coat, about) || (paint && !paint.hide)) return undefined
  if (other && !isStripedOn(look, coat, other)) return undefined
  const isGround = ground !== undefined
  if (about && !isGround) {
    const on = onPart(heard, about.end)
    if (on) return keepPatterned(heard, on.part, coat, { ...about, inks: about.paints, paints: [] }) && on
  }
  if (paint?.hide && isGround && !keep(look, 'hide', paint.hide)) return undefined
  look.creature = { ...look.creature, coat: { kind: coat, ...(paint?.hide && !isGround && { color: paint.hide }) } }
  if (ground) look.naturalHide ??= ground
  return about ? (isGround ? layWhite(heard, about) : allOver(heard, about)) : {}
}

function canBeMarked(heard: Heard, coat: CoatKind, about: Around | undefined): boolean {
  const { paints, count } = about ?? { paints: [], count: undefined }
  const before = heard.look.creature.coat
  if (coat === 'spots' && paints.length === 0 && isLeftToHide(heard)) return false
  if (!DRAWN_COATS.has(coat) || paints.length > 2 || count !== undefined) return false
  return before === undefined || before.kind === coat
}

/** "Stripes down his back": they are there, as everywhere on it; "stars on her bottom" is nearly so. */
function allOver({ words }: Heard, { end }: Around): Kept {
  if (!/^(?:on|over|down|along|across|all)$/.test(words[end]?.word ?? '')) return {}
  const at = words[end + 1]?.word === 'over' || words[end + 1]?.word === 'down' ? end + 2 : end + 1
  const from = /^(?:the|his|her|its|their)$/.test(words[at]?.word ?? '') ? at + 1 : at
  if (!/^(?:back|body|sides|side|fur|coat|skin)$/.test(words[from]?.word ?? '') || !isEnd(words, from + 1)) return {}
  return { used: [...Array(from + 1 - end).keys()].map((k) => end + k) }
}

/** "Tabby and white": white where most are. */
function layWhite({ look, words }: Heard, { end }: Around): Kept {
  if (!isJoin(words[end]) || words[end + 1]?.word !== 'white') return {}
  lay(
    look,
    (['chest', 'muzzle', 'paws'] as const).map((part) => ({ part, color: 'white' })),
  )
  return { used: [end, end + 1] }
}

/** "A bell round her neck". */
const AROUND = /^(?:his|her|its|their|the|my|one|both|neck|eyes|middle|waist|edge)$/

function keepWhole({ look, words, type }: Heard, form: string, { from, end }: Found<Noun>): Kept | undefined {
  if (longest(words, end, nouns())?.value.kind === 'coat-noun') return undefined
  if (/^(?:trait|same):/.test(form) && PAINTS.has(words[from - 1]?.word ?? '')) return undefined
  const isAround = words[end - 1]?.word === 'round' && AROUND.test(words[end]?.raw ?? '')
  return !isAround && !leadsToPart(words, end) && isFormDrawn(form) && keepForm(look, form, true, type) ? {} : undefined
}

function keepHide(heard: Heard, { hide, breeds }: Noun & { kind: 'hide' }, { end }: Found<Noun>): Kept | undefined {
  if (isBreedOf(breeds, heard.type)) return keepBreed(heard, breeds)
  const next = longest(heard.words, end, nouns())?.value.kind
  const isKind =
    next === 'species' || next === 'breed' || KINDS.get(heard.words[end]?.word ?? '')?.has('species') === true
  // Before "and", before a garment: another reader knows better.
  if (isJoin(heard.words[end]) || !(isEnd(heard.words, end) || isKind)) return undefined
  return keep(heard.look, 'hide', hide) ? {} : undefined
}
