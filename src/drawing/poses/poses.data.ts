// How a body acts: hands and feet as places to reach, so that one line of numbers poses every build. All face right.
import type { Facts } from '../../stage/things/vocabulary.ts'
import type { Action } from '../../stage/scene.ts'
import type { Wear } from '../clothes/wear.ts'

export type HandShape = 'mitt' | 'open' | 'fist' | 'point' | 'cup'
/** x, y from the shoulder in arm lengths (y down), and how far the elbow pokes out: 0 straight, 1 easy, 2 akimbo, below 0 behind. */
export type Reach = readonly [number, number, number]
/** x from the hip in leg lengths, height above the ground, angle of the foot. */
export type Step = readonly [number, number, number]

export interface Pose {
  /** Hip height in leg lengths. */
  hip: number
  lean: number
  /** Hip to the side of the feet, in leg lengths: the weight on one leg. */
  shift?: number
  /** 0 front, 1 three-quarter. */
  side: number
  tilt: number
  yaw: number
  near: Reach
  far: Reach
  nearFoot: Step
  farFoot: Step
  hands: readonly [HandShape, HandShape]
  /** Arms drawn over the head. */
  over?: 'near' | 'far' | 'both' | undefined
  /** Its hands are where the head is, however long the arms. */
  atHead?: true
  /** The far arm comes before the body. */
  front?: boolean
  /** The whole body turned, for swimming, flying and lying. */
  spin?: number | undefined
  /** Off the ground, in leg lengths. */
  air?: number
  /** Where a held thing goes. */
  grip: 'near' | 'far' | 'both' | 'up' | 'floor' | 'under'
  seat?: boolean
  /** On four legs: the arms are forelegs. */
  fours?: boolean
  /** Flat on its belly. */
  flat?: boolean
  /** A tail of metal rings as it wags. */
  rings?: boolean
  /** A cape, a scarf, glasses: what the deed of the page puts on. */
  dress?: Facts['worn']
  /** What the weather makes people put on. */
  wear?: Wear | undefined
  shut?: boolean
}

const stand: Pose = {
  hip: 1,
  lean: 1,
  shift: -0.03,
  side: 0.3,
  tilt: -4,
  yaw: 0.35,
  near: [-0.2, 0.92, 0.7],
  far: [0.3, 0.87, 0.9],
  nearFoot: [-0.14, 0, -12],
  farFoot: [0.2, 0, 0],
  hands: ['mitt', 'mitt'],
  grip: 'near',
}
const both: Partial<Pose> = {
  near: [0.16, 0.57, 1.1],
  far: [0.02, 0.57, 1.1],
  front: true,
  grip: 'both',
  hands: ['fist', 'fist'],
}
const sit: Partial<Pose> = {
  hip: 0.2,
  shift: 0,
  seat: true,
  side: 0.5,
  nearFoot: [0.66, 0, -18],
  farFoot: [0.94, 0, -24],
  near: [-0.4, 0.78, 0.5],
  far: [0.52, 0.5, 0.8],
}
const kneel: Partial<Pose> = {
  hip: 0.52,
  side: 0.6,
  shift: 0,
  nearFoot: [-0.44, 0.02, 68],
  farFoot: [0.36, 0, 0],
  lean: 6,
}

