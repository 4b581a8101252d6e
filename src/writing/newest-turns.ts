// For a member who has had books before: of every line, the telling that they have met least.
import { dice } from '../base/dice.ts'
import { lineHash } from './ledger.ts'
import { sentencesOf } from './reading.ts'
import { BEATS, type BeatName } from './skeletons.data.ts'
import type { StoryPlan } from './story-plan.ts'
import { tellPage } from './tell-page.ts'
import { AROUND, type Thread, type Turns } from './turns.ts'

const HEARD: readonly (readonly [Thread | BeatName, readonly BeatName[]])[] = [
  ['moral', ['flaw', 'choice']],
  ['pal1', ['friend', 'rescue']],
  ['pal2', ['friend']],
  ['runs', ['trouble', 'try3', 'low', 'close']],
  ['rule', ['hobby']],
  ['loves', ['hobby']],
  ['day', ['want', 'close']],
  ...BEATS.map((beat): readonly [BeatName, readonly BeatName[]] => [beat, [beat]]),
]

export function newestTurns(sketch: StoryPlan, lines: ReadonlySet<number>): Turns {
  const names = sketch.cast.map((one) => one.name)
  const known = (turns: Turns, beats: readonly BeatName[]) =>
    beats
      .flatMap((fn) => sentencesOf(tellPage({ ...sketch, turns }, fn, dice(0))))
      .filter((one) => lines.has(lineHash(one, names))).length
  let turns = sketch.turns
  for (const [key, beats] of HEARD) {
    let least = known(turns, beats)
    const first = turns[key] ?? 0
    for (let at = 1; at < AROUND && least > 0; at++) {
      const other = { ...turns, [key]: first + at }
      const count = known(other, beats)
      if (count < least) turns = other
      least = Math.min(least, count)
    }
  }
  return turns
}
