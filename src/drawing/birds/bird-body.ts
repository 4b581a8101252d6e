// The body of a bird: a breast before, a rump behind, and a neck that may be long.
import { patchOf } from '../coats/patch-of.ts'
import type { Own } from '../people/own-body.ts'
import { shadeOf, type Hex } from '../shapes/color.ts'
import { at } from '../shapes/matrix.ts'
import { blob, limb, type Path } from '../shapes/path.ts'
import type { Bird } from './birds.data.ts'

export function bodyShape({ build, pose }: Own): Path {
  const { torso: t, shoulder: w, hip, belly } = build
  const out = hip + belly + pose.side * 7
  const back = hip + pose.side * 8
  const right = [w * 0.62, -t - 2, w * 0.98, -t * 0.72, out, -t * 0.36, hip * 0.92, 2]
  const seat = [hip * 0.46, 17, 0, 20, -hip * 0.5, 17]
  const left = [-back * 0.96, 0, -back * 1.06, -t * 0.3, -w * 0.94, -t * 0.68, -w * 0.62, -t - 2]
  return blob([0, -t - 12, ...right, ...seat, ...left])
}

export function drawBirdBody(own: Own, bird: Bird): void {
  const { torso, coat, more, behind, build, pose } = own
  const shape = bodyShape(own)
  drawNeck(own, bird.head ?? own.coat.hide)
  torso(shape, coat.hide, 'hide', more)
  if (behind) return
  const { torso: t, hip } = build
  const cx = pose.side * 12
  const w = hip * 0.74
  const said = patchOf(own.spec.look, 'belly', 'chest')
  if (bird.belly ?? said) {
    const paint = said ?? (bird.belly === 'trim' ? coat.trim : (bird.belly ?? coat.trim))
    const right = [cx + w * 0.62, -t * 0.82, cx + w, -t * 0.36, cx + w * 0.74, 2]
    const left = [cx - w * 0.74, 2, cx - w, -t * 0.36, cx - w * 0.62, -t * 0.82]
    const belly = blob([cx, -t * 1.02, ...right, cx, 14, ...left])
    torso(belly, paint, 'belly', { ...more, puff: 0.6, plain: true, clip: shape })
  }
  if (bird.flippers) return
  // Small feathers of the breast.
  const line = shadeOf(bird.belly === 'trim' ? coat.trim : coat.hide, 1.3)
  for (const [x, y] of [
    [-0.3, -0.62],
    [0.3, -0.62],
    [0, -0.46],
    [-0.34, -0.28],
    [0.34, -0.28],
    [0, -0.1],
  ] as const)
    torso(
      limb([cx + x * hip - 6, y * t - 2, 0.8, cx + x * hip, y * t + 3, 1.8, cx + x * hip + 6, y * t - 2, 0.8]),
      line,
      'feather',
      { decal: true, fine: true, clip: shape },
    )
}

/** From the breast up to the head, in the bow of a swan's. */
export function drawNeck({ p, s, build, more, pose }: Own, paint: Hex): void {
  if (build.neck < 20) return
  const r = build.head * 34
  const [hx, hy] = at(s.head, 0, 40 * build.head)
  const [bx, by] = at(s.torso, build.shoulder * 0.1, -build.torso * 0.7)
  const [sx, sy] = [(hx + bx) / 2, (hy + by) / 2]
  const bow = build.neck * 0.16 * (pose.side > 0.05 ? 1 : 0)
  const [ux, uy] = [-(by - hy), bx - hx].map((v) => (v / (Math.hypot(bx - hx, by - hy) || 1)) * bow)
  const low = [(sx + bx) / 2 - (ux ?? 0), (sy + by) / 2 - (uy ?? 0)]
  const high = [(sx + hx) / 2 + (ux ?? 0), (sy + hy) / 2 + (uy ?? 0)]
  const spine = [bx, by, r * 1.7, low[0] ?? 0, low[1] ?? 0, r * 1.15, high[0] ?? 0, high[1] ?? 0, r * 0.92, hx, hy, r]
  p(limb(spine), paint, 'neck', more)
}
