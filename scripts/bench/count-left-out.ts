// Counts what orders of strangers get told, what is named as left out, and what is dropped without a word: `node scripts/bench/count-left-out.ts FOLDER`.
// The folder holds `settings.json` and `interests.json` (lists of texts), `orders.json` (a list of briefs) and `looks.json` (descriptions with what a person found in them).

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readBrief } from '../../src/writing/brief/brief.ts'
import { loveUntold } from '../../src/writing/brief/notices.ts'
import { plan } from '../../src/writing/plan/plan.ts'
import { stagedAs } from '../../src/writing/staging/stage-book.ts'
import type { StoryPlan } from '../../src/writing/plan/story-plan.ts'
import { tell } from '../../src/writing/telling/tell.ts'
import { isLoveTold } from '../../src/writing/loves/told-loves.ts'
import { judgeLook, strangersLook } from './judge-looks.ts'

const OUTCOMES = ['told', 'told in part', 'another in its place', 'left out and named', 'silent', 'refused'] as const
type Outcome = (typeof OUTCOMES)[number]

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Which folder?')

function listIn<T>(name: string, shape: z.ZodType<T>): T[] {
  const file = join(folder ?? '', name)
  return existsSync(file) ? z.array(shape).parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}

const interests = listIn('interests.json', z.string())
const settings = listIn('settings.json', z.string())
const orders = listIn('orders.json', z.record(z.string(), z.unknown()))

const AGES = [2, 5, 8, 11]
const INTERESTS = [
  'drawing, football',
  'drums',
  'lego, dinosaurs, swimming',
  'football, baking',
  'dinosaurs',
  'gardening, singing',
  'reading, trains',
  'cats, dancing, space',
]

/** An ordinary order round one answer: readers and interests take turns. */
function around(answers: Readonly<Record<string, unknown>>, at: number): Record<string, unknown> {
  const age = AGES[at % AGES.length] ?? 5
  return {
    recipient_type: 'Kid',
    recipient_age: age,
    interests: INTERESTS[at % INTERESTS.length],
    characters: [{ name: 'Maya', type: 'girl', age }, ...(at % 3 === 0 ? [] : [{ name: 'Biscuit', type: 'dog' }])],
    ...answers,
  }
}

function count(orderings: readonly unknown[], judge: (made: StoryPlan, at: number) => Outcome): Outcome[] {
  return orderings.map((order, at) => {
    const read = readBrief(order)
    return read.ok ? judge(plan(read.value, at), at) : 'refused'
  })
}

function settingOutcome(made: StoryPlan): Outcome {
  const says = (words: RegExp) => made.notices.some((one) => words.test(one))
  if (says(/so it plays (?!in a place of its own).* instead\.$/)) return 'another in its place'
  if (says(/so it plays in a place of its own\.$/)) return 'left out and named'
  if (!made.flags.includes('place') && !made.flags.includes('there')) return 'silent'
  return says(/We could not fit in more of/) ? 'told in part' : 'told'
}

/** What is loved acts in the plot, is said, or is named: as the told pages have it. */
function loveOutcomes(orderings: readonly unknown[]): Outcome[] {
  return orderings.flatMap((order, at): Outcome[] => {
    const read = readBrief(order)
    if (!read.ok) return ['refused']
    const made = plan(read.value, at)
    const { pages } = tell(made)
    const { notices, loves = [] } = stagedAs(made, pages)
    return read.value.interests.map((typed) => {
      if (notices.includes(loveUntold(typed))) return 'left out and named'
      const love = loves.find((one) => one.typed === typed)
      // Whatever is no second love is the one that acts.
      return love === undefined || isLoveTold(made, love, pages) ? 'told' : 'silent'
    })
  })
}

/** An order that is refused asks for nothing that could be counted. */
function hasSetting(order: unknown): boolean {
  const read = readBrief(order)
  return read.ok && read.value.setting !== null
}

const rows: readonly (readonly [string, readonly Outcome[]])[] = [
  ['settings', count(settings.flatMap((text, at) => AGES.map((_, by) => around({ story_setting: text }, at + 3 * by))), settingOutcome)],
  ['settings of orders', count(orders.filter(hasSetting), settingOutcome)],
  ['interests, three to an order', loveOutcomes(interests.flatMap((text, at) => AGES.map((_, by) => around({ interests: [text, interests[(at + 7) % interests.length], interests[(at + 19) % interests.length]].join('\n') }, at + 3 * by))))],
  ['interests of orders', loveOutcomes(orders)],
  ['attributes of looks', listIn('looks.json', strangersLook).flatMap(judgeLook)],
] // prettier-ignore

console.log(`| | counted | ${OUTCOMES.join(' | ')} |\n|---${'|---'.repeat(OUTCOMES.length + 1)}|`)
for (const [what, outcomes] of rows) {
  const share = (one: Outcome) => {
    const found = outcomes.filter((outcome) => outcome === one).length
    return `${found} (${Math.round((100 * found) / Math.max(1, outcomes.length))}%)`
  }
  console.log(`| ${what} | ${outcomes.length} | ${OUTCOMES.map(share).join(' | ')} |`)
}
