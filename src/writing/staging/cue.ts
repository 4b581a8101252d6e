// A cue: what is seen of a telling, whole and exclusive. Nothing is added to it by reading prose, so nothing has to be denied.
//
//   cue    = ("&" id | clause {";" clause}) ["|" frame]       & id: as another telling of the same world
//   clause = doer [verb [thing]] ["to" doer | "beside" doer | "over" thing | "holding" thing]
//          | thing ("on" | "in" | "under" | "against") thing
//          | seen {"+" seen}                                   things and people who are only there
//   doer   = ("hero" | "friend" | "figure" | "grown") ["(" trait {"," trait} ")"]      traits: feelings, asleep
//   frame  = place, time, weather, shot: those that are not the beat's own, in any order
//
// "hero(brave) pull rope; whale + bucket; crowd | beach wide"
import { oneOf, shelfFault, wordsIn, type TextLine } from '../../base/shelf-text.ts'
import type { Deed, DeedName, Rest } from '../../stage/deed.ts'
import { RESTS } from '../../stage/deed.ts'
import { EXTRAS, type Extra } from '../../stage/extras.data.ts'
import type { Prop } from '../../stage/things/card.ts'
import { PROPS } from '../../stage/things/cards.ts'
import {
  ACTIONS,
  EMOTIONS,
  PLACES,
  SHOTS,
  TIMES,
  WEATHERS,
  type Action,
  type Emotion,
  type Place,
  type Shot,
  type Time,
  type Weather,
} from '../../stage/scene.ts'

/** The grown-up of home is in life stories alone. */
export const ROLES = ['hero', 'friend', 'figure', 'grown'] as const
export type CueRole = (typeof ROLES)[number]

export interface CueAct {
  who: CueRole
  action?: Action
  emotion?: Emotion
  holds?: Prop
  asleep?: true
}

export interface Cue {
  acts: readonly CueAct[]
  /** By and to are roles. */
  deed?: Deed
  rests: readonly Rest[]
  shown: readonly Prop[]
  extras: readonly Extra[]
  frame: { place?: Place; time?: Time; weather?: Weather; shot?: Shot }
}

/** With a thing it is a touch. */
const TOUCHES: Readonly<Record<string, DeedName>> = {
  give: 'gives', lift: 'lifts', touch: 'touches', open: 'opens', pull: 'pulls', push: 'pushes', pour: 'pours', throw: 'throws', catch: 'catches',
  wear: 'wears', hug: 'hugs', blow: 'blows', on: 'on', in: 'in', under: 'under', behind: 'behind',
} // prettier-ignore
const VERBS = [...new Set([...Object.keys(TOUCHES), ...ACTIONS])]
const LINKS = ['to', 'beside', 'over', 'holding'] as const
const TRAITS = [...EMOTIONS, 'asleep'] as const
const SEEN = [...PROPS, ...EXTRAS]
const CLAUSE = '"hero(brave) pull rope", "gift on table" or "whale + crowd"'

interface Draft {
  acts: CueAct[]
  deed?: Deed
  rests: Rest[]
  shown: Prop[]
  extras: Extra[]
}

const thing = (word: string | undefined, at: TextLine) => oneOf(PROPS, word ?? '', at, 'thing')
const role = (word: string | undefined, at: TextLine) => oneOf(ROLES, word ?? '', at, 'doer')

function readDoer(word: string, at: TextLine): CueAct {
  const [, name = '', inside] = /^(\w+)(?:\(([^)]*)\))?$/.exec(word) ?? []
  const traits = (inside ?? '')
    .split(',')
    .filter((one) => one !== '')
    .map((one) => oneOf(TRAITS, one.trim(), at, 'trait'))
  const emotion = EMOTIONS.find((one) => traits.includes(one))
  return {
    who: role(name, at),
    ...(emotion && { emotion }),
    ...(traits.includes('asleep') && { asleep: true as const }),
  }
}

