// On a rock in the sea: with a match that will not burn, or with the last one, in a room made of two hands or a coat.
import type { Prop } from '../base/props.data.ts'
import { shadeOf, tone, type Hex } from './color.ts'
import { plainAct } from './deed-hands.ts'
import { armOf, finish, handAt, handTo, lift, shoulderOf, take, type Act, type Part } from './deed-stage.ts'
import { lap } from './deed-strokes.ts'
import type { Pen } from './graph.ts'
import { move, scale, times, type Point } from './matrix.ts'
import { CLOTH_PAINT } from './paints.data.ts'
import { blob, limb, oval } from './path.ts'
import { POSES } from './poses.data.ts'
import { readProp } from './prop.ts'
import { reversed } from './reversed.ts'
import { TOPS, trueScale } from './true-size.ts'
import type { World } from './world.ts'

/** Whether a match burns on it. */
const ROCKS: ReadonlyMap<Prop, boolean> = new Map([['tooth-rock', false], ['tooth-lamp', true]]) // prettier-ignore

export function onRock(part: Part): Act | undefined {
  const { doer, prop, deed } = part
  const burns = prop === undefined ? undefined : ROCKS.get(prop)
  const top = prop && TOPS[prop]
  if (prop === undefined || burns === undefined || !top) return undefined
  const act = plainAct(part)
  const { box } = readProp(prop)
  const k = trueScale(prop)
  const foot = -Math.max(0, box.y + box.h) * k
  take(doer, { ...(burns ? POSES.kneel : POSES.stand), side: 0.5, yaw: burns ? 0.5 : 0.35, lean: burns ? 8 : 5, tilt: 10, hands: ['cup', 'cup'], over: 'both', front: true }, part) // prettier-ignore
  const height = -(foot + top.y * k)
  lift(doer, -height)
  const [sx, sy] = shoulderOf(doer, 'far')
  const arm = armOf(doer)
  const flame: Point = [sx + arm * 0.3, Math.max(doer.head[1] + doer.radius * 1.02, sy + arm * 0.16)]
  const hands: Point = [flame[0] - 4, flame[1] + 38]
  handTo(doer, 'near', [hands[0] - 15, hands[1]], 1.1)
  handTo(doer, 'far', [hands[0] + 17, hands[1] - 2], 1.1)
  act.pieces.push({ prop, m: times(move(-top.x * k, foot), scale(k)), when: 'behind' })
  // The water hides the beach behind the rock.
  const beach = ({ camera: { base, horizon, zoom } }: World) => (0.44 * (base - horizon) + 16) / zoom
  const sea = (when: 'behind' | 'before') =>
    act.strokes.push({
      when,
      draw: (p, w) => lap(p, w, -top.x * k, box.w * k * 0.3, when === 'behind', beach(w)),
    })
  sea('behind')
  if (deed.over === 'coat') {
    const color = CLOTH_PAINT[doer.spec.look.outfit.colors[0]]
    const [head, r] = [doer.head, Math.max(doer.radius, doer.top.w / 2.5)]
    act.strokes.push({ when: 'before', draw: (p) => shelter(p, head, r, -height, color) })
  }
  act.strokes.push({ when: 'before', draw: (p) => (burns ? burning(p, flame, hands) : spent(p, handAt(doer, 'far'))) })
  sea('before')
  if (burns) act.strokes.push({ when: 'before', draw: (p) => gold(p, 190) })
  act.focus = burns ? [flame[0] + 260, flame[1] - 40] : hands
  act.grips = ['both']
  if (!burns) act.focus = flame
  return finish(act)
}

/** The last one, between two palms. */
function burning(p: Pen, [x, y]: Point, [hx, hy]: Point): void {
  const light = { material: 'light', soft: true, lit: true } as const
  p(oval(x, y, 150, 140), '#ffb84a', 'match', { ...light, alpha: 0.6 })
  p(oval(x, y - 4, 66, 64), '#fff0b0', 'match', { ...light, alpha: 0.8 })
  p(limb([hx, hy - 4, 3.4, x, y + 10, 3]), '#d9aa6c', 'match', { material: 'wood', puff: 0.6 })
  p(blob([x, y + 12, x - 13, y - 2, x - 6, y - 20, x + 2, y - 44, x + 11, y - 18, x + 13, y - 2]), '#ff9d2e', 'match', { material: 'light', lit: true }) // prettier-ignore
  p(blob([x, y + 8, x - 6, y - 2, x, y - 24, x + 6, y - 2]), '#fff6cf', 'match', { material: 'light', lit: true })
}

