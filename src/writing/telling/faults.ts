// What a reader would feel to be wrong with a telling, counted: of many tellings the one with the least is kept.
import { limitsOf } from '../brief/limits.ts'
import { lineHash, ownWords } from '../dealing/ledger.ts'
import { hookOf, sentencesOf, wordCount } from '../english/sentences.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { NAMED_PAGES, saysPlace } from '../settings/told-setting.ts'

export const BANNED = /\b(suddenly|little did|twinkl\w*|magical\w*)\b/i

interface Read {
  count: number
  sentences: readonly { bare: string; isLong: boolean; isMet: boolean }[]
}

/** Candidates have most of their pages in common: each is read once. */
export function reader(plan: StoryPlan, used: ReadonlySet<number>): (page: string) => Read {
  const own = ownWords(plan)
  const known = new Map<string, Read>()
  return (page) => {
    const before = known.get(page)
    if (before) return before
    const sentences = sentencesOf(page).map((one) => ({
      bare: one.toLowerCase(),
      isLong: one !== plan.refrain.base && wordCount(one) >= 4,
      isMet: used.size > 0 && used.has(lineHash(one, own)),
    }))
    const read = { count: wordCount(page), sentences }
    known.set(page, read)
    return read
  }
}

/** Lower is better: each fault that a reader would feel costs something. */
export function faults(plan: StoryPlan, pages: readonly string[], read: (page: string) => Read): number {
  const limits = limitsOf(plan.band, plan.rhyme)
  const refrain = plan.refrain.base.toLowerCase()
  let cost = 0
  let total = 0
  const seen = new Map<string, number>()
  for (const [at, page] of pages.entries()) {
    const { count, sentences } = read(page)
    total += count
    if (count > limits.page[1] || count < limits.page[0]) cost += 10 + Math.abs(count - limits.page[1]) / 4
    if (BANNED.test(page)) cost += 10
    const beat = plan.beats[at]
    if (at % 2 === 0 && beat?.hook && !hookOf(page)) cost += 1
    for (const actor of beat?.scene.who ?? []) {
      const name = plan.cast.find((one) => one.id === actor.id)?.name
      if (actor.id !== 'hero' && name && !page.includes(name)) cost += 4
    }
    for (const { bare, isLong, isMet } of sentences) {
      if (isLong) {
        const before = seen.get(bare) ?? 0
        if (before > 0 && !refrain.includes(bare)) cost += 6
        seen.set(bare, before + 1)
      }
      if (isMet) cost += 2
    }
  }
  if (plan.flags.includes('there'))
    cost += 6 * Math.max(0, NAMED_PAGES - pages.filter((page) => saysPlace(plan, page)).length)
  if (total < limits.total[0]) cost += (limits.total[0] - total) / 5
  if (total > limits.total[1]) cost += (total - limits.total[1]) / 5
  return cost
}
