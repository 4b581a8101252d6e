// What a page must be among the pages told so far. Asked page by page, so that what was shown once is never taken back.

import { limitsOf } from '../../../writing/brief/limits.ts'
import { grams } from '../../../writing/score/measure.ts'
import { sentencesOf, wordsOf } from '../../../writing/english/sentences.ts'
import type { StoryPlan } from '../../../writing/plan/story-plan.ts'
import type { Broken } from './page-gate.ts'

/** `others`: the pages that stand already, by number. */
export function brokenInBook(
  plan: StoryPlan,
  page: number,
  text: string,
  others: ReadonlyMap<number, string>,
): Broken[] {
  const before = [...others].filter(([n]) => n < page).map(([, told]) => told)
  return [
    ...repeats(plan, text, [...others.values()]),
    ...openings(text, before.slice(-2)),
    ...missingHero(plan, page, text, before),
    ...runningLength(plan, page, text, others, before),
  ]
}

function repeats(plan: StoryPlan, text: string, others: readonly string[]): Broken[] {
  const known = [plan.refrain.base, plan.refrain.turned, plan.words['Rule'] ?? '', plan.words['Rule,'] ?? '']
  const own = (told: string) => known.reduce((left, one) => (one === '' ? left : left.replaceAll(one, ' ')), told)
  const mine = sentencesOf(own(text)).filter((one) => wordsOf(one).length >= 4)
  const said = new Set(others.flatMap((told) => sentencesOf(own(told)).map((one) => one.toLowerCase())))
  const twice = mine.find((one) => said.has(one.toLowerCase()))
  if (twice !== undefined) return [{ rule: 'repeat', detail: `Said on another page already: ${twice}` }]
  const fours = grams(wordsOf(own(text).toLowerCase()), 4)
  const near = others.some((told) => {
    const there = new Set(grams(wordsOf(own(told).toLowerCase()), 4))
    return fours.filter((four) => there.has(four)).length > Math.max(3, fours.length * 0.3)
  })
  return near ? [{ rule: 'repeat', detail: 'Too like another page.' }] : []
}

const opening = (text: string, count: number) => wordsOf(text.toLowerCase()).slice(0, count).join(' ')

function openings(text: string, lastTwo: readonly string[]): Broken[] {
  const last = lastTwo.at(-1)
  const isRun = lastTwo.length === 2 && lastTwo.every((told) => opening(told, 1) === opening(text, 1))
  const isSame = last !== undefined && opening(last, 3) === opening(text, 3)
  return isRun || isSame ? [{ rule: 'repeat', detail: `Begins like the page before: "${opening(text, 3)}".` }] : []
}

/** The hero is named on half of all pages: two behind, and the next page that shows the hero has to do it. */
function missingHero(plan: StoryPlan, page: number, text: string, before: readonly string[]): Broken[] {
  const hero = plan.cast.find((one) => one.role === 'hero')?.name ?? ''
  const isHere = plan.beats[page - 1]?.scene.who.some(({ id }) => id === 'hero') ?? false
  const named = before.filter((told) => told.includes(hero)).length
  const share = plan.rhyme ? 0.4 : 0.5
  if (!isHere || text.includes(hero) || named >= before.length * share - 2) return []
  return [{ rule: 'hero', detail: `Name ${hero} on this page.` }]
}

function runningLength(
  plan: StoryPlan,
  page: number,
  text: string,
  others: ReadonlyMap<number, string>,
  before: readonly string[],
): Broken[] {
  const limits = limitsOf(plan.band, plan.rhyme)
  // Only where all pages before are known can a book be told to be too long.
  if (before.length !== page - 1 || others.size >= plan.beats.length) return []
  const total = [...before, text].reduce((sum, told) => sum + wordsOf(told).length, 0)
  const [least, most] = limits.total.map((whole) => (whole * page) / plan.beats.length)
  const mean = Math.round((limits.mean[0] + limits.mean[1]) / 2)
  if (total > (most ?? 0) + limits.page[1]) {
    return [{ rule: 'length', detail: `The book is getting too long: at most ${mean} words here.` }]
  }
  if (total < (least ?? 0) - limits.mean[1]) {
    return [{ rule: 'length', detail: `The book is getting too short: at least ${mean} words here.` }]
  }
  return []
}
