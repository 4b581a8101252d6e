// How an animal stands, goes, sits and lies on its own four legs.
import type { Action } from '../../stage/scene.ts'
import type { Build } from '../people/build.ts'
import type { Pose, Reach } from '../poses/poses.data.ts'
import type { Point } from '../shapes/matrix.ts'
import { skeleton } from '../poses/skeleton.ts'

/** Which forepaws are off the ground, and where they reach; the others stand under the shoulders. */
interface Stance extends Partial<Omit<Pose, 'near' | 'far'>> {
  near?: Reach
  far?: Reach
  /** How far before the shoulders the paws stand, in arm lengths. */
  ahead?: number
}

const stand: Stance = {
  lean: 72,
  hip: 1,
  side: 0.85,
  yaw: 0.6,
  tilt: 15,
  nearFoot: [-0.16, 0, 0],
  farFoot: [0.16, 0, 0],
  ahead: 0.02,
}
const sit: Stance = {
  lean: 20,
  hip: 0.3,
  side: 0.8,
  yaw: 0.5,
  tilt: 4,
  seat: true,
  nearFoot: [0.34, 0, 0],
  farFoot: [0.5, 0, 0],
  ahead: 0.06,
}
const lie: Stance = {
  ...stand,
  lean: 86,
  tilt: 20,
  flat: true,
  near: [0.62, 1, -0.6],
  far: [0.78, 1, -0.6],
  nearFoot: [0.3, 0, 0],
  farFoot: [0.5, 0, 0],
}
const paw: Stance = { ...stand, far: [0.86, -0.12, 0.5] }
const leap: Stance = {
  ...stand,
  lean: 44,
  tilt: 4,
  air: 0.5,
  near: [0.72, 0.3, 0.8],
  far: [0.9, 0.02, 0.8],
  nearFoot: [-0.72, 0.24, 50],
  farFoot: [-0.46, 0.12, 44],
}

const STANCES: Readonly<Partial<Record<Action, Stance>>> = {
  sit,
  lie,
  sleep: { ...lie, tilt: 26, shut: true },
  kneel: { ...sit, tilt: 8 },
  read: sit,
  hide: { ...sit, tilt: 12 },
  walk: {
    ...stand,
    near: [0.34, 0.86, 0.4],
    far: [-0.3, 0.84, -0.4],
    nearFoot: [-0.5, 0.06, 24],
    farFoot: [0.34, 0, -6],
  },
  run: {
    ...stand,
    rings: true,
    lean: 66,
    air: 0.26,
    tilt: 10,
    near: [0.78, 0.42, 0.8],
    far: [0.92, 0.16, 0.7],
    nearFoot: [-0.84, 0.3, 60],
    farFoot: [-0.6, 0.14, 52],
  },
  jump: leap,
  dance: leap,
  cheer: leap,
  pull: {
    ...stand,
    lean: 84,
    hip: 0.66,
    tilt: 12,
    shift: -0.1,
    ahead: 0.34,
    nearFoot: [0.1, 0, 0],
    farFoot: [0.4, 0, 0],
  },
  reach: paw,
  wave: paw,
  give: paw,
  knock: paw,
  hug: paw,
  'look-up': { ...stand, tilt: 0 },
  'look-down': { ...stand, tilt: 30 },
  bow: { ...stand, lean: 88, tilt: 22, ahead: 0.3 },
  listen: { ...stand, tilt: 25, rings: true },
  think: { ...stand, tilt: 24 },
}

/** From behind it stands on all four, or lifts two of them across; the rest it does sideways. */
const away: Stance = { hip: 1, lean: 0, side: 0, yaw: 0, tilt: 0, nearFoot: [-0.14, 0, 0], farFoot: [0.14, 0, 0] }
const strides: Stance = { ...away, near: [0.02, 0.7, 0.2], farFoot: [0.12, 0.16, 0] }
const AWAY: Readonly<Partial<Record<Action, Stance>>> = {
  stand: away,
  look: away,
  'look-up': away,
  'look-down': away,
  peek: away,
  listen: away,
  walk: strides,
  crawl: strides,
  run: { ...strides, air: 0.16 },
  jump: { ...strides, air: 0.5 },
}

/** How thick a foot is. */
const SOLE = 15

/** Who cannot stand like a person takes of another pose its seat and its face, not its limbs. */
export function onFourLegs(action: Action, from: Pose, build: Build, behind = false): Pose {
  if (from.spin !== undefined && action !== 'lie' && action !== 'sleep') return from
  const { near, far, ahead = 0, ...stance } = (behind && AWAY[action]) || (STANCES[action] ?? stand)
  const pose: Pose = {
    ...from,
    flat: false,
    seat: false,
    shift: 0,
    air: 0,
    ...stance,
    spin: undefined,
    over: undefined,
    front: false,
    fours: true,
    hands: ['mitt', 'mitt'],
  }
  const laid = pose.flat ? { ...pose, hip: hipOfLying(build) } : pose
  return { ...laid, ...forepaws(laid, build, ahead, near, far) }
}

/** What a deed asks of a body that has hands, of one that has none: the turn of its head and what it puts on. */
export const asBeast = (own: Pose, { yaw = own.yaw, dress = own.dress, wear = own.wear }: Partial<Pose>): Pose => ({
  ...own,
  yaw,
  dress,
  wear,
})

/** As high as a thigh is thick. */
const hipOfLying = ({ hip, leg }: Build): number => Math.max(0.3, Math.min(1, (hip * 0.8 - SOLE) / (leg - SOLE)))

/** Straight down from the shoulders to the ground, but for a paw that reaches: no farther than that. */
function forepaws(pose: Pose, build: Build, ahead: number, near?: Reach, far?: Reach): Pick<Pose, 'near' | 'far'> {
  const joints = skeleton(build, pose)
  const down = ([, y]: Point) => (-SOLE - y) / build.arm
  const place = (shoulder: Point, [x, y, elbow]: Reach = [ahead, 9, 0.1]): Reach => [
    x,
    Math.min(y, down(shoulder)),
    elbow,
  ]
  return { near: place(joints.near.shoulder, near), far: place(joints.far.shoulder, far) }
}
