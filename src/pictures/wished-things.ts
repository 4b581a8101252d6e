// The things of a wish: named, in whose hand or where, and whether they are of the colour that was wished.

import type { Prop } from '../stage/things/card.ts'
import { cardOf, PROPS } from '../stage/things/cards.ts'
import type { CharacterSpec } from '../stage/cast.ts'
import type { Rest } from '../stage/deed.ts'
import type { Scene } from '../stage/scene.ts'
import { CLOTH_PAINT } from '../drawing/clothes/paints.data.ts'
import { readProp } from '../drawing/props/prop.ts'
import { COLOR_PAINTS } from '../writing/looks/look-colors.data.ts'
import type { ClothColor } from '../stage/cast.ts'
import { article } from '../writing/english/grammar.ts'
import { isIdle, type Ledger } from './wish-ledger.ts'

export interface NamedThing {
  prop: Prop
  /** "red" of a red balloon, where it is not red: as typed, and what is drawn of it. */
  unlike?: string
  /** On, in or under which other one it is to lie; and whether this is such another. */
  lies?: Omit<Rest, 'what'>
  bears?: true
}

const isThing = (name: string) => PROPS.includes(name.replaceAll(' ', '-'))

/** By its own name and by all that it is called, but for what is another's own name; long names first: a ship's wheel is no ship. */
const NAMED = PROPS.flatMap((prop) => {
  const called = cardOf(prop).names.filter((name) => !isThing(name))
  return [prop.replaceAll('-', ' '), ...called].map((name) => ({ name, prop }))
})
  .toSorted((a, b) => b.name.length - a.name.length)
  .map(
    ({ name, prop }) =>
      [new RegExp(`(?<![\\p{L}-])${name.replaceAll(/[ -]/g, '[ -]?')}(?:s|es)?(?![\\p{L}-])`, 'u'), prop] as const,
  )

/** As people call it. */
export const thingName = (prop: Prop) => cardOf(prop).names[0] ?? prop

/** "a balloon is drawn". */
export const drawnAs = (thing: string) =>
  /s$/.test(thing) && !/(?:ss|dress)$/.test(thing) ? `${thing} are drawn` : `${article(thing)} ${thing} is drawn`

const BEFORE = /((?:[\p{L}\p{N}'’-]+ +){1,4})$/u

export function takeThings(ledger: Ledger): NamedThing[] {
  const things: (NamedThing & { from: number; to: number })[] = []
  const borne: { at: Prop; how: Rest['how']; end: number; from: number; said: string }[] = []
  for (const [words, prop] of NAMED) {
    const found = words.exec(ledger.open())
    if (!found || things.some((one) => one.prop === prop)) continue
    const to = found.index + found[0].length
    const said = saidOf(ledger.open().slice(0, found.index))
    const from = found.index - said.reduce((sum, word) => sum + word.length, 0)
    const odd = said.map((word) => word.trim()).filter((word) => !isOwnColor(prop, word))
    const typed = ledger.as(from, to)
    const place = WHERE_AT.exec(ledger.open().slice(0, from))
    if (place) {
      const how = bearing(prop, place[0])
      const said = `${ledger.as(place.index, to)} (${drawnAs(thingName(prop))})`
      borne.push({ at: prop, how: how ?? 'on', end: how ? place.index : -1, from, said })
      ledger.spend(place.index, from)
    }
    ledger.spend(from, to)
    things.push({
      ...{ prop, from, to },
      ...(odd.length > 0 && { unlike: `${typed} (${drawnAs(thingName(prop))})` }),
    })
  }
  for (const { at, how, end, from, said } of borne) {
    const what = things.find((one) => one.prop !== at && one.to <= end && isNothing(ledger.open().slice(one.to, end)))
    const other = things.find((one) => one.from === from)
    if (what) what.lies = { how, at }
    if (what && other) other.bears = true
    else if (other) other.unlike = said
  }
  return things
}

const isNothing = (between: string) => /^[\s\0]*$/.test(between)

/** How another thing can lie there; nothing in the air, and nothing in what has no room. */
function bearing(at: Prop, words: string): Rest['how'] | undefined {
  const { spot } = readProp(at)
  if (spot === 'sky' || spot === 'wall') return undefined
  if (/^(?:on|onto)\b/.test(words)) return 'on'
  if (/^(?:under|underneath|below)\b/.test(words)) return 'under'
  const { rim, clear, within } = cardOf(at)
  return /^in/.test(words) && (rim !== undefined || clear || within !== undefined) ? 'in' : undefined
}

/** A thing stands beside people: over, under or inside of one another only where that is drawn. */
const WHERE_AT =
  /\b(?:under|underneath|on top of|on|in|inside|into|onto|over|between|above|below) (?:(?:a|an|the|her|his|their|some) )?$/

/** The words that stand before a noun and say something of it, each with the space behind it. */
function saidOf(before: string): string[] {
  const words = (BEFORE.exec(before)?.[1] ?? '').match(/\S+ +/g) ?? []
  const last = words.findLastIndex((word) => isIdle(word.trim()) || VERB.test(word.trim()))
  return words.slice(last + 1)
}

const VERB = /^(?:no|not|without|remove|delete|drop|lose|hold|holds|holding|carry|carries|carrying|reading|riding|eating|blowing|flying|throwing|throw|pushing|pulling|playing|find|finds|finding|more)$/ // prettier-ignore

/** Whether a thing that we draw has that colour anyway: a red apple, a yellow star. */
function isOwnColor(prop: Prop, word: string): boolean {
  const key = Object.keys(COLOR_PAINTS).find((names) => names.split('|').includes(word))
  const cloth = key === undefined ? undefined : COLOR_PAINTS[key]?.cloth
  if (!cloth) return /^(?:little|small|nice|pretty|lovely|beautiful|cute)$/.test(word)
  const wished = channels(CLOTH_PAINT[cloth.replace('~', '') as ClothColor])
  return readProp(prop).shapes.some(({ color, more }) => {
    if (more.decal || more.soft) return false
    const own = channels(color)
    return Math.hypot(...wished.map((part, i) => part - (own[i] ?? 0))) < 70
  })
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Where a thing is that nobody holds. */
export function whereOf(prop: Prop, { who }: Scene, cast: readonly CharacterSpec[]): string {
  const { spot } = readProp(prop)
  if (spot === 'sky') return 'in the air'
  if (spot === 'wall') return 'on the wall'
  const [only] = who.length === 1 ? cast.filter(({ id }) => id === who[0]?.id) : []
  return `beside ${only ? { she: 'her', he: 'him', they: 'them', it: 'it' }[only.pronoun] : 'them'}`
}

export const isHandy = (prop: Prop) => readProp(prop).spot === 'hand'