/** Its light lies on the sea before the rock, towards whoever comes. */
function gold(p: Pen, x: number): void {
  for (let i = 0; i < 11; i++) {
    const [y, half] = [14 + i * 13, 210 - i * 12 + (i % 3) * 26]
    p(limb([x - half, y, 0.6, x + Math.sin(i * 2.3) * 40, y - 2, 4.4 - i * 0.2, x + half, y, 0.6]), '#ffd980', 'gold', { material: 'light', lit: true, decal: true, alpha: 0.7 - i * 0.045 }) // prettier-ignore
  }
}

/** It has bent, and drips. */
function spent(p: Pen, [x, y]: Point): void {
  p(limb([x - 8, y + 8, 5.6, x - 2, y - 40, 5.6, x + 14, y - 64, 5.2, x + 44, y - 66, 4.8]), '#e3bd86', 'match', { material: 'wood', puff: 0.6 }) // prettier-ignore
  p(blob([x + 36, y - 80, x + 58, y - 82, x + 70, y - 66, x + 60, y - 52, x + 38, y - 54]), '#8f4a42', 'match', { material: 'stone', puff: 0.7 }) // prettier-ignore
  for (const [dx, dy] of [[64, -30], [48, -4], [20, -34]] as const)
    p(blob([x + dx, y + dy - 14, x + dx - 8, y + dy + 1, x + dx, y + dy + 10, x + dx + 8, y + dy + 1]), '#9fdcf0', 'drop', { material: 'water', puff: 0.7 }) // prettier-ignore
} // prettier-ignore

/** A coat over the head like a tent, its sleeves empty, open where the face and the hands are. */
function shelter(p: Pen, [x, y]: Point, r: number, foot: number, color: Hex): void {
  const cloth = { material: 'cloth', puff: 0.9 } as const
  const low = Math.min(foot - 34, y + r * 2.3)
  const [open = []] = blob([x + r * 0.1, y - r * 0.86, x + r * 0.84, y - r * 0.36, x + r * 0.96, y + r * 0.5, x + r * 0.8, y + r * 1.3, x + r * 0.5, low - 16, x + r * 0.14, low, x - r * 0.3, low - 20, x - r * 0.66, y + r * 1.3, x - r * 0.84, y + r * 0.5, x - r * 0.72, y - r * 0.36]) // prettier-ignore
  const [outer = []] = blob([x - r * 0.06, y - r * 1.5, x + r * 0.76, y - r * 1.2, x + r * 1.22, y - r * 0.4, x + r * 1.34, y + r * 0.7, x + r * 1.5, y + r * 1.7, x + r * 1.62, foot - 10, x + r * 0.9, foot + 8, x + r * 0.3, foot - 4, x - r * 0.4, foot + 10, x - r * 1.1, foot - 2, x - r * 1.74, foot - 4, x - r * 1.56, y + r * 1.6, x - r * 1.4, y + r * 0.7, x - r * 1.26, y - r * 0.4, x - r * 0.86, y - r * 1.22]) // prettier-ignore
  const sleeve = (side: 1 | -1) => {
    const at = (u: number, v: number) => [x + side * u * r, y + v * r] as const
    p(limb([...at(1.2, 0.5), r * 0.3, ...at(1.62, 1.1), r * 0.28, ...at(1.66, 1.8), r * 0.25]), tone(color, -0.03), 'coat', cloth) // prettier-ignore
    p(oval(...at(1.66, 2), r * 0.27, r * 0.12), shadeOf(color, 1.5), 'cuff', { decal: true })
  }
  sleeve(-1)
  sleeve(1)
  p([outer, reversed(open)], color, 'coat', cloth)
  for (const [u, v] of [[-1.06, -1.3], [1.04, 1.24], [-0.6, -0.86]] as const)
    p(limb([x + u * r, y + (u < -1 || u > 1 ? 0 : r * 1.6), 1.4, x + v * r, y + r * 1.5, 3.4, x + v * r * 1.04, foot - 14, 1.6]), shadeOf(color, 1.2), 'fold', { decal: true, alpha: 0.6 }) // prettier-ignore
  p(limb([x - r * 0.5, y - r * 1.2, 1.6, x, y - r * 1.3, 3, x + r * 0.56, y - r * 1.1, 1.6]), shadeOf(color, 1.2), 'fold', { decal: true, alpha: 0.5 }) // prettier-ignore
  p(limb([x + r * 0.14, low + 2, 1.6, x + r * 0.1, foot - 4, 2]), shadeOf(color, 1.5), 'seam', {
    decal: true,
    alpha: 0.8,
  })
}
