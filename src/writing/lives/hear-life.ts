// Which life stories tell a wish, and which only come near it.
import type { WishLine } from '../worlds/life.ts'
import type { LifeHead } from '../worlds/world.ts'
import { wishStem } from '../worlds/wish-stem.ts'
import { LIVES } from './all-lives.ts'
import { MADE_UP } from './made-up.data.ts'

export interface HeardLife {
  life: LifeHead
  isNear: boolean
  /** How many words of the wish it answers. */
  points: number
}

/** What an order says that a life story may be about. */
export interface Said {
  hero: string
  wish: string
  /** The day as it was typed: "new baby". */
  day: string
  /** Who comes along, and whose own story is another one. */
  others: readonly string[]
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

interface Sentence {
  text: string
  /** In their order. */
  stems: readonly string[]
}

/** "not about a new baby": what is told of least. */
const DENIED =
  /(?:\b(?:not|nothing|never|don['’]?t|no)(?: \p{L}+){0,3} (?:about|mention\p{L}*|with)|\binstead of|\bwithout|\brather than)(?: \p{L}+){0,2}\s*$/iu

/** Without the words that it says are not wanted. */
function sentenceOf(text: string): Sentence {
  const words = [...text.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu)]
  const wanted = words.filter(({ index }) => !DENIED.test(text.slice(0, index)))
  return { text, stems: wanted.map(([word]) => wishStem(word)) }
}

const sentencesOf = (wish: string) => wish.split(/[.!?;\n]+/).map(sentenceOf)

/** One after the other, with one word between them at most: "a new, big house". */
function standIn(stems: readonly string[], words: readonly (readonly string[])[], from = 0, reach = Infinity): boolean {
  const [word, ...more] = words
  if (!word) return true
  return stems.some(
    (stem, at) => at >= from && at < from + reach && word.includes(stem) && standIn(stems, more, at + 1, 2),
  )
}

const meets = ({ stems }: Sentence, { all, none }: WishLine): boolean =>
  all.every((words) => standIn(stems, words)) && !none.some((stem) => stems.includes(stem))

/** "Opa" is Opa Willem. */
const calledBy = (hero: string): string =>
  [hero, ...hero.split(' ').filter((word) => !/^(?:the|big|old|little|..?)$/i.test(word))].map(literal).join('|')

/** What is told of somebody else, or of nobody that there is, is no story of the hero's life. */
function isOfHero({ text }: Sentence, { hero, others }: Said, isMadeUp: boolean): boolean {
  if (MADE_UP.test(text)) return false
  const begins = (name: string) =>
    new RegExp(`^[\\s\\p{P}]*(?:(?:my|her|his|their|our) (?:\\p{L}+ )?\\p{L}+,? )?${literal(name)}(?!\\p{L})`, 'iu')
  if (others.some((name) => begins(name).test(text))) return false
  return !isMadeUp || new RegExp(`(?<!\\p{L})(?:${calledBy(hero)}|we|our|us|my|i)(?!\\p{L})`, 'iu').test(text)
}

function heard(life: LifeHead, said: Said): HeardLife | null {
  const { told, near } = life.life
  const wished = sentencesOf(said.wish)
  const isMadeUp = MADE_UP.test(said.wish)
  const own = new Set(told.flatMap(({ all }) => all.flat(2)))
  // A day says what the story is about where the wish speaks of it, too, or says nothing.
  const isOfDay = said.wish.trim() === '' || wished.some(({ stems }) => stems.some((stem) => own.has(stem)))
  const sentences = [
    ...wished.filter((one) => isOfHero(one, said, isMadeUp)),
    ...(isOfDay ? [sentenceOf(said.day)] : []),
  ]
  const best = (lines: readonly WishLine[]) =>
    Math.max(
      0,
      ...lines.filter((line) => sentences.some((one) => meets(one, line))).map(({ all }) => all.flat().length),
    )
  const points = best(told)
  const isNear = points === 0
  const answered = isNear ? best(near) : points
  return answered > 0 ? { life, isNear, points: answered } : null
}

/** Those that tell it before those that come near it, the best of each first. */
export function livesHeard(saidOf: (life: LifeHead) => Said): HeardLife[] {
  return LIVES.flatMap((life) => heard(life, saidOf(life)) ?? []).toSorted(
    (one, other) => Number(one.isNear) - Number(other.isNear) || other.points - one.points,
  )
}
