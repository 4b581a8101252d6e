// One clause of a cue: who does what, what lies where, who and what else is there, what is lettered.
import { oneOf, shelfFault, wordsIn, type TextLine } from '../../base/shelf-text.ts'
import { BACKS } from '../../stage/backs.ts'
import { DEEDS, RESTS, type Deed, type DeedName } from '../../stage/deed.ts'
import { EXTRAS, type Extra } from '../../stage/people/extra.ts'
import { areSeveral } from '../../stage/people/people.ts'
import { ACTIONS, EMOTIONS, STATES } from '../../stage/scene.ts'
import { LETTERED } from '../../stage/sound.ts'
import type { Prop } from '../../stage/things/card.ts'
import { cardOf, isThing, PROPS } from '../../stage/things/cards.ts'
import { KIT, LOVED, ROLES, type CueAct, type Draft } from './moment.ts'

/** With a thing it is a touch. */
const TOUCHES: Readonly<Record<string, DeedName>> = {
  give: 'gives', lift: 'lifts', touch: 'touches', open: 'opens', pull: 'pulls', push: 'pushes', pour: 'pours', throw: 'throws', catch: 'catches',
  wear: 'wears', hug: 'hugs', blow: 'blows', on: 'on', in: 'in', under: 'under', behind: 'behind',
} // prettier-ignore
const VERBS = [...new Set([...Object.keys(TOUCHES), ...ACTIONS, LOVED])]
const LINKS = ['to', 'beside', 'over', 'holding'] as const
const TRAITS = [...EMOTIONS, 'asleep', 'back', 'away', ...STATES] as const
const SEEN = [...PROPS, ...EXTRAS]
const CLAUSE = '"hero(brave) pull rope", "gift on table" or "whale + crowd"'
const DOER = new RegExp(`^(?:${ROLES.join('|')})(?![\\w-])`)
/** What of two who do it the other one does, too, and not only beside. */
const BY_TWO: ReadonlySet<DeedName> = new Set<DeedName>(['on', 'in', 'pulls'])
/** Of a thing more than this are a heap, of people a crowd; so many a page has room for. */
const MOST = { thing: 6, people: 6 }

const shelved = (said: readonly string[], word: string, at: TextLine, what: string) =>
  isThing(word) ? word : oneOf(said, word, at, what)

function thing(word: string | undefined, at: TextLine): Prop {
  if (word === KIT) return word
  const [name = '', size] = (word ?? '').split('@')
  if (size !== undefined) sizeOf(size, at)
  shelved(PROPS, name, at, 'thing')
  return word ?? ''
}

const sizeOf = (word: string, at: TextLine): Prop => oneOf(PROPS, word, at, 'thing')

const role = (word: string | undefined, at: TextLine) => oneOf(ROLES, word ?? '', at, 'doer')

/** "friend?hero" */
function taker(word: string | undefined, at: TextLine): string {
  for (const one of (word ?? '').split('?')) role(one, at)
  return surelyThere(word ?? '', at)
}

function readDoer(word: string, at: TextLine): CueAct {
  const [, name = '', or, inside = ''] = /^(\w+)(?:\?(\w+))?(?:\(([^)]*)\))?$/.exec(word) ?? []
  const who = role(name, at)
  const said = inside.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]))
  const size = said.find((one) => one.startsWith('@'))
  const traits = said.filter((one) => one !== size).map((one) => oneOf(TRAITS, one, at, 'trait'))
  const emotion = EMOTIONS.find((one) => traits.includes(one))
  const state = STATES.filter((one) => traits.includes(one))
  return {
    who,
    ...(or !== undefined && { or: role(or, at) }),
    ...(emotion && { emotion }),
    ...(traits.includes('asleep') && { asleep: true as const }),
    ...(traits.includes('back') && { back: true as const }),
    ...(traits.includes('away') && { away: true as const }),
    ...(state.length > 0 && { state }),
    ...(size !== undefined && { sized: sizeOf(size.slice(1), at) }),
  }
}

