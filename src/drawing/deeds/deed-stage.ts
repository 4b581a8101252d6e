// Where a deed is played: who does it to whom, the things it needs around the doer's feet, and hands that reach a point.
import { isDeep } from '../../stage/places/places.ts'
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import type { Deed } from '../../stage/deed.ts'
import type { Friend, Scene } from '../../stage/scene.ts'
import { asBeast, onFourLegs } from '../fours/stances.ts'
import type { FacePose } from '../heads/emotions.data.ts'
import { measure, ownOf, type Player } from '../composing/crowd.ts'
import type { Pen } from '../shapes/graph.ts'
import { at, inverse, move, scale, times, type Matrix, type Point } from '../shapes/matrix.ts'
import { boxAt } from '../things/thing-spots.ts'
import type { Box } from '../shapes/path.ts'
import type { Pose } from '../poses/poses.data.ts'
import { readProp } from '../props/prop.ts'
import { skeleton } from '../poses/skeleton.ts'
import type { Scenery } from '../places/scenery.ts'

/** A thing of the deed. Its place is told from the doer's feet, at 0, 0, who faces right. */
export interface Piece {
  prop: Prop
  m: Matrix
  /** Drawn before or after the doer; with a rim, the part below it once more after the body. */
  when: 'behind' | 'before' | 'hand'
  rim?: number
  /** It stands on the ground and throws a shadow there. */
  stands?: boolean
  /** Its leaf is ajar: the light of the room behind it falls out. */
  ajar?: boolean
}

/** What a deed leaves to be seen besides bodies and things: a stream, a puff of air, a table under a cup. */
export interface Stroke {
  /** Behind the things, over them but behind the bodies, or before all. */
  when: 'behind' | 'over' | 'before'
  draw(p: Pen, w: Scenery): void
}

export interface Act {
  deed: Deed
  doer: Player
  taker?: Player
  /** How far apart the two stand. */
  gap: number
  pieces: Piece[]
  /** How the story's friend feels and looks, when it is one of the pieces. */
  friend?: Friend | undefined
  strokes: Stroke[]
  /** Where everybody looks. */
  focus: Point
  /** The doer's face while at it. */
  face?: Partial<FacePose>
  /** Its ground is under everybody, and leads to the right. */
  flat?: true
  /** What of the doer is below the ground is not drawn. */
  sunk?: boolean
  /** Only a head shows: the page is that head's, nearer than usual. */
  near?: boolean
  /** Whose fingers close over the thing. */
  grips: readonly ('near' | 'far' | 'both')[]
}

export interface Doing {
  scene: Scene
  deed: Deed
  doer: Player
  taker: Player | undefined
  prop: Prop | undefined
}

/** How wide the leaf of an open door is still seen, hinged at its left. */
export const AJAR = 0.5

/** How large a thing is between hands when the page is about it. */
export function shownScale(prop: Prop, scene: Scene): number {
  const { box } = readProp(prop)
  const far = scene.shot === 'wide' || scene.shot === 'above' ? 1.25 : 1
  return Math.max(0.62, Math.min(1.7, (cardOf(prop).shown ?? 136) / Math.max(box.w, box.h * 0.86))) * far
}

/** On the ground at x, its left edge there. */
export function standing(prop: Prop, left: number, k: number, mirror = false): Matrix {
  const { box } = readProp(prop)
  const foot = -Math.max(0, box.y + box.h) * k
  return mirror
    ? times(move(left + (box.x + box.w) * k, foot), scale(-k, k))
    : times(move(left - box.x * k, foot), scale(k))
}

/** Its middle at x, its lower edge at y. */
export function held(prop: Prop, x: number, bottom: number, k: number): Matrix {
  const { box } = readProp(prop)
  return times(move(x, bottom), scale(k), move(-box.x - box.w / 2, -box.y - box.h))
}

export function pieceBox({ prop, m }: Pick<Piece, 'prop' | 'm'>): Box {
  const b = boxAt(m, readProp(prop).box)
  return { x: Math.min(b.x, b.x + b.w), y: Math.min(b.y, b.y + b.h), w: Math.abs(b.w), h: Math.abs(b.h) }
}

/** Another pose; what has been measured is measured anew. */
export function take(one: Player, pose: Partial<Pose>, { scene }: Pick<Doing, 'scene'>): void {
  one.pose = one.pose.fours ? asBeast(one.pose, pose) : { ...one.pose, spin: undefined, ...pose }
  one.own = ownOf(one.pose, one.build, isDeep(scene.place))
  measure(one)
}

