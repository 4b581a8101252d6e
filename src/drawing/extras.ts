// Draws those whom the words name and who are not of the cast: a little behind the heroes, wherever there is room for a head.
import { SKINS, type CharacterSpec } from '../base/cast.ts'
import { dice, type Dice } from '../base/dice.ts'
import type { Action, Emotion, Extra, Scene } from '../base/scene.ts'
import { expressionOf } from './expression.ts'
import { ANIMALS, PERSONS, type Kind } from './extras.data.ts'
import { drawFigure } from './figure.ts'
import { partBox, pen, type Part, type Pen } from './graph.ts'
import { placeFigureProps } from './held-prop.ts'
import { at, move, scale, times, type Matrix } from './matrix.ts'
import { joined, type Box } from './path.ts'
import { poseOf } from './pose-of.ts'
import { drawProp, shapesOf } from './prop.ts'
import { DEEP } from './crowd.ts'
import { PAGE, type World } from './world.ts'

interface Guest {
  name: string
  draw(p: Pen): void
  /** Feet at 0, 0. */
  box: Box
  head: Box
  faces: boolean
}

export interface Room {
  stage: Box
  zone: Box
  /** Faces that must stay free, bodies and things behind which one may stand. */
  heads: readonly Box[]
  bodies: readonly Box[]
  things: readonly Box[]
}

/** Of some there are hundreds. */
const FLOCKS: Readonly<Partial<Record<Extra, number>>> = { dogs: 6, toads: 9, hedgehogs: 7 }

/** Nobody in a row stands like the next. */
const IDLE = ['stand', 'look', 'listen', 'wait', 'talk', 'point', 'whisper', 'nod', 'look-up'] as const

/** What everyone does together with the hero. */
const JOINED: ReadonlySet<Action> = new Set([
  'pull',
  'push',
  'cheer',
  'dance',
  'sing',
  'laugh',
  'wave',
  'look-up',
  'eat',
])
/** Nobody in a crowd feels quite what the hero feels, nor all of them the same. */
const FELT: Readonly<Partial<Record<Emotion, readonly Emotion[]>>> = {
  brave: ['hopeful', 'worried', 'excited'],
  funny: ['surprised', 'joy', 'excited'],
  proud: ['happy', 'joy', 'surprised'],
  happy: ['happy', 'joy', 'calm'],
  thoughtful: ['curious', 'calm'],
  sad: ['worried', 'thoughtful', 'sad'],
  worried: ['worried', 'curious', 'surprised'],
  scared: ['scared', 'surprised', 'worried'],
  hopeful: ['hopeful', 'curious'],
  wonder: ['wonder', 'surprised', 'joy'],
}
const WATERSIDE: ReadonlySet<string> = new Set([
  'harbour',
  'pond',
  'river',
  'bridge',
  'boat',
  'rooftop',
  'tower-top',
  'beach',
])

/** Nobody in a crowd could be taken for the hero. */
function specOf(kind: Kind, die: Dice, hero: CharacterSpec | undefined): CharacterSpec {
  const unlike = <T>(list: readonly T[], own: T | undefined) => list.filter((one) => one !== own)
  const colors = die.fork('cloth').shuffle([...kind.colors])
  const age = die.fork('age').pick([...kind.ages])
  const old = age >= 60
  const [top = 'teal', bottom = 'navy'] = colors
  return {
    id: 'extra', name: '', type: kind.type, age, pronoun: kind.type === 'man' || kind.type === 'boy' ? 'he' : 'she', role: 'figure', want: '', habit: '', relation: '', canonical: '',
    look: {
      skin: die.fork('skin').pick(unlike(SKINS.slice(1, 7), hero?.look.skin)),
      hair: { style: die.fork('hair').pick([...kind.hair]), color: old ? die.fork('white').pick(['white', 'grey'] as const) : die.fork('hair-color').pick(unlike(['black', 'brown', 'chestnut', 'blonde', 'red'] as const, hero?.look.hair.color)) },
      eyes: 'brown',
      glasses: die.fork('glasses').next() < (old ? 0.6 : 0.18) ? die.fork('lens').pick(['round', 'square'] as const) : 'none',
      hide: 'brown',
      outfit: { top: die.fork('top').pick([...kind.top]), bottom: die.fork('bottom').pick(age > 14 ? kind.type === 'woman' ? ['trousers', 'skirt'] as const : ['trousers'] as const : ['trousers', 'shorts', 'leggings'] as const), colors: [top, bottom] },
      accessory: kind.accessory ?? die.fork('accessory').pick(['none', 'none', 'none', 'scarf', 'hat', 'backpack'] as const),
      heads: age > 14 ? 6.1 + die.fork('heads').next() * 0.7 : age > 3 ? 4.5 : 4,
    },
  }
} // prettier-ignore

