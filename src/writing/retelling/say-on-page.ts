// Says on a page what no telling of it says: a sentence of ours where it fits, which denies nothing that the page says.
import { isPlace } from '../../stage/places/places.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import { limitsOf } from '../brief/limits.ts'
import { capital } from '../english/grammar.ts'
import { sentencesOf, wordCount } from '../english/sentences.ts'
import { MUTE } from '../lines/bind-words.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { LEANS_BACK, SPEAKS_OF_IT, tighten } from '../telling/tighten.ts'
import type { SaidWish } from './hear-said.ts'
import type { Manner } from './page-wish.data.ts'
import { isWorse, mustHook, textOf, type PageNow } from './page-now.ts'
import {
  BESIDES,
  BIRTHDAY,
  DEEDS,
  FEELINGS,
  FRIGHTENS,
  MERRY,
  NOISE,
  THRILL,
  SAFE,
  SKIES,
  SOUNDED,
  SOUND_OF,
  SPEECH,
  STILL,
  type SaidLine,
} from './said-lines.data.ts'

interface Holes {
  who?: CharacterSpec
  whom?: CharacterSpec
  noise?: string
}

/** The sentences of a line with these in its holes, for this book's reader. */
export function filled({ band, rhyme }: StoryPlan, line: SaidLine, { who, whom, noise = '' }: Holes = {}): string[] {
  const { small, prose, verse = [] } = line
  const told = { b0_3: small, b4_6: [...prose, ...small], b7_9: prose, b10: prose }[band]
  return (rhyme ? verse : told).map((one) =>
    capital(
      one
        .replaceAll('{Who}', who?.name ?? '')
        .replaceAll('{Whom}', whom?.name ?? '')
        .replaceAll('{Noise}', capital(noise))
        .replaceAll('{noise}', noise),
    ),
  )
}

/** Where nobody is rained on, not even outside. */
const hasNoSky = (place: string) => isPlace(place, 'far-off') && (isPlace(place, 'starless') || isPlace(place, 'shut'))
const isRoofed = (place: string) => isPlace(place, 'room') || isPlace(place, 'shut') || place === 'cave'

/** The word of a page that a sky would deny. */
export function deniedBy(now: PageNow, wish: SaidWish): string | undefined {
  return wish.kind === 'sky' ? SKIES[wish.sky]?.unlike.exec(textOf(now))?.[0] : undefined
}

function skyLines({ plan, page }: PageNow, sky: string): string[] {
  const line = SKIES[sky]
  const place = plan.beats[page - 1]?.scene.place
  if (!line || place === undefined || hasNoSky(place)) return []
  return filled(plan, isRoofed(place) ? { ...line, prose: line.within } : line)
}

/** Longer words than these would be a page of their own. */
const BREATH = 14

function speechLines(plan: StoryPlan, who: CharacterSpec, typed: string): string[] {
  const sound = SOUND_OF[who.type]
  if (typed === '')
    return sound ? filled(plan, SOUNDED, { who, noise: sound.toLowerCase() }) : filled(plan, SPEECH, { who })
  if (plan.rhyme || wordCount(typed) > BREATH) return []
  const said = capital(
    typed
      .replaceAll(/\bi\b/g, 'I')
      .replaceAll("'", '’')
      .replace(/[.,;:]+$/, ''),
  )
  return [`“${said}${/[!?…]$/.test(said) ? '' : ','}” said ${who.name}.`]
}

/** What ends with a question asks no other, and after the last page nothing comes. */
export const isAnswered = (now: PageNow, what: string): boolean =>
  (what === 'question' && textOf(now).trimEnd().endsWith('?')) ||
  (what === 'suspense' && now.page === now.plan.beats.length)

/** What may be said for a wish, the best first. */
export function linesFor(now: PageNow, wish: SaidWish): string[] {
  const { plan } = now
  switch (wish.kind) {
    case 'sky':
      return deniedBy(now, wish) === undefined ? skyLines(now, wish.sky) : []
    case 'deed':
      return filled(plan, DEEDS[wish.deed] ?? NOTHING, wish)
    case 'feeling':
      return filled(plan, FEELINGS[wish.feeling] ?? NOTHING, wish)
    case 'speech':
      return speechLines(plan, wish.who, wish.words)
    case 'noise':
      return filled(plan, NOISE, wish)
    case 'birthday':
      return filled(plan, BIRTHDAY, wish)
    case 'besides':
      return isAnswered(now, wish.what) ? [] : filled(plan, BESIDES[wish.what] ?? NOTHING)
    case 'own':
      return plan.rhyme || wordCount(wish.sentence) > BREATH ? [] : [wish.sentence]
    case 'word':
    case 'book':
      return []
  }
}

