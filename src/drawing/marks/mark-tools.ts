// How marks are put on a face: where its places are, and a stain, a scar, a tooth, a brow. Their own left is to the right of the page.
import type { Mark, MarkKind, MarkPlace } from '../../stage/finer-look.data.ts'
import { CLOTH_PAINT } from '../clothes/paints.data.ts'
import { mix, oklch, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, times, turn } from '../shapes/matrix.ts'
import { blob, limb, oval, rect, type Path } from '../shapes/path.ts'

export const CLOTH: ReadonlyMap<string, Hex> = new Map(Object.entries(CLOTH_PAINT))
export const DECAL = { decal: true, material: 'skin' } as const

/** Seen only where a mouth is open: lips lie over them. */
export const BEHIND_LIPS: ReadonlySet<MarkKind> = new Set<MarkKind>([
  'missing-tooth',
  'missing-lower-tooth',
  'gap-teeth',
  'gold-tooth',
  'braces',
  'few-teeth',
])

export interface Facing {
  p: Pen
  skin: Hex
  /** Where the middle of the face is, as the head turns. */
  dx: number
  dy: number
  /** 1 where their left is to the right of the page. */
  way: 1 | -1
  line: Hex
  shape: Path
  hair: Hex
  grown: number
  eyeY: number
}

export const PLACES: Readonly<Partial<Record<MarkPlace, readonly [number, number]>>> = {
  forehead: [5, -41],
  'left-cheek': [50, 36],
  'right-cheek': [-50, 36],
  cheeks: [50, 36],
  nose: [2, 26],
  chin: [4, 68],
  lip: [17, 39],
  'left-brow': [36, -32],
  'right-brow': [-36, -32],
  'left-eye': [38, 8],
  'right-eye': [-38, 8],
}

export const at = (
  { dx, dy, way }: Facing,
  where: MarkPlace | undefined,
  usual: readonly [number, number],
): readonly [number, number] => {
  const [x, y] = (where && PLACES[where]) ?? usual
  return [dx * 1.1 + x * way, y + dy]
}

export type Draw = (f: Facing, mark: Mark) => void

export const stain = (f: Facing, x: number, y: number, r: number, color: Hex, alpha: number) => {
  f.p(
    blob([
      x - r,
      y - r * 0.2,
      x - r * 0.4,
      y - r * 0.8,
      x + r * 0.5,
      y - r * 0.7,
      x + r,
      y,
      x + r * 0.6,
      y + r * 0.7,
      x - r * 0.3,
      y + r * 0.9,
    ]),
    color,
    'mark',
    { ...DECAL, alpha, clip: f.shape },
  )
}

export const half: Draw = (f, { where }) => {
  const s = (where?.startsWith('right') ? -1 : 1) * f.way
  const x = f.dx * 0.7
  const edge = blob([
    x + s * 4,
    -70,
    x + s * 60,
    -64,
    x + s * 100,
    -20,
    x + s * 96,
    50,
    x + s * 50,
    84,
    x + s * 14,
    74,
    x + s * 22,
    52,
    x + s * 8,
    40,
    x + s * 26,
    22,
    x + s * 14,
    2,
    x + s * 24,
    -24,
    x + s * 10,
    -44,
  ])
  f.p(edge, mix(f.skin, '#b0385a', 0.5), 'port-wine', { ...DECAL, alpha: 0.72, clip: f.shape })
}

export const scar = (f: Facing, x: number, y: number, long: number, angle: number) => {
  const q = f.p.to(times(move(x, y), turn(angle)))
  const c = oklch(f.skin)[0] > 0.6 ? mix(f.skin, '#c8455a', 0.5) : mix(f.skin, '#f4c0b0', 0.5)
  q(limb([-long / 2, 0, 1, 0, 1.6, 2.6, long / 2, 0, 1]), c, 'scar', { decal: true })
  for (const k of [-0.28, 0, 0.28]) q(limb([k * long, -5, 0.8, k * long, 5, 0.8]), c, 'scar', { decal: true })
}

export const tooth = (f: Facing, x: number, y: number, w: number, h: number, color: Hex) => {
  f.p(rect(f.dx * 1.15 + x - w / 2, y + f.grown * 6 + f.dy, w, h, 2), color, 'tooth', { decal: true, material: 'ink' })
}

export const brows = (f: Facing, thick: number, color: Hex, joined = false) => {
  for (const s of [-1, 1]) {
    const x = f.dx + s * 36
    const y = f.eyeY - 38
    f.p(limb([x - s * 17, y + 2, thick * 0.8, x, y - 5, thick, x + s * 20, y + 3, thick * 0.5]), color, 'brow', {
      decal: true,
      material: 'hair',
    })
  }
  if (joined)
    f.p(limb([f.dx - 20, f.eyeY - 36, thick * 0.7, f.dx + 20, f.eyeY - 36, thick * 0.7]), color, 'brow', {
      decal: true,
      material: 'hair',
    })
}

export const spot: Draw = (f, { where, what }) => {
  const [x, y] = at(f, where, what === 'beauty-spot' ? [22, 42] : [44, 44])
  f.p(oval(x, y, 4.4, 4.2), mix(f.skin, '#3a1c12', 0.72), 'mole', { decal: true })
}

export const starAt = (x: number, y: number, r: number) =>
  Array.from({ length: 8 }, (_, i) => [
    x + Math.cos(i * 0.785) * (i % 2 ? r * 0.4 : r),
    y + Math.sin(i * 0.785) * (i % 2 ? r * 0.4 : r),
  ]).flat()

export function lips(f: Facing, color: Hex): void {
  const [x, y] = [f.dx * 1.15, 49 + f.grown * 6 + f.dy]
  f.p(
    blob([x - 27, y, x - 12, y - 6.4, x, y - 3.4, x + 12, y - 6.4, x + 27, y, x + 14, y + 3, x, y + 4, x - 14, y + 3]),
    color,
    'lipstick',
    { decal: true },
  )
  f.p(limb([x - 22, y + 14, 1.4, x, y + 24, 4, x + 22, y + 14, 1.4]), color, 'lipstick', { decal: true, alpha: 0.9 })
}

export function lashes(f: Facing, color: Hex, thick: number): void {
  for (const s of [-1, 1])
    for (const i of [0, 1, 2, 3]) {
      const [x, y] = [f.dx + s * (56 - i * 8), f.eyeY - 9 - i * 5.4]
      const tip = [f.dx + s * (66 - i * 9), f.eyeY - 18 - i * 7] as const
      f.p(limb([x, y, thick, ...tip, thick - 1.3]), color, 'lash', { decal: true, material: 'ink' })
    }
}

/** What lies over the eye of one side: its corners, from the middle of the face and up from the eye. */
export const overEye = (f: Facing, side: number, corners: readonly number[]): Path =>
  blob(corners.map((far, i) => (i % 2 === 0 ? f.dx + side * far : f.eyeY - far)))
