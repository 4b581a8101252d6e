// Tells one page again: other words, the same facts, so that the pages around it stay true.
import { dice } from '../base/dice.ts'
import { BAND_LIMITS } from './limits.ts'
import { grams } from './measure.ts'
import type { StoryPlan } from './story-plan.ts'
import { wordsOf } from './reading.ts'
import { tellPage } from './tell-page.ts'

/** What a page must keep saying, whatever else changes: later pages lean on it. */
export function mustKeep(plan: StoryPlan, page: number, text: string): string[] {
  const beat = plan.beats[page - 1]
  if (!beat) return []
  const kept = beat.scene.who
    .flatMap((actor) => plan.cast.find((one) => one.id === actor.id)?.name ?? [])
    .filter((name) => text.includes(name))
  if (beat.refrain === 'base') kept.push(plan.refrain.base)
  if (beat.refrain === 'turned') kept.push(plan.refrain.turned)
  const key = plan.words['key']
  if (key && beat.fn === 'rescue') kept.push(key)
  return kept
}

/** The most different of many tellings that keeps every fact; the page itself when there is no other way to say it. */
export function rewritePage(plan: StoryPlan, page: number, text: string, attempt: number): string {
  const beat = plan.beats[page - 1]
  if (!beat) return text
  const old = new Set(grams(wordsOf(text.toLowerCase()), 3))
  const keep = mustKeep(plan, page, text)
  const limits = BAND_LIMITS[plan.band]
  const root = dice(plan.seed).fork(`line:${page}:${attempt}`)
  let best = text
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 24; turn++) {
    // What other pages lean on keeps to its telling; the rest of this page may take another.
    const turns = { ...plan.turns, [beat.fn]: turn, runs: turn, rule: turn, day: turn }
    const told = tellPage({ ...plan, turns }, beat.fn, root.fork(String(turn)))
    if (told === text || keep.some((fact) => !told.includes(fact)) || wordsOf(told).length > limits.page[1]) continue
    const shared = grams(wordsOf(told.toLowerCase()), 3).filter((gram) => old.has(gram)).length
    if (shared < least) {
      least = shared
      best = told
    }
  }
  return best
}
