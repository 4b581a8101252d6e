// Of a wish: what people feel and do, what they have, and who else is there.

import type { CharacterSpec } from '../stage/cast.ts'
import { NAMED_PEOPLE, personCalled } from '../stage/people/people.ts'
import type { Actor } from '../stage/scene.ts'
import type { Prop } from '../stage/things/card.ts'
import { DOING } from '../writing/staging/alt-text.ts'
import { isSeated } from '../writing/staging/seated-acts.ts'
import { isIdle, type Ledger, openLedger } from './wish-ledger.ts'
import { pick, type Reading, spend } from './wish-reading.ts'
import { ACTION_WORDS, EMOTION_WORDS, GAZE_WORDS } from './wish-words.data.ts'
import { callName, saysWho } from './wished-people.ts'
import { isHandy, takeThings, thingName, whereOf } from './wished-things.ts'

/** Other people and animals behind the cast; never somebody of the family, whom we do not know. */
export const EXTRA_WORDS = NAMED_PEOPLE.flatMap(({ id, wished }) =>
  wished === undefined ? [] : [[new RegExp(wished), id] as const],
)

const most = { props: 4, extras: 3 }
const giving = /\b(?:hold(?:s|ing)?|carr(?:y|ies|ying)|gives?|in (?:\S+ ){1,2}(?:hands?|paws?|mouth|beak))\b/
const handWords = /\b(?:(?:hold|carry|carrie)(?:s|ing)?|in (?:\S+ ){1,2}(?:hands?|paws?|mouth|beak))\b/

/** How they feel, what they do and where they look. */
export function doing(ledger: Ledger, now: Reading, meant: readonly CharacterSpec[], text: string): void {
  // "A grandma waving": it is somebody else who waves.
  if (!saysWho(text, now.cast) && isOfSomebodyElse(ledger)) return
  const mount = unknownMount(text, now)
  const picked = pick(ledger, ACTION_WORDS)
  const action = picked === 'ride' && mount !== null ? undefined : picked
  if (picked !== action) {
    now.left.push(`riding ${mount ?? ''}`)
    spend(ledger, new RegExp(escaped(mount ?? '')))
  }
  const gaze = pick(ledger, GAZE_WORDS)
  const emotion = pick(ledger, EMOTION_WORDS)
  if (!emotion && !action && !gaze) return
  const felt = [emotion, gaze && GAZES[gaze]].filter(Boolean).join(', ')
  const chairs = meant.filter((one) => action && LEGS.has(action) && isSeated(one))
  now.left.push(...chairs.map((one) => `${callName(one)}: ${action} (the wheelchair stays)`))
  const able = meant.filter((one) => !chairs.includes(one))
  if (able.length === 0) return
  const ids = new Set(able.map(({ id }) => id))
  const who = now.scene.who.map((actor): Actor => {
    if (!ids.has(actor.id)) return actor
    const { asleep, ...awake } = actor
    return { ...(action || !asleep ? awake : actor), ...(emotion && { emotion }), ...(action && { action }), ...(gaze && { gaze }) }
  })
  now.scene = { ...now.scene, who }
  const names = able.length === who.length && who.length > 1 ? 'everybody' : able.map(callName).join(' and ')
  if (action) now.understood.push(`${names} ${able.length > 1 && names !== 'everybody' ? `(${DOING[action]})` : DOING[action]}`)
  if (felt) now.understood.push(`${names}: ${felt}`)
} // prettier-ignore