const NOTHING: SaidLine = { small: [], prose: [] }

/** What makes a page merrier, calmer, or has somebody speak, whatever it tells. */
type AsideManner = Exclude<Manner, 'shorter' | 'simpler'>

export function asidesFor(now: PageNow, manner: AsideManner): string[] {
  const lines = aside(now, manner)
  // Two pages that are told funnier do not begin with one joke.
  const first = now.page % Math.max(1, lines.length)
  return [...lines.slice(first), ...lines.slice(0, first)]
}

function aside(now: PageNow, manner: AsideManner): string[] {
  const { plan } = now
  const isGrave = plan.flags.includes('grave')
  const calm = FRIGHTENS.test(textOf(now)) ? SAFE : STILL
  if (manner === 'exciting') return isGrave ? [] : filled(plan, THRILL)
  if (manner === 'funnier') return isGrave ? [] : filled(plan, MERRY)
  if (manner === 'calmer') return filled(plan, calm)
  if (manner === 'longer') return [...(isGrave ? [] : filled(plan, MERRY)), ...filled(plan, calm)]
  const speaker = plan.cast.find(({ role, type }) => role === 'hero' && !MUTE.has(type))
  return speaker ? filled(plan, SPEECH, { who: speaker }) : []
}

/** Sentences, but no speech is torn: “Here it is,” said Mia. “It’s round.” */
export function unitsOf(text: string): string[] {
  const units: string[] = []
  let open = ''
  for (const one of sentencesOf(text)) {
    open = open === '' ? one : `${open} ${one}`
    if ((open.match(/“/g)?.length ?? 0) !== (open.match(/”/g)?.length ?? 0)) continue
    units.push(open)
    open = ''
  }
  return open === '' ? units : [...units, open]
}

type Where = 'before' | 'within' | 'last'

/** Nothing that is leaned on is cut off from what leans on it; a refrain, and what a page is turned for, stay its last words. */
function placed(now: PageNow, text: string, line: string, where: Where): string | undefined {
  const { plan } = now
  if (where === 'last') return `${text}${plan.rhyme ? '\n' : ' '}${line}`
  if (plan.rhyme) return `${line}\n${text}`
  if (where === 'before') return `${line} ${text}`
  const units = unitsOf(text)
  const { base, turned } = plan.refrain
  const isRefrain = (unit: string | undefined) => unit !== undefined && (base.includes(unit) || turned.includes(unit))
  const ends = units.length - units.toReversed().findIndex((unit) => !isRefrain(unit))
  const isFree = (at: number) => {
    const next = units[at]
    if (next === undefined) return !mustHook(now)
    return isRefrain(next) || (!LEANS_BACK.test(next) && !SPEAKS_OF_IT.test(next))
  }
  const ways = Array.from({ length: ends }, (_, at) => ends - at).filter(isFree)
  const put = (at: number) => [...units.slice(0, at), line, ...units.slice(at)].join(' ')
  const isWhole = (one: string) => [base, turned].every((refrain) => !text.includes(refrain) || one.includes(refrain))
  return [...ways, Math.max(0, units.length - 1), 0].map(put).find(isWhole)
}

/** Whether not even the shortest of these has room on the page. */
export function isFull({ plan }: PageNow, text: string, lines: readonly string[]): boolean {
  const room = limitsOf(plan.band, plan.rhyme).page[1] - wordCount(text)
  return lines.length > 0 && lines.every((line) => wordCount(line) > room)
}

/** The page with the first of these lines that fits its reader and its book. */
export function withLine(now: PageNow, text: string, lines: readonly string[], where: Where): string | undefined {
  const { plan, page } = now
  const beat = plan.beats[page - 1]?.fn
  if (beat === undefined) return undefined
  const room = limitsOf(plan.band, plan.rhyme).page[1]
  for (const line of lines) {
    if (text.includes(line)) continue
    const most = room - wordCount(line)
    // A full page makes room for it with an aside of its own.
    const kept = plan.rhyme || wordCount(text) <= most ? text : tighten(text, most, plan, beat)
    const told = wordCount(kept) <= most ? placed(now, kept, line, where) : undefined
    if (told !== undefined && !isWorse(now, told)) return told
  }
  return undefined
}
