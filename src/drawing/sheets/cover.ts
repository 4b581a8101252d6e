// The cover: the hero and friends large in the story's most telling place, a calm sky for the title, and the story's things around them.
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import { dice, type Dice } from '../../base/dice.ts'
import { COVER_TITLE } from '../../stage/page-layout.ts'
import type { Action, Actor, Emotion, Scene, Time, Weather } from '../../stage/scene.ts'
import { compose } from '../composing/compose.ts'
import type { Picture } from '../composing/picture.ts'
import { partBox, pen, PLAIN_LIGHT, type Layer } from '../shapes/graph.ts'
import { move, scale, times } from '../shapes/matrix.ts'
import { hang, motifOf } from './motifs.ts'
import { oval, type Box } from '../shapes/path.ts'
import { drawProp, readProp } from '../props/prop.ts'
import type { Style } from '../recipes/style.ts'
import { seasonOf, wearSeason, type Season } from '../places/season.ts'
import { signatureOf } from '../clothes/signature.ts'
import { PAGE } from '../places/scenery.ts'

export interface Cover {
  cast: readonly CharacterSpec[]
  /** The story's most telling page. */
  scene: Scene
  seed: number | string
  style?: Style
  season?: Season
}

const STAGE: Box = { x: 50, y: 258, w: 1000, h: 590 }

const HEROIC: ReadonlySet<Action> = new Set(['wave', 'cheer', 'point', 'dance', 'stand'])
const GLAD: ReadonlySet<Emotion> = new Set(['happy', 'proud', 'excited', 'brave', 'hopeful', 'wonder', 'curious'])
/** A cover invites: rough weather clears, snow may stay. */
const KINDER: Readonly<Partial<Record<Weather, Weather>>> = { storm: 'wind', fog: 'clear', rain: 'cloudy' }
const LIGHTER: Readonly<Partial<Record<Time, Time>>> = { day: 'morning' }

const handy = (prop: Prop) => readProp(prop).spot === 'hand'

/** Who looks out of the cover: the hero first, then those who go along; never more than four. */
function companyOf(cast: readonly CharacterSpec[], scene: Scene): CharacterSpec[] {
  const hero = cast.find((one) => one.role === 'hero') ?? cast[0]
  const there = (one: CharacterSpec) => (scene.who.some((actor) => actor.id === one.id) ? 0 : 1)
  const others = cast.filter((one) => one !== hero && one.role === 'companion').toSorted((a, b) => there(a) - there(b))
  return [...(hero ? [hero] : []), ...others].slice(0, 4)
}

function actorOf(one: CharacterSpec, first: boolean, scene: Scene, thing: Prop | undefined, die: Dice): Actor {
  const own = scene.who.find((actor) => actor.id === one.id)
  const emotion = own && GLAD.has(own.emotion) ? own.emotion : die.pick(['happy', 'excited', 'joy'] as const)
  const holds = own?.holds && handy(own.holds) ? own.holds : first ? thing : undefined
  if (holds) return { id: one.id, action: 'hold', emotion, gaze: 'viewer', holds }
  const free = own && HEROIC.has(own.action) ? own.action : undefined
  const action = free ?? (first ? die.pick(['wave', 'cheer', 'wave'] as const) : die.pick(['stand', 'cheer', 'wave'] as const))
  return { id: one.id, action, emotion, gaze: first || die.next() < 0.5 ? 'viewer' : 'other' }
} // prettier-ignore

