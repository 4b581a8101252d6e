// Tells a plan: many tellings are tried, and the one that reads best and repeats least is kept.
import { dice, type Dice } from '../../base/dice.ts'
import { EMPTY_LEDGER, lineHash, linesOf, ownWords, type Ledger } from '../dealing/ledger.ts'
import { limitsOf } from '../brief/limits.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { hookOf, sentencesOf, wordCount } from '../english/sentences.ts'
import type { BeatName } from '../plan/skeletons.data.ts'
import { isLife, withFriendsMet } from '../lives/tell-life.ts'
import { faults, reader } from './faults.ts'
import { mustKeep } from './rewrite-page.ts'
import { tellPageBy } from './tell-page-by.ts'
import { tellPage } from './tell-page.ts'
import { NAMED_PAGES, withSetting } from '../settings/told-setting.ts'
import { tighten } from './tighten.ts'
import { withFullName } from '../cast/told-full.ts'
import { withLoves } from '../loves/told-loves.ts'

export interface Telling {
  pages: string[]
  /** Hashes of its sentences, for the ledger. */
  lines: number[]
}

const CANDIDATES = 8

/** Words for it, for the pages that bear a look round best: for the smallest, for the others, in verse. */
type Named = readonly (readonly [fn: BeatName, small: string, prose: string, verse: string])[]

const PLACED: Named = [
  ['low', 'Night came to {home}.', 'It was late in {home}.', 'In {home} the lamps went out, / One by one, all round about.'],
  ['resolution', 'All {home} sang.', 'You could hear it all over {home}.', 'All {home} flew open wide; / People cheered from every side.'],
  ['stakes', 'All {home} sighed.', 'Nobody in {home} knew what to do.', 'All {home} went up and down / With a sigh and with a frown.'],
  ['fail2', 'All {home} looked.', 'All {home} came out to look.', 'All {home} came out to see. / “Oh,” they said, and “Dearie me.”'],
  ['want', 'All {home} said yes.', 'All {home} had been asked.', 'All {home} said yes, and came, / Every one of them by name.'],
  ['close', 'Good night, all {home}.', 'It was a fine night in {home}.', 'Over {home} the moon was late, / Sitting round as any plate.'],
  ['fail1', 'Oh dear, said all {home}.', 'There was a sigh all over {home}.', 'All {home} said, “Oh!” and “Ah!” / One old man said, “Tra la la.”'],
  ['trouble', 'What a day in {home}!', 'There had never been such a day in {home}.', ''],
  ['climax', 'Shh, {home}, shh.', 'All {home} held its breath.', ''],
  ['home', 'It was in {home}.', 'This was in {home}.', 'In {home}, as you may hear, / Odd things happened all the year.'],
] // prettier-ignore

/** No world in verse carries another thing than its own. */
const THING: Named = [
  ['low', 'Oh, the {quest}!', 'And whatever would become of the {quest}?', ''],
  ['insight', 'Think of the {quest}!', 'All this had begun with the {quest}.', ''],
  ['fail2', 'Oh no, the {quest}!', 'Nobody had forgotten the {quest}.', ''],
  ['stakes', 'It was for the {quest}.', 'Everybody was waiting for the {quest}.', ''],
  ['try3', 'For the {quest}!', 'It was for the {quest}, after all.', ''],
  ['resolution', 'And the {quest}, too!', 'And nobody forgot the {quest}.', ''],
] // prettier-ignore

/** It only sets the stage: it comes before what the page says, never after, so that a hook stays a hook. */
function withNamed(plan: StoryPlan, pages: readonly string[], hole: 'home' | 'quest', named: Named): string[] {
  const word = plan.words[hole] ?? ''
  const room = limitsOf(plan.band, plan.rhyme).page[1]
  const told = [...pages]
  let heard = told.filter((page) => page.includes(word)).length
  for (const [fn, small, prose, verse] of named) {
    const at = plan.beats.findIndex((beat) => beat.fn === fn)
    const page = told[at]
    if (heard >= NAMED_PAGES || page === undefined || page.includes(word)) continue
    const placed = (
      plan.rhyme ? [verse].filter((line) => line !== '') : plan.band === 'b0_3' ? [small] : [prose, small]
    )
      .map((line) => `${line.replace(' / ', '\n').replace(`{${hole}}`, word)}${plan.rhyme ? '\n' : ' '}${page}`)
      .find((one) => wordCount(one) <= room)
    if (placed === undefined) continue
    told[at] = placed
    heard++
  }
  return told
}

function candidates(plan: StoryPlan, root: Dice): string[][] {
  const dice = Array.from({ length: CANDIDATES }, (_, attempt) => root.fork(`candidate:${attempt}`))
  const told = plan.beats.map((beat) =>
    tellPageBy(
      plan,
      beat.fn,
      dice.map((one) => one.fork(`line:${beat.n}`)),
    ),
  )
  return dice.map((_, attempt) => {
    const pages = told.map((tellings) => tellings[attempt] ?? '')
    const placed = plan.flags.includes('place') ? withNamed(plan, pages, 'home', PLACED) : pages
    const there = plan.flags.includes('there') ? withSetting(plan, placed) : placed
    return plan.flags.includes('thing') ? withNamed(plan, there, 'quest', THING) : there
  })
}

function newest(tellings: readonly string[][], used: ReadonlySet<number>, own: readonly string[]): string[] {
  const known = (page: string) => sentencesOf(page).filter((one) => used.has(lineHash(one, own))).length
  const [first = []] = tellings
  return first.map((_, at) =>
    tellings.map((pages) => pages[at] ?? '').reduce((best, page) => (known(page) < known(best) ? page : best)),
  )
}