/** What is to be ridden, where no drawing of ours has it: a body that rides nothing floats. */
function unknownMount(text: string, now: Reading): string | null {
  const [, mount = ''] = /\b(?:rid(?:e|es|ing))\s+(?:on\s+)?((?:\p{L}[\p{L}’'-]*\s*){1,4})/iu.exec(text) ?? []
  const said = mount.trim()
  const isKnown =
    takeThings(openLedger(said)).length > 0 ||
    EXTRA_WORDS.some(([words]) => words.test(said.toLowerCase())) ||
    now.cast.some(
      ({ name, type }) => said.toLowerCase().includes(name.toLowerCase()) || said.toLowerCase().includes(type),
    )
  return said === '' || isKnown ? null : said
}

const escaped = (said: string) => said.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const GAZES = { viewer: 'looking at you', up: 'looking up', down: 'looking down', away: 'looking away', other: 'looking at each other', left: 'looking left', right: 'looking right', prop: 'looking at it' } as const // prettier-ignore
const LEGS: ReadonlySet<string> = new Set(['walk', 'run', 'jump', 'kneel', 'lie', 'climb', 'crawl', 'swim', 'fly', 'dance', 'spin', 'stand']) // prettier-ignore

const FEELING_OR_DEED = [ACTION_WORDS, GAZE_WORDS, EMOTION_WORDS].flatMap((list) => list.map(([words]) => words))

function isOfSomebodyElse(ledger: Ledger): boolean {
  const deeds = FEELING_OR_DEED.filter((words) => words.test(ledger.open()))
  // "An owl reading."
  const isOfThing = deeds.some((words) => ledger.open().slice(0, words.exec(ledger.open())?.index).endsWith('\0 '))
  if (isOfThing) return true
  return deeds.length > 0 && ledger.left().some((left) => deeds.reduce((rest, words) => rest.replace(words, ''), left.toLowerCase()).trim().split(/\s+/).some((word) => word !== '' && !isIdle(word)))
} // prettier-ignore

export function things(ledger: Ledger, now: Reading, meant: readonly CharacterSpec[], text: string): void {
  const named = takeThings(ledger)
  const isHeld = giving.test(text)
  const [holder] = meant
  for (const { prop, unlike, lies, bears } of named) {
    if (unlike) now.left.push(unlike)
    if (bears && now.scene.props.includes(prop)) continue
    if (lies) now.scene = { ...now.scene, who: now.scene.who.map(({ holds, ...actor }) => (holds && holds !== prop ? { ...actor, holds } : actor)) }
    if (isHeld && holder && isHandy(prop)) hold(prop, holder, now)
    else {
      if (whereOf(prop, now.scene, now.cast) === 'in the air') ledger.take(/\b(?:high )?(?:up )?in the (?:sky|air)\b/)
      const props = [...new Set([prop, ...now.scene.props])].slice(0, most.props)
      const where = lies ? `${lies.how} the ${thingName(lies.at)}` : whereOf(prop, now.scene, now.cast)
      const isNew = lies !== undefined || !now.scene.props.includes(prop)
      now.understood.push(`${thingName(prop)}: ${where}${isNew ? '' : ', as it was'}`)
      const rests = [...(now.scene.rests ?? []).filter(({ what }) => what !== prop), ...(lies ? [{ what: prop, ...lies }] : [])]
      now.scene = { ...now.scene, props, ...((rests.length > 0 || now.scene.rests) && { rests }) }
    }
  }
  if (named.length > 0) spend(ledger, handWords)
} // prettier-ignore

function hold(prop: Prop, one: CharacterSpec, now: Reading): void {
  const who = now.scene.who.map((actor): Actor =>
    actor.id === one.id ? { ...actor, action: 'hold', holds: prop } : actor,
  )
  now.scene = { ...now.scene, who }
  now.understood.push(`${thingName(prop)}: ${who.length === 1 ? 'held' : `in ${callName(one)}’s hand`}`)
}

export function people(ledger: Ledger, now: Reading): void {
  for (let extra = pick(ledger, EXTRA_WORDS); extra; extra = pick(ledger, EXTRA_WORDS)) {
    const had = now.scene.extras ?? []
    now.scene = { ...now.scene, extras: [extra, ...had.filter((one) => one !== extra)].slice(0, most.extras) }
    now.understood.push(`${personCalled(extra).called}: behind`)
  }
}
