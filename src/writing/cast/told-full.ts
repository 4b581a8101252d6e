// A whole name in a story that goes on with the short one.
import { limitsOf } from '../brief/limits.ts'
import { wordCount } from '../english/sentences.ts'
import type { StoryPlan } from '../plan/story-plan.ts'

/** The hero's whole name is said once, where the story first names them by itself: outside of speech and refrain. */
export function withFullName(plan: StoryPlan, pages: readonly string[]): string[] {
  const { name, full } = plan.cast.find(({ role }) => role === 'hero') ?? {}
  const [first = '', ...others] = pages
  if (name === undefined || full === undefined || plan.rhyme) return [...pages]
  const { base, turned } = plan.refrain
  const isSpoken = (at: number) => first.lastIndexOf('“', at) > first.lastIndexOf('”', at)
  const isSung = (at: number) =>
    [base, turned].some(
      (line) =>
        line !== '' && first.indexOf(line) >= 0 && at >= first.indexOf(line) && at < first.indexOf(line) + line.length,
    )
  for (let at = first.indexOf(name); at >= 0; at = first.indexOf(name, at + 1)) {
    const [before, after] = [first.slice(0, at), first.slice(at + name.length)]
    if (isSpoken(at) || isSung(at) || /[\p{L}\p{M}]$/u.test(before) || /^[\p{L}\p{M}]/u.test(after)) continue
    const told = `${before}${full}${after}`
    return wordCount(told) <= limitsOf(plan.band, false).page[1] ? [told, ...others] : [...pages]
  }
  return [...pages]
}
