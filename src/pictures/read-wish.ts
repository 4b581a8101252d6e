// What a member wishes of a picture, read into changes of its scene from the closed lists: what was understood is said, and what was not.

import type { Prop } from '../stage/things/card.ts'
import type { CharacterSpec } from '../stage/cast.ts'
import { personCalled } from '../stage/people/people.ts'
import type { Scene } from '../stage/scene.ts'
import { stillSeen } from '../writing/directing/another-view.ts'
import { COLOR_PAINTS } from '../writing/looks/look-colors.data.ts'
import { type Ledger, openLedger } from './wish-ledger.ts'
import { pick, type Reading, type ReadWish, spend } from './wish-reading.ts'
import { MOOD_WORDS, PLACE_WORDS, TIME_WORDS, WEATHER_WORDS } from './wish-words.data.ts'
import { doing, EXTRA_WORDS, people, things } from './wished-acts.ts'
import { takeClothes, takeOff } from './wished-clothes.ts'
import { callName, kindWords, meantBy, namedIn, saysWho, wordsFor } from './wished-people.ts'
import { takeThings, thingName } from './wished-things.ts'
import { around, seen, tinted } from './wished-view.ts'

const colors = Object.keys(COLOR_PAINTS).join('|')
const most = { people: 3 }
const clauses =
  /[.;!?\n]+|,\s*(?:and\s+)?|\s+(?:but|then)\s+|\s+and\s+(?=(?:make|add|put|give|take|remove|let|have|show|change|turn|set|with|without|the|at|in|it|no|she|he|they)\b)/i
const taking =
  /\b(?:remove|without|no more|no|take (?:away|out|off)|takes off|get rid of|clear away|leave out|delete|erase|drop|lose|instead of)\b/
