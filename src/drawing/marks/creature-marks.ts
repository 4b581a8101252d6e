// What the face of an animal, a monster or a robot is marked with, and what a robot has on its front.
import type { CharacterSpec, CharacterLook } from '../../stage/cast.ts'
import type { Mark, MarkKind } from '../../stage/finer-look.data.ts'
import { mix, oklch, shadeOf, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { move } from '../shapes/matrix.ts'
import { blob, limb, oval } from '../shapes/path.ts'
import { drawMotif } from '../worn/motif.ts'
import { leftOf } from '../coats/head-pen.ts'
import { FEATURE_MARKS } from './feature-marks.ts'
import { BEHIND_LIPS, CLOTH, type Facing } from './mark-tools.ts'
import { SHAPE_MARKS } from './shape-marks.ts'
import { SKIN_MARKS } from './skin-marks.ts'

/** A face in head space: its middle, its eyes and its mouth. */
interface Face {
  dx: number
  dy: number
  y: number
  mouthY: number
  mouth: number
  around: Hex
}

type OnFace = (p: Pen, face: Face, mark: Mark, hide: Hex) => void

const FACED: Readonly<Partial<Record<MarkKind, OnFace>>> = {
  'tongue-out': (p, { dx, dy, mouthY, mouth }) => {
    const [x, y] = [dx * 1.15 + 8, mouthY + dy + 9 * mouth]
    p(blob([x - 11, y - 4, x + 11, y - 4, x + 13, y + 16, x + 2, y + 27, x - 11, y + 16]), '#f0788c', 'tongue', {
      puff: 0.5,
    })
    p(limb([x, y, 0.8, x + 1, y + 16, 1.4]), '#c94f66', 'tongue', { decal: true })
  },
  drool: (p, { dx, dy, mouthY, mouth }) => {
    const [x, y] = [dx * 1.15 - 18 * mouth, mouthY + dy + 10]
    p(blob([x - 2, y - 6, x + 2, y - 6, x + 6, y + 12, x, y + 19, x - 6, y + 12]), '#c9ebf7', 'drool', {
      material: 'glass',
      puff: 0.6,
    })
  },
  'animal-moustache': (p, { dx, dy, mouthY }, { color }, hide) => {
    const own = (color && CLOTH.get(color)) ?? shadeOf(hide, oklch(hide)[0] > 0.6 ? 4 : -3)
    const [x, y] = [dx * 1.3, mouthY - 10 + dy]
    p(
      blob([
        x - 40,
        y + 10,
        x - 26,
        y - 4,
        x - 8,
        y - 7,
        x,
        y - 3,
        x + 8,
        y - 7,
        x + 26,
        y - 4,
        x + 40,
        y + 10,
        x + 20,
        y + 8,
        x,
        y + 4,
        x - 20,
        y + 8,
      ]),
      own,
      'moustache',
      { material: 'hair' },
    )
  },
  'chin-beard': (p, { dx, dy, mouthY }, { color }, hide) => {
    const own = (color && CLOTH.get(color)) ?? shadeOf(hide, oklch(hide)[0] > 0.6 ? 3 : -3)
    const [x, y] = [dx * 1.2, mouthY + 20 + dy]
    p(blob([x - 26, y, x, y - 5, x + 26, y, x + 16, y + 26, x + 2, y + 42, x - 14, y + 26]), own, 'beard', {
      material: 'hair',
    })
  },
  'cheek-freckles': (p, { dx, dy, y, around }) => {
    const ink = oklch(around)[0] > 0.5 ? mix(around, '#5a2a14', 0.5) : mix(around, '#ffd9b0', 0.5)
    for (const s of [-1, 1])
      for (const [fx, fy] of [
        [-12, 0],
        [-3, 6],
        [6, -1],
        [13, 5],
        [2, -8],
      ] as const)
        p(oval(dx + s * (52 + fx), y + 36 + dy + fy, 3, 2.7), ink, 'freckle', { decal: true })
  },
}

export function drawCreatureMarks(p: Pen, { type, look }: CharacterSpec, face: Face, isShut: boolean): void {
  const { marks = [] } = look
  if (marks.length === 0) return
  const { dx, dy, around } = face
  const way = leftOf(p, false) > 0 ? 1 : -1
  const line = shadeOf(around, 4)
  const facing: Facing = {
    p,
    skin: around,
    dx,
    dy,
    way,
    line,
    shape: oval(0, 4, 92, 92),
    hair: line,
    grown: 0,
    eyeY: face.y + dy,
  }
  for (const mark of marks) {
    if (isShut && BEHIND_LIPS.has(mark.what)) continue
    if (type === 'robot' && FRONT[mark.what] && mark.where === undefined) continue
    const own = FACED[mark.what]
    if (own) own(p, face, mark, around)
    else (SKIN_MARKS[mark.what] ?? FEATURE_MARKS[mark.what] ?? SHAPE_MARKS[mark.what])?.(facing, mark)
  }
}

type OnFront = (p: Pen, w: number, t: number, hide: Hex, mark: Mark) => void

const FRONT: Readonly<Partial<Record<MarkKind, OnFront>>> = {
  rust: (p, w, t) => {
    for (const [x, y, r] of [
      [-0.7, -0.9, 15],
      [0.62, -0.16, 17],
      [-0.56, -0.12, 11],
      [0.74, -0.84, 9],
    ] as const)
      p(
        blob([
          x * w - r,
          y * t,
          x * w - r * 0.3,
          y * t - r * 0.8,
          x * w + r,
          y * t - r * 0.2,
          x * w + r * 0.5,
          y * t + r * 0.8,
          x * w - r * 0.6,
          y * t + r * 0.6,
        ]),
        '#a9572c',
        'rust',
        { decal: true, alpha: 0.85 },
      )
  },
  dents: (p, w, t, hide) => {
    for (const [x, y] of [
      [-0.66, -0.86],
      [0.68, -0.3],
      [-0.5, -0.14],
    ] as const) {
      p(oval(x * w, y * t, 11, 9), shadeOf(hide, 1.6), 'dent', { decal: true })
      p(
        limb([x * w - 9, y * t + 5, 1, x * w, y * t + 9, 2, x * w + 9, y * t + 4, 1]),
        mix(hide, '#ffffff', 0.6),
        'dent',
        { decal: true },
      )
    }
  },
  scratches: (p, w, t, hide) => {
    for (const [x, y] of [
      [-0.7, -0.9],
      [-0.6, -0.92],
      [0.5, -0.2],
      [0.6, -0.22],
    ] as const)
      p(limb([x * w - 8, y * t - 8, 1, x * w, y * t, 2, x * w + 9, y * t + 10, 0.8]), shadeOf(hide, 2.4), 'scratch', {
        decal: true,
      })
  },
  bolts: (p, w, t, hide) => {
    for (const s of [-1, 1])
      for (const y of [-0.94, -0.14])
        p(oval(s * w * 0.8, y * t, 6, 6), shadeOf(hide, 1.6), 'bolt', { material: 'metal', puff: 0.8 })
  },
  buttons: (p, w, t, _, { color }) => {
    for (const [i, x] of [-0.3, 0, 0.3].entries())
      p(
        oval(x * w, -t * 0.22, 8, 8),
        (color && CLOTH.get(color)) ?? ['#e3574a', '#ffca48', '#72b155'][i] ?? '#e3574a',
        'button',
        { material: 'glass', puff: 0.8, lit: true },
      )
  },
  sticker: (p, _, t, __, { motif }) => {
    const q = p.to(move(0, -t * 0.24))
    q(oval(0, 0, 18, 18), '#ffffff', 'sticker', { decal: true, material: 'paper' })
    drawMotif(q, motif ?? 'star', 13)
  },
}

/** On the front of a robot: `w` its shoulder, `t` its height. */
export function drawFrontMarks(torso: Pen, { marks = [] }: CharacterLook, w: number, t: number, hide: Hex): void {
  for (const mark of marks) FRONT[mark.what]?.(torso, w, t, hide, mark)
}
