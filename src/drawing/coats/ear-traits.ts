// Ears as only one has them: torn, larger or smaller than others of its kind, with tufts.
import type { CharacterLook } from '../../stage/cast.ts'
import { shadeOf, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { inverse, move, scale, times, type Matrix } from '../shapes/matrix.ts'
import { blob, boxOf, moved, type Path } from '../shapes/path.ts'

/** `own` goes from where the ear is drawn to the head. */
export function shapedEar(path: Path, own: Matrix, { traits = [] }: CharacterLook, left: 1 | -1): Path {
  const k = traits.includes('big-ears') ? 1.4 : traits.includes('small-ears') ? 0.62 : 1
  const side = sideOf(path, own)
  const torn = traits.includes('torn-ear') && side === left
  if (k === 1 && !torn) return path
  const root = [side * 58, -46] as const
  const grown = moved(path, times(inverse(own), move(...root), scale(k), move(-root[0], -root[1]), own))
  return torn ? bitten(grown, own, side) : grown
}

const sideOf = (path: Path, own: Matrix): 1 | -1 => {
  const { x, w } = boxOf(moved(path, own))
  return x + w / 2 < 0 ? -1 : 1
}

/** A notch in its outer edge: what lies in the notch is laid on its other side. */
function bitten(path: Path, own: Matrix, side: 1 | -1): Path {
  const box = boxOf(moved(path, own))
  const r = Math.min(box.w, box.h) * 0.3
  const [cx, cy] = [side > 0 ? box.x + box.w * 0.94 : box.x + box.w * 0.06, box.y + box.h * 0.36]
  const cut = moved(path, own).map((loop) => {
    const points = dense(loop)
    return points.map((v, i) => {
      if (i % 2 === 1) return v
      const dy = (points[i + 1] ?? 0) - cy
      if (Math.abs(dy) >= r) return v
      const edge = cx - side * (r - Math.abs(dy)) * 1.5
      return side > 0 ? Math.min(v, edge) : Math.max(v, edge)
    })
  })
  return moved(
    cut.flatMap((points) => blob(points, 0.2)),
    inverse(own),
  )
}

/** Points along a closed curve, six to each of its parts. */
function dense(loop: readonly number[]): number[] {
  const points: number[] = []
  for (let i = 2; i + 5 < loop.length; i += 6)
    for (let step = 0; step < 6; step += 1) {
      const t = step / 6
      const on = (k: 0 | 1) => {
        const [a, b, c, d] = [loop[i - 2 + k] ?? 0, loop[i + k] ?? 0, loop[i + 2 + k] ?? 0, loop[i + 4 + k] ?? 0]
        return (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d
      }
      points.push(on(0), on(1))
    }
  return points
}

/** At its tip, as a lynx has them. */
export function drawEarTuft(p: Pen, path: Path, own: Matrix, color: Hex): void {
  const { x, y, w } = boxOf(moved(path, own))
  const [tx, s] = [x + w * (x + w / 2 < 0 ? 0.3 : 0.7), x + w / 2 < 0 ? -1 : 1]
  const tuft = blob([tx - 8, y + 14, tx + s * 4, y - 26, tx + 3, y - 8, tx + s * 14, y - 16, tx + 9, y + 14], 0.4)
  p(moved(tuft, inverse(own)), shadeOf(color, 2.4), 'tuft', { material: 'fur', puff: 0.6 })
}
