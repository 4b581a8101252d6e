// Who touches what on a page, as a pack says it: "climax: hero gives gift to figure; bicycle under bench; no lantern"; "fail2[goat]: ..."
// counts only where the page's own words have the goat. "hero dig", "figure sit sad": what a body does that touches nothing, and how it feels;
// "hero on bench beside figure" are two on it; "at beach close": this telling plays elsewhere; "others hens": it has these there in place of the beat's.
// "at here wide" is the same place seen from elsewhere; who sleeps on a seat or in a bed ("hero in bed; hero sleep calm") has closed eyes.
import type { Prop } from '../../stage/things/card.ts'
import { PROPS } from '../../stage/things/cards.ts'
import { DEEDS, RESTS, type Deed, type DeedName, type Rest } from '../../stage/deed.ts'
import { EXTRAS, type Extra } from '../../stage/extras.data.ts'
import {
  ACTIONS,
  EMOTIONS,
  PLACES,
  SHOTS,
  TIMES,
  type Action,
  type Actor,
  type Emotion,
  type Place,
  type Shot,
  type Time,
} from '../../stage/scene.ts'
import { BEATS, type BeatName } from '../plan/skeletons.data.ts'

/** What somebody's body does where a page touches nothing, or beside its touch. */
export interface Act {
  who: (typeof ACTORS)[number]
  action: Action
  emotion?: Emotion
}

/** Where a telling plays that plays elsewhere than its beat. */
export interface Elsewhere {
  place?: Place
  shot?: Shot
  time?: Time
}

const ACTORS = ['hero', 'friend', 'figure'] as const

/** What a beat says of its things; who is not on the page does nothing there. */
export interface Staging {
  /** A beat is told in several ways: this is so where the words say it. */
  said?: RegExp
  /** For one way out alone. */
  way?: string
  deed?: Deed
  rests: Rest[]
  /** Not to be seen, whatever the words name. */
  gone: Prop[]
  /** Only seen. */
  shown?: Prop[]
  /** The words only speak of the figure. */
  away?: true
  /** The figure is there, though the words may call it only "he" or "it". */
  here?: true
  /** What bodies do that touch nothing, or beside the touch. */
  acts?: readonly Act[]
  at?: Elsewhere
  /** Who else is there, and nobody besides: in place of those whom the beat has and the words name. */
  others?: readonly Extra[]
}

function oneOf<T extends string>(list: readonly T[], word: string | undefined, said: string): T {
  const found = list.find((one) => one === word)
  if (found === undefined) throw new Error(`"${said}": "${word ?? ''}" is not known`)
  return found
}

const NO_FRIENDS: ReadonlySet<string> = new Set(['hero', 'figure', 'grown'])
const NAMES = Object.keys(DEEDS).filter((name): name is DeedName => name in DEEDS)
const isActor = (word: string | undefined) => ACTORS.some((one) => one === word)
const among = <T extends string>(list: readonly T[], words: readonly string[]) =>
  list.find((one) => words.includes(one))

function readElsewhere(words: readonly string[], said: string): Elsewhere {
  const [first, ...more] = words
  // "at here wide": only seen otherwise.
  const place = first === 'here' ? undefined : oneOf(PLACES, first, said)
  const unknown = more.find((word) => !among([...SHOTS, ...TIMES], [word]))
  if (unknown !== undefined) throw new Error(`"${said}": "${unknown}" is not known`)
  const shot = among(SHOTS, more)
  const time = among(TIMES, more)
  return { ...(place && { place }), ...(shot && { shot }), ...(time && { time }) }
}

function readSaying(said: string, staging: Staging): void {
  const [first, does, what, link, last] = said.split(' ')
  const prop = (word: string | undefined) => oneOf(PROPS, word, said)
  if (said === 'no figure') staging.away = true
  else if (said === 'with figure') staging.here = true
  else if (first === 'no') staging.gone.push(prop(does))
  else if (first === 'with') staging.shown = said.split(' ').slice(1).map(prop)
  else if (first === 'at') staging.at = readElsewhere(said.split(' ').slice(1), said)
  else if (first === 'others')
    staging.others = said
      .split(' ')
      .slice(1)
      .map((word) => oneOf(EXTRAS, word, said))
  else if (isActor(first) && among(ACTIONS, [does ?? '']))
    staging.acts = [
      ...(staging.acts ?? []),
      {
        who: oneOf(ACTORS, first, said),
        action: oneOf(ACTIONS, does, said),
        ...(what !== undefined && { emotion: oneOf(EMOTIONS, what, said) }),
      },
    ]
  else if (!isActor(first)) staging.rests.push({ what: prop(first), how: oneOf(RESTS, does, said), at: prop(what) })
  else {
    if (staging.deed) throw new Error(`"${said}": a page has one deed`)
    staging.deed = {
      by: oneOf(ACTORS, first, said),
      does: oneOf(NAMES, does, said),
      ...(isActor(what) ? { to: oneOf(ACTORS, what, said) } : what && { what: prop(what) }),
      ...((link === 'to' || link === 'beside') && { to: oneOf(ACTORS, last, said) }),
      ...(link === 'over' && { over: prop(last) }),
      ...(link === 'holding' && { holding: prop(last) }),
    }
  }
}

/** "hero lifts cup; cup on table; no lantern" */
export function readStaging(source: string): Staging {
  const staging: Staging = { rests: [], gone: [] }
  for (const said of source.split(';').filter((one) => one.trim() !== '')) readSaying(said.trim(), staging)
  return staging
}

