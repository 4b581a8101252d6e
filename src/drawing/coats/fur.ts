// How long and how curled its fur is: seen at the edge of a head and a body, and on the brow.
import type { FurForm } from '../../stage/finer-creature.data.ts'
import { shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { Material, Pen } from '../shapes/graph.ts'
import { blob, boxOf, limb, oval, type Path } from '../shapes/path.ts'

/** A point of the edge of a form, and the way out from it. */
function round(shape: Path, many: number, at: (x: number, y: number, ux: number, uy: number, i: number) => void): void {
  const { x, y, w, h } = boxOf(shape)
  for (let i = 0; i < many; i++) {
    const a = (i / many) * Math.PI * 2 - Math.PI / 2
    at(x + w / 2 + Math.cos(a) * w * 0.47, y + h / 2 + Math.sin(a) * h * 0.46, Math.cos(a), Math.sin(a), i)
  }
}

function jagged(shape: Path, many: number, out: readonly [number, number], hang: number, tension: number): Path {
  const points: number[] = []
  round(shape, many, (x, y, ux, uy, i) => {
    const far = i % 2 ? out[1] : out[0]
    points.push(x + ux * far, y + uy * far + (i % 2 ? hang * Math.abs(ux) : 0))
  })
  return blob(points, tension)
}

/** Behind a head or a body, before it is drawn. */
export function drawFurBehind(p: Pen, shape: Path, fur: FurForm | undefined, color: Hex, material: Material): void {
  const more = { material, puff: 0.7 } as const
  if (fur === 'long') p(jagged(shape, 36, [5, 19], 16, 0.6), shadeOf(color, 0.35), 'fur', more)
  if (fur === 'spiky') p(jagged(shape, 38, [2, 25], 0, 0.12), shadeOf(color, 0.35), 'fur', more)
  if (fur !== 'curly') return
  const r = Math.max(12, Math.min(20, boxOf(shape).w * 0.105))
  round(shape, 20, (x, y, ux, uy, i) =>
    p(
      oval(x + ux * r * 0.3, y + uy * r * 0.3, r, r * 0.96),
      i % 2 ? tone(color, 0.02) : shadeOf(color, 0.2),
      'fur',
      more,
    ),
  )
}

/** On a form: locks, curls or bristles, where `free` leaves room. */
export function drawFurOn(
  p: Pen,
  shape: Path,
  fur: FurForm | undefined,
  color: Hex,
  material: Material,
  free: (x: number, y: number) => boolean,
): void {
  if (fur === undefined || fur === 'smooth') return
  const ink = shadeOf(color, 1.1)
  const more = { decal: true, material, clip: shape, alpha: 0.75 } as const
  const { x, y, w, h } = boxOf(shape)
  for (let row = 0, py = y + h * 0.1; py < y + h * 0.96; py += 25, row++)
    for (let px = x + 10 + (row % 2) * 13; px < x + w - 6; px += 27) {
      if (!free(px, py)) continue
      if (fur === 'curly')
        p(
          limb([px - 7, py + 2, 1, px - 5, py - 6, 2, px + 4, py - 6, 2, px + 6, py + 2, 2, px, py + 5, 1]),
          ink,
          'lock',
          more,
        )
      else if (fur === 'long') p(limb([px, py - 9, 0.6, px - 2, py, 2.2, px - 6, py + 11, 0.6]), ink, 'lock', more)
      else p(limb([px - 6, py + 5, 0.6, px, py - 7, 2, px + 6, py + 5, 0.6]), ink, 'lock', more)
    }
}

/** Over the brow. */
export function drawForelock(p: Pen, fur: FurForm | undefined, dx: number, color: Hex, material: Material): void {
  const more = { material, puff: 0.8 } as const
  if (fur === 'curly')
    for (const [x, y, r] of [
      [-40, -66, 16],
      [40, -66, 16],
      [-22, -80, 18],
      [22, -80, 18],
      [0, -68, 17],
      [0, -90, 16],
    ] as const)
      p(oval(x + dx * 0.4, y, r, r * 0.94), tone(color, 0.02), 'forelock', more)
  if (fur === 'long')
    for (const [x, long] of [
      [-26, 30],
      [18, 36],
      [-6, 42],
    ] as const)
      p(
        blob([
          x + dx * 0.4 - 15,
          -82,
          x + dx * 0.4 + 15,
          -84,
          x + dx * 0.7 + 9,
          -60,
          x + dx * 0.8 - 6,
          -82 + long,
          x + dx * 0.6 - 13,
          -62,
        ]),
        color,
        'forelock',
        { ...more, plain: true },
      )
}