function add(act: CueAct, draft: Draft, at: TextLine): void {
  if (draft.acts.some(({ who }) => who === act.who)) throw shelfFault(at, `${act.who} acts twice`, 'one act each')
  if (act.back && act.action !== undefined && !BACKS.has(act.action))
    throw shelfFault(at, `${act.who} from behind does "${act.action}"`, [...BACKS].join(', '))
  if (act.back && (act.holds !== undefined || act.loved))
    throw shelfFault(at, `what ${act.who} does with the hands from behind is not seen`, 'a front, or an empty hand')
  draft.acts.push(act)
}

function lovedBy(doers: readonly CueAct[], what: string | undefined, at: TextLine): Pick<CueAct, 'loved'> {
  if (doers.some(({ who }) => who !== 'hero')) throw shelfFault(at, `"${LOVED}" of another`, '"hero do-hobby"')
  if (what !== undefined) throw shelfFault(at, `"${LOVED} ${what}"`, 'no thing: the hobby has its own')
  return { loved: true }
}

/** "hero fly wearing cape": who acts in what is put on. */
function putOn(doers: readonly CueAct[], words: readonly string[], draft: Draft, at: TextLine): void {
  const [what, more] = words
  checkTouch(doers, draft, at)
  if (more !== undefined) throw shelfFault(at, `"${more}"`, CLAUSE)
  for (const act of doers.slice(0, 1))
    draft.deed = { by: surelyThere(nameOf(act), at), does: 'wears', what: thing(what, at) }
}

/** Everybody before the verb does it; what touches is done by the first. */
function readAct(doers: readonly CueAct[], words: readonly string[], draft: Draft, at: TextLine): void {
  if (doers.length === 0) throw shelfFault(at, 'nobody does it', CLAUSE)
  const [verb, what, link, , more] = words
  const all = (does: Pick<CueAct, 'action' | 'holds' | 'loved'>) => {
    for (const act of doers) add({ ...act, ...does }, draft, at)
  }
  if (verb === undefined) return all({})
  const does = oneOf(VERBS, verb, at, 'verb')
  if (does === LOVED) return all(lovedBy(doers, what, at))
  if (more !== undefined) throw shelfFault(at, `"${more}"`, CLAUSE)
  const touch = TOUCHES[does]
  const action = ACTIONS.find((one) => one === does)
  if (action && what === 'wearing') {
    putOn(doers, words.slice(2), draft, at)
    return all({ action })
  }
  if (touch !== undefined && !(what === undefined && action)) return readTouch(doers, touch, words, draft, at)
  if (link !== undefined) throw shelfFault(at, `"${link}" after what only lies in a hand`, CLAUSE)
  return all({ ...(action && { action }), ...(what !== undefined && { holds: thing(what, at) }) })
}

function readTouch(
  doers: readonly CueAct[],
  touch: DeedName,
  [verb, what, link, last]: readonly string[],
  draft: Draft,
  at: TextLine,
): void {
  const [first, second] = doers
  if (!first || what === undefined) throw shelfFault(at, `"${verb}" what?`, 'a thing, or "to" and a doer')
  checkTouch(doers, draft, at)
  const along = DEEDS[touch]
  for (const [nth, act] of doers.entries()) add({ ...act, ...(nth > 0 && along && { action: along }) }, draft, at)
  // "hero hug to friend" has no thing.
  const isTo = what === 'to'
  const [how, whom] = isTo ? ['to', link] : [link, last]
  const together = second && how === undefined && BY_TWO.has(touch) ? { to: surelyThere(nameOf(second), at) } : {}
  const touched = isTo ? {} : { what: thing(what, at) }
  draft.deed = { by: surelyThere(nameOf(first), at), does: touch, ...touched, ...together, ...linked(how, whom, at) }
}

function checkTouch(doers: readonly CueAct[], draft: Draft, at: TextLine): void {
  if (draft.deed) throw shelfFault(at, 'a second touch', 'one touch a moment')
  if (doers.some(({ back }) => back)) throw shelfFault(at, 'a touch from behind', 'a touch that is seen from the front')
}

