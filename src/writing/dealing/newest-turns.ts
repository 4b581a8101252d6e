// For a member who has had books before: of every line, the telling that they have met least.
import { dice } from '../../base/dice.ts'
import { lineHash, ownWords, type Ledger } from './ledger.ts'
import { sentencesOf, wordsOf } from '../english/sentences.ts'
import { BEATS, type BeatName } from '../plan/skeletons.data.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { tellPageBy } from '../telling/tell-page-by.ts'
import { AROUND, THREADS, type Thread, type Turns } from './turns.ts'

/** On which pages each turn is heard, and how many there are to choose from. */
const HEARD: readonly (readonly [turn: Thread | BeatName, beats: readonly BeatName[], choices: number])[] = [
  ['day', ['want', 'close'], AROUND],
  ['rule', ['hobby'], AROUND],
  ['loves', ['hobby'], AROUND],
  ['pal2', ['friend'], AROUND],
  ['pal1', ['friend', 'rescue'], AROUND],
  ['runs', ['trouble', 'try3', 'low', 'close'], AROUND],
  ['moral', ['flaw', 'choice'], AROUND],
  ...BEATS.map((beat): readonly [BeatName, readonly BeatName[], number] => [beat, [beat], 3]),
]

/** Choosing one turn anew changes what is best for another: so often all are looked at. */
const ROUNDS = 3

/** In so many ways a line with choices is looked at. */
const WAYS = 3

/** By so many sentences a book may begin before or after where it is looked for: some worlds take half as many as others. */
const EDGE = 24

/** For each sentence told before, by which of the member's books: they lie one after the other in the ledger, and are about as long. */
function booksThatSaid(used: Ledger): Map<number, number[]> {
  const size = used.lines.length / Math.max(1, used.worlds.length)
  const said = new Map<number, number[]>()
  for (const [at, line] of used.lines.entries()) {
    const books = said.get(line) ?? []
    // Where one may end and the next begin, it is both that said it.
    for (const book of [Math.floor((at - EDGE) / size), Math.floor((at + EDGE) / size)])
      if (!books.includes(book)) books.push(book)
    said.set(line, books)
  }
  return said
}

type Met = ReadonlyMap<number, number>

/** Much of one earlier book is far worse than a little of many. */
function weight(pages: Iterable<Met>): number {
  const books = new Map<number, number>()
  for (const page of pages) for (const [book, words] of page) books.set(book, (books.get(book) ?? 0) + words)
  return [...books.values()].reduce((sum, words) => sum + words ** 3, 0)
}

/** Never much of any one earlier book: what must be said again is said again from different ones. */
export function newestTurns(sketch: StoryPlan, used: Ledger): Turns {
  const own = ownWords(sketch)
  const said = booksThatSaid(used)
  /** How many words of a page each earlier book has. */
  const wordsMet = (turns: Turns, beat: BeatName): Met => {
    // A line with choices in it was told with some of them: each is as good as met.
    const pages = tellPageBy(
      { ...sketch, turns },
      beat,
      Array.from({ length: WAYS }, (_, way) => dice(way)),
    )
    const words = new Map<number, number>()
    for (const one of new Set(pages.flatMap(sentencesOf)))
      for (const book of said.get(lineHash(one, own)) ?? [])
        words.set(book, (words.get(book) ?? 0) + wordsOf(one).length)
    return words
  }
  const known = new Map<string, Met>()
  // A page is the same as long as its own turn and the threads are.
  const met = (turns: Turns, beat: BeatName): Met => {
    const page = `${beat} ${[beat, ...THREADS].map((turn) => turns[turn] ?? 0).join()}`
    const words = known.get(page) ?? wordsMet(turns, beat)
    known.set(page, words)
    return words
  }
  let turns = sketch.turns
  let pages = new Map(BEATS.map((beat) => [beat, met(turns, beat)]))
  let least = weight(pages.values())
  for (let round = 0; round < ROUNDS; round++) {
    const before = least
    for (const [key, beats, choices] of HEARD) {
      const first = turns[key] ?? 0
      for (let at = 1; at < choices && beats.some((beat) => pages.get(beat)?.size); at++) {
        const other = { ...turns, [key]: first + at }
        const told = new Map([...pages, ...beats.map((beat) => [beat, met(other, beat)] as const)])
        const now = weight(told.values())
        if (now >= least) continue
        turns = other
        pages = told
        least = now
      }
    }
    if (least === before) break
  }
  return turns
}