/** "Take the cake away": what goes stands between; "the cake should go": before it. */
const away =
  /\b(?:take|takes|put|get|clear|throw|leave|move) [^\0]+? (?:away|off|out(?: of (?:the|this) (?:picture|image|scene|page))?)\s*$|\b(?:should|must|has to|have to|needs to|can) (?:go|disappear|vanish|be gone|not be (?:there|here|in it))(?: away)?\s*$|\b(?:do not|don['’]?t) (?:want|need|draw|show|paint)\b/
/** The words of it, once what goes is spent. */
const awayWords = /\b(?:take|takes|put|get|clear|throw|leave|move|away|disappear|vanish|gone|not|don['’]?t)\b/
const denying = /\b(?:not|never|don['’]?t|doesn['’]?t|isn['’]?t|aren['’]?t|shouldn['’]?t|stop)\b/
export function readWish(wish: string, scene: Scene, cast: readonly CharacterSpec[]): ReadWish {
  const now: Reading = { scene, cast, understood: [], left: [] }
  for (const sentence of wish.split(/[.;!?\n]+/)) {
    const parts = FIRST.test(sentence) ? [sentence] : sentence.split(/,\s*(?:and\s+)?/)
    for (const part of parts) {
      const swap = swapIn(part.trim())
      if (swap) readSwap(part.trim(), swap, now)
      else for (const clause of part.split(clauses)) readClause(clause?.trim() ?? '', now)
    }
  }
  if (now.understood.length + now.left.length === 0) now.left.push(wish.trim())
  const { understood, left } = now
  return { scene: settled(now.scene, scene), understood: [...new Set(understood)], left: [...new Set(left)] }
}

/** Said, but no part of the picture: "in real life", "blue, not green". */
const ASIDES = new RegExp(`\\b(?:in real life|for real|as well)\\b|(?<=\\b(?:${colors}) )not (?:${colors})\\b`)
const SWAP = /^(?:please |can you |could you )*(?:swap|replace|exchange)s? (.+?) (?:for|with|by) (.+)$/i
const INTO =
  /^(?:please |can you |could you )*(?:change|turn|make) ((?:the|her|his|their|my|our) .+?) (?:in)?to (an? .+)$/i
const LAST = /^(.+?),? (?:instead of|rather than|in place of) (.+)$/i
const FIRST =
  /^\s*(?:instead of|rather than|in place of) (.+?)(?:,\s*|\s+(?=(?:an?|the|some|put|draw|add|use|make|let|have)\s))(.+)$/i

/** What is to go, and what is to be there for it. */
function swapIn(part: string): readonly [old: string, other: string] | undefined {
  const [, old, other] = SWAP.exec(part) ?? INTO.exec(part) ?? FIRST.exec(part) ?? []
  const [, before, after] = old === undefined ? (LAST.exec(part) ?? []) : []
  const [gone, there] = [old ?? after, other ?? before]
  return gone === undefined || there === undefined ? undefined : [gone, there.replace(POLITE, '')]
}

const hasTimeOrPlace = (text: string) =>
  [...TIME_WORDS, ...WEATHER_WORDS, ...PLACE_WORDS].some(
    ([words]) => words.test(text) || words.test(`in ${text}`) || words.test(`by ${text}`),
  )

/** What is there goes only for something that we draw whole; else nothing changes, and all of it is named. */
function readSwap(clause: string, [old, other]: readonly [string, string], now: Reading): void {
  const isFull = now.scene.who.length >= most.people
  const steps = isFull ? [`without ${old}`, other] : [other, `without ${old}`]
  const before = now.scene
  const taken: Reading = { scene: before, cast: now.cast, understood: [], left: [] }
  const put = readWish(other, before, now.cast)
  if (put.understood.length === 0 || put.left.length > 0) return void now.left.push(clause)
  for (const step of steps) readClause(step, taken)
  // Another hour, sky or place is there for the one before by itself.
  if (taken.left.length > 0 && hasTimeOrPlace(old.toLowerCase())) Object.assign(taken, put)
  now.scene = taken.scene
  now.understood.push(...taken.understood)
  now.left.push(...taken.left.map((words) => words.replace(/^without /, 'instead of ')))
}

const POLITE =
  /^(?:(?:please|use|can|could|you|we|there|should|be|let['’]?s|have|i|would|['’]d|want|like|to|see|add|and|with|put|in|draw|paint|more|some)\s+)+(?=\S)/i

function readClause(clause: string, now: Reading): void {
  if (!/[\p{L}\p{N}]/u.test(clause)) return
  const ledger = openLedger(clause)
  spend(ledger, ASIDES)
  const text = ledger.open()
  const [before, named] = [now.understood.length, now.left.length]
  const isTaking = taking.test(text) || away.test(text)
  const isTaken = isTaking && take(ledger, now)
  // What is denied and no thing of ours would be drawn as its very opposite.
  if (!isTaken && !MOOD_WORDS.some(([words]) => words.test(text)) && (denying.test(text) || isTaking)) {
    now.left.push(clause)
    return
  }
  if (!isTaken) add(ledger, now, text)
  const left = ledger.left()
  const isNothing = now.understood.length === before && now.left.length === named
  // "Fix this" alone says nothing that could be lost.
  now.left.push(...(isNothing && left.length > 0 ? [clause.replace(POLITE, '').replace(/,? please$/i, '')] : left))
}

/** Takes things, people, clothes and weather away; false when nothing of the kind is there. */
function take(ledger: Ledger, now: Reading): boolean {
  const { cast, scene } = now
  const meant = meantBy(ledger.open(), scene.who, cast)
  const off = takeOff(ledger, scene, meant)
  now.scene = off.scene
  now.understood.push(...off.understood)
  let isDone = off.understood.length > 0
  const rest = ledger.open()
  const things = takeThings(ledger).map(({ prop }) => prop)
  const there = things.filter((prop) => now.scene.props.includes(prop) || now.scene.who.some(({ holds }) => holds === prop))
  if (there.length > 0) {
    now.scene = without(now.scene, there)
    now.understood.push(...there.map((prop) => `without the ${thingName(prop)}`))
    isDone = true
  } else if (things.length > 0) return (now.left.push(ledger.as(0, rest.length)), spend(ledger, /[^\0]+/), true)
  for (let extra = pick(ledger, EXTRA_WORDS); extra; extra = pick(ledger, EXTRA_WORDS)) {
    const { extras = [], ...others } = now.scene
    const stay = extras.filter((one) => one !== extra)
    if (stay.length === extras.length) return (now.left.push(ledger.as(0, rest.length)), spend(ledger, /[^\0]+/), true)
    now.scene = { ...others, ...(stay.length > 0 && { extras: stay }) }
    now.understood.push(`without the ${personCalled(extra).called}`)
    isDone = true
  }
  const weather = pick(ledger, WEATHER_WORDS)
  if (weather && weather !== 'clear') {
    if (now.scene.weather === weather) now.scene = { ...now.scene, weather: 'clear' }
    now.understood.push(`no ${weather}`)
    isDone = true
  }
  const gone = things.length > 0 || off.understood.length > 0 ? [] : namedIn(rest, cast).filter(({ id }) => now.scene.who.some((actor) => actor.id === id))
  if (gone.length > 0 && gone.length < now.scene.who.length) {
    now.scene = { ...now.scene, who: now.scene.who.filter(({ id }) => gone.every((one) => one.id !== id)) }
    now.understood.push(...gone.map((one) => `without ${callName(one)}`))
    isDone = true
  }
  if (isDone) {
    spend(ledger, taking)
    spend(ledger, awayWords)
    spendNames(ledger, now)
  }
  return isDone
} // prettier-ignore

function spendNames(ledger: Ledger, { cast }: Reading): void {
  for (const one of cast) for (const words of [...wordsFor(one), kindWords(one)]) ledger.take(words)
}

function add(ledger: Ledger, now: Reading, text: string): void {
  const { cast } = now
  for (const one of namedIn(text, cast)) {
    if (now.scene.who.some(({ id }) => id === one.id) || now.scene.who.length >= most.people) continue
    const emotion = now.scene.who[0]?.emotion ?? 'happy'
    now.scene = { ...now.scene, who: [...now.scene.who, { id: one.id, action: 'stand', emotion, gaze: 'other' }] }
    now.understood.push(`${callName(one)} is there, too`)
  }
  const meant = meantBy(text, now.scene.who, cast)
  spendNames(ledger, now)
  const clothes = takeClothes(ledger, now.scene, saysWho(text, cast) ? meant : meant.slice(0, 1))
  now.scene = clothes.scene
  now.understood.push(...clothes.understood)
  now.left.push(...clothes.left)
  seen(ledger, now)
  around(ledger, now)
  things(ledger, now, meant, text)
  doing(ledger, now, meant, text)
  people(ledger, now)
  tinted(ledger, now, text)
} // prettier-ignore

function without(scene: Scene, things: readonly Prop[]): Scene {
  const who = scene.who.map(({ holds, ...actor }) => (holds && !things.includes(holds) ? { ...actor, holds } : actor))
  return { ...scene, who, props: scene.props.filter((prop) => !things.includes(prop)) }
}

/** A touch that is wished away, or that could not be seen from there, is no longer what the page turns on. */
function settled(now: Scene, before: Scene): Scene {
  const { deed, rests, ...rest } = now
  const acts = (scene: Scene) => scene.who.filter(({ id }) => id === deed?.by || id === deed?.to).map(({ id, action, holds }) => [id, action, holds])
  const isKept = deed && JSON.stringify(acts(now)) === JSON.stringify(acts(before)) && (now.shot === before.shot || !(now.shot === 'close' || now.shot === 'behind'))
  const lying = rests?.filter(({ what, at }) => [what, at].every((prop) => now.props.includes(prop) || prop === deed?.what))
  const left = { ...rest, ...(isKept && { deed }), ...(lying && lying.length > 0 && { rests: lying }) }
  return stillSeen(left)
} // prettier-ignore