export function composeCover(cover: Cover): Picture {
  const { cast, scene, seed } = cover
  const die = dice(`${seed}/cover`)
  const company = companyOf(cast, scene)
  const held = scene.who
    .flatMap((actor) => (company.some((one) => one.id === actor.id) ? (actor.holds ?? []) : []))
    .filter(handy)
  const thing = held.length === 0 ? scene.props.find(handy) : undefined
  const who = company.map((one, i) => actorOf(one, i === 0, scene, thing, die.fork(one.id)))
  const shown = new Set(who.flatMap((actor) => actor.holds ?? []))
  const rest = scene.props.filter((prop) => !shown.has(prop))
  const huge = (prop: Prop) => (cardOf(prop).giant ? 0 : cardOf(prop).huge ? 1 : 2)
  const [largest, next] = rest.filter((prop) => ['big', 'sky', 'wall'].includes(readProp(prop).spot)).toSorted((a, b) => huge(a) - huge(b)) // prettier-ignore
  // A cloud and its mother.
  const large = [largest, largest && huge(largest) === 1 ? next : undefined].filter((prop) => prop !== undefined)
  const { gag: _gag, extras: _extras, ...plain } = scene
  const telling: Scene = {
    ...plain,
    who,
    props: large,
    shot: 'medium',
    textSide: 'top',
    state: [],
    mood: Math.max(0.6, scene.mood),
    weather: KINDER[scene.weather] ?? scene.weather,
    time: LIGHTER[scene.time] ?? scene.time,
  }
  const season = seasonOf(cover)
  const picture = compose({
    scene: telling,
    cast,
    seed,
    season,
    ...(cover.style && { style: cover.style }),
    room: { zone: COVER_TITLE, stage: STAGE },
  })
  const small = rest.filter((prop) => !large.includes(prop) && ['hand', 'ground'].includes(readProp(prop).spot))
  frameCover(picture, telling, company[0], small, season, die)
  return picture
}

/** Hangings in both upper corners and the story's things at the feet, under the same light as everybody. */
function frameCover(picture: Picture, scene: Scene, hero: CharacterSpec | undefined, things: readonly Prop[], season: Season, die: Dice): void {
  const { layers, faces, zone, indoors } = picture
  const light = layers.find((layer) => layer.kind === 'things' || layer.kind === 'figure')?.grade ?? PLAIN_LIGHT
  const high: Layer = { name: 'hangings', kind: 'front', depth: -0.3, grade: light, parts: [] }
  const p = pen(high.parts, undefined, 'frame/')
  const motif = motifOf(scene.place)
  const colors = hero ? [...signatureOf(hero), '#fff3da'] : ['#fff3da']
  hang(p, motif, colors, die.fork('left'))
  hang(p.to([-1, 0, 0, 1, PAGE.w, 0]), motif, colors, die.fork('right'))
  wearSeason([high], scene.place, indoors, season)
  const hits = (a: Box, b: Box) => a.x < b.x + b.w && a.x + a.w > b.x && a.y < b.y + b.h && a.y + a.h > b.y
  high.parts = high.parts.filter((part) => !hits(partBox(part), zone) && !faces.some(({ box }) => hits(partBox(part), box)))
  const low: Layer = { name: 'keepsakes', kind: 'things', depth: -0.1, grade: light, parts: [] }
  const q = pen(low.parts, undefined, 'frame/prop/')
  for (const [i, prop] of things.slice(0, 4).entries()) {
    const { box } = readProp(prop)
    const side = i % 2 ? 1 : -1
    const k = Math.min(1.5, 150 / box.h, 180 / box.w)
    const x = PAGE.w / 2 + side * (PAGE.w / 2 - 60 - (box.w * k) / 2 - Math.floor(i / 2) * 130)
    const y = PAGE.h - 34 - (i % 3) * 6
    const spot = { x: x - (box.w * k) / 2, y: y + box.y * k, w: box.w * k, h: box.h * k }
    if (faces.some((face) => hits(face.box, spot))) continue
    q(oval(x, y, box.w * k * 0.52, 11), '#2f3a4c', 'shadow', { material: 'light', soft: true, alpha: 0.5 })
    drawProp(q.to(times(move(x, y), scale(k), move(-(box.x + box.w / 2), -(box.y + box.h)))), prop)
  }
  const air = layers.findIndex((layer) => layer.kind === 'air')
  layers.splice(air < 0 ? layers.length : air, 0, low, high)
} // prettier-ignore
