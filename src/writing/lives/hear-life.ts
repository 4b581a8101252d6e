// Which life stories tell a wish, and which only come near it.
import { LIVES, type LifePack } from '../worlds/all-packs.ts'
import type { WishLine } from '../worlds/life.ts'
import { wishStem } from '../worlds/wish-stem.ts'

export interface HeardLife {
  pack: LifePack
  /** How many words of the wish it answers. */
  points: number
}

/** "not about a new baby": what is told of least. */
const DENIED =
  /(?:\b(?:not|nothing|never|don['’]?t|no)(?: \p{L}+){0,3} (?:about|mention\p{L}*|with)|\binstead of|\bwithout|\brather than)(?: \p{L}+){0,2}\s*$/iu

const sentencesOf = (wish: string) => wish.split(/[.!?;\n]+/)

/** The stems of a sentence, without those that it says are not wanted. */
function stemsIn(sentence: string): Set<string> {
  const words = [...sentence.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu)]
  return new Set(words.flatMap(({ 0: word, index }) => (DENIED.test(sentence.slice(0, index)) ? [] : [wishStem(word)])))
}

function pointsOf(lines: readonly WishLine[], sentences: readonly ReadonlySet<string>[]): number {
  const met = lines.filter(({ all, none }) =>
    sentences.some(
      (stems) => all.every((any) => any.some((stem) => stems.has(stem))) && !none.some((stem) => stems.has(stem)),
    ),
  )
  return Math.max(0, ...met.map(({ all }) => all.length))
}

function heardBy(wish: string, lines: 'told' | 'near'): HeardLife[] {
  const sentences = sentencesOf(wish).map(stemsIn)
  return LIVES.map((pack) => ({ pack, points: pointsOf(pack.life[lines], sentences) }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
}

/** The best first. */
export const livesTelling = (wish: string): HeardLife[] => heardBy(wish, 'told')
export const livesNear = (wish: string): HeardLife[] => heardBy(wish, 'near')
