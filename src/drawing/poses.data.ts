// How a body acts: hands and feet as places to reach, so that one line of numbers poses every build. All face right.
import type { Action } from '../base/scene.ts'

export type HandShape = 'mitt' | 'open' | 'fist' | 'point'
/** x, y from the shoulder in arm lengths (y down), and which way the elbow bends. */
export type Reach = readonly [number, number, number]
/** x from the hip in leg lengths, height above the ground, angle of the foot. */
export type Step = readonly [number, number, number]

export interface Pose {
  /** Hip height in leg lengths. */
  hip: number
  lean: number
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
  over?: 'near' | 'far' | 'both'
  /** The far arm comes before the body. */
  front?: boolean
  /** The whole body turned, for swimming, flying and lying. */
  spin?: number
  /** Off the ground, in leg lengths. */
  air?: number
  /** Where a held thing goes. */
  grip: 'near' | 'far' | 'both' | 'up' | 'floor' | 'under'
  seat?: boolean
  shut?: boolean
}

const stand: Pose = {
  hip: 0.99,
  lean: 0,
  side: 0.3,
  tilt: -3,
  yaw: 0.35,
  near: [-0.24, 0.93, 1],
  far: [0.27, 0.92, -1],
  nearFoot: [-0.17, 0, -12],
  farFoot: [0.2, 0, 0],
  hands: ['mitt', 'mitt'],
  grip: 'near',
}
const both: Partial<Pose> = {
  near: [0.42, 0.5, 1],
  far: [0.1, 0.52, -1],
  front: true,
  grip: 'both',
  hands: ['fist', 'fist'],
}
const sit: Partial<Pose> = {
  hip: 0.2,
  seat: true,
  nearFoot: [0.72, 0, -28],
  farFoot: [0.92, 0, -20],
  near: [0.28, 0.74, 1],
  far: [0.3, 0.7, -1],
}
const kneel: Partial<Pose> = { hip: 0.5, nearFoot: [-0.42, 0.02, 68], farFoot: [0.34, 0, 0], lean: 6 }