/** Pages whose words are counted once, however often it is asked how many they are. */
function counted(pages: readonly string[]) {
  const counts = pages.map((page) => wordCount(page))
  const told = [...pages]
  return {
    told,
    count: (at: number) => counts[at] ?? 0,
    total: () => counts.reduce((sum, count) => sum + count, 0),
    longestFirst: () => [...told.keys()].toSorted((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0)),
    put(at: number, page: string) {
      if (page === told[at]) return
      told[at] = page
      counts[at] = wordCount(page)
    },
  }
}

/** Where the story turns, every sentence says how: these pages give words away only when no other has any left. */
const HINGES: ReadonlySet<BeatName> = new Set(['clue', 'insight', 'means', 'snag', 'rescue', 'choice', 'climax'])

/** By steps, each with less room on a page of 45 words, until the book is no longer than its reader's. */
function tightened(plan: StoryPlan, pages: readonly string[], steps: readonly number[], hinges: boolean): string[] {
  const { total, mean, page: room } = limitsOf(plan.band, plan.rhyme)
  const whole = Math.min(total[1], mean[1] * pages.length)
  const book = counted(pages)
  for (const most of steps)
    for (const at of book.longestFirst()) {
      if (book.total() <= whole) return book.told
      const beat = plan.beats[at]?.fn ?? 'home'
      if (!hinges && HINGES.has(beat)) continue
      book.put(at, tighten(book.told[at] ?? '', Math.round((most * room[1]) / 45), plan, beat))
    }
  return book.told
}

/** With more, two books of one world would both be told in its shortest tellings. */
const MOST_SWAPPED = 4

/** What no tightening brings down is told in shorter tellings: pages that are too long, then the longest, until the book is no longer than its reader's. */
function shortened(
  plan: StoryPlan,
  pages: readonly string[],
  root: Dice,
  used: ReadonlySet<number>,
  spare = 0,
): string[] {
  const limits = limitsOf(plan.band, false)
  const most = Math.min(limits.total[1], limits.mean[1] * pages.length) - spare
  const book = counted(pages)
  const own = ownWords(plan)
  const known = (page: string) =>
    used.size === 0 ? 0 : sentencesOf(page).filter((one) => used.has(lineHash(one, own))).length
  const isBookLong = book.total() > most
  const others = plan.beats.flatMap((beat, at) => {
    const page = book.told[at] ?? ''
    if (!isBookLong && book.count(at) <= limits.page[1]) return []
    // The last page, with everybody on it and what the hero loves, stays whole.
    if (beat.fn === 'close' && book.count(at) <= limits.page[1]) return []
    const needed = mustKeep(plan, beat.n, page)
    const saved = [1, 2].map((turn) => {
      const turns = { ...plan.turns, [beat.fn]: (plan.turns[beat.fn] ?? 0) + turn }
      const other = tellPage({ ...plan, turns }, beat.fn, root.fork(`shorter:${beat.n}:${turn}`))
      const isNew = known(other) <= known(page)
      const keeps =
        isNew && needed.every((fact) => other.includes(fact)) && (at % 2 === 1 || hookOf(other) || !hookOf(page))
      return { at, other, less: keeps ? book.count(at) - wordCount(other) : 0 }
    })
    return saved.filter((one) => one.less > 1)
  })
  let swapped = 0
  for (const { at, other } of others.toSorted((one, two) => two.less - one.less)) {
    const isLong = book.count(at) > limits.page[1]
    if (book.total() <= most && !isLong) continue
    if (wordCount(other) >= book.count(at)) continue
    book.put(at, other)
    if (++swapped === MOST_SWAPPED) break
  }
  return book.told
}

export function tell(plan: StoryPlan, used: Ledger = EMPTY_LEDGER): Telling {
  const root = dice(plan.seed).fork(`tell:${plan.pack}`)
  const ledger = new Set(used.lines)
  let best: string[] = []
  let least = Number.POSITIVE_INFINITY
  const tellings = candidates(plan, root)
  const own = ownWords(plan)
  // For a member who has had this world before, each page is taken from the telling that is newest to them.
  if (ledger.size > 0) tellings.push(newest(tellings, ledger, own))
  const read = reader(plan, ledger)
  for (const pages of tellings) {
    const cost = faults(plan, pages, read)
    if (cost < least) {
      best = pages
      least = cost
    }
  }
  if (isLife(plan)) return { pages: withFullName(plan, withFriendsMet(plan, best)), lines: linesOf(best, own) }
  // A book that runs a little long is tightened at its longest pages first.
  if (!plan.rhyme) {
    best = tightened(plan, best, [40, 36, 33, 31, 28], false)
    best = shortened(plan, best, root, ledger)
    best = tightened(plan, best, [28, 25, 22], false)
    best = tightened(plan, best, [36, 31, 25, 20], true)
    best = shortened(plan, best, root, ledger)
  }
  // A page that was full may have room by now.
  if (plan.flags.includes('there')) best = withSetting(plan, best)
  // On a lap there is no room over for what else is loved, unless it is made.
  if (plan.band === 'b0_3' && !plan.rhyme && plan.loves?.length)
    best = shortened(plan, best, root, ledger, Math.min(15, 5 * plan.loves.length))
  best = withLoves(plan, best)
  return {
    pages: withFullName(plan, best),
    lines: linesOf(best, own),
  }
}
