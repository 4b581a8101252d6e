// How one who is as high as a house stands, sits, kneels and bows among people who reach to his knees: he looks down to them.
import type { Action } from '../../stage/scene.ts'
import { POSES, type Pose } from './poses.data.ts'

const down = { yaw: 0.62, tilt: 12 } as const
const sit = {
  ...POSES.sit,
  ...down,
  hip: 0.26,
  lean: 2,
  nearFoot: [0.6, 0, -8],
  farFoot: [0.92, 0, -14],
  near: [-0.22, 0.86, 0.9],
  far: [0.62, 0.5, 1],
} as const

const GIANT_POSES: Readonly<Partial<Record<Action, Pose>>> = {
  stand: { ...POSES.stand, ...down, near: [-0.2, 0.9, 0.9], far: [0.36, 0.76, 1] },
  sit,
  hold: { ...sit, near: [-0.3, 0.8, 0.9], far: [0.72, -0.3, 1], hands: ['mitt', 'fist'], grip: 'far' },
  kneel: {
    ...POSES.kneel,
    ...down,
    lean: 13,
    near: [-0.24, 0.8, 0.8],
    far: [0.62, 0.62, 0.7],
    hands: ['mitt', 'open'],
  },
  give: {
    ...POSES.kneel,
    ...down,
    lean: 13,
    near: [-0.24, 0.8, 0.8],
    far: [0.74, 0.3, 0.9],
    hands: ['mitt', 'fist'],
    grip: 'far',
  },
  bow: { ...POSES.bow, yaw: 0.7, lean: 34, near: [-0.3, 0.7, 1], far: [0.3, 0.66, 1.2], front: true },
  reach: {
    ...POSES.stand,
    ...down,
    near: [-0.2, 0.9, 0.9],
    far: [0.5, -0.86, 1.7],
    hands: ['mitt', 'fist'],
    over: 'far',
    grip: 'far',
  },
  carry: { ...POSES.stand, yaw: 0.7, tilt: 8, near: [-0.24, 0.9, 0.8], far: [-0.1, 0.9, 0.3] },
}

export const giantPose = (does: Action): Pose => GIANT_POSES[does] ?? { ...POSES[does], ...down }