function person(kind: Kind, scene: Scene, cast: readonly CharacterSpec[], die: Dice, name: string): Guest {
  const spec = specOf(
    kind,
    die,
    cast.find(({ role }) => role === 'hero'),
  )
  const [hero] = scene.who
  // The same person stands otherwise on the next page.
  const now = die.fork(`${scene.place}/${scene.time}/${scene.shot}/${scene.mood}`)
  const action: Action = kind.holds ? 'play-music' : hero && JOINED.has(hero.action) ? hero.action  : spec.age === 1 ? 'sit' : now.fork('do').pick(IDLE) // prettier-ignore
  const emotion = hero ? now.fork('feels').pick(FELT[hero.emotion] ?? [hero.emotion]) : 'happy'
  const actor = { id: 'extra', action, emotion, gaze: 'other' as const, ...(kind.holds && { holds: kind.holds }) }
  const pose = poseOf(action, spec, { holds: kind.holds, alone: false, shot: 'medium', way: now.fork('way') })
  const face = expressionOf(actor, spec, scene.mood, die.fork('manner'), now.fork('face'))
  const draw = (p: Pen) => {
    const drawn = drawFigure(p, spec, { pose, face: { ...face, wink: 0, tongue: 0 }, gaze: [0.5, 0.2], pitch: 0, behind: false }) // prettier-ignore
    placeFigureProps(p, actor, pose, drawn, 'medium')
  }
  return measured(name, draw, true)
}

function animal(drawn: NonNullable<(typeof ANIMALS)[Extra]>, name: string): Guest {
  const draw = (p: Pen) => {
    if (typeof drawn === 'string') drawProp(p, drawn)
    else for (const { path, color, more } of shapesOf(drawn[1], drawn[2])) p(path, color, name, more)
  }
  return measured(name, draw, false)
}

function measured(name: string, draw: (p: Pen) => void, faces: boolean): Guest {
  const parts: Part[] = []
  draw(pen(parts))
  const solid = parts.filter((part) => !part.soft && part.path.length > 0)
  const box = joined(solid.map(partBox))
  const heads = solid.filter((part) => part.id.startsWith('head/'))
  return { name, draw, box, head: heads.length > 0 ? joined(heads.map(partBox)) : box, faces }
}

function guestsOf(scene: Scene, cast: readonly CharacterSpec[], seed: number | string): Guest[] {
  const kinds = [...new Set(scene.extras ?? [])]
  return kinds.flatMap((kind) => {
    const beast = ANIMALS[kind]
    if (beast) return Array.from({ length: FLOCKS[kind] ?? 3 }, () => animal(beast, kind))
    if (DEEP.has(scene.place)) return []
    return (PERSONS[kind] ?? []).map((one, i) => person(one, scene, cast, dice(`${seed}/extra/${kind}/${i}`), kind))
  })
}

const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))
const placedAt = (m: Matrix, b: Box): Box => {
  const [x0, y0] = at(m, b.x, b.y)
  const [x1, y1] = at(m, b.x + b.w, b.y + b.h)
  return { x: Math.min(x0, x1), y: y0, w: Math.abs(x1 - x0), h: y1 - y0 }
}

const PLACES_TRIED = 23

/** Returns the heads that came to be seen. */
export function drawExtras(
  w: World,
  scene: Scene,
  cast: readonly CharacterSpec[],
  seed: number | string,
  room: Room,
): Box[] {
  const guests = guestsOf(scene, cast, seed)
  if (guests.length === 0) return []
  const p = w.layer('extras', 'things', 0.2, 0)
  const close = scene.shot === 'close'
  const near = WATERSIDE.has(scene.place) ? 0.05 : 0.13
  const middle = room.heads[0] ? room.heads[0].x + room.heads[0].w / 2 : PAGE.w / 2
  const seen: Box[] = []
  const stood: Box[] = []
  const found: { guest: Guest; m: Matrix; foot: number }[] = []
  for (const [i, guest] of guests.entries()) {
    const depth = close ? 0.9 : near + (i % 2) * (near * 0.7)
    const [there, , , , , y] = w.stand(0, depth)
    const size = close
      ? Math.min(there, w.camera.zoom * 0.5)
      : Math.min(there, w.camera.zoom) * (guest.faces ? 0.84 : 0.95)
    const foot = close ? Math.min(PAGE.h - 60, y + 190) : y
    // Where there is no room for somebody, there may be for somebody farther off.
    const spots = Array.from({ length: PLACES_TRIED * 2 }, (_, nth) => {
      const far = nth >= PLACES_TRIED
      const n = nth % PLACES_TRIED
      const k = size * (far ? 0.76 : 1)
      const x = room.stage.x + 20 + ((room.stage.w - 40) * (n + 0.5)) / PLACES_TRIED
      const m = times(move(x, foot), scale(x < middle ? k : -k, k))
      const body = placedAt(m, guest.box)
      const head = placedAt(m, guest.head)
      const taken =
        [...room.bodies, ...room.things, ...stood].reduce((sum, other) => sum + shared(body, other), 0) /
        (body.w * body.h)
      const out = shared(body, room.zone) > 0 || body.x < 24 || body.x + body.w > PAGE.w - 24 || head.y < 20
      const covered = (others: readonly Box[], most: number) => others.some((other) => shared(head, other) > head.w * head.h * most) // prettier-ignore
      const hidden =
        covered([...room.heads, ...seen], 0.06) || covered(room.bodies, 0.25) || covered(room.things, guest.faces ? 0.06 : 0.5) // prettier-ignore
      return {
        m,
        body,
        head,
        cost: out || hidden || taken > 0.8 ? Infinity : taken + Math.abs(x - middle) * 0.0004 + (far ? 2 : 0),
      }
    })
    const [best] = spots.toSorted((a, b) => a.cost - b.cost)
    if (!best || best.cost === Infinity) continue
    seen.push(best.head)
    stood.push(best.body)
    found.push({ guest, m: best.m, foot })
  }
  for (const { guest, m } of found.toSorted((a, b) => a.foot - b.foot)) guest.draw(p.to(m, `${guest.name}/`))
  return seen
}
