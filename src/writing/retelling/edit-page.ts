// What no other telling of a page does, done to its words: a sentence of ours, a sentence less, a word that is another.
import { limitsOf } from '../brief/limits.ts'
import { capital } from '../english/grammar.ts'
import { wordCount } from '../english/sentences.ts'
import { cueOf } from '../telling/page-cues.ts'
import { LEANS_BACK, SPEAKS_OF_IT } from '../telling/tighten.ts'
import { bearsPlot } from '../plan/plot-words.ts'
import { stemsIn } from '../plan/stems.ts'
import type { BeatName } from '../plan/skeletons.data.ts'
import type { PageWish } from './page-wish.ts'
import { isWorse, textOf, type PageNow } from './page-now.ts'
import { BESIDES, NEAR, REMEMBERED } from './said-lines.data.ts'
import { asidesFor, filled, linesFor, unitsOf, withLine } from './say-on-page.ts'
import { MEASURES, saysOf, tellsOf } from './traits.ts'

/** `keep`: what the page must go on saying. None where it cannot be done. */
export function editPage(now: PageNow, text: string, wish: PageWish, keep: readonly string[]): string | undefined {
  const told = edited(now, text, wish, keep)
  return told !== undefined && told !== text && keep.every((fact) => told.includes(fact) || !text.includes(fact))
    ? told
    : undefined
}

function edited(now: PageNow, text: string, wish: PageWish, keep: readonly string[]): string | undefined {
  switch (wish.kind) {
    case 'manner':
      return inManner(now, text, wish.manner, keep)
    case 'more':
      return withLine(now, text, saidFor(now, wish), 'within')
    case 'without':
      return wish.who ? undefined : withoutIt(now, text, wish)
    case 'word':
      return swapped(now, text, wish)
    case 'besides':
      return withLine(now, text, saidFor(now, wish), BESIDES[wish.what]?.isLast ? 'last' : 'within')
    case 'sky':
    case 'birthday':
      return withLine(now, text, saidFor(now, wish), 'before')
    case 'deed':
    case 'feeling':
    case 'speech':
    case 'noise':
    case 'own':
      return withLine(now, text, saidFor(now, wish), 'within')
    case 'doer':
    case 'stranger':
    case 'book':
      return undefined
  }
}

/** The sentences that may say it, the best first. */
export function saidFor(now: PageNow, wish: PageWish): string[] {
  switch (wish.kind) {
    case 'more':
      return wish.who.role === 'companion'
        ? filled(now.plan, saysOf(textOf(now), wish.who) > 0 ? REMEMBERED : NEAR, wish)
        : []
    case 'manner':
    case 'without':
    case 'doer':
    case 'stranger':
      return []
    default:
      return linesFor(now, wish)
  }
}

type Manner = Extract<PageWish, { kind: 'manner' }>['manner']

function inManner(now: PageNow, text: string, manner: Manner, keep: readonly string[]): string | undefined {
  if (manner === 'simpler') return undefined
  if (manner === 'shorter') return tightened(now, text, keep)
  if (manner !== 'longer') return withLine(now, text, asidesFor(now, manner), 'within')
  let told = text
  for (const line of asidesFor(now, 'longer')) {
    told = withLine(now, told, [line], 'within') ?? told
    if (gains(text, told, 'longer')) return told
  }
  return undefined
}

/** So much that it is noticed. */
function gains(before: string, after: string, manner: 'shorter' | 'longer'): boolean {
  const { of, least } = MEASURES[manner]
  const was = of({ text: before, cue: '' })
  return of({ text: after, cue: '' }) - was >= least(was)
}

/** Fewer sentences, from the end, until it is noticed: only asides go. */
function tightened(now: PageNow, text: string, keep: readonly string[]): string | undefined {
  const beat = now.plan.beats[now.page - 1]?.fn
  if (beat === undefined || now.plan.rhyme) return undefined
  let units = unitsOf(text)
  for (let at = units.length - 2; at > 0; at--) {
    if (!isAside(now, beat, units, at, keep)) continue
    units = units.toSpliced(at, 1)
    const told = units.join(' ')
    if (gains(text, told, 'shorter')) return isWorse(now, told) ? undefined : told
  }
  return undefined
}

/** What turns a page, what is seen, what another page speaks of and what the next sentence leans on are none. */
function isAside(now: PageNow, beat: BeatName, units: readonly string[], at: number, keep: readonly string[]): boolean {
  const { plan, page, pages } = now
  const [one = '', next = ''] = [units[at], units[at + 1]]
  const rest = units.toSpliced(at, 1).join(' ')
  const { base, turned } = plan.refrain
  const cue = cueOf(plan, beat, textOf(now))?.cues.join(' ') ?? ''
  const later = stemsIn(`${cue} ${pages.slice(page).join(' ')}`)
  const still = stemsIn(`${rest} ${pages.slice(0, page - 1).join(' ')}`)
  return !(
    /[“”:…?!]/.test(one) ||
    TURNS.test(one) ||
    LEANS_BACK.test(next) ||
    SPEAKS_OF_IT.test(next) ||
    /\b(?:she|he|they)\b/i.test(next) ||
    base.includes(one) ||
    turned.includes(one) ||
    keep.some((fact) => one.includes(fact) && !rest.includes(fact)) ||
    bearsPlot(plan, beat, one, rest) ||
    [...stemsIn(one)].some((stem) => later.has(stem) && !still.has(stem)) ||
    wordCount(rest) < limitsOf(plan.band, plan.rhyme).page[0]
  )
}

const TURNS = /^(?:But|And|So|Then|Now|Up|Down|In|Out|Off|There|At last)\b/

/** Without the sentences that tell of it, where the others, and the story, can do without them. */
function withoutIt(now: PageNow, text: string, wish: { what: string }): string | undefined {
  const { plan, page } = now
  const beat = plan.beats[page - 1]?.fn
  if (beat === undefined || plan.rhyme || !tellsOf(text, wish)) return undefined
  const units = unitsOf(text)
  const isKept = (one: string) => !tellsOf(one, wish)
  const leans = units.some(
    (one, at) =>
      isKept(one) && at > 0 && !isKept(units[at - 1] ?? '') && (LEANS_BACK.test(one) || SPEAKS_OF_IT.test(one)),
  )
  const told = units.filter(isKept).join(' ')
  const isStory = units.some((one) => !isKept(one) && bearsPlot(plan, beat, one, told))
  const isShort = wordCount(told) < limitsOf(plan.band, plan.rhyme).page[0]
  return leans || isStory || isShort || isWorse(now, told) ? undefined : told
}

/** In the case in which it stands. */
function swapped(now: PageNow, text: string, { old, other }: { old: string; other: string }): string | undefined {
  const sought = new RegExp(`(?<![\\p{L}-])${old.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}-])`, 'giu')
  const told = text.replaceAll(sought, (found) => (/^\p{Lu}/u.test(found) ? capital(other) : other))
  return told === text || isWorse(now, told) ? undefined : told
}
