// A page as it stands in its book, and what would make it worse.
import { hookOf, sentencesOf, wordCount, wordsOf } from '../english/sentences.ts'
import { leanings } from '../plan/plot-words.ts'
import { EVERYBODYS, stemsIn } from '../plan/stems.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { BANNED } from '../telling/faults.ts'

export interface PageNow {
  plan: StoryPlan
  page: number
  /** All pages as they stand. */
  pages: readonly string[]
}

export interface Leaning {
  page: number
  /** As it stands there. */
  word: string
}

export const textOf = ({ page, pages }: PageNow): string => pages[page - 1] ?? ''

/** A page that was turned for stays one. */
export const mustHook = (now: PageNow): boolean => now.page % 2 === 1 && hookOf(textOf(now))

/** A page that was turned for stays one; no sentence stands in a book twice. */
export function isWorse(now: PageNow, text: string): boolean {
  const { page, pages } = now
  const before = textOf(now)
  const others = new Set(pages.flatMap((one, at) => (at === page - 1 ? [] : sentencesOf(one))))
  const isTwice = sentencesOf(text).some((one) => wordCount(one) >= 4 && others.has(one) && !before.includes(one))
  return BANNED.test(text) || isTwice || (mustHook(now) && !hookOf(text))
}

/** Later pages that follow from this one and speak of what only its present words say. */
export function leaningOn({ plan, page, pages }: PageNow, text: string): Leaning[] {
  const before = pages[page - 1] ?? ''
  return plan.beats
    .filter(({ because }) => because.includes(page))
    .flatMap(({ n }) => {
      const there = pages[n - 1] ?? ''
      const earlier = pages.slice(0, n - 1).filter((_, at) => at !== page - 1)
      const [stem] = leanings(plan, there, before, [text, ...earlier].join(' '), EVERYBODYS)
      const word = stem === undefined ? undefined : wordsOf(there).find((one) => stemsIn(one).has(stem))
      return word === undefined ? [] : [{ page: n, word: word.toLowerCase() }]
    })
}
