// A wish for one page, granted by another of its tellings, or not: a page is never told worse for it, and facts that others lean on stay.
import type { CharacterSpec } from '../../stage/cast.ts'
import { wordCount } from '../english/sentences.ts'
import type { BeatName } from '../plan/skeletons.data.ts'
import type { Beat, StoryPlan } from '../plan/story-plan.ts'
import { cueOf } from '../telling/page-cues.ts'
import { mustKeep, waysToTell } from '../telling/rewrite-page.ts'
import { editPage } from './edit-page.ts'
import type { Manner } from './page-wish.data.ts'
import type { PageWish } from './page-wish.ts'
import { isWorse, leaningOn, textOf, type Leaning, type PageNow } from './page-now.ts'
import { otherActors } from './other-actors.ts'
import { doesIt, MEASURES, saysOf, tellsOf, type Telling } from './traits.ts'

export interface Granted {
  text: string
  /** Pages that follow from this one and speak of what it no longer says: of what. */
  leaning: Leaning[]
  /** Of the wishes, those that it does. */
  met: PageWish[]
}

const MANNERS: readonly Manner[] = ['shorter', 'longer', 'funnier', 'exciting', 'calmer', 'chattier', 'simpler']

const told = (plan: StoryPlan, { fn }: Beat, text: string): Telling => ({
  text,
  cue: cueOf(plan, fn, text)?.cues.join('; ') ?? '',
})

/** "Biscuit should find it": what happens on this page, so that somebody else did it before. */
const MEANT = /^(?:it|this|that|them)\b/

const FINDING: BeatName = 'clue'
const FINDS = /^(?:find|see|spot|notice|discover)s?$/

/** Where somebody sees what nobody else has seen; 0 where a story has no such page. */
export const findingPage = ({ beats, words }: StoryPlan): number =>
  words['Spotter'] === undefined ? 0 : (beats.find(({ fn }) => fn === FINDING)?.n ?? 0)

type Doer = Extract<PageWish, { kind: 'doer' }>

/** Where it is found, however that is said, whoever takes the part of who found it finds it; best where it is said in so many words. */
function takesThePart(wish: Doer, before: Telling, after: Way): number | undefined {
  const isSaid = doesIt(after.text, wish.who, wish)
  const isMeant = MEANT.test(wish.what) || (after.isFound && FINDS.test(wish.verb))
  if (!isMeant) return isSaid ? 1 : undefined
  if (!after.isExchanged) return undefined
  if (isSaid) return 2
  const finds = after.isFound && FINDS.test(wish.verb) && saysOf(after.text, wish.who) > saysOf(before.text, wish.who)
  return finds ? 1 : undefined
}

/** Whether it does what was wished, and how well: none where it does not. */
function met(wish: PageWish, before: Telling, after: Way): number | undefined {
  const gained = (of: (one: Telling) => number, least: number) => {
    const more = of(after) - of(before)
    return more >= least ? more : undefined
  }
  switch (wish.kind) {
    case 'manner': {
      const { of, least, against } = MEASURES[wish.manner]
      return against && against(after) > against(before) ? undefined : gained(of, least(of(before)))
    }
    case 'more':
      return gained(({ text }) => saysOf(text, wish.who), 1)
    case 'doer':
      return takesThePart(wish, before, after)
    case 'without':
      return wish.who?.role !== 'hero' && tellsOf(before.text, wish) && !tellsOf(`${after.text} ${after.cue}`, wish)
        ? 1
        : undefined
    case 'deed':
      return doesIt(after.text, wish.who, { ...wish, what: '' }) &&
        !doesIt(before.text, wish.who, { ...wish, what: '' })
        ? 1
        : undefined
    default:
      return undefined
  }
}

/** Facts that stay. Whoever is of the member's company stays as well, but for whom she wishes away, or wants another to do it instead of. */
function kept({ plan, page, pages }: PageNow, wishes: readonly PageWish[]): string[] {
  const gone = wishes.filter((wish) => wish.kind === 'without')
  const isAnothers = wishes.some(({ kind }) => kind === 'doer')
  const spare = plan.cast.filter(({ role }) => isAnothers || role !== 'companion').map(({ name }) => name)
  return mustKeep(plan, page, pages[page - 1] ?? '').filter(
    (fact) => !spare.includes(fact) && !gone.some((wish) => tellsOf(fact, wish)),
  )
}

interface Way extends Telling {
  /** Told with somebody else in a part that was another's. */
  isExchanged: boolean
  /** On this page something is found. */
  isFound: boolean
}

interface Ways {
  before: Telling
  ways: Way[]
}