/** A line for each beat; "means.sound" is for one way out. */
export function readDeeds(source: string | undefined, ways: readonly string[] = []): Map<BeatName, Staging[]> {
  const read = new Map<BeatName, Staging[]>()
  for (const row of (source ?? '').split('\n').map((line) => line.trim())) {
    if (row === '') continue
    const [, beat, way, words, sayings = ''] = /^([\w-]+)(?:\.([\w-]+))?(?:\[([^\]]+)\])?:(.*)$/.exec(row) ?? []
    const staging: Staging = {
      ...(words !== undefined && { said: new RegExp(words, 'iu') }),
      ...(way !== undefined && { way: oneOf(ways, way, row) }),
      ...readStaging(sayings),
    }
    const name = oneOf(BEATS, beat, row)
    read.set(name, [...(read.get(name) ?? []), staging])
  }
  return read
}

const own = ({ deed, rests }: Staging) => [deed?.what, deed?.over, ...rests.flatMap(({ what, at }) => [what, at])]

/** The rows that hold for this way out: its own come in place of what the beat always has. */
export function onWay<Beat>(deeds: ReadonlyMap<Beat, readonly Staging[]>, way: string): Map<Beat, Staging[]> {
  const rowsOf = (rows: readonly Staging[]) => {
    const has = rows.some((row) => row.way === way)
    return rows.filter((row) => (row.way === undefined ? !has || row.said !== undefined : row.way === way))
  }
  return new Map([...deeds].map(([beat, rows]) => [beat, rowsOf(rows)]))
}

/** What holds for a page with these words: what they alone have comes before what the beat always has. */
export function stagingOf(rows: readonly Staging[] = [], told: string): Staging {
  const fitting = rows
    .filter(({ said }) => said === undefined || said.test(told))
    .toSorted((one, other) => Number(one.said === undefined) - Number(other.said === undefined))
  const deed = fitting.find((row) => row.deed)?.deed
  const seen = fitting.flatMap(({ shown: more = [] }) => more)
  const acts = fitting.flatMap((row) => row.acts ?? [])
  const at = fitting.find((row) => row.at)?.at
  const others = fitting.find((row) => row.others)?.others
  const shown = new Set(fitting.filter(({ said }) => said).flatMap(own))
  return {
    ...(deed && { deed }),
    rests: fitting.flatMap(({ rests }) => rests),
    gone: fitting.flatMap(({ gone }) => gone).filter((prop) => !shown.has(prop)),
    ...(seen.length > 0 && { shown: seen }),
    ...(fitting.some(({ away }) => away) && { away: true }),
    ...(fitting.some(({ here }) => here) && { here: true }),
    ...(acts.length > 0 && { acts }),
    ...(at && { at }),
    ...(others && { others }),
  }
}

/** With those who are on the page; a deed whose doer or taker is not there is none, but what no friend can do or bring, the hero does or has found. */
export function deedAmong(deed: Deed | undefined, present: readonly string[]): Deed | undefined {
  if (!deed) return undefined
  const find = (role: string) =>
    role === 'friend' ? present.find((id) => !NO_FRIENDS.has(id)) : present.find((id) => id === role)
  const alone = deed.by === 'friend' && deed.to === undefined && find('friend') === undefined
  const by = find(alone ? 'hero' : deed.by)
  const to = deed.to === undefined ? undefined : find(deed.to)
  if (deed.by === 'friend' && by === undefined && deed.to === 'hero' && deed.what && to !== undefined)
    return { by: to, does: 'lifts', what: deed.what }
  return by === undefined || (deed.to !== undefined && to === undefined)
    ? undefined
    : { ...deed, by, ...(to && { to }) }
}

export const IN_HAND: ReadonlySet<DeedName> = new Set(['gives', 'lifts', 'pours', 'throws', 'catches'])

/** What the other one does too. */
const TOGETHER: Readonly<Partial<Record<DeedName, Action>>> = { hugs: 'hug', on: 'sit', pulls: 'pull' }

/** Who does the deed moves as it asks, and has its thing in hand; who is given or hugged answers. */
export function actOut(who: readonly Actor[], deed: Deed): Actor[] {
  const action = DEEDS[deed.does]
  const inHand = IN_HAND.has(deed.does) ? deed.what : deed.holding
  return who.map(({ holds, ...actor }): Actor => {
    const kept = holds !== undefined && holds !== deed.what ? { ...actor, holds } : actor
    if (actor.id === deed.by) {
      const gaze = deed.to === undefined ? 'prop' : 'other'
      if (action === null) return { ...kept, gaze }
      const asleep = actor.action === 'sleep' && action === 'sit'
      return { ...actor, action, gaze, ...(inHand && { holds: inHand }), ...(asleep && { asleep }) }
    }
    if (actor.id !== deed.to) return kept
    if (deed.does === 'touches') return { ...kept, gaze: 'other' }
    const sits = deed.does === 'gives' && actor.action === 'sit'
    return { ...actor, action: TOGETHER[deed.does] ?? (sits ? 'sit' : 'reach'), gaze: 'other' }
  })
}

/** The same staging without what touches or moves: of a page whose words know nothing of it. */
export const onlyThings = ({ gone, shown, away, here }: Staging): Staging => ({
  rests: [],
  gone,
  ...(shown && { shown }),
  ...(away && { away }),
  ...(here && { here }),
})

/** The same staging where what a pack calls a gift is a member's own thing. */
export function renamed({ deed, rests, gone, shown, ...staging }: Staging, real: (prop: Prop) => Prop): Staging {
  return {
    ...staging,
    ...(shown && { shown: shown.map(real) }),
    ...(deed && {
      deed: { ...deed, ...(deed.what && { what: real(deed.what) }), ...(deed.over && { over: real(deed.over) }) },
    }),
    rests: rests.map((rest) => ({ ...rest, what: real(rest.what), at: real(rest.at) })),
    gone: gone.map(real),
  }
}
