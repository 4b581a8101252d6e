// Where those stand who are not of the cast: a little behind the heroes wherever there is room for a head, or else beside them.
import { isDeep, isPlace } from '../../stage/places/places.ts'
import type { Prop } from '../../stage/things/card.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Action, Scene } from '../../stage/scene.ts'
import { drawLine } from '../deeds/effort.ts'
import { guestsOf, type Guest } from './extras.ts'
import { at, move, scale, times, type Matrix, type Point } from '../shapes/matrix.ts'
import { oval, type Box } from '../shapes/path.ts'
import { PAGE, type Scenery } from '../places/scenery.ts'

export interface Room {
  stage: Box
  zone: Box
  /** Faces that must stay free, bodies and things behind which one may stand. */
  heads: readonly Box[]
  bodies: readonly Box[]
  things: readonly Box[]
  /** What they look at. */
  event: Point
  /** What flies past over their heads, and nobody hides. */
  flying: Box | undefined
  /** Whoever pulls too has a hand on it. */
  rope?: Rope | undefined
}

/** Where a rope leaves the fists of the last who pulls it, and to which side it goes on. */
export interface Rope {
  from: Point
  way: 1 | -1
}

interface Standing {
  guest: Guest
  m: Matrix
  foot: number
  head: Box
  body: Box
}

export interface Extras {
  heads: readonly Box[]
  bodies: readonly Box[]
  middles: readonly Point[]
  /** What they hold up, where, and where they stand. */
  held: readonly { prop: Prop; at: Point; foot: number }[]
  draw(where: 'behind' | 'beside'): void
}

const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))
/** As a share of the smaller. */
const meets = (a: Box, b: Box) => shared(a, b) / Math.min(a.w * a.h, b.w * b.h)
const covers = (others: readonly Box[], one: Box, most: number) => others.some((other) => shared(one, other) > one.w * one.h * most) // prettier-ignore
const placedAt = (m: Matrix, b: Box): Box => {
  const [x0, y0] = at(m, b.x, b.y)
  const [x1, y1] = at(m, b.x + b.w, b.y + b.h)
  return { x: Math.min(x0, x1), y: y0, w: Math.abs(x1 - x0), h: y1 - y0 }
}

/** In the figure's own way: ahead is above zero. */
function lookFrom(head: Box, m: Matrix, [x, y]: Point): Point {
  const dx = (x - head.x - head.w / 2) * Math.sign(m[0])
  const dy = y - head.y - head.h / 2
  const far = Math.hypot(dx, dy) || 1
  return [(dx / far) * 0.95, (dy / far) * 0.85]
}

/** What each unit away from the hero costs: a group stands close, and overlaps. */
const NEAR = 0.0005

const PLACES_TRIED = 45
/** Who pulls stands behind those who pull already. */
const offLine = ({ guest, head }: Standing, rope: Rope | undefined) =>
  guest.fists && rope && (head.x + head.w / 2 - rope.from[0]) * rope.way < 50 ? 9 : 0

/** Rows behind the heroes, as shares of the nearest's depth, and how much smaller one is there than the ground says; a quay has but two. */
const ROWS = [[1, 1], [1.7, 1], [1, 0.88], [2.7, 0.9], [3.6, 0.84]] as const // prettier-ignore
const ON_QUAY = ROWS.slice(0, 3)
const FAR_ROWS = [[4.4, 0.8], [1, 0.7], [1.7, 0.72], [5.2, 0.8]] as const // prettier-ignore

const LYING: ReadonlySet<Action> = new Set(['lie', 'sleep', 'crawl', 'swim', 'fly'])

/** Who touches a large thing is as wide as both: behind the thing there is room. */
function ownBodies({ deed, who }: Scene, { bodies, heads }: Room): Box[] {
  return bodies.map((body, i) => {
    const head = heads[i]
    if (!deed || !head || LYING.has(who[i]?.action ?? 'stand')) return body
    const from = Math.max(body.x, head.x - head.w * 0.6)
    return { ...body, x: from, w: Math.min(body.x + body.w, head.x + head.w * 1.6) - from }
  })
}

