// Which pose an action takes, by who acts, what is in hand and where.
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Dice } from '../../base/dice.ts'
import type { Action, Shot } from '../../stage/scene.ts'
import { buildOf } from '../people/body-build.ts'
import { roosts } from '../people/kinds.ts'
import { goesOnFours, isHound } from '../fours/goes.ts'
import { onFourLegs } from '../fours/stances.ts'
import { EMPTY_HANDED } from './poses-empty-handed.data.ts'
import { DRUMMING, HUG_ALONE, POSES, seated, type Pose, type Reach } from './poses.data.ts'
import { heldScale, readProp } from '../props/prop.ts'

export interface Circumstance {
  holds: Prop | undefined
  /** Nobody else is on the page. */
  alone: boolean
  shot: Shot
  /** The page's deed is done with these hands. */
  busy?: boolean
  /** Throws which of several ways; without it the first. */
  way?: Dice
  /** Where feet find no ground. */
  deep?: 'swim' | 'fly'
}

const WHEELED: ReadonlySet<string> = new Set(['wheelchair', 'power-chair'])
const AIDED: ReadonlySet<string> = new Set([...WHEELED, 'walker'])
/** Both hands on a frame. */
const PUSHING: Partial<Pose> = { near: [0.1, 0.66, 0.6], far: [0.34, 0.62, 0.6], hands: ['fist', 'fist'], front: true }

const ROOSTING: Partial<Pose> = { lean: 0, tilt: 12, near: [0.06, 0.62, 1], far: [0.1, 0.62, 1], front: true }

const PEOPLE: ReadonlySet<CharacterSpec['type']> = new Set(['boy', 'girl', 'man', 'woman', 'fairy'])

/** Creatures have short arms and large heads: a raised paw goes out beside the face. */
const besideHead = ([x, y, elbow]: Reach): Reach =>
  y < -0.1 && x !== 0 ? [Math.sign(x) * Math.max(Math.abs(x), 0.98), y * 0.66, elbow] : [x, y, elbow]

/** The pose for an action, by who acts and where. */
export function poseOf(action: Action, spec: CharacterSpec, c: Circumstance): Pose {
  let pose = POSES[action]
  const more = c.holds === undefined && PEOPLE.has(spec.type) ? EMPTY_HANDED[action] : undefined
  if (more && c.way) pose = { ...pose, ...more[c.way.roll(more.length + 1) - 1] }
  if (c.deep && (action === 'stand' || action === 'look' || action === 'walk')) pose = POSES[c.deep]
  if (action === 'hug' && c.alone) pose = HUG_ALONE
  if (!PEOPLE.has(spec.type)) pose = { ...pose, near: besideHead(pose.near), far: besideHead(pose.far) }
  const fours =
    isHound(spec) || (c.holds === undefined && !c.busy && !AIDED.has(spec.look.accessory) && goesOnFours(spec, action))
  if (fours) return onFourLegs(action, pose, buildOf(spec, undefined, true), c.shot === 'behind')
  if (pose.spin === POSES.sleep.spin && roosts(spec)) pose = { ...POSES.sit, ...ROOSTING, shut: action === 'sleep' }
  if (c.holds !== undefined) pose = holding(pose, action, c.holds)
  if (WHEELED.has(spec.look.accessory) && !(c.deep && pose.spin)) pose = seated(pose)
  if (spec.look.accessory === 'walker' && !pose.spin && !pose.seat && !pose.over) pose = { ...pose, ...PUSHING }
  if (((spec.age ?? 0) >= 70 || spec.look.old === true) && !pose.spin && !pose.seat)
    pose = { ...pose, lean: pose.lean + 3, tilt: pose.tilt - 2 }
  if (isStooped(spec) && !pose.spin && !pose.seat)
    pose = { ...pose, lean: pose.lean + 8 * pose.side, tilt: pose.tilt + 5 }
  if (c.shot === 'behind' && !pose.spin) pose = { ...pose, side: 0, yaw: 0, tilt: pose.tilt * 0.5 }
  return pose
}

const isStooped = ({ look: { frame, alsoFramed } }: CharacterSpec) =>
  frame === 'stooped' || alsoFramed?.includes('stooped') === true

/** Hands as far apart as the thing is wide; what has a handle goes beside the face, not before it. */
function holding(pose: Pose, action: Action, prop: Prop): Pose {
  const { box } = readProp(prop)
  const handle = box.y + box.h > 14
  if (action === 'stand' && !handle) return holding({ ...POSES.hold, yaw: pose.yaw, tilt: pose.tilt }, 'hold', prop)
  if (handle && ['stand', 'walk', 'run', 'look', 'hold'].includes(action))
    return { ...pose, near: action === 'hold' ? POSES.stand.near : pose.near, far: [0.66, 0.24, 1.2], hands: ['mitt', 'fist'], front: false, grip: 'far' } // prettier-ignore
  if (cardOf(prop).sticks && pose.grip === 'both') return { ...pose, ...DRUMMING }
  if (pose.grip !== 'both' || action === 'play-music' || action === 'give') return pose
  const apart = Math.max(-10, Math.min(40, (box.w * heldScale(prop, 'both')) / 2 - 34)) / 122
  const [a, b] = [pose.near, pose.far]
  return { ...pose, near: [a[0] - apart, a[1], a[2]], far: [b[0] + apart, b[1], b[2]] }
}