/** Higher or lower than the pose has it: on a seat, or sunk behind a rim. */
export function lift(one: Player, dy: number): void {
  one.own = times(move(0, dy), one.own)
  measure(one)
}

export const shoulderOf = (one: Player, which: 'near' | 'far'): Point => {
  const [x, y] = skeleton(one.build, one.pose)[which].shoulder
  return at(one.own, x, y)
}

export const armOf = (one: Player): number => one.build.arm * one.build.size

/** Half a hand: how far before the wrist it touches. */
const PALM = 14

export function handAt(one: Player, which: 'near' | 'far'): Point {
  const { wrist, aim } = skeleton(one.build, one.pose)[which]
  const a = (aim * Math.PI) / 180
  return at(one.own, wrist[0] + Math.cos(a) * PALM, wrist[1] + Math.sin(a) * PALM)
}

/** Where the lips are when they are round. */
export function lipsOf({ build, pose, own }: Player): Point {
  const { head } = skeleton(build, pose)
  return at(times(own, head, scale(build.head)), pose.yaw * 17, 56 + build.grown * 6)
}

/** Where a rope is held: in both fists, or in the jaws of who has none. */
export function pullsAt(one: Player): Point {
  if (one.pose.fours) return lipsOf(one)
  const [sx, sy] = shoulderOf(one, 'far')
  const arm = armOf(one)
  return [sx + arm * 0.74, sy + arm * 0.3]
}

/** Where a collar is. */
export const neckOf = ({ build, pose, own }: Player): Point => at(times(own, skeleton(build, pose).head), -4, 76)

/** Charmed, it holds up its chin for the knot. */
export function sitsTied(one: Player): void {
  one.pose = { ...onFourLegs('sit', one.pose, one.build), tilt: -9 }
  measure(one)
}

/** Lays a palm at a point, as far as the arm goes. */
export function handTo(one: Player, which: 'near' | 'far', [x, y]: Point, elbow = 0.8): void {
  // A beast lays one paw on a thing, and stands or sits on the others.
  if (one.pose.fours && (which === 'near' || one.pose.seat)) return
  const { shoulder } = skeleton(one.build, one.pose)[which]
  const [lx, ly] = at(inverse(one.own), x, y)
  const [dx, dy] = [lx - shoulder[0], ly - shoulder[1]]
  const far = Math.hypot(dx, dy) || 1
  const less = Math.max(0.2, 1 - PALM / far)
  const k = Math.min(less, (one.build.arm * 0.97) / far) / one.build.arm
  one.pose = { ...one.pose, [which]: [dx * k, dy * k, elbow] }
}

export const isSeated = (one: Player): boolean => one.spec.look.accessory === 'wheelchair'

/** Seated with the seat at this height, legs hanging or stretched as the height has it. */
export function seatAt(one: Player, height: number, doing: Doing, more: Partial<Pose> = {}): void {
  if (one.pose.fours) {
    one.pose = onFourLegs('sit', one.pose, one.build)
    take(one, {}, doing)
    lift(one, -height)
    return
  }
  const { leg, size } = one.build
  const up = height / size
  const hip = Math.max(0.2, (up + 6 - 15) / (leg - 15))
  const hangs = hip > 0.5
  const drop = hangs ? Math.max(0, up - leg * 0.66) / leg : 0
  take(
    one,
    {
      hip,
      shift: 0,
      seat: true,
      side: 0.5,
      yaw: 0.4,
      lean: -2,
      tilt: 2,
      nearFoot: hangs ? [0.4, drop, 6] : [0.66, 0, -18],
      farFoot: hangs ? [0.6, drop + 0.04, 2] : [0.94, 0, -24],
      near: [-0.24, 0.8, 0.6],
      far: [0.4, 0.66, 0.8],
      over: undefined,
      hands: ['mitt', 'mitt'],
      air: 0,
      ...more,
    },
    doing,
  )
}

/** The tall one kneels or bends down so that two faces and four hands are near each other. */
export function meet(one: Player, other: Player, doing: Doing): void {
  const over = one.standing - other.standing * (other.pose.seat ? 0.66 : 1)
  if (over < 90 || isSeated(one) || one.pose.seat) return
  if (over > 150)
    take(one, { hip: 0.5, shift: 0, side: 0.6, lean: 6, nearFoot: [-0.44, 0.02, 68], farFoot: [0.36, 0, 0] }, doing)
  else take(one, { hip: 0.94, lean: 17, tilt: 10, side: 0.6, nearFoot: [-0.3, 0.02, 10] }, doing)
}

/** The doer as the deed has posed it, measured anew. */
export function finish(act: Act): Act {
  measure(act.doer)
  return act
}
