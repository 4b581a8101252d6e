// What a member wishes of a picture, read into changes of its scene from the closed lists; what cannot be read is said.

import type { CharacterSpec } from '../base/cast.ts'
import { PROPS, type Prop } from '../base/props.data.ts'
import type { Actor, Scene } from '../base/scene.ts'
import {
  ACTION_WORDS,
  COLOR_WORDS,
  EMOTION_WORDS,
  GAZE_WORDS,
  MOOD_WORDS,
  PLACE_WORDS,
  PROP_WORDS,
  SHOT_WORDS,
  TIME_WORDS,
  WEATHER_WORDS,
} from './wish-words.data.ts'

export interface ReadWish {
  scene: Scene
  /** The parts of the wish that nothing was found for, in the member's words. */
  unmet: string[]
}

const clauses =
  /[.;!?\n]+|,\s*(?:and\s+)?|\s+and\s+(?=(?:make|add|put|give|take|remove|let|have|show|change|turn|set|with|without|the|at|in|it)\b)/i
const taking = /\b(?:remove|without|no more|no|take away|get rid of|delete|drop|lose)\b/
const giving = /\b(?:hold(?:s|ing)?|carr(?:y|ies|ying)|give|gives|hands?)\b/
/** A colour of these is somebody's own and stays: it is changed on the character, for all pages. */
const worn =
  /\b(?:hair|eyes?|skin|coat|raincoat|shirt|t-shirt|dress|jumper|sweater|trousers|shoes|boots|hat|glasses|clothes|outfit)\b/

const most = { props: 4 }

export function readWish(wish: string, scene: Scene, cast: readonly CharacterSpec[]): ReadWish {
  const unmet: string[] = []
  let now = scene
  for (const clause of wish.split(clauses)) {
    const part = clause?.trim() ?? ''
    if (part === '') continue
    const changed = readPart(part, now, cast)
    if (changed) now = changed
    else unmet.push(part)
  }
  return { scene: now, unmet }
}

const found = <T>(list: readonly (readonly [RegExp, T])[], text: string): T | undefined =>
  list.find(([words]) => words.test(text))?.[1]

/** Undefined when nothing of it was understood. */
function readPart(part: string, scene: Scene, cast: readonly CharacterSpec[]): Scene | undefined {
  const text = part.toLowerCase()
  const isTaking = taking.test(text)
  const things = namedProps(text)
  if (isTaking && things.length > 0) return without(scene, things)
  if (isTaking && found(WEATHER_WORDS, text)) return { ...scene, weather: 'clear' }
  const change: Partial<Scene> = {}
  const time = found(TIME_WORDS, text)
  const weather = found(WEATHER_WORDS, text)
  const place = found(PLACE_WORDS, text)
  const shot = found(SHOT_WORDS, text)
  const mood = found(MOOD_WORDS, text)
  const tint = worn.test(text) ? undefined : found(COLOR_WORDS, text)
  if (time) change.time = time
  if (weather) change.weather = weather
  if (place) change.place = place
  if (shot) change.shot = shot
  if (mood !== undefined) change.mood = Math.max(-1, Math.min(1, scene.mood + mood))
  if (tint && things.length === 0) change.tint = tint
  const who = acted(text, scene.who, cast)
  if (who) change.who = who
  // "By the moon" is the moon; "at night by moonlight" is not.
  const added = things.filter((prop) => !(place && prop === place))
  if (added.length > 0) {
    const [first] = added
    if (giving.test(text) && first) change.who = held(text, change.who ?? scene.who, cast, first)
    else change.props = [...new Set([...added, ...scene.props])].slice(0, most.props)
  }
  return Object.keys(change).length === 0 ? undefined : { ...scene, ...change }
}

const named = PROPS.map((prop) => [new RegExp(`\\b${prop.replaceAll('-', '[ -]?')}(?:s|es)?\\b`), prop] as const)

function namedProps(text: string): Prop[] {
  const other = PROP_WORDS.filter(([words]) => words.test(text)).map(([, prop]) => prop)
  const own = named.filter(([words]) => words.test(text)).map(([, prop]) => prop)
  // "soup pot" is no "pot", and "toy car" no "car": the longer name has it.
  const all = [...new Set([...other, ...own])]
  return all.filter((prop) => !all.some((longer) => longer !== prop && longer.split('-').includes(prop)))
}

function without(scene: Scene, things: readonly Prop[]): Scene {
  const who = scene.who.map(({ holds, ...actor }) => (holds && !things.includes(holds) ? { ...actor, holds } : actor))
  return { ...scene, who, props: scene.props.filter((prop) => !things.includes(prop)) }
}

/** Who is meant: those who are named, else by she, he or it whoever is called so, else everybody. */
function meant(text: string, who: readonly Actor[], cast: readonly CharacterSpec[]): ReadonlySet<string> {
  const here = cast.filter(({ id }) => who.some((actor) => actor.id === id))
  const byName = here.filter(({ name }) => text.includes(name.toLowerCase()))
  if (byName.length > 0) return new Set(byName.map(({ id }) => id))
  const pronoun = /\b(?:she|her)\b/.test(text) ? 'she' : /\b(?:he|him|his)\b/.test(text) ? 'he' : undefined
  const byPronoun = here.filter((one) => one.pronoun === pronoun)
  const byKind = here.filter(({ type }) => new RegExp(`\\b${type}\\b`).test(text))
  const [some] = [byKind, byPronoun].filter((list) => list.length > 0)
  return new Set((some ?? here).map(({ id }) => id))
}

function acted(text: string, who: readonly Actor[], cast: readonly CharacterSpec[]): Actor[] | undefined {
  const emotion = found(EMOTION_WORDS, text)
  const action = found(ACTION_WORDS, text)
  const gaze = found(GAZE_WORDS, text)
  if (!emotion && !action && !gaze) return undefined
  const ids = meant(text, who, cast)
  return who.map((actor) =>
    ids.has(actor.id)
      ? { ...actor, ...(emotion && { emotion }), ...(action && { action }), ...(gaze && { gaze }) }
      : actor,
  )
}

function held(text: string, who: readonly Actor[], cast: readonly CharacterSpec[], prop: Prop): Actor[] {
  const ids = meant(text, who, cast)
  const first = who.find(({ id }) => ids.has(id))?.id
  return who.map((actor) => (actor.id === first ? { ...actor, action: 'hold', holds: prop } : actor))
}
