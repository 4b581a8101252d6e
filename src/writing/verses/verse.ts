// How couplets come onto a page: cut to what a small reader can hear, and line under line.
import { capital } from '../english/grammar.ts'
import type { StoryPlan } from '../plan/story-plan.ts'

/** The smallest hear one couplet, and the refrain where it falls. */
export function firstCouplet(told: string, plan: StoryPlan): string {
  const [first = ''] = told.split(' // ')
  const refrain = [plan.refrain.base, plan.refrain.turned].find((one) => told.includes(one))
  const last = told.split(' // ').at(-1) ?? ''
  const wish = told.split(' // ').length > 2 ? ` / ${last}` : ''
  return refrain && !first.includes(refrain) ? `${first} / ${refrain}` : first + wish
}

/** Of a page that is too long for them, the couplet in which it is done. */
export function coupletWith(told: string, word: string): string {
  return told.split(' // ').find((couplet) => couplet.includes(word)) ?? told
}

/** Lines of verse stand one under the other. */
export function inVerse(told: string): string {
  return told
    .split(/ \/\/? /)
    .map((line) => capital(line))
    .join('\n')
}