export const POSES: Readonly<Record<Action, Pose>> = {
  stand,
  walk: { ...stand, lean: 4, side: 0.7, yaw: 0.6, hip: 0.97, near: [0.42, 0.76, 1], far: [-0.42, 0.76, 1], nearFoot: [-0.44, 0.1, 30], farFoot: [0.42, 0, -10] },
  run: { ...stand, lean: 15, side: 0.85, yaw: 0.7, tilt: -6, hip: 0.96, air: 0.16, near: [0.52, 0.36, 1], far: [-0.52, 0.3, 1], nearFoot: [-0.74, 0.42, 62], farFoot: [0.5, 0.12, -14], hands: ['fist', 'fist'] },
  jump: { ...stand, lean: 2, side: 0.3, air: 0.5, hip: 0.86, tilt: -6, near: [-0.84, -0.46, 1], far: [0.84, -0.5, -1], nearFoot: [-0.42, 0.2, 26], farFoot: [0.4, 0.08, 14], hands: ['open', 'open'] },
  sit: { ...stand, ...sit, lean: -3 },
  kneel: { ...stand, ...kneel, near: [0.4, 0.62, 1], far: [0.46, 0.6, -1] },
  lie: { ...stand, spin: -84, side: 0.3, tilt: 10, near: [-0.5, 0.7, 1], far: [0.4, 0.75, -1], nearFoot: [-0.16, 0, -10], farFoot: [0.22, 0, 10], shut: false },
  climb: { ...stand, lean: 6, side: 0.75, yaw: 0.7, air: 0.3, hip: 0.8, near: [0.84, -0.16, 1], far: [0.74, -0.6, 1], nearFoot: [0.04, -0.02, 6], farFoot: [0.44, 0.34, -4], hands: ['fist', 'fist'] },
  crawl: { ...stand, hip: 0.42, lean: 62, side: 0.8, yaw: 0.7, tilt: -8, near: [0.2, 0.94, 1], far: [0.46, 0.84, 1], nearFoot: [-0.78, 0.03, 74], farFoot: [-0.5, 0.03, 74] },
  reach: { ...stand, lean: 7, side: 0.5, yaw: 0.55, tilt: -9, near: [-0.34, 0.76, 1], far: [0.66, -0.62, -1], nearFoot: [-0.3, 0.06, 26], farFoot: [0.22, 0, 0], hands: ['mitt', 'open'], grip: 'far' },
  hold: { ...stand, ...both },
  carry: { ...stand, ...both, lean: -5, near: [0.5, 0.44, 1], far: [0.16, 0.46, -1], nearFoot: [-0.28, 0.02, 8], farFoot: [0.28, 0, -4], side: 0.5 },
  push: { ...stand, lean: 22, side: 0.9, yaw: 0.75, tilt: -10, hip: 0.9, near: [0.86, 0.16, 1], far: [0.8, 0.08, 1], nearFoot: [-0.66, 0.06, 34], farFoot: [0.2, 0, 0], hands: ['open', 'open'], grip: 'floor' },
  pull: { ...stand, lean: -18, side: 0.8, yaw: 0.7, tilt: 4, hip: 0.9, near: [0.8, 0.34, 1], far: [0.7, 0.26, 1], nearFoot: [0.06, 0, -8], farFoot: [0.56, 0, -16], hands: ['fist', 'fist'], front: true, grip: 'floor' },
  give: { ...stand, ...both, lean: 6, near: [0.72, 0.3, 1], far: [0.52, 0.28, -1], hands: ['open', 'open'], side: 0.5, yaw: 0.5 },
  point: { ...stand, lean: -2, yaw: 0.6, near: [-0.3, 0.7, 1], far: [0.86, -0.22, -1], hands: ['mitt', 'point'], grip: 'near' },
  wave: { ...stand, tilt: 5, yaw: 0.2, near: [-0.8, -0.4, -1], far: [0.3, 0.86, -1], hands: ['open', 'mitt'], grip: 'far' },
  look: { ...stand, lean: 3, yaw: 0.7, near: [-0.16, 0.88, 1], far: [0.28, 0.84, -1] },
  'look-up': { ...stand, lean: -4, yaw: 0.5, tilt: -12, near: [-0.3, 0.84, 1], far: [0.34, 0.8, -1] },
  'look-down': { ...stand, lean: 9, yaw: 0.6, tilt: 9, hip: 0.94, near: [0.1, 0.84, 1], far: [0.36, 0.76, -1] },
  peek: { ...stand, lean: 16, yaw: 0.75, tilt: 6, hip: 0.84, near: [0.3, 0.56, 1], far: [0.56, 0.12, -1], nearFoot: [-0.3, 0, 0], farFoot: [0.3, 0, 0], hands: ['mitt', 'open'] },
  listen: { ...stand, lean: 4, yaw: 0.45, tilt: 10, near: [-0.18, 0.86, 1], far: [0.42, -0.36, -1], hands: ['mitt', 'open'] },
  talk: { ...stand, yaw: 0.5, near: [0.2, 0.6, 1], far: [0.6, 0.2, -1], hands: ['open', 'open'] },
  shout: { ...stand, lean: -5, yaw: 0.55, tilt: -8, near: [0.72, -0.1, 1], far: [0.52, -0.08, -1], hands: ['open', 'open'], over: 'near', nearFoot: [-0.3, 0, -6], farFoot: [0.3, 0, 0] },
  whisper: { ...stand, lean: 12, yaw: 0.75, tilt: 6, near: [-0.1, 0.8, 1], far: [0.62, -0.1, -1], hands: ['mitt', 'open'] },
  sing: { ...stand, lean: -3, yaw: 0.3, tilt: -8, near: [-0.56, 0.3, -1], far: [0.6, 0.2, -1], hands: ['open', 'open'], grip: 'far' },
  'play-music': { ...stand, ...both, near: [0.44, 0.36, 1], far: [0.34, 0.14, -1], tilt: 7, yaw: 0.35 },
  dance: { ...stand, lean: -6, side: 0.4, tilt: 9, air: 0.08, near: [-0.74, -0.36, 1], far: [0.78, 0.06, 1], nearFoot: [-0.1, 0, 0], farFoot: [0.56, 0.34, 26], hands: ['open', 'open'] },
  draw: { ...stand, ...sit, lean: 12, tilt: 8, yaw: 0.5, near: [0.5, 0.62, 1], far: [0.6, 0.5, -1], front: true, grip: 'far', hands: ['fist', 'fist'] },
  write: { ...stand, ...sit, lean: 12, tilt: 8, yaw: 0.5, near: [0.5, 0.62, 1], far: [0.6, 0.5, -1], front: true, grip: 'far', hands: ['fist', 'fist'] },
  read: { ...stand, ...sit, ...both, lean: 2, tilt: 8, yaw: 0.3, near: [0.52, 0.42, 1], far: [0.2, 0.46, -1] },
  build: { ...stand, ...kneel, lean: 12, tilt: 6, near: [0.62, 0.5, 1], far: [0.66, 0.16, -1], hands: ['open', 'fist'], grip: 'far' },
  dig: { ...stand, lean: 24, side: 0.7, yaw: 0.6, tilt: 4, hip: 0.86, near: [0.5, 0.62, 1], far: [0.5, 0.34, -1], nearFoot: [-0.36, 0, 4], farFoot: [0.36, 0, 0], front: true, hands: ['fist', 'fist'], grip: 'near' },
  cook: { ...stand, lean: 4, yaw: 0.45, tilt: 5, near: [0.36, 0.56, 1], far: [0.56, 0.3, -1], hands: ['fist', 'fist'], front: true, grip: 'far' },
  eat: { ...stand, yaw: 0.25, near: [0.42, 0.16, 1], far: [0.12, 0.5, -1], front: true, hands: ['fist', 'mitt'], grip: 'near' },
  throw: { ...stand, lean: -10, side: 0.7, yaw: 0.7, near: [-0.5, -0.6, -1], far: [0.76, 0.02, 1], nearFoot: [-0.4, 0, -4], farFoot: [0.44, 0.1, -18], hands: ['fist', 'open'], grip: 'near' },
  catch: { ...stand, lean: 3, tilt: -9, yaw: 0.5, near: [0.56, -0.44, 1], far: [0.5, -0.52, -1], hands: ['open', 'open'], grip: 'up', nearFoot: [-0.3, 0, -6], farFoot: [0.34, 0, 4] },
  swim: { ...stand, spin: 62, air: 0.5, side: 0.8, yaw: 0.5, tilt: 4, near: [0.16, -0.86, 1], far: [0.72, 0.12, -1], nearFoot: [-0.34, 0.05, 40], farFoot: [0.2, 0.02, 60], hands: ['open', 'open'] },
  fly: { ...stand, spin: 58, air: 0.9, side: 0.7, yaw: 0.5, tilt: 4, near: [0.1, -0.9, 1], far: [0.34, -0.84, -1], nearFoot: [-0.28, 0.05, 40], farFoot: [0.16, 0.02, 50], hands: ['open', 'open'] },
  ride: { ...stand, ...sit, hip: 0.5, lean: 6, near: [0.6, 0.36, 1], far: [0.6, 0.3, -1], nearFoot: [0.3, 0.02, 0], farFoot: [0.5, 0.1, 0], hands: ['fist', 'fist'], side: 0.6, front: true, grip: 'under' },
  sleep: { ...stand, spin: -84, side: 0.2, tilt: 8, near: [0.4, 0.26, 1], far: [0.16, 0.3, -1], front: true, nearFoot: [-0.1, 0.06, -10], farFoot: [0.3, 0.1, 10], shut: true },
  hug: { ...stand, lean: 7, side: 0.6, yaw: 0.55, tilt: 8, near: [0.78, 0.12, 1], far: [0.72, 0.2, -1], hands: ['mitt', 'mitt'], over: 'near' },
  think: { ...stand, yaw: 0.3, tilt: 6, near: [0.16, 0.48, 1], far: [-0.02, 0.02, -1], hands: ['mitt', 'fist'], over: 'far', front: true, grip: 'near' },
  hide: { ...stand, hip: 0.42, lean: 12, side: 0.4, near: [0.34, -0.28, 1], far: [0.3, -0.2, -1], nearFoot: [-0.2, 0, 0], farFoot: [0.34, 0, 0], hands: ['mitt', 'mitt'] },
  laugh: { ...stand, lean: -8, tilt: -9, yaw: 0.3, near: [0.34, 0.5, 1], far: [0.06, 0.6, -1], front: true, hands: ['mitt', 'mitt'] },
  cheer: { ...stand, tilt: -4, yaw: 0.15, air: 0.12, near: [-0.82, -0.54, 1], far: [0.84, -0.54, -1], nearFoot: [-0.26, 0.02, 16], farFoot: [0.26, 0, 10], hands: ['fist', 'fist'], grip: 'far' },
  spin: { ...stand, lean: 4, tilt: 10, near: [-0.86, 0.1, 1], far: [0.86, -0.06, -1], nearFoot: [0.02, 0, 10], farFoot: [0.32, 0.3, 30], hands: ['open', 'open'] },
  sneeze: { ...stand, lean: 18, tilt: 14, yaw: 0.5, hip: 0.92, near: [0.5, 0.3, 1], far: [0.44, 0.3, -1], hands: ['mitt', 'open'], shut: true },
} // prettier-ignore
