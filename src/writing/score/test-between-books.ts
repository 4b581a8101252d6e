// T19: how much of one book stands in another: between strangers, worlds, seeds and one member's books.
import { sharedShare } from './measure.ts'
import { bookOf, booksInARow, randomOrder, type Book } from './test-random-books.ts'

export interface Spread {
  pairs: number
  median: number
  p95: number
  max: number
  /** Which two books shared most. */
  worst: string
}

interface Pair {
  books: readonly [Book, Book]
  share: number
}

function pairsOf(books: readonly Book[]): Pair[] {
  return books.flatMap((one, at) =>
    books.slice(at + 1).map((other): Pair => ({ books: [one, other], share: sharedShare(one.phrases, other.phrases) })),
  )
}

function spread(pairs: readonly Pair[]): Spread {
  const shares = pairs.toSorted((one, other) => one.share - other.share)
  const at = (share: number) => shares[Math.min(shares.length - 1, Math.floor(shares.length * share))]?.share ?? 0
  const name = ({ plan }: Book) =>
    `${plan.pack}/${plan.band} by ${plan.means.hobby}, ${plan.habits.join('+')}, ${plan.moral}`
  return {
    pairs: pairs.length,
    median: at(0.5),
    p95: at(0.95),
    max: at(1),
    worst: shares.at(-1)?.books.map(name).join(' | ') ?? '',
  }
}

const sameWorld = ({ books: [one, other] }: Pair) => one.plan.pack === other.plan.pack
const sameReader = ({ books: [one, other] }: Pair) =>
  one.plan.band === other.plan.band && one.plan.rhyme === other.plan.rhyme

export function betweenRandomBooks(books: readonly Book[]): Record<'all' | 'worlds' | 'sameWorld', Spread> {
  const pairs = pairsOf(books)
  return {
    all: spread(pairs),
    worlds: spread(pairs.filter((pair) => !sameWorld(pair))),
    sameWorld: spread(pairs.filter((pair) => sameWorld(pair) && sameReader(pair))),
  }
}

/** One brief told by three seeds in a row: a first attempt and two more. */
export function betweenSeeds(briefs: number): Spread {
  return spread(
    Array.from({ length: briefs }, (_, at) => {
      const { brief, seed } = randomOrder(at)
      return pairsOf([seed, seed + 1, seed + 2].map((one) => bookOf(brief, one)))
    }).flat(),
  )
}

/** Twelve orders of one brief by each of these members, all kept in the ledger. */
export function inARow(members: readonly number[]): Spread {
  return spread(
    members.flatMap((at) => {
      const { brief, seed } = randomOrder(at)
      return pairsOf(booksInARow(brief, seed, 12))
    }),
  )
}
