// Tells a plan: many tellings are tried, and the one that reads best and repeats least is kept.
import { dice, type Dice } from '../base/dice.ts'
import { EMPTY_LEDGER, lineHash, type Ledger } from './ledger.ts'
import { limitsOf } from './limits.ts'
import type { StoryPlan } from './story-plan.ts'
import { hookOf, sentencesOf, wordsOf } from './reading.ts'
import type { BeatName } from './skeletons.data.ts'
import { tellPage, tighten } from './tell-page.ts'

export interface Telling {
  pages: string[]
  /** Hashes of its sentences, for the ledger. */
  lines: number[]
}

const CANDIDATES = 8
export const BANNED = /\b(suddenly|little did|twinkl\w*|magical\w*)\b/i

/** A place that the member named is heard on three pages at least, whatever the world's own lines say. */
const PLACED: readonly (readonly [BeatName, string])[] = [
  ['stakes', 'Nobody in {home} knew what to do.'],
  ['resolution', 'You could hear it all over {home}.'],
  ['close', 'They still talk of it in {home}.'],
  ['home', 'This was in {home}.'],
  ['want', 'All {home} was asked.'],
  ['fail2', 'All {home} was sorry.'],
  ['low', 'It was late in {home}.'],
]

function withPlace(plan: StoryPlan, pages: string[]): string[] {
  const home = plan.words['home'] ?? ''
  let heard = pages.filter((page) => page.includes(home)).length
  for (const [fn, line] of PLACED) {
    const at = plan.beats.findIndex((beat) => beat.fn === fn)
    const page = pages[at]
    if (
      heard >= 3 ||
      page === undefined ||
      page.includes(home) ||
      wordsOf(page).length + 10 > limitsOf(plan.band, plan.rhyme).page[1]
    )
      continue
    const said = line.replace('{home}', home)
    const turned = plan.refrain.turned
    pages[at] = page.endsWith(turned) ? `${page.slice(0, -turned.length)}${said} ${turned}` : `${page} ${said}`
    heard++
  }
  return pages
}

function tellOnce(plan: StoryPlan, root: Dice): string[] {
  const pages = plan.beats.map((beat) => tellPage(plan, beat.fn, root.fork(`line:${beat.n}`)))
  return plan.flags.includes('place') ? withPlace(plan, pages) : pages
}

/** Lower is better: each fault that a reader would feel costs something. */
function faults(plan: StoryPlan, pages: readonly string[], used: ReadonlySet<number>): number {
  const limits = limitsOf(plan.band, plan.rhyme)
  let cost = 0
  let total = 0
  const seen = new Map<string, number>()
  const names = plan.cast.map((one) => one.name)
  for (const [at, page] of pages.entries()) {
    const count = wordsOf(page).length
    total += count
    if (count > limits.page[1] || count < limits.page[0]) cost += 10 + Math.abs(count - limits.page[1]) / 4
    if (BANNED.test(page)) cost += 10
    const beat = plan.beats[at]
    if (at % 2 === 0 && beat?.hook && !hookOf(page)) cost += 1
    for (const actor of beat?.scene.who ?? []) {
      const name = plan.cast.find((one) => one.id === actor.id)?.name
      if (actor.id !== 'hero' && name && !page.includes(name)) cost += 4
    }
    for (const sentence of sentencesOf(page)) {
      const bare = sentence.toLowerCase()
      if (sentence !== plan.refrain.base && wordsOf(sentence).length >= 4) {
        const before = seen.get(bare) ?? 0
        if (before > 0 && !plan.refrain.base.toLowerCase().includes(bare)) cost += 6
        seen.set(bare, before + 1)
      }
      if (used.has(lineHash(sentence, names))) cost += 2
    }
  }
  if (total < limits.total[0]) cost += (limits.total[0] - total) / 5
  if (total > limits.total[1]) cost += (total - limits.total[1]) / 5
  return cost
}

function newest(tellings: readonly string[][], used: ReadonlySet<number>, names: readonly string[]): string[] {
  const known = (page: string) => sentencesOf(page).filter((one) => used.has(lineHash(one, names))).length
  const [first = []] = tellings
  return first.map((_, at) =>
    tellings.map((pages) => pages[at] ?? '').reduce((best, page) => (known(page) < known(best) ? page : best)),
  )
}

export function tell(plan: StoryPlan, used: Ledger = EMPTY_LEDGER): Telling {
  const root = dice(plan.seed).fork(`tell:${plan.pack}`)
  const ledger = new Set(used.lines)
  let best: string[] = []
  let least = Number.POSITIVE_INFINITY
  const tellings = Array.from({ length: CANDIDATES }, (_, attempt) => tellOnce(plan, root.fork(`candidate:${attempt}`)))
  const names = plan.cast.map((one) => one.name)
  // For a member who has had this world before, each page is taken from the telling that is newest to them.
  if (ledger.size > 0) tellings.push(newest(tellings, ledger, names))
  for (const pages of tellings) {
    const cost = faults(plan, pages, ledger)
    if (cost < least) {
      best = pages
      least = cost
    }
  }
  // A book that runs a little long is tightened at its longest pages first.
  if (!plan.rhyme)
    for (const most of [40, 36, 33]) {
      const { total, mean } = limitsOf(plan.band, plan.rhyme)
      const whole = Math.min(total[1], mean[1] * best.length)
      const share = limitsOf(plan.band, plan.rhyme).page[1] / 45
      if (best.reduce((sum, page) => sum + wordsOf(page).length, 0) <= whole) break
      best = best.map((page) => tighten(page, Math.round(most * share), plan))
    }
  return { pages: best, lines: best.flatMap((page) => sentencesOf(page).map((one) => lineHash(one, names))) }
}
