// What somebody leans on or rolls in: in figure space, where the ground is at 0.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Build } from '../people/build.ts'
import type { Skeleton } from '../poses/skeleton.ts'
import { mix, shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { limb, oval, rect } from '../shapes/path.ts'
import { reversed } from '../shapes/reversed.ts'
import { move } from '../shapes/matrix.ts'
import { paintOf, wears } from './draw-worn.ts'
import { drawMotif } from './motif.ts'

const METAL = { material: 'metal', puff: 0.7 } as const

/** A stick from a hand to the ground, where the hand is not lifted over the head. */
function stick(
  p: Pen,
  [x, y]: readonly [number, number],
  color: Hex,
  id: string,
  r: number,
  lean: number,
  tip: Hex,
): void {
  const foot = Math.min(-2, y + 60) < y ? y + 40 : -2
  p(limb([x - 2, y - 4, r, x + lean * 0.5, (y + foot) / 2, r, x + lean, foot, r]), color, id, METAL)
  p(limb([x + lean * 0.9, foot - 10, r * 1.2, x + lean, foot, r * 1.3]), tip, id, METAL)
}

export function drawWalkingAids(p: Pen, spec: CharacterSpec, { near, far }: Skeleton): void {
  const cane = wears(spec, 'cane')
  if (cane) {
    const color = paintOf(cane.color, 'brown')
    stick(p, near.wrist, color, 'cane', 5, -8, '#3a2f3e')
    const [x, y] = near.wrist
    p(limb([x - 4, y - 2, 5, x + 6, y - 14, 5.4, x + 22, y - 12, 5]), color, 'cane', METAL)
    if (cane.print)
      for (const u of [0.3, 0.5, 0.7])
        p(oval(x - 2 - u * 6, y + (-2 - y) * u, 6, 6), u === 0.5 ? '#ffca48' : '#e3574a', 'badge', { decal: true })
  }
  const white = wears(spec, 'white-cane')
  if (white) {
    const [x, y] = near.wrist
    p(limb([x, y, 4.4, x - 34, (y - 2) / 2, 4, x - 66, -3, 3.6]), paintOf(white.color, 'white'), 'white-cane', METAL)
    p(limb([x + 4, y - 12, 5.4, x - 6, y + 14, 5.4]), '#3a2f3e', 'white-cane', METAL)
    p(limb([x - 52, (y - 2) * 0.22, 4.2, x - 66, -3, 4]), '#e3574a', 'white-cane', { ...METAL, decal: true })
  }
  const crutches = wears(spec, 'crutches')
  if (crutches)
    for (const [i, a] of [near, far].entries()) {
      const color = paintOf(crutches.color, 'silver')
      const way = i === 0 ? -1 : 1
      stick(p, a.wrist, color, 'crutches', 4.6, way * 14, '#3a2f3e')
      const [x, y] = a.wrist
      const [ex, ey] = a.elbow
      p(limb([x, y, 4.6, ex + way * 4, ey + 8, 4.6]), color, 'crutches', METAL)
      p(limb([x - 10, y, 5, x + 12, y, 5]), '#3a2f3e', 'crutches', METAL)
      p(oval(ex + way * 4, ey + 8, 13, 9), shadeOf(color, 0.6), 'crutches', METAL)
    }
}

/** A frame before the body, which both hands hold. */
export function drawWalker(p: Pen, spec: CharacterSpec, { near, far }: Skeleton): void {
  const walker = wears(spec, 'walker')
  if (!walker) return
  const color = paintOf(walker.color, 'grey')
  const [nx, ny] = near.wrist
  const [fx, fy] = far.wrist
  const bar = (spine: readonly number[]) => p(limb(spine), color, 'walker', METAL)
  bar([nx, ny, 5.6, nx - 6, -14, 5.4])
  bar([fx, fy, 5.6, fx + 6, -14, 5.4])
  bar([nx + 22, ny + 10, 5, nx + 30, -14, 5])
  bar([nx, ny, 5.6, nx + 22, ny + 10, 5])
  bar([nx - 4, ny * 0.45, 4.6, fx + 4, fy * 0.45, 4.6])
  for (const [x, y] of [near.wrist, far.wrist]) p(limb([x - 12, y, 6.6, x + 12, y, 6.6]), '#3a2f3e', 'walker', METAL)
  for (const x of [nx - 6, nx + 30, fx + 6]) {
    p(oval(x, -12, 12, 12), '#3a2f3e', 'walker', METAL)
    p(oval(x, -12, 5, 5), '#b9c1cd', 'walker', METAL)
  }
  if (walker.motif) drawMotif(p.to(move((nx + fx) / 2 + 8, ny * 0.5)), walker.motif, 20)
  for (const [i, c] of ['#f7a3b8', '#ffca48', '#93d6e4', '#9a74c6'].entries())
    if (walker.print)
      p(limb([fx + 10, fy, 2.4, fx + 18 + i * 4, fy + 18, 2.4, fx + 12 + i * 7, fy + 40, 1.6]), c, 'streamer')
}

/** The seat before the body is drawn, the near wheel after it. */
export function drawWheelchair(
  p: Pen,
  spec: CharacterSpec,
  [x, y]: readonly [number, number],
  { leg, torso }: Build,
  near: boolean,
): void {
  const chair = wears(spec, 'wheelchair', 'power-chair')
  if (!chair) return
  const own = paintOf(chair.color, 'tomato')
  const frame = chair.color ? mix(own, '#3d4256', 0.25) : '#4a5a78'
  if (chair.what === 'power-chair') powered(p, [x, y], leg, near, own)
  else wheels(p, [x, y], leg, near, own, frame)
  if (!near && (wears(spec, 'head-rest') || chair.what === 'power-chair')) {
    p(limb([x - 54, y - 90, 6, x - 60, y - torso - 60, 6]), '#3d4256', 'head-rest', METAL)
    p(rect(x - 86, y - torso - 118, 46, 74, 16), '#3d4256', 'head-rest', { material: 'cloth', puff: 0.9 })
  }
}

function wheels(p: Pen, [x, y]: readonly [number, number], leg: number, near: boolean, own: Hex, frame: Hex): void {
  const r = -y * 0.6
  const wheel = (wx: number, dim: number) => {
    const rim = own === '#e8523c' ? '#d9dee8' : own
    const ring = (to: number, from: number, c: string) =>
      p(
        [...oval(wx, -r, to * 0.94, to), ...oval(wx, -r, from * 0.94, from).map(reversed)],
        tone(c, dim),
        'wheelchair',
        METAL,
      )
    for (let i = 0; i < 10; i++)
      p(
        limb([wx, -r, 1.2, wx + Math.cos(i * 0.628) * (r - 8) * 0.94, -r + Math.sin(i * 0.628) * (r - 8), 1]),
        tone('#c2c9d6', dim),
        'wheelchair',
        { decal: true },
      )
    ring(r, r - 8, '#3d4256')
    ring(r - (rim === own ? 10 : 12), r - 15.5, rim)
    p(oval(wx, -r, 8), tone(own, dim), 'wheelchair', METAL)
  }
  if (near) return wheel(x - 18, 0)
  wheel(x + 24, -0.05)
  p(limb([x - 52, y - 98, 6, x - 44, y + 14, 7, x + leg * 0.5, y + 20, 6]), frame, 'wheelchair', METAL)
  seat(p, [x, y], leg, own, frame)
}

function seat(p: Pen, [x, y]: readonly [number, number], leg: number, own: Hex, frame: Hex): void {
  const cloth = { material: 'cloth', puff: 0.7 } as const
  p(limb([x - 44, y - 86, 11, x - 40, y - 10, 11]), own, 'wheelchair', cloth)
  p(limb([x - 72, y - 104, 6.5, x - 52, y - 98, 5.5]), '#3d4256', 'wheelchair', METAL)
  p(limb([x - 40, y + 20, 10, x + leg * 0.46, y + 24, 10]), own, 'wheelchair', cloth)
  p(
    limb([x + leg * 0.5, y + 20, 5.5, x + leg * 0.52, y + 44, 5.5, x + leg * 0.48, -14, 5, x + leg * 0.86, -5, 5]),
    frame,
    'wheelchair',
    METAL,
  )
  p(oval(x + leg * 0.5, -13, 13), '#3d4256', 'wheelchair', METAL)
}

/** It goes by itself: a motor under the seat, small wheels, a stick to steer by. */
function powered(p: Pen, [x, y]: readonly [number, number], leg: number, near: boolean, own: Hex): void {
  if (near) {
    for (const [wx, r] of [
      [x - 26, 26],
      [x + leg * 0.42, 18],
    ] as const) {
      p(oval(wx, -r, r, r), '#3d4256', 'wheelchair', METAL)
      p(oval(wx, -r, r * 0.5, r * 0.5), own, 'wheelchair', METAL)
    }
    p(limb([x - 30, y + 2, 7, x + 30, y + 2, 7]), '#3d4256', 'wheelchair', METAL)
    p(limb([x + 30, y, 4, x + 32, y - 18, 4]), '#3d4256', 'wheelchair', METAL)
    p(oval(x + 32, y - 22, 7, 7), own, 'wheelchair', METAL)
    return
  }
  p(rect(x - 50, y + 22, leg * 0.5 + 60, Math.max(16, -y - 40), 12), own, 'wheelchair', METAL)
  seat(p, [x, y], leg, '#3d4256', '#4a5a78')
}