export const POSES: Readonly<Record<Action, Pose>> = {
  stand,
  walk: { ...stand, lean: 6, side: 0.65, yaw: 0.55, tilt: -3, hip: 0.97, shift: 0, near: [0.5, 0.72, 0.8], far: [-0.5, 0.74, -0.6], nearFoot: [-0.48, 0.13, 36], farFoot: [0.44, 0.03, -18] },
  run: { ...stand, lean: 17, side: 0.8, yaw: 0.65, tilt: -4, hip: 0.94, shift: 0, air: 0.16, near: [0.56, 0.22, 1.6], far: [-0.6, 0.46, -1.7], nearFoot: [-0.8, 0.5, 72], farFoot: [0.58, 0.22, -20], hands: ['fist', 'fist'] },
  jump: { ...stand, lean: 4, air: 0.5, hip: 0.92, shift: 0, tilt: -8, near: [-0.78, -0.56, 0.6], far: [0.78, -0.62, 0.6], nearFoot: [-0.34, 0.36, 42], farFoot: [0.28, 0.12, 16], hands: ['open', 'open'], over: 'both' },
  sit: { ...stand, ...sit, lean: -8, tilt: 2 },
  kneel: { ...stand, ...kneel, near: [0.36, 0.66, 1], far: [0.46, 0.52, 0.8], tilt: 3 },
  lie: { ...stand, spin: -84, shift: 0, tilt: 12, near: [-0.5, -0.34, 1.4], far: [-0.12, 0.56, 1.2], front: true, nearFoot: [-0.1, 0, 0], farFoot: [0.36, 0.24, 6], shut: false },
  climb: { ...stand, lean: 8, side: 0.75, yaw: 0.6, tilt: -8, shift: 0, air: 0.3, hip: 0.84, near: [0.78, -0.24, 1], far: [0.8, -0.7, 0.8], nearFoot: [0, 0.02, 20], farFoot: [0.5, 0.42, -6], hands: ['fist', 'fist'], over: 'both' },
  crawl: { ...stand, hip: 0.42, shift: 0, lean: 62, side: 0.8, yaw: 0.6, tilt: -8, near: [0.16, 0.94, 0.6], far: [0.5, 0.84, 0.6], nearFoot: [-0.78, 0.03, 74], farFoot: [-0.42, 0.03, 74] },
  reach: { ...stand, lean: 9, side: 0.45, yaw: 0.55, tilt: -12, near: [-0.42, 0.78, 0.6], far: [0.66, -0.74, 0.3], nearFoot: [-0.34, 0.1, 38], farFoot: [0.16, 0.03, 12], hands: ['mitt', 'open'], grip: 'far', over: 'far' },
  hold: { ...stand, ...both, tilt: -2 },
  carry: { ...stand, ...both, lean: -7, near: [0.18, 0.64, 1.3], far: [0.08, 0.62, 1.3], nearFoot: [-0.3, 0.04, 14], farFoot: [0.3, 0, -6], side: 0.4, tilt: 2 },
  push: { ...stand, lean: 22, shift: 0, side: 0.85, yaw: 0.65, tilt: -10, hip: 0.9, near: [0.86, 0.12, 0.7], far: [0.82, -0.04, 0.7], nearFoot: [-0.74, 0.06, 38], farFoot: [0.12, 0, 0], hands: ['open', 'open'], grip: 'floor' },
  pull: { ...stand, lean: -22, shift: 0, side: 0.8, yaw: 0.6, tilt: 6, hip: 0.9, near: [0.86, 0.28, 0.5], far: [0.78, 0.2, 0.5], nearFoot: [0.08, 0, -8], farFoot: [0.62, 0.02, -20], hands: ['fist', 'fist'], front: true, grip: 'floor' },
  give: { ...stand, ...both, lean: 8, near: [0.7, 0.44, 0.9], far: [0.5, 0.38, 0.9], hands: ['cup', 'cup'], side: 0.5, yaw: 0.5, tilt: 2 },
  point: { ...stand, lean: -3, yaw: 0.6, near: [-0.02, 0.5, 2.2], far: [0.92, -0.24, 0.3], hands: ['fist', 'point'], grip: 'near' },
  wave: { ...stand, lean: 3, tilt: 6, yaw: 0.2, near: [-0.68, -0.46, 1.2], far: [0.3, 0.86, 0.9], hands: ['open', 'mitt'], grip: 'far', over: 'near' },
  look: { ...stand, lean: 4, yaw: 0.65, tilt: -1, near: [-0.18, 0.9, 0.7], far: [-0.12, 0.4, 1.4], front: true },
  'look-up': { ...stand, lean: -5, yaw: 0.5, tilt: -14, near: [-0.34, 0.84, 0.8], far: [0.56, 0.42, 1.2], hands: ['mitt', 'open'] },
  'look-down': { ...stand, lean: 11, yaw: 0.55, tilt: 10, hip: 0.95, near: [0.16, 0.76, 1], far: [0.1, 0.74, 1], front: true },
  peek: { ...stand, lean: 18, side: 0.5, yaw: 0.65, tilt: 8, hip: 0.88, near: [0.3, 0.62, 1.2], far: [0.62, -0.08, 1.2], nearFoot: [-0.36, 0.06, 24], farFoot: [0.3, 0, 0], hands: ['mitt', 'open'] },
  listen: { ...stand, atHead: true, lean: 6, yaw: 0.35, tilt: 13, near: [-0.02, 0.5, 2.1], far: [0.5, -0.54, 1.5], hands: ['fist', 'cup'], over: 'far' },
  talk: { ...stand, lean: 3, yaw: 0.5, near: [-0.4, 0.52, 1.3], far: [0.64, 0.1, 1.2], hands: ['cup', 'open'] },
  shout: { ...stand, atHead: true, lean: -5, yaw: 0.4, tilt: -8, near: [0.02, -0.16, 1.8], far: [0.26, -0.18, 1.8], hands: ['cup', 'cup'], over: 'both', nearFoot: [-0.28, 0, -6], farFoot: [0.3, 0, 0] },
  whisper: { ...stand, atHead: true, lean: 13, side: 0.5, yaw: 0.6, tilt: 6, near: [-0.3, 0.8, 0.8], far: [0.27, -0.26, 1.7], hands: ['mitt', 'cup'], over: 'far', nearFoot: [-0.3, 0.08, 30] },
  sing: { ...stand, lean: -3, yaw: 0.3, tilt: -10, near: [0.28, 0.34, 1.4], far: [0.74, -0.1, 0.9], hands: ['mitt', 'open'], grip: 'far' },
  'play-music': { ...stand, ...both, near: [0.3, 0.46, 1.4], far: [0.12, 0.3, 1.4], tilt: 8, lean: 3, yaw: 0.35 },
  dance: { ...stand, lean: -9, shift: 0.06, side: 0.35, tilt: 12, air: 0.08, near: [-0.66, -0.56, 1], far: [0.8, 0.18, 1], nearFoot: [-0.06, 0, 0], farFoot: [0.54, 0.32, 30], hands: ['open', 'open'], over: 'near' },
  draw: { ...stand, ...sit, lean: 14, tilt: 8, yaw: 0.45, near: [0.2, 0.84, 0.8], far: [0.5, 0.6, 1], front: true, grip: 'far', hands: ['mitt', 'fist'] },
  write: { ...stand, ...sit, lean: 13, tilt: 10, yaw: 0.45, near: [0.34, 0.74, 1], far: [0.46, 0.56, 1.1], front: true, grip: 'far', hands: ['mitt', 'fist'] },
  read: { ...stand, ...sit, ...both, lean: -2, tilt: 8, yaw: 0.3, near: [0.32, 0.52, 1.2], far: [0.1, 0.52, 1.2] },
  build: { ...stand, ...kneel, lean: 12, tilt: 6, near: [0.5, 0.6, 1], far: [0.62, 0.06, 1.4], hands: ['open', 'fist'], grip: 'far' },
  dig: { ...stand, lean: 26, shift: 0, side: 0.65, yaw: 0.55, tilt: 2, hip: 0.88, near: [0.44, 0.7, 0.9], far: [0.26, 0.46, 1.2], nearFoot: [-0.38, 0, 4], farFoot: [0.4, 0, 0], front: true, hands: ['fist', 'fist'], grip: 'near' },
  cook: { ...stand, lean: 5, yaw: 0.45, tilt: 6, near: [0.3, 0.6, 1.2], far: [0.5, 0.34, 1.4], hands: ['fist', 'fist'], front: true, grip: 'far' },
  eat: { ...stand, yaw: 0.2, tilt: 4, near: [0.32, 0.12, 1.8], far: [-0.1, 0.54, 1.2], front: true, over: 'near', hands: ['fist', 'mitt'], grip: 'near' },
  throw: { ...stand, lean: -13, side: 0.6, yaw: 0.6, shift: 0, near: [-0.56, -0.56, 1.2], far: [0.74, 0.02, 0.5], nearFoot: [-0.36, 0, -4], farFoot: [0.52, 0.18, -24], hands: ['fist', 'open'], grip: 'near', over: 'near' },
  catch: { ...stand, lean: 7, side: 0.5, tilt: -6, yaw: 0.5, near: [0.82, -0.02, 0.8], far: [0.84, -0.16, 0.8], hands: ['open', 'open'], grip: 'both', nearFoot: [-0.34, 0.06, 26], farFoot: [0.32, 0, 0] },
  swim: { ...stand, spin: 62, air: 0.5, side: 0.6, yaw: 0.45, tilt: 4, shift: 0, near: [-0.84, -0.12, 0.8], far: [0.84, -0.24, 0.8], nearFoot: [-0.36, 0.05, 46], farFoot: [0.2, 0.1, 66], hands: ['open', 'open'] },
  fly: { ...stand, spin: 58, air: 0.9, side: 0.5, yaw: 0.45, tilt: 4, shift: 0, near: [-0.6, 0.62, 0.6], far: [0.74, -0.6, 0.3], nearFoot: [-0.3, 0.05, 46], farFoot: [0.16, 0.14, 60], hands: ['open', 'fist'], over: 'far' },
  ride: { ...stand, ...sit, hip: 0.62, lean: 8, near: [0.62, 0.36, 0.9], far: [0.6, 0.28, 0.9], nearFoot: [0.3, 0.1, 0], farFoot: [0.52, 0.2, 0], hands: ['fist', 'fist'], side: 0.6, front: true, grip: 'under' },
  sleep: { ...stand, spin: -84, side: 0.2, shift: 0, tilt: 8, near: [0.36, 0.16, 1.4], far: [0.02, 0.22, 1.2], front: true, nearFoot: [-0.08, 0.12, -10], farFoot: [0.34, 0.2, 10], shut: true },
  hug: { ...stand, lean: 9, side: 0.55, yaw: 0.5, tilt: 10, near: [0.86, 0.1, 0.8], far: [0.76, 0.22, 0.8], hands: ['mitt', 'mitt'], over: 'near', nearFoot: [-0.26, 0.06, 28] },
  think: { ...stand, yaw: 0.3, tilt: 8, near: [-0.16, 0.6, 2.4], far: [-0.26, 0.06, 3], hands: ['mitt', 'fist'], over: 'far', grip: 'near' },
  hide: { ...stand, hip: 0.5, shift: 0, lean: 8, side: 0.4, tilt: 6, near: [0.16, 0, 1.8], far: [0.02, 0, 1.8], nearFoot: [-0.3, 0, -6], farFoot: [0.34, 0, 0], hands: ['cup', 'cup'], over: 'both' },
  laugh: { ...stand, lean: -9, tilt: -11, yaw: 0.25, near: [0.3, 0.54, 1.5], far: [-0.1, 0.6, 1.5], front: true, nearFoot: [-0.24, 0, -10], farFoot: [0.26, 0.08, -16], hands: ['mitt', 'mitt'] },
  cheer: { ...stand, tilt: -5, yaw: 0.15, air: 0.16, shift: 0, near: [-0.64, -0.72, 0.6], far: [0.68, -0.72, 0.6], nearFoot: [-0.26, 0.06, 20], farFoot: [0.36, 0.28, 34], hands: ['fist', 'fist'], grip: 'far', over: 'both' },
  spin: { ...stand, lean: 5, tilt: 12, near: [-0.86, -0.1, 0.6], far: [0.86, -0.22, 0.6], nearFoot: [0.02, 0.03, 14], farFoot: [0.34, 0.36, 40], hands: ['open', 'open'] },
  sneeze: { ...stand, lean: 18, tilt: 14, yaw: 0.45, hip: 0.95, near: [0.42, -0.02, 1.9], far: [-0.24, 0.82, 0.8], hands: ['fist', 'mitt'], over: 'near', shut: true },
  fall: { ...stand, lean: -24, hip: 0.5, shift: -0.12, air: 0.12, side: 0.4, tilt: -8, yaw: 0.4, near: [-0.8, -0.4, 0.9], far: [0.76, -0.5, 0.9], nearFoot: [0.42, 0.2, -30], farFoot: [0.86, 0.5, -52], hands: ['open', 'open'] },
  stuck: { ...stand, lean: -15, shift: 0, side: 0.4, tilt: 9, hip: 0.86, near: [-0.68, 0.34, 1.2], far: [0.72, 0.3, 1.2], nearFoot: [-0.42, 0, -16], farFoot: [0.46, 0.05, -26], hands: ['fist', 'fist'] },
  'cover-ears': { ...stand, atHead: true, lean: 6, side: 0.25, yaw: 0.15, tilt: 5, hip: 0.93, near: [-0.42, -0.6, 2.2], far: [0.44, -0.6, 2.2], hands: ['cup', 'cup'], over: 'both', nearFoot: [-0.2, 0, 6], farFoot: [0.16, 0, -6] },
  tiptoe: { ...stand, lean: 13, side: 0.65, yaw: 0.55, tilt: 3, hip: 0.97, shift: 0, near: [-0.52, 0.42, 1.4], far: [0.66, 0.24, 1.4], nearFoot: [-0.3, 0.09, 48], farFoot: [0.42, 0.14, 30], hands: ['open', 'open'] },
  yawn: { ...stand, lean: -7, tilt: -12, yaw: 0.25, near: [-0.76, -0.62, 1.3], far: [0.62, -0.72, 1.1], hands: ['fist', 'fist'], over: 'both' },
  knock: { ...stand, lean: 8, side: 0.6, yaw: 0.65, tilt: -4, near: [-0.24, 0.86, 0.7], far: [0.72, -0.16, 1.3], nearFoot: [-0.3, 0.06, 24], farFoot: [0.16, 0, 0], hands: ['mitt', 'fist'] },
  bow: { ...stand, lean: 38, side: 0.7, yaw: 0.6, tilt: 12, hip: 0.94, shift: -0.1, near: [-0.34, 0.7, 0.9], far: [0.34, 0.74, 0.9], nearFoot: [-0.16, 0, 0], farFoot: [0.18, 0, 0], hands: ['mitt', 'cup'] },
  shrug: { ...stand, lean: -2, yaw: 0.2, tilt: 10, near: [-0.68, 0.2, 1.4], far: [0.72, 0.18, 1.4], hands: ['open', 'open'] },
  nod: { ...stand, lean: 5, yaw: 0.45, tilt: 9, near: [0.3, 0.6, 1.2], far: [0, 0.58, 1.2], front: true },
  wait: { ...stand, lean: -2, yaw: 0.45, tilt: 3, near: [0.46, 0.46, 1.5], far: [-0.42, 0.4, 1.5], front: true, hands: ['mitt', 'mitt'] },
} // prettier-ignore

/** A stick in each fist, over the drum. */
export const DRUMMING: Partial<Pose> = { near: [-0.22, 0.42, 1.3], far: [0.5, 0.3, 1.3], front: true, grip: 'both', hands: ['fist', 'fist'], lean: 5, tilt: 9 } // prettier-ignore

/** A hug with nobody near: arms about oneself. */
export const HUG_ALONE: Pose = { ...stand, lean: 2, tilt: 9, near: [0.6, 0.34, 1.4], far: [-0.5, 0.38, 1.4], front: true, hands: ['mitt', 'mitt'] } // prettier-ignore

/** In a wheelchair the legs rest and the rest of the body acts. */
export function seated(pose: Pose): Pose {
  const still = pose.spin
    ? { near: [0.3, 0.6, 1] as const, far: [0.2, 0.6, 1] as const, tilt: pose.shut ? 14 : -4 }
    : {}
  const { spin: _spin, ...rest } = pose
  return { ...rest, ...still, hip: 0.66, shift: 0, seat: true, nearFoot: [0.46, 0.1, 0], farFoot: [0.6, 0.1, 0], lean: pose.lean * 0.35, air: pose.spin && !pose.shut ? 0.3 : 0, side: 0.5, front: true } // prettier-ignore
}
