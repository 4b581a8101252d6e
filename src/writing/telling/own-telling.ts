// Which of its world's own tellings a page is told in: the one that its plan names, else the one whose turn it is.
import type { Band } from '../brief/band.ts'
import type { Node } from '../lines/line.ts'
import { readLines, type Lines } from '../lines/lines.ts'
import { inTurn, partnerOf } from '../lines/in-turn.ts'
import { BEATS, type BeatName } from '../plan/skeletons.data.ts'
import type { NamedTellings, StoryPlan } from '../plan/story-plan.ts'
import { VERSE_CHOICE_LINES } from '../verses/choices.data.ts'
import { worldCalled } from '../worlds/all-worlds.ts'
import { beatKeys } from '../worlds/world.ts'

export const VERSE_CHOICES = readLines(VERSE_CHOICE_LINES)

/** What says which tellings are its world's. */
export type CuedPlan = Pick<
  StoryPlan,
  'pack' | 'band' | 'rhyme' | 'means' | 'moral' | 'cast' | 'words' | 'refrain' | 'habits'
>

export interface Own {
  from: Lines
  key: string
  /** What leans on the same choice on another page keeps to the same turn. */
  turn: BeatName | 'moral'
}

/** None where the page is told by another hand: the hobby, a friend, the choice. */
export function ownOf(plan: CuedPlan, beat: BeatName, band: Band = plan.band): Own | undefined {
  const { lines, verse, life, nouns } = worldCalled(plan.pack)
  if (life) return { from: lines[band], key: beat, turn: beat }
  const hasFriend = plan.cast.some(({ role }) => role === 'companion')
  const from = plan.rhyme ? verse : lines[band]
  const key = beatKeys(plan.means.way, beat).find((one) => from.has(one)) ?? beat
  if (plan.rhyme) {
    if (VERSE_CHOICES.has(`${plan.moral}.${beat}`)) return undefined
    return { from, key: hasFriend && from.has(`${beat}.pal`) ? `${beat}.pal` : key, turn: beat }
  }
  if (beat === 'hobby' || (beat === 'friend' && hasFriend)) return undefined
  if (beat === 'rescue' && hasFriend && band !== 'b0_3' && nouns.hid !== '') return undefined
  // A world that has its own words for the choice makes it part of the trouble and the way out.
  const chosen = `${beat}.${plan.moral}`
  if (beat === 'flaw' || beat === 'choice') return from.has(chosen) ? { from, key: chosen, turn: 'moral' } : undefined
  return { from, key, turn: beat }
}

export function ownNodes(plan: StoryPlan, beat: BeatName, { from, key, turn }: Own): Node[] {
  const told = from.get(key)
  if (!told) throw new Error(`No line is written for ${key}`)
  const named = plan.tellings?.[beat]
  // A page that is told in another turn is told otherwise.
  const at = named && named.turn === plan.turns[turn] ? from.ids(key).indexOf(named.id) : -1
  return told[at] ?? inTurn(told, plan, turn, turn === 'moral' ? from.get(partnerOf(key)) : undefined)
}

/** For a plan that is kept: a world may get other tellings, and in another order, before it is told. */
export function namedTellings(plan: StoryPlan): NamedTellings {
  return Object.fromEntries(
    BEATS.flatMap((beat) => {
      const own = ownOf(plan, beat)
      const turn = own && plan.turns[own.turn]
      if (own === undefined || turn === undefined) return []
      const at = own.from.get(own.key)?.indexOf(ownNodes(plan, beat, own)) ?? -1
      const id = own.from.ids(own.key)[at]
      return id === undefined ? [] : [[beat, { turn, id }]]
    }),
  )
}
