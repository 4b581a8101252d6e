// Every noun of creatures, and what kind of thing it says.
import type { CoatKind, Counted, CreaturePart, Hide, Species, Stuff } from '../../../stage/finer-creature.data.ts'
import { type Breed, CAT_BREEDS, DOG_BREEDS, HORSE_BREEDS, RABBIT_BREEDS } from './breeds.data.ts'
import {
  COAT_NOUNS,
  COAT_WORDS,
  COUNTED_WORDS,
  FORM_WORDS,
  HIDE_WORDS,
  MARK_WORDS,
  PART_NOUNS,
  STUFF_WORDS,
  WHOLE_WORDS,
} from './part-words.data.ts'
import { COLORED_WORDS, SPECIES_WORDS } from './species.data.ts'
import { SPECIES } from '../../../stage/finer-creature.data.ts'
import { slipsOf } from '../look-lexicon.ts'
import { once } from '../../../base/once.ts'
import { spread, type Vocabulary } from './words-of.ts'

export type Noun =
  | {
      kind: 'species'
      species: Species
      isNear: boolean
      isSmall: boolean
      isWinged: boolean
      hide: Hide | undefined
      breeds: Breeds
    }
  | { kind: 'breed'; breeds: Breeds }
  | { kind: 'part'; part: CreaturePart; word: string; breeds?: Breeds }
  | { kind: 'counted'; counted: Counted; word: string }
  | { kind: 'mark' }
  | { kind: 'coat-noun'; word: string }
  | { kind: 'pattern'; coat: CoatKind; ground: Hide | undefined; breeds: Breeds }
  | { kind: 'whole'; form: string }
  | { kind: 'hide'; hide: Hide; breeds: Breeds }
  | { kind: 'stuff'; stuff: Stuff }

/** By the kind that has them. */
export type Breeds = Readonly<Partial<Record<'dog' | 'cat' | 'rabbit' | 'horse', Breed>>>

const dogs = spread(DOG_BREEDS)
const cats = spread(CAT_BREEDS)
const rabbits = spread(RABBIT_BREEDS)
const horses = spread(HORSE_BREEDS)

const breedsOf = (word: string): Breeds => {
  const [dog, cat, rabbit, horse] = [dogs.get(word), cats.get(word), rabbits.get(word), horses.get(word)]
  return { ...(dog && { dog }), ...(cat && { cat }), ...(rabbit && { rabbit }), ...(horse && { horse }) }
}
const colored = spread(COLORED_WORDS)

function speciesNoun(word: string, written: string): Noun | undefined {
  const [name, more] = written.split(':')
  const species = SPECIES.find((one) => one === name)
  const hide = colored.get(word)
  return (
    species && {
      kind: 'species',
      species,
      isNear: more === 'near',
      isWinged: more === 'winged',
      isSmall: more === 'small',
      hide,
      breeds: breedsOf(word),
    }
  )
}

function all(): ReadonlyMap<string, Noun> {
  const nouns = new Map<string, Noun>()
  for (const word of MARK_WORDS.split('|')) nouns.set(word, { kind: 'mark' })
  for (const word of COAT_NOUNS.split('|')) nouns.set(word, { kind: 'coat-noun', word })
  for (const [word, part] of spread(PART_NOUNS)) nouns.set(word, { kind: 'part', part, word })
  for (const [word, counted] of spread(COUNTED_WORDS)) nouns.set(word, { kind: 'counted', counted, word })
  for (const [word, hide] of spread(HIDE_WORDS))
    if (word !== 'dark') nouns.set(word, { kind: 'hide', hide, breeds: breedsOf(word) })
  for (const [word, form] of spread(WHOLE_WORDS)) nouns.set(word, { kind: 'whole', form })
  for (const [word, stuff] of spread(STUFF_WORDS)) nouns.set(word, { kind: 'stuff', stuff })
  for (const [word, [coat, ground]] of spread(COAT_WORDS))
    nouns.set(word, { kind: 'pattern', coat, ground, breeds: breedsOf(word) })
  for (const table of [dogs, cats, rabbits, horses])
    for (const word of table.keys()) if (!nouns.has(word)) nouns.set(word, { kind: 'breed', breeds: breedsOf(word) })
  for (const [word, written] of spread(SPECIES_WORDS)) {
    const noun = speciesNoun(word, written)
    if (noun) nouns.set(word, noun)
  }
  return nouns
}

export const nouns = once(all)

const FORMS = new Map(Object.entries(FORM_WORDS).map(([part, words]) => [part, spread(words)] as const))
const NONE: ReadonlyMap<string, string> = new Map()

/** What may be said of the form of this part. */
export function formsOf(noun: Noun): ReadonlyMap<string, string> {
  if (noun.kind === 'coat-noun') return FORMS.get(/^bod/.test(noun.word) ? 'body' : 'coat') ?? NONE
  if (noun.kind === 'counted') return noun.counted === 'eyes' ? (FORMS.get('left-eye') ?? NONE) : NONE
  return noun.kind === 'part' ? (FORMS.get(noun.part) ?? NONE) : NONE
}

/** Every word by itself: what a slip of the pen is mended to. */
export const vocabulary = once((): Vocabulary => {
  const words = new Set([
    ...[...nouns().keys()].flatMap((words) => [words, ...words.split(' ')]),
    ...[...FORMS.values()].flatMap((forms) => [...forms.keys()].flatMap((words) => [words, ...words.split(' ')])),
  ])
  return { words, slipped: slipsOf(words) }
})
