// What a member asked to keep out: told otherwise on each page that has another telling.
import { dice } from '../../base/dice.ts'
import { BEATS } from '../plan/skeletons.data.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { ownOf } from '../telling/own-telling.ts'
import { tellPageBy } from '../telling/tell-page-by.ts'
import type { Turns } from './turns.ts'

/** In so many ways a telling with choices is looked at. */
const WAYS = 6

/** Those that are named: with or without their article, and of several. */
export function namedOf(avoid: readonly string[], pages: readonly string[]): string[] {
  return avoid.filter((one) => {
    const word = one.replace(/^(?:the|an?|any) /, '').replace(/s$/, '')
    const said = new RegExp(`(?<!\\p{L})${word}(?:s|es)?(?!\\p{L})`, 'iu')
    return pages.some((page) => said.test(page))
  })
}

export function turnsWithout(sketch: StoryPlan, avoid: readonly string[]): Turns {
  const isClean = (turns: Turns, beat: (typeof BEATS)[number]) => {
    const ways = Array.from({ length: WAYS }, (_, way) => dice(way))
    return namedOf(avoid, tellPageBy({ ...sketch, turns }, beat, ways)).length === 0
  }
  return BEATS.reduce((turns, beat) => {
    const own = ownOf(sketch, beat)
    if (own?.turn !== beat) return turns
    const others = (own.from.get(own.key) ?? []).map((_, at) => ({ ...turns, [beat]: (turns[beat] ?? 0) + at }))
    return others.find((one) => isClean(one, beat)) ?? turns
  }, sketch.turns)
}