function waysOf(now: PageNow, wishes: readonly PageWish[]): Ways | undefined {
  const { plan, page } = now
  const beat = plan.beats[page - 1]
  if (!beat) return undefined
  const text = textOf(now)
  const keep = kept(now, wishes)
  const toldBy = (one: StoryPlan) => waysToTell(one, page, { text, keep, attempt: 1 }).flat()
  const own = new Set(toldBy(plan))
  const others = wishes.flatMap((wish) =>
    wish.kind === 'more' || wish.kind === 'doer' ? otherActors(plan, wish.who) : [],
  )
  const exchanged = others.flatMap(toldBy).filter((one) => !own.has(one))
  const ways = [...own, ...new Set(exchanged)]
    .filter((one) => !isWorse(now, one))
    .map((one): Way => ({ ...told(plan, beat, one), isExchanged: !own.has(one), isFound: findingPage(plan) === page }))
  return { before: told(plan, beat, text), ways }
}

/** The telling that does all of it best; of equal ones, one that no other page leans against. */
function bestOf(now: PageNow, wishes: readonly PageWish[], found: Ways): string | undefined {
  const doing = found.ways.flatMap((after) => {
    const gains = wishes.map((wish) => met(wish, found.before, after))
    if (gains.includes(undefined)) return []
    const gain = gains.reduce<number>((sum, one) => sum + (one ?? 0), 0)
    return [{ text: after.text, gain, leaning: leaningOn(now, after.text) }]
  })
  const [best] = doing.toSorted((one, other) => one.leaning.length - other.leaning.length || other.gain - one.gain)
  return best?.text
}

const TELLABLE: ReadonlySet<PageWish['kind']> = new Set(['manner', 'more', 'doer', 'without', 'deed'])

interface Told {
  text: string
  met: readonly PageWish[]
}

/** Whoever wishes for a shorter page as well gets no longer one. */
const isTooLong = (now: PageNow, wishes: readonly PageWish[], text: string): boolean =>
  wishes.some((wish) => wish.kind === 'manner' && wish.manner === 'shorter') && wordCount(text) > wordCount(textOf(now))

/** Another telling that does what is wished, or of several wishes the first that one does. */
function retold(now: PageNow, wishes: readonly PageWish[]): Told | undefined {
  const tellable = wishes.filter(({ kind }) => TELLABLE.has(kind))
  for (const some of tellable.length > 1 ? [tellable, ...tellable.map((one) => [one])] : [tellable]) {
    const found = some.length > 0 ? waysOf(now, some) : undefined
    const fit = found && { ...found, ways: found.ways.filter((way) => !isTooLong(now, wishes, way.text)) }
    const text = fit && bestOf(now, some, fit)
    if (text !== undefined) return { text, met: some }
  }
  return undefined
}

/** As many of the wishes as can be: by another telling, then by what can be done to its words. None where none can. */
export function grantWish(now: PageNow, wishes: readonly PageWish[]): Granted | undefined {
  const { text: first, met: ofTelling } = retold(now, wishes) ?? { text: textOf(now), met: [] }
  const done = new Set<PageWish>(ofTelling)
  let text = first
  for (const wish of wishes) {
    const next = done.has(wish) ? undefined : editPage(now, text, wish, kept(now, wishes))
    if (next === undefined || isTooLong(now, wishes, next)) continue
    text = next
    done.add(wish)
  }
  return done.size === 0
    ? undefined
    : { text, leaning: leaningOn(now, text), met: wishes.filter((wish) => done.has(wish)) }
}

const RAIN: PageWish = { kind: 'sky', sky: 'rain' }

/** What our sentences can say of this page: the sky, and what friends do. */
function sayable({ cast }: StoryPlan): PageWish[] {
  const hero = cast.find(({ role }) => role === 'hero')
  const friends = cast.filter(({ role }) => role === 'companion')
  const deed = (who: CharacterSpec | undefined, one: 'comfort' | 'laugh'): PageWish[] =>
    who && hero ? [{ kind: 'deed', who, verb: `${one}s`, deed: one, ...(one === 'comfort' && { whom: hero }) }] : []
  return [RAIN, ...deed(friends[0], 'comfort'), ...deed(friends[1] ?? friends[0] ?? hero, 'laugh')]
}

/** What can be wished of this page as it stands: how it may be told, whom it can say more of, who else can find what is found, what can be said besides. */
export function grantable(now: PageNow): PageWish[] {
  const { plan, page } = now
  const found = waysOf(now, [])
  if (!found) return []
  const manners = MANNERS.map((manner): PageWish => ({ kind: 'manner', manner }))
  // Who plays two parts of a story is one person.
  const others = [...new Map(plan.cast.map((one) => [one.name, one])).values()].filter(({ role }) => role !== 'hero')
  const more = others.map((who): PageWish => ({ kind: 'more', who }))
  const finders = page === findingPage(plan) ? plan.cast.filter(({ role }) => role !== 'figure') : []
  const finds = finders.map((who): PageWish => ({ kind: 'doer', who, verb: 'find', what: 'it' }))
  return [
    ...manners.filter((wish) => bestOf(now, [wish], found) ?? editPage(now, textOf(now), wish, kept(now, [wish]))),
    ...[...more, ...finds, ...sayable(plan)].filter((wish) => grantWish(now, [wish])),
  ]
}
