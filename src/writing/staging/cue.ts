// A cue: what is seen of a telling, whole and exclusive. Nothing is added to it by reading prose, so nothing has to be denied.
//
//   cue    = "&" id ["|" frame]                             as another telling of the same world, elsewhere or at another hour
//          | moment ["/" moment]                            two moments, side by side on one page
//   moment = clause {";" clause} ["|" frame]                what the second says of no frame is as in the first
//   clause = doer {"+" doer} act "wearing" thing
//          | doer {"+" doer} [verb [thing]] ["to" doer | "beside" doer | "over" thing | "holding" thing] ["->" thing]
//          | thing ("on" | "in" | "under" | "against") thing
//          | seen {"+" seen}                                things and people who are only there: "whale", "3 duck", "6 crowd"
//          | '"Splat!"' "from" (thing | doer | people)      lettered in the picture
//   doer   = role ["?" role] ["(" trait {"," trait} ")"]    "friend?hero": the hero, where no friend is on the page
//   role   = "hero" | "hero2" | "friend" | "friend2" | "figure" | "grown"        hero2: a twin, a husband; only where there is one
//   trait  = feeling | "asleep" | "back" | state | "@" thing           back: seen from behind; away: thought of, not there; @button: as high as one
//   verb   = an act, a touch, or "do-hobby": what the hero loves to do, with what it is done with
//   thing  = id ["." state] ["@" thing]                     "cake.splat"; "comet@button"; "kit": of the hero's hobby
//   frame  = place, time, weather, shot, "feel" feeling: those that are not the beat's own, in any order
//
// "hero(brave) pull rope -> rope.broken; whale + bucket; 6 crowd; "Snap!" from rope | beach wide"
import { oneOf, shelfFault, wordsIn, type TextLine } from '../../base/shelf-text.ts'
import type { Prop } from '../../stage/things/card.ts'
import { cardOf, isThing } from '../../stage/things/cards.ts'
import { PLACES } from '../../stage/places/places.ts'
import { EMOTIONS, SHOTS, TIMES, WEATHERS } from '../../stage/scene.ts'
import { readClause } from './cue-clause.ts'
import { KIT, ROLES, type Cue, type Draft, type Frame, type Moment } from './moment.ts'

function readFrame(text: string, at: TextLine): Frame {
  const words = wordsIn(text.replace(/\bshot (?=\w)/, ''))
  const feels = words.indexOf('feel')
  const [, feeling] = feels < 0 ? [] : words.splice(feels, 2)
  const known: readonly string[] = [...PLACES, ...TIMES, ...WEATHERS, ...SHOTS]
  for (const word of words) oneOf(known, word, at, 'place, time, weather or shot')
  const among = <T extends string>(list: readonly T[]) => list.find((one) => words.includes(one))
  const [place, time, weather, shot] = [among(PLACES), among(TIMES), among(WEATHERS), among(SHOTS)]
  const feel = feels < 0 ? undefined : oneOf(EMOTIONS, feeling ?? '', at, 'feeling')
  return {
    ...(place && { place }),
    ...(time && { time }),
    ...(weather && { weather }),
    ...(shot && { shot }),
    ...(feel && { feel }),
  }
}

const baseOf = (prop: Prop): Prop => {
  if (prop === KIT) return prop
  const { as = prop } = cardOf(prop)
  return cardOf(as).was ?? as
}

/** The things of a moment. */
export const thingsIn = ({ acts, deed, rests, shown }: Pick<Moment, 'acts' | 'deed' | 'rests' | 'shown'>): Prop[] =>
  [
    ...shown,
    ...rests.flatMap(({ what, at }) => [what, at]),
    ...acts.map(({ holds }) => holds),
    ...[deed?.what, deed?.over, deed?.holding],
  ].filter((one) => one !== undefined)

/** What has become something else is seen as that, wherever the moment names it; what becomes and what sounds is there. */
function become({ became, counts, sounds, ...draft }: Draft, at: TextLine): Omit<Moment, 'frame'> {
  const named = thingsIn(draft)
  for (const [what] of became)
    if (!named.some((one) => baseOf(one) === what))
      throw shelfFault(at, `"${what}" becomes something and is not there`, 'what a thing of this cue becomes')
  const there: readonly string[] = [...ROLES, ...draft.extras, ...named]
  for (const { from } of sounds)
    if (!there.includes(from)) throw shelfFault(at, `"${from}" sounds and is not there`, there.join(', '))
  const now = (prop: Prop) => became.find(([what]) => what === baseOf(prop))?.[1] ?? prop
  const { deed } = draft
  const touched = deed && {
    ...deed,
    ...(deed.what && { what: now(deed.what) }),
    ...(deed.over && { over: now(deed.over) }),
    ...(deed.holding && { holding: now(deed.holding) }),
  }
  return {
    acts: draft.acts.map((act) => ({ ...act, ...(act.holds && { holds: now(act.holds) }) })),
    ...(touched && { deed: touched }),
    rests: draft.rests.map(({ what, how, at: under }) => ({ what: now(what), how, at: now(under) })),
    shown: draft.shown.map(now),
    extras: draft.extras,
    ...(Object.keys(counts).length > 0 && {
      counts: Object.fromEntries(
        Object.entries(counts).map(([what, many]) => [isThing(what) ? now(what) : what, many]),
      ),
    }),
    ...(sounds.length > 0 && {
      sounds: sounds.map(({ text, from }) => ({ text, from: isThing(from) ? now(from) : from })),
    }),
  }
}

function readMoment(text: string, at: TextLine): Moment {
  const [said = '', frame, more] = text.split('|')
  if (more !== undefined) throw shelfFault(at, 'a second "|"', 'one frame')
  const draft: Draft = { acts: [], rests: [], shown: [], extras: [], counts: {}, sounds: [], became: [] }
  for (const clause of said.split(';')) readClause(clause.trim(), draft, at)
  return { ...become(draft, at), frame: readFrame(frame ?? '', at) }
}

/** `at.text`: the cue without its mark. */
export function readCue(at: TextLine): Cue {
  const [first = '', second, third] = at.text.split(/ ?\/ ?/)
  if (third !== undefined) throw shelfFault(at, 'a third moment', 'two at most')
  const cue = readMoment(first, at)
  const moments = second === undefined ? [cue] : [cue, readMoment(second, at)]
  for (const { acts } of moments)
    if (!acts.some(({ who, or }) => who === 'hero' || or === 'hero'))
      throw shelfFault(at, 'nothing is said of the hero', 'a clause "hero ...": the hero is on every page')
  const [, then] = moments
  return { ...cue, ...(then && { then: { ...then, frame: { ...cue.frame, ...then.frame } } }) }
}

/** The same is seen, but for what the other telling has of the frame; `at.text`: that. */
export function asAnother(cue: string, at: TextLine): string {
  const own = readFrame(at.text, at)
  return cue
    .split(/ ?\/ ?/)
    .map((moment) => {
      const [said = '', usual = ''] = moment.split('|')
      const { feel, ...frame } = { ...readFrame(usual, at), ...own }
      const words = [...Object.values(frame), ...(feel ? ['feel', feel] : [])]
      return [said.trim(), ...(words.length > 0 ? ['|', ...words] : [])].join(' ')
    })
    .join(' / ')
}

const read = new Map<string, Cue>()

/** Of a cue that was read when its world was compiled. */
export function cueFrom(text: string): Cue {
  const ready = read.get(text) ?? readCue({ file: 'worlds', line: 0, text })
  read.set(text, ready)
  return ready
}
