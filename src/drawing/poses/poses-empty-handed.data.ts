// Other ways to do the same thing with empty hands, so that a book does not repeat one pose: what differs from the first.
import type { Action } from '../../stage/scene.ts'
import type { Pose } from './poses.data.ts'

const HIP = [-0.16, 0.6, 2.4] as const
const OTHER_HIP = [0.18, 0.6, 2.4] as const

export const EMPTY_HANDED: Readonly<Partial<Record<Action, readonly Partial<Pose>[]>>> = {
  stand: [
    { near: HIP, far: [0.24, 0.88, 0.8], shift: 0.03, nearFoot: [-0.2, 0, -6], farFoot: [0.18, 0, 4], tilt: 3 },
    { near: [0.26, 0.66, 1], far: [-0.02, 0.66, 1], front: true, tilt: 4, lean: 3 },
    // The weight on one leg, the other foot on its toes, hands behind the back.
    { near: [0.02, 0.8, 1.2], far: [-0.02, 0.8, 1.2], shift: -0.08, lean: -3, tilt: -8, farFoot: [0.26, 0.05, 28] },
  ],
  run: [{ near: [0.66, -0.28, 1], far: [-0.7, 0.2, -1.2], hands: ['open', 'open'], lean: 12, tilt: -8 }],
  laugh: [{ lean: 15, tilt: 13, hip: 0.93, near: [0.4, 0.6, 1.3], far: [0.1, 0.62, 1.4] }],
  listen: [{ near: [-0.5, -0.5, 1.5], far: OTHER_HIP, hands: ['cup', 'mitt'], over: 'near', tilt: -12, lean: -2 }],
  jump: [{ near: [-0.86, -0.2, 0.7], far: [0.84, -0.6, 0.5], nearFoot: [-0.56, 0.34, 58], farFoot: [0.46, 0.26, -8], tilt: 7 }],
  look: [
    { lean: 15, hip: 0.95, near: [0.3, 0.78, 0.9], far: [0.38, 0.74, 0.9], front: true, tilt: -5 },
    { near: HIP, far: OTHER_HIP, lean: 6, tilt: 4 },
  ],
  talk: [
    { near: HIP, far: [0.66, -0.22, 1], tilt: 5 },
    { near: [-0.5, 0.42, 1.2], far: [0.6, 0.4, 1.2], hands: ['cup', 'cup'], lean: 5, tilt: -4 },
  ],
  think: [
    { near: [0.5, 0.42, 1.4], far: [-0.24, 0.04, 3], front: true, tilt: 5 },
    // Arms crossed; both cheeks in the hands; a shrug; hands behind the back; a finger up.
    {
      near: [0.46, 0.46, 1.5],
      far: [-0.42, 0.4, 1.5],
      front: true,
      over: undefined,
      hands: ['mitt', 'mitt'],
      tilt: -5,
      lean: -3,
    },
    { near: [0.1, -0.02, 2.4], far: [-0.06, -0.02, 2.4], over: 'both', hands: ['cup', 'cup'], tilt: 4 },
    { near: [-0.56, 0.42, 1.2], far: [0.62, 0.4, 1.2], over: undefined, hands: ['cup', 'cup'], tilt: 9, lean: -3 },
    { near: [0.02, 0.8, 1.2], far: [-0.02, 0.8, 1.2], over: undefined, hands: ['mitt', 'mitt'], tilt: -12, yaw: 0.6 },
    { near: HIP, far: [0.62, -0.5, 1.3], hands: ['mitt', 'point'], tilt: -7, yaw: 0.5 },
  ],
  'look-down': [
    { near: [-0.12, 0.86, 0.8], far: [0.2, 0.86, 0.8], front: false, tilt: 13, lean: 7 },
    { near: [0.42, 0.44, 1.4], far: [-0.36, 0.44, 1.4], tilt: 9, lean: 4 },
  ],
  'look-up': [{ near: HIP, far: OTHER_HIP, hands: ['mitt', 'mitt'], tilt: -15 }],
  wave: [{ near: HIP, far: [0.6, -0.6, 1], hands: ['mitt', 'open'], over: 'far', grip: 'near', tilt: -6, lean: -2 }],
  point: [{ near: HIP, far: [0.62, -0.7, 0.3], tilt: -10, lean: -5 }],
  cheer: [
    { near: HIP, far: [0.34, -0.86, 0.5], hands: ['mitt', 'fist'], air: 0.1, tilt: -8 },
    { near: [-0.5, -0.3, 1.6], far: [0.54, -0.3, 1.6], hands: ['fist', 'fist'], air: 0.22, tilt: 6 },
  ],
  reach: [
    { near: [0.5, -0.8, 0.4], far: [0.72, -0.62, 0.4], tilt: -14, lean: 6 },
    { near: HIP, far: [0.94, 0.06, 0.3], tilt: -3, lean: 14, yaw: 0.65 },
  ],
  kneel: [{ near: [0.5, 0.74, 0.8], far: [0.6, 0.62, 0.8], lean: 14, tilt: 8 }],
  sit: [{ near: [0.66, 0.5, 0.9], far: [0.72, 0.42, 0.9], front: true, lean: 6, tilt: 8 }],
  wait: [
    { near: HIP, far: OTHER_HIP, front: false, tilt: -3 },
    { near: [0.02, 0.8, 1.2], far: [-0.02, 0.8, 1.2], front: false, tilt: 6, yaw: 0.2, nearFoot: [-0.1, 0, -20], farFoot: [0.2, 0.04, 24] },
  ],
  shrug: [{ near: [-0.5, 0.02, 1.8], far: [0.54, 0, 1.8], tilt: -8, lean: -4 }],
  fall: [{ lean: 34, shift: 0.1, hip: 0.72, near: [0.7, 0.2, 0.7], far: [0.84, -0.1, 0.7], nearFoot: [-0.8, 0.42, 70], farFoot: [-0.1, 0.08, 40], tilt: -18, yaw: 0.5 }],
  nod: [{ near: HIP, far: [0.36, 0.62, 1.2], hands: ['mitt', 'cup'], front: false, tilt: 12 }],
} // prettier-ignore
