// Tails of birds, which feel what the face feels.
import type { Own } from '../people/own-body.ts'
import { tailTurn } from '../poses/acting.ts'
import { mix, shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, times, turn } from '../shapes/matrix.ts'
import { blob, limb, oval } from '../shapes/path.ts'
import { quillsOf } from './bird-limbs.ts'
import type { Bird } from './birds.data.ts'

export function drawBirdTail(own: Own, bird: Bird): void {
  const { torso, build, face, swing, behind, pose } = own
  const mood = face.smile < -3 ? -24 : face.open > 0.4 ? 10 : 0
  const rump = behind || pose.side < 0.05 ? 0 : -build.hip * 0.86
  const t = torso.to(
    times(move(rump, -build.torso * 0.12), turn(mood - swing * 14 + tailTurn(pose, bird.tail === 'train' ? 0 : 34))),
  )
  TAILS[bird.tail](t, own, quillsOf(own, bird))
}

/** A feather at an angle: 0 is up, -90 is back. */
function plume(t: Pen, degrees: number, long: number, wide: number, paint: Hex, own: Own): void {
  const q = t.to(turn(degrees))
  q(
    blob([
      -wide * 0.4,
      0,
      -wide,
      -long * 0.62,
      -wide * 0.7,
      -long * 0.92,
      0,
      -long,
      wide * 0.7,
      -long * 0.92,
      wide,
      -long * 0.62,
      wide * 0.4,
      0,
    ]),
    paint,
    'tail',
    own.more,
  )
}

const TAILS: Readonly<Record<Bird['tail'], (t: Pen, own: Own, quills: Hex) => void>> = {
  fan: (t, own, quills) => {
    const { hide } = own.coat
    for (const [a, long] of [
      [-78, 74],
      [-58, 88],
      [-38, 94],
      [-18, 82],
    ] as const)
      plume(t, a, long, 20, a === -58 ? quills : shadeOf(hide, 0.5), own)
  },
  sickles: (t, own, quills) => {
    for (const [x, y, i] of [
      [-124, 30, 0],
      [-136, -10, 1],
      [-132, -52, 2],
      [-108, -92, 3],
      [-70, -112, 4],
    ] as const)
      t(
        limb([
          0,
          0,
          13,
          x * 0.5,
          Math.min(-44, y * 0.5) - 44,
          14,
          x * 0.92,
          Math.min(-30, y * 0.8) - 20,
          11,
          x,
          y + 22,
          4,
        ]),
        i % 2 ? tone(quills, 0.14) : quills,
        'tail',
        own.more,
      )
  },
  tuft: (t, own, quills) => {
    const paint = own.spec.look.species === 'eagle' ? '#fffaf0' : quills
    for (const a of [-128, -112, -96]) plume(t, a, 58, 14, paint, own)
  },
  curl: (t, own) => {
    const { hide } = own.coat
    for (const [a, long] of [
      [-92, 44],
      [-74, 52],
      [-54, 48],
    ] as const)
      plume(t, a, long, 14, shadeOf(hide, 0.4), own)
    t(limb([-18, -14, 6, -32, -40, 6, -24, -58, 5, -8, -54, 3.4]), hide, 'tail', own.more)
  },
  blades: (t, own, quills) => {
    for (const [a, long] of [
      [-136, 84],
      [-124, 106],
      [-146, 96],
    ] as const)
      plume(t, a, long, 12, a === -124 ? own.coat.hide : quills, own)
  },
  stub: (t, own) => {
    for (const a of [-118, -98]) plume(t, a, 26, 11, shadeOf(own.coat.hide, 0.5), own)
  },
  train: (t, own) => {
    const { hide } = own.coat
    const green = mix(hide, '#2fa866', 0.72)
    const q = t.to(move(own.build.hip * 0.7, -10))
    for (const row of [0, 1])
      for (let i = 0; i < 11 - row; i++) {
        const a = -85 + (i + row * 0.5) * 17
        const long = 226 - row * 56
        plume(q, a, long, 25, row ? tone(green, 0.05) : shadeOf(green, 0.4), own)
        const e = q.to(times(turn(a), move(0, -long + 32)))
        e(oval(0, 0, 17, 21), '#e2b84a', 'tail', { decal: true })
        e(oval(0, 2, 12, 14), '#3fb7c4', 'tail', { decal: true })
        e(oval(0, 5, 6.5, 8), '#27357e', 'tail', { decal: true })
      }
  },
}