/** No touch and no sound hangs on who is in few stories alone: it would be lost in silence. */
function surelyThere(said: string, at: TextLine): string {
  if (said === 'hero2' || said === 'friend2')
    throw shelfFault(at, `"${said}" is in few stories`, `"${said}?hero", or another who does it where there is none`)
  return said
}

/** To or beside whom, over what, holding what. */
function linked(
  how: string | undefined,
  whom: string | undefined,
  at: TextLine,
): Pick<Deed, 'to' | 'over' | 'holding'> {
  if (how === undefined) return {}
  const link = oneOf(LINKS, how, at, 'link')
  if (link === 'over') return { over: thing(whom, at) }
  return link === 'holding' ? { holding: thing(whom, at) } : { to: taker(whom, at) }
}

const nameOf = ({ who, or }: CueAct): string => (or === undefined ? who : `${who}?${or}`)

function readSeen(text: string, draft: Draft, at: TextLine): void {
  for (const said of text.split('+').map((one) => one.trim())) {
    const [, number, word = said] = /^(\d+) +(\S+)$/.exec(said) ?? []
    const extra = EXTRAS.find((one) => one === word)
    if (isThing(word) || word === KIT) draft.shown.push(word)
    else if (extra) draft.extras.push(extra)
    else if (word.includes('@')) draft.shown.push(thing(word, at))
    else oneOf(SEEN, word, at, 'thing or person')
    if (number !== undefined) draft.counts[word] = countOf(number, word, isThing(word) ? undefined : extra, at)
  }
}

/** Of one alone there is no number of. */
function countOf(number: string, word: string, extra: Extra | undefined, at: TextLine): number {
  const most = extra ? MOST.people : MOST.thing
  const isOne = extra !== undefined && !areSeveral(extra)
  if (isOne || Number(number) < 2 || Number(number) > most)
    throw shelfFault(at, `"${number} ${word}"`, isOne ? `"${word}": there is one` : `2 to ${most}`)
  return Number(number)
}

function readSound(clause: string, draft: Draft, at: TextLine): void {
  const [, text = '', from = ''] = /^"([^"]*)" +from +(\S+)$/.exec(clause) ?? []
  if (!LETTERED.test(text))
    throw shelfFault(at, `the sound ${clause}`, '"Splat!" from cake: 1 to 16 letters, with ! ? . - and blanks')
  if (draft.sounds.length === 2) throw shelfFault(at, 'a third sound', 'two at most')
  const known =
    ROLES.find((one) => one === surelyThere(from, at)) ?? EXTRAS.find((one) => one === from) ?? thing(from, at)
  draft.sounds.push({ text, from: known })
}

function readBecome(text: string, draft: Draft, at: TextLine): void {
  const now = thing(text.trim(), at)
  const { as = now, sized } = cardOf(now)
  const was = cardOf(as).was ?? (sized && as)
  if (was === undefined)
    throw shelfFault(at, `"-> ${now}"`, 'a state or a size of a thing: "-> cake.splat", "-> comet@button"')
  draft.became.push([was, now])
}

export function readClause(whole: string, draft: Draft, at: TextLine): void {
  if (whole.startsWith('"')) return readSound(whole, draft, at)
  const [clause = '', ...results] = whole.split('->').map((one) => one.trim())
  for (const result of results) for (const one of result.split('+')) readBecome(one, draft, at)
  const words = wordsIn(clause)
  const [first = '', how, last] = words
  if (first === '') throw shelfFault(at, 'an empty clause', CLAUSE)
  if (DOER.test(first)) {
    const said = clause.split('+').map((one) => wordsIn(one))
    const doers = said.map(([who = '']) => readDoer(who, at))
    if (said.slice(0, -1).some((one) => one.length > 1))
      throw shelfFault(at, `"${clause}"`, '"hero + friend pull rope"')
    readAct(doers, said.at(-1)?.slice(1) ?? [], draft, at)
  } else if (words.length === 3 && how !== '+')
    draft.rests.push({ what: thing(first, at), how: oneOf(RESTS, how ?? '', at, 'link'), at: thing(last, at) })
  else readSeen(clause, draft, at)
}