function readAct(words: readonly string[], draft: Draft, at: TextLine): void {
  const [first = '', verb, ...rest] = words
  const act = readDoer(first, at)
  if (draft.acts.some(({ who }) => who === act.who)) throw shelfFault(at, `${act.who} acts twice`, 'one act each')
  if (verb === undefined) return void draft.acts.push(act)
  const does = oneOf(VERBS, verb, at, 'verb')
  const touch = TOUCHES[does]
  const [what, link, last, more] = rest
  if (more !== undefined) throw shelfFault(at, `"${more}"`, CLAUSE)
  const action = ACTIONS.find((one) => one === does)
  // "hero hug to friend" has no thing.
  const isTo = what === 'to'
  if (touch === undefined || (what === undefined && action)) {
    if (link !== undefined) throw shelfFault(at, `"${link}" after what only lies in a hand`, CLAUSE)
    return void draft.acts.push({
      ...act,
      ...(action && { action }),
      ...(what !== undefined && { holds: thing(what, at) }),
    })
  }
  if (what === undefined) throw shelfFault(at, `"${does}" what?`, 'a thing, or "to" and a doer')
  if (draft.deed) throw shelfFault(at, 'a second touch', 'one touch a page')
  draft.acts.push(act)
  const [how, whom] = isTo ? ['to', link] : [link, last]
  const known = how === undefined ? undefined : oneOf(LINKS, how, at, 'link')
  draft.deed = {
    by: act.who,
    does: touch,
    ...(!isTo && { what: thing(what, at) }),
    ...((known === 'to' || known === 'beside') && { to: role(whom, at) }),
    ...(known === 'over' && { over: thing(whom, at) }),
    ...(known === 'holding' && { holding: thing(whom, at) }),
  }
}

function readSeen(text: string, draft: Draft, at: TextLine): void {
  for (const word of text.split('+').map((one) => one.trim())) {
    const seen = oneOf(SEEN, word, at, 'thing or person')
    const prop = PROPS.find((one) => one === seen)
    const extra = EXTRAS.find((one) => one === seen)
    if (prop) draft.shown.push(prop)
    else if (extra) draft.extras.push(extra)
  }
}

function readFrame(text: string, at: TextLine): Cue['frame'] {
  const words = wordsIn(text)
  const known: readonly string[] = [...PLACES, ...TIMES, ...WEATHERS, ...SHOTS]
  for (const word of words) oneOf(known, word, at, 'place, time, weather or shot')
  const among = <T extends string>(list: readonly T[]) => list.find((one) => words.includes(one))
  const [place, time, weather, shot] = [among(PLACES), among(TIMES), among(WEATHERS), among(SHOTS)]
  return { ...(place && { place }), ...(time && { time }), ...(weather && { weather }), ...(shot && { shot }) }
}

/** `at.text`: the cue without its mark. */
export function readCue(at: TextLine): Cue {
  const [said = '', frame, more] = at.text.split('|')
  if (more !== undefined) throw shelfFault(at, 'a second "|"', 'one frame')
  const draft: Draft = { acts: [], rests: [], shown: [], extras: [] }
  for (const clause of said.split(';').map((one) => one.trim())) {
    const words = wordsIn(clause)
    const [first = '', how, last] = words
    if (first === '') throw shelfFault(at, 'an empty clause', CLAUSE)
    if (/^(?:hero|friend|figure|grown)\b(?!-)/.test(first)) readAct(words, draft, at)
    else if (words.length === 3 && how !== '+')
      draft.rests.push({ what: thing(first, at), how: oneOf(RESTS, how ?? '', at, 'link'), at: thing(last, at) })
    else readSeen(clause, draft, at)
  }
  if (!draft.acts.some(({ who }) => who === 'hero'))
    throw shelfFault(at, 'nothing is said of the hero', 'a clause "hero ...": the hero is on every page')
  return { ...draft, frame: readFrame(frame ?? '', at) }
}

/** The same is seen, but for what the other telling has of the frame; `at.text`: that. */
export function asAnother(cue: string, at: TextLine): string {
  const [said = '', usual = ''] = cue.split('|')
  const frame = { ...readFrame(usual, at), ...readFrame(at.text, at) }
  return [said.trim(), ...(Object.keys(frame).length > 0 ? ['|', ...Object.values(frame)] : [])].join(' ')
}

const read = new Map<string, Cue>()

/** Of a cue that was read when its world was compiled. */
export function cueFrom(text: string): Cue {
  const ready = read.get(text) ?? readCue({ file: 'worlds', line: 0, text })
  read.set(text, ready)
  return ready
}