export function placeExtras(w: Scenery, scene: Scene, cast: readonly CharacterSpec[], seed: number | string, all: Room): Extras {
  const room: Room = { ...all, bodies: ownBodies(scene, all) }
  const close = scene.shot === 'close'
  // A beach goes on behind the heroes.
  const quay = isPlace(scene.place, 'edged') && !isPlace(scene.place, 'wide')
  const near = quay ? 0.05 : 0.13
  const middle = room.heads[0] ? room.heads[0].x + room.heads[0].w / 2 : PAGE.w / 2
  const behind: Standing[] = []
  const beside: Standing[] = []

  const spotsAt = (guest: Guest, foot: number, k: number) =>
    Array.from({ length: PLACES_TRIED }, (_, n): Standing => {
      const x = room.stage.x + (room.stage.w * (n + 0.5)) / PLACES_TRIED
      const m = times(move(x, foot), scale(x < room.event[0] ? k : -k, k))
      return { guest, m, foot, head: placedAt(m, guest.head), body: placedAt(m, guest.box) }
    })

  const { flying } = room
  const hides = (body: Box) => flying !== undefined && shared(body, flying) > flying.w * flying.h * 0.12

  /** Where so many are told of, half a face is a face. */
  const isTold = (guest: Guest) => scene.counts?.[guest.name] !== undefined
  const costBehind = ({ guest, foot, head, body }: Standing): number => {
    const less = isTold(guest) ? 2 : 1
    const taken = [...room.bodies, ...room.things, ...behind.map((one) => one.body), ...beside.map((one) => one.body)].reduce((sum, other) => sum + shared(body, other), 0) / (body.w * body.h)
    const out = shared(body, room.zone) > 0 || body.x < 12 || body.x + body.w > PAGE.w - 12 || head.y < 20
    const nearer = [...behind.filter((one) => one.foot > foot), ...beside].map((one) => one.body)
    const farther = behind.filter((one) => one.foot <= foot).map((one) => one.head)
    const hidden =
      covers([...room.heads, ...behind.map((one) => one.head)], head, 0.06 * less * less) ||
      covers([...room.bodies, ...nearer], head, 0.25 * less) ||
      covers(room.things, head, guest.faces ? 0.06 : 0.5) ||
      farther.some((other) => shared(body, other) > other.w * other.h * 0.25 * less)
    return out || hidden || hides(body) || taken > 0.86 * less ? Infinity : taken + Math.abs(head.x + head.w / 2 - middle) * NEAR
  }

  /** Nobody is covered, and nobody cut off. */
  const costBeside = ({ head, body }: Standing): number => {
    const out = shared(body, room.zone) > 0 || head.x < 8 || head.x + head.w > PAGE.w - 8 || body.x < -4 || body.x + body.w > PAGE.w + 4 || head.y < 20 || hides(body)
    const others = [...behind, ...beside]
    const covered =
      [...room.heads, ...others.map((one) => one.head)].some((other) => shared(body, other) > other.w * other.h * 0.06) ||
      room.bodies.some((other) => meets(other, body) > 0.24) ||
      others.some((one) => meets(one.body, body) > 0.3) ||
      room.things.some((other) => meets(other, body) > 0.2)
    return out || covered ? Infinity : Math.abs(head.x + head.w / 2 - middle) * NEAR
  }

  const pick = (spots: readonly { spot: Standing; cost: number }[]) => {
    const [best] = spots.toSorted((a, b) => a.cost - b.cost)
    return best && best.cost < Infinity ? best.spot : undefined
  }

  for (const [i, guest] of guestsOf(scene, cast, seed, w.recipe).entries()) {
    const many = isTold(guest)
    const back = [...(quay ? ON_QUAY : ROWS), ...(many ? (quay ? FAR_ROWS.slice(1, 3) : FAR_ROWS) : [])].flatMap(([deep, small], row) => {
      const [there, , , , , y] = w.stand(0, close ? 0.9 : near * deep)
      const k = small * (close ? Math.min(there, w.camera.zoom * 0.5) : Math.min(there, w.camera.zoom) * (guest.faces ? 0.84 : 0.95))
      // A group stands in two rows, the odd ones in front.
      const far = row < 2 ? (row === i % 2 ? 0 : 0.08) : row
      return spotsAt(guest, close ? Math.min(PAGE.h - 60, y + 190) : y, k).map((spot) => ({ spot, cost: costBehind(spot) + far + offLine(spot, room.rope) }))
    })
    const found = pick(back)
    if (found) {
      behind.push(found)
      continue
    }
    if (close || !(guest.faces || many) || beside.length > (many ? 6 : 1)) continue
    const [there, , , , , y] = w.stand(0, 0.03)
    const next = pick([0.9, 0.76].flatMap((k, row) => spotsAt(guest, y, k * there).map((spot) => ({ spot, cost: costBeside(spot) + row }))))
    if (next) beside.push(next)
  }

  const placed = [...behind, ...beside]
  return {
    heads: placed.map(({ head }) => head),
    bodies: placed.map(({ body }) => body),
    middles: placed.map(({ head: { x, y, w: wide, h } }) => [x + wide / 2, y + h / 2]),
    held: placed.flatMap(({ guest: { holds, grasp }, m, foot }) => (holds && grasp ? [{ prop: holds, at: at(m, grasp[0], grasp[1]), foot }] : [])),
    draw: (where) => {
      const row = where === 'behind' ? behind : beside
      if (row.length === 0) return
      const p = where === 'behind' ? w.layer('extras', 'things', 0.2, 0) : w.layer('extras-beside', 'things', 0.02, 0)
      const fists = row.flatMap(({ guest, m }) => (guest.fists ? [at(m, ...guest.fists)] : []))
      if (room.rope && fists.length > 0) drawLine(p, [room.rope.from, ...fists], w.camera.zoom)
      for (const { guest, m, head } of row.toSorted((a, b) => a.foot - b.foot)) {
        const q = p.to(m, `${guest.name}/`)
        const { x, w: wide } = guest.box
        if (!isDeep(scene.place)) q(oval(x + wide / 2 + 6, 3, wide * 0.42, 12), '#3d4a5c', 'shadow', { soft: true, alpha: 0.4, material: 'light' })
        guest.draw(q, lookFrom(head, m, room.event))
      }
    },
  }
} // prettier-ignore
