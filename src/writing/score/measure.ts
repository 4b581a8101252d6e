// Figures of a text that any reader could count: hard words, grade, diversity, openers, speech, shared phrases.
import { EASY_WORDS } from './easy-words.data.ts'
import { sentencesOf, speechOf, syllables, wordCount, wordsOf } from '../english/sentences.ts'

const EASY = new Set(EASY_WORDS.split(/\s+/))

/** A noise is spelt as it sounds: nobody is too young for one. */
const NOISES =
  /^(?:(?:a-)?choo|wh?oo+sh|gl?ul?g|clink|clank|clonk|hic|gulp|sniff\w*|shh+|hush|sh|mm+|yum|oops|eek|woof|purr\w*|bee+p|zip|zing|ping|ding|dong|snip|spl[io]sh|splosh|plink|plonk|plop|plip|whirr|fizz|ooh|aah?|oh|ah|hey|whee+|swish|thud|thump|clop|clip|tweet|vroom|boo|hup|ta-da|la|um|er|hum|tick|tock|tap|toot|honk|quack|moo|baa|mew|meow|miaow|tut|psst|brr+|creak|squeak|squelch|drip|drop|bong|boing|bump|crash|crunch|munch|slurp|rumble|rattle|roly-poly|stomp|hooray|hurrah|yippee|wow|ha|ho|tra|pom|rum|tum|wobble|giggle\w*|hiccup\w*|achoo|puff|wheeze|snore\w*|zzz|ribbit|hoot|hoo|too-whit|too-whoo|flump|flop|whump|ker\w*|crackle|pitter|patter|tinkle|jingle|jangle|twang|tootle|glub|blub|bloop|blip|blop)$/

export const isNoise = (word: string): boolean => NOISES.test(word.toLowerCase())

/** In the list, or a regular form of a word that is. */
export function isEasy(word: string): boolean {
  // The list is American: grey is gray to it, and colour color.
  const bare = word.toLowerCase().replaceAll('’', "'").replace('grey', 'gray').replace('colour', 'color')
  if (EASY.has(bare) || NOISES.test(bare) || /^\p{N}+$/u.test(bare)) return true
  if (bare.includes('-')) return bare.split('-').every(isEasy)
  const root = bare.replace(/'(?:s|d|ll|ve|re|m|t)$|n't$/, '')
  if (EASY.has(root)) return true
  const stems = [
    root.replace(/s$/, ''),
    root.replace(/es$/, ''),
    root.replace(/ies$/, 'y'),
    root.replace(/ves$/, 'f'),
    root.replace(/ed$/, ''),
    root.replace(/d$/, ''),
    root.replace(/ied$/, 'y'),
    root.replace(/(.)\1ed$/, '$1'),
    root.replace(/ing$/, ''),
    root.replace(/ing$/, 'e'),
    root.replace(/(.)\1ing$/, '$1'),
    root.replace(/ly$/, ''),
    root.replace(/er$/, ''),
    root.replace(/er$/, 'e'),
    root.replace(/est$/, ''),
    root.replace(/iest$/, 'y'),
    root.replace(/ier$/, 'y'),
    root.replace(/ily$/, 'y'),
  ]
  return stems.some((stem) => stem.length > 1 && EASY.has(stem))
}

export function hardShare(text: string, names: ReadonlySet<string>): number {
  const words = wordsOf(text).filter((word) => !names.has(word.toLowerCase().replace(/['’]s$/, '')))
  return (100 * words.filter((word) => !isEasy(word)).length) / Math.max(1, words.length)
}

export function gradeLevel(text: string): number {
  const words = wordsOf(text)
  const beats = words.reduce((sum, word) => sum + syllables(word), 0)
  return (
    (0.39 * words.length) / Math.max(1, sentencesOf(text).length) + (11.8 * beats) / Math.max(1, words.length) - 15.59
  )
}

function runs(words: readonly string[]): number {
  let factors = 0
  let seen = new Set<string>()
  let count = 0
  for (const word of words) {
    seen.add(word)
    count++
    if (seen.size / count <= 0.72) {
      factors++
      seen = new Set()
      count = 0
    }
  }
  if (count > 0) factors += (1 - seen.size / count) / (1 - 0.72)
  return factors === 0 ? words.length : words.length / factors
}

/** Measure of textual lexical diversity, read both ways. */
export function mtld(text: string): number {
  const words = wordsOf(text).map((word) => word.toLowerCase())
  return (runs(words) + runs(words.toReversed())) / 2
}

export function grams(words: readonly string[], size: number): string[] {
  const found: string[] = []
  for (let at = 0; at + size <= words.length; at++) found.push(words.slice(at, at + size).join(' '))
  return found
}

export function distinct2(text: string): number {
  const pairs = grams(
    wordsOf(text).map((word) => word.toLowerCase()),
    2,
  )
  return new Set(pairs).size / Math.max(1, pairs.length)
}

/** The share of sentences that begin with the commonest first word. */
export function openerShare(text: string): number {
  const first = sentencesOf(text).map((one) => (wordsOf(one)[0] ?? '').toLowerCase())
  const counts = new Map<string, number>()
  for (const word of first) counts.set(word, (counts.get(word) ?? 0) + 1)
  return Math.max(...counts.values()) / Math.max(1, first.length)
}

export function dialogueShare(text: string): number {
  const said = speechOf(text).reduce((sum, part) => sum + wordCount(part), 0)
  return said / Math.max(1, wordCount(text))
}

/** The 4-grams of a book with names and refrain masked, for telling two books apart. */
export function phrases(
  pages: readonly string[],
  names: ReadonlySet<string>,
  refrains: readonly string[],
): Set<string> {
  const all = new Set<string>()
  for (const page of pages) {
    let text = page
    for (const refrain of refrains) text = text.replace(refrain, ' ')
    const words = wordsOf(text).map((word) =>
      names.has(word.toLowerCase().replace(/['’]s$/, '')) ? '_' : word.toLowerCase(),
    )
    for (const gram of grams(words, 4)) all.add(gram)
  }
  return all
}

/** How much of one book stands in the other, mean of both ways. */
export function sharedShare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0
  for (const gram of one) if (other.has(gram)) shared++
  return (shared / Math.max(1, one.size) + shared / Math.max(1, other.size)) / 2
}
