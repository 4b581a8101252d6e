// Every word that the reader of looks knows, and what kind of word it is; with the usual slips of the pen mended.
import {
  AGE_WORDS,
  BOTTOM_NOUNS,
  BREED_WORDS,
  COUNT_WORDS,
  FUR_ADJECTIVES,
  IDLE_WORDS,
  KIND_WORDS,
  LINK_WORDS,
  METAL_ADJECTIVES,
  MISSPELT,
  NOT_WORDS,
  OLD_ADJECTIVES,
  PART_WORDS,
  PERSON_WORDS,
  PLACE_WORDS,
  SCALE_ADJECTIVES,
  SHOE_NOUNS,
  SIZE_ADJECTIVES,
  SPLIT_WORDS,
  SPOT_NOUNS,
  SPOT_WORDS,
  STUFF_ADJECTIVES,
  STYLE_ADJECTIVES,
  STYLE_NOUNS,
  TOP_NOUNS,
  WORN_NOUNS,
} from './look-words.data.ts'
import { BODY_NOUNS } from './finer/words/body-words.data.ts'
import { FACE_NOUNS } from './finer/words/face-words.data.ts'
import { MOTIF_WORDS, PRINT_WORDS } from './finer/words/pattern-words.data.ts'
import { COLOR_PAINTS } from './look-colors.data.ts'
import { COUNTRIES, ORIGINS } from './origins.data.ts'

export const KINDS = new Map<string, Set<string>>()
const know = (kind: string, words: string | readonly string[]) => {
  for (const word of typeof words === 'string' ? words.split('|') : words.flatMap((one) => one.split('|')))
    KINDS.set(word, (KINDS.get(word) ?? new Set()).add(kind))
}
know('idle', IDLE_WORDS)
know('split', SPLIT_WORDS)
know('link', LINK_WORDS)
know('not', NOT_WORDS)
know('or', 'or')
know('count', Object.keys(COUNT_WORDS))
know('color', Object.keys(COLOR_PAINTS))
know('style', Object.keys(STYLE_NOUNS))
know('style-adjective', Object.keys(STYLE_ADJECTIVES))
know('top', Object.keys(TOP_NOUNS))
know('bottom', Object.keys(BOTTOM_NOUNS))
know('worn', Object.keys(WORN_NOUNS))
know('shoes', [SHOE_NOUNS.exact, SHOE_NOUNS.near])
know('person', Object.keys(PERSON_WORDS))
know('age', Object.keys(AGE_WORDS))
know('species', Object.values(KIND_WORDS))
know('breed', BREED_WORDS)
for (const [part, words] of Object.entries(PART_WORDS)) know(`part:${part}`, words)
know('part', Object.values(PART_WORDS))
know('place', PLACE_WORDS)
know(
  'origin',
  ORIGINS.map(([words]) => words.replaceAll('from ', '')),
)
know('country', Object.keys(COUNTRIES))
know('small', [SIZE_ADJECTIVES.tiny, SIZE_ADJECTIVES.small])
know('large', [SIZE_ADJECTIVES.large, SIZE_ADJECTIVES.giant])
know('old', OLD_ADJECTIVES)
know('stuff', Object.values(STUFF_ADJECTIVES))
know('fur', FUR_ADJECTIVES)
know('scale', SCALE_ADJECTIVES)
know('metal', METAL_ADJECTIVES)
know('spotted', SPOT_WORDS)
know('spots', SPOT_NOUNS)
know('hair', 'hair|haired|locks|tresses|mop|mane|hairdo|hairstyle|fringe of hair')
know('skin', 'skin|skinned|complexion|skin tone|skintone|toned')
know('eyes', 'eyes|eye|eyed')
know('freckles', 'freckles|freckle|freckled|freckly|freckle faced')
know('beard', 'beard|bearded|stubble|goatee|moustache|mustache|moustached')
know('shaven', 'clean shaven|clean-shaven|shaven')
know('glasses', 'glasses|sunglasses|goggles|shades|dark glasses|reading glasses')
know('lens', 'round|square')
know('redhead', 'redhead|red head|brunette|redheaded')
know('nothing', 'nothing else')
know('adjective', 'see through|transparent|half moon|half see through')
know('hidden', 'hidden underneath')
know('full', 'big|full|wild|huge|massive|enormous')
know('hair-length', 'shoulders|shoulder|waist|hips|bum|bottom|chin')

/** Right as they are, though they are near to another word. */
const WELL_SPELT: ReadonlySet<string> = new Set([
  'shaped',
  ...Object.values(MOTIF_WORDS),
  ...Object.keys({ ...BODY_NOUNS, ...FACE_NOUNS, ...MOTIF_WORDS, ...PRINT_WORDS, ...COLOR_PAINTS }).flatMap((names) =>
    names.split(/[| ]/),
  ),
])

/** One letter wrong, left out, put in, or two changed about. */
function isSlip(typed: string, right: string): boolean {
  if (Math.abs(typed.length - right.length) > 1 || typed[0] !== right[0]) return false
  let at = 0
  while (typed[at] === right[at] && at < typed.length) at += 1
  const rest = (text: string, from: number) => text.slice(from)
  if (typed.length > right.length) return rest(typed, at + 1) === rest(right, at)
  if (typed.length < right.length) return rest(typed, at) === rest(right, at + 1)
  // "Scales" is no slip for "scaled".
  if (at < typed.length - 1 && rest(typed, at + 1) === rest(right, at + 1)) return true
  return typed[at] === right[at + 1] && typed[at + 1] === right[at] && rest(typed, at + 2) === rest(right, at + 2)
}

/** The first of these words that another is a slip for: long ones by themselves. */
export function slipsOf(words: Iterable<string>): (typed: string) => string | undefined {
  const long = [...words].filter((word) => word.length > 5 && !word.includes(' '))
  const byLetter = Map.groupBy(long, (word) => word[0])
  return (typed) => byLetter.get(typed[0])?.find((right) => isSlip(typed, right))
}

const PATTERNED = Object.keys({ ...PRINT_WORDS, ...COLOR_PAINTS }).flatMap((names) => names.split(/[| ]/))
const slipped = slipsOf([...KINDS.keys(), ...PATTERNED])

/** A letter put twice, or two changed about: that is a slip of short words too. */
const byLetters = Map.groupBy([...KINDS.keys(), ...PATTERNED], (word) =>
  [...word.replace(/(.)\1+/g, '$1')].toSorted().join(''),
)
const shuffled = (typed: string) =>
  byLetters
    .get([...typed.replace(/(.)\1+/g, '$1')].toSorted().join(''))
    ?.find((right) => right.length > 3 && isSlip(typed, right))

export function spelled(typed: string): string {
  const word = MISSPELT[typed] ?? typed
  if (KINDS.has(word)) return word
  const one = word.replace(/s$/, '')
  if (one !== word && KINDS.has(one)) return one
  if (KINDS.has(`${word}s`) && word.length > 3) return `${word}s`
  // Only Latin letters: what is near in another script is another word.
  if (word.length < 5 || !/^[a-z]+$/.test(word) || WELL_SPELT.has(word)) return word
  if (word.length === 5) return shuffled(word) ?? word
  return slipped(word) ?? word
}
