// What is told of a creature and is no look of it: its name, where it comes from, what it does and likes.
import { KINDS } from '../look-lexicon.ts'
import { KIND_WORDS } from '../look-words.data.ts'
import { PAINTS } from './about.ts'
import type { Heard } from './heard-animal.ts'
import { nouns } from './nouns.ts'
import { longest, type Word } from './words-of.ts'

const does =
  'lives?|living|loves?|likes?|hates?|eats?|sleeps?|breathes?|breathing|barks?|purrs?|roars?|growls?|snores?|smells?|flies|sings?|dances?|jumps?|runs?|swims?|plays?|chases?|steals?|hides?|rescued|adopted|found|comes|came|born|bought|hatched|moved|made friends|wants?|thinks?|knows?|talks?|speaks?|can|cannot|never|guards?|scares?|farts?|burps?|giggles?|laughs?|cries|grumpy|friendly|gentle|shy|naughty|cheeky|clumsy|lazy|clever|brave|hungry|greedy|silly|kind|loyal|bossy|sleepy|playful|nervous|scared|afraid|bouncy|excited|always|who|that|when|because|from|which|used to'
const LEAD = new RegExp(
  `^(?:(?:he|she|it|they|we|and|but|is|very|really|a bit|always|so|quite|also|just) )*(?:${does})$`,
)
const STOP = /^(?:[,.;:()!?&+–—]|-|and|but|with|w|wearing|wears|has|plus|in)$/

/** A clause that begins so and holds nothing that is seen: where it ends. */
export function toldAt(heard: Heard, at: number, used: ReadonlySet<number>): number | undefined {
  const { words } = heard
  const name = nameAt(heard, at, used)
  if (name !== undefined) return name
  const before = words[at - 1]
  if (before && !used.has(at - 1) && !STOP.test(before.raw)) return undefined
  const leads = [1, 2, 3, 4].some(
    (long) =>
    LEAD.test(words.slice(at, at + long).map(({ raw }) => raw).join(' ')), // prettier-ignore
  )
  if (!leads) return undefined
  let end = at
  while (end < words.length && !used.has(end) && (end === at || !/^[,.;:()!?]$/.test(words[end]?.raw ?? ''))) {
    if (isSeen(words, end)) return undefined
    end += 1
  }
  return end
}

const isSeen = (words: readonly Word[], at: number) => {
  const kinds = KINDS.get(words[at]?.word ?? '')
  return (
    longest(words, at, nouns()) !== undefined ||
    longest(words, at, PAINTS) !== undefined ||
    [
      'color',
      'eyes',
      'worn',
      'top',
      'bottom',
      'part',
      'glasses',
      'shoes',
      'hair',
      'not',
      'small',
      'large',
      'count',
    ].some((kind) => kinds?.has(kind))
  )
}

/** "Called Rolo", "guinea pig Potato", and "Biscuit is a" at the beginning: a word that says nothing else. */
function nameAt(heard: Heard, at: number, used: ReadonlySet<number>): number | undefined {
  const { words } = heard
  const raw = (i: number) => words[i]?.raw ?? ''
  const many = [3, 2, 1].find((long) => isName(heard, at, long))
  if (/^(?:called|named)$/.test(raw(at))) {
    const after = [3, 2, 1].find((long) => isName(heard, at + 1, long))
    return after && at + 1 + after
  }
  if (at === 0 && isCapital(heard, 0) && /^(?:is|was)$/.test(raw(1)) && /^(?:an?|the|my|our)$/.test(raw(2))) return 3
  if (at === 0 && many !== undefined && /^(?:has|wears|is)$/.test(raw(many))) return many
  if (at === 0 && isIntroduced(heard)) return raw(1) === 'the' ? 2 : 1
  if (many === undefined) return undefined
  const end = at + many
  if (at > 0) return (used.has(at - 1) || isKind(words[at - 1])) && /^(?:[,.;:!]|is|)$/.test(raw(end)) ? end : undefined
  if (/^(?:[,:–-])$/.test(raw(end))) return end
  if (/^(?:an?|the|my|our)$/.test(raw(end))) return end + 1
  return undefined
}

/** "Star, a bay pony", "Kiwi the budgie": whatever else the word may say. */
const isIntroduced = (heard: Heard) => {
  const [first, second, third] = heard.words
  const isOwn = KIND_WORDS[heard.type]?.split('|').includes(first?.word ?? '') === true
  return (
    isCapital(heard, 0) &&
    !isOwn &&
    (second?.raw === 'the' || (second?.raw === ',' && /^(?:an?|our|my|the)$/.test(third?.raw ?? '')))
  )
}

const isKind = (word: Word | undefined) => KINDS.get(word?.word ?? '')?.has('species') === true

const TITLE = /^(?:mister|mr|mrs|miss|lady|sir|lord|captain|señor|princess|prince|queen|king|professor|doctor|dr|baby)$/

const isCapital = ({ words, text }: Pick<Heard, 'words' | 'text'>, at: number) =>
  /^\p{Lu}[\p{L}'’-]+$/u.test(text.slice(words[at]?.from, words[at]?.to))

/** Words with capitals that say nothing of a look, the last of them whatever it is after a title. */
const isName = ({ words, text }: Heard, at: number, long: number): boolean =>
  Array.from({ length: long }, (_, i) => at + i).every((i) => {
    const word = words[i]
    if (!word || !isCapital({ words, text }, i)) return false
    if (TITLE.test(word.raw)) return long > 1
    return (i > at && TITLE.test(words[i - 1]?.raw ?? '')) || (!KINDS.has(word.word) && !isSeen(words, i))
  })
