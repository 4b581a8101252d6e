// For a member who has had books before: of every line, the telling that they have met least.
import { dice } from '../base/dice.ts'
import { lineHash, type Ledger } from './ledger.ts'
import { sentencesOf, wordsOf } from './reading.ts'
import { BEATS, type BeatName } from './skeletons.data.ts'
import type { StoryPlan } from './story-plan.ts'
import { tellPage } from './tell-page.ts'
import { AROUND, type Thread, type Turns } from './turns.ts'

/** What has the fewest tellings comes first: what has more can keep away from the books that were met there. */
const HEARD: readonly (readonly [Thread | BeatName, readonly BeatName[]])[] = [
  ['day', ['want', 'close']],
  ['rule', ['hobby']],
  ['loves', ['hobby']],
  ['pal2', ['friend']],
  ['pal1', ['friend', 'rescue']],
  ['runs', ['trouble', 'try3', 'low', 'close']],
  ['moral', ['flaw', 'choice']],
  ...BEATS.map((beat): readonly [BeatName, readonly BeatName[]] => [beat, [beat]]),
]

/** For each sentence told before, by which of the member's books: they lie one after the other in the ledger, and are about as long. */
function booksThatSaid(used: Ledger): Map<number, number[]> {
  const size = used.lines.length / Math.max(1, used.packs.length)
  const said = new Map<number, number[]>()
  for (const [at, line] of used.lines.entries()) {
    const book = Math.floor(at / size)
    const books = said.get(line)
    if (!books) said.set(line, [book])
    else if (!books.includes(book)) books.push(book)
  }
  return said
}

/** Never much of any one earlier book: what must be said again is said again from different ones. */
export function newestTurns(sketch: StoryPlan, used: Ledger): Turns {
  const names = sketch.cast.map((one) => one.name)
  const said = booksThatSaid(used)
  /** How many words of this book each earlier one has, as far as it is settled. */
  const shared = new Map<number, number>()
  const met = (turns: Turns, beats: readonly BeatName[]) => {
    const words = new Map<number, number>()
    for (const one of beats.flatMap((fn) => sentencesOf(tellPage({ ...sketch, turns }, fn, dice(0)))))
      for (const book of said.get(lineHash(one, names)) ?? [])
        words.set(book, (words.get(book) ?? 0) + wordsOf(one).length)
    return words
  }
  const worst = (words: ReadonlyMap<number, number>) =>
    Math.max(0, ...[...words].map(([book, count]) => count + (shared.get(book) ?? 0)))
  let turns = sketch.turns
  for (const [key, beats] of HEARD) {
    const first = turns[key] ?? 0
    let best = met(turns, beats)
    for (let at = 1; at < AROUND && best.size > 0; at++) {
      const other = { ...turns, [key]: first + at }
      const words = met(other, beats)
      if (words.size > 0 && worst(words) >= worst(best)) continue
      turns = other
      best = words
    }
    for (const [book, count] of best) shared.set(book, (shared.get(book) ?? 0) + count)
  }
  return turns
}
