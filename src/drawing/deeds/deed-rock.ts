// On a rock in the sea: with a match that will not burn, or with the last one, in a room made of two hands or a coat.
import { cardOf } from '../../stage/things/cards.ts'
import { shadeOf, tone, type Hex } from '../shapes/color.ts'
import { plainAct } from './deed-hands.ts'
import { armOf, finish, handAt, handTo, lift, shoulderOf, take, type Act, type Doing } from './deed-stage.ts'
import { lap } from './deed-strokes.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, scale, times, type Point } from '../shapes/matrix.ts'
import { CLOTH_PAINT } from '../clothes/paints.data.ts'
import { blob, limb, oval } from '../shapes/path.ts'
import { POSES } from '../poses/poses.data.ts'
import { readProp } from '../props/prop.ts'
import { reversed } from '../shapes/reversed.ts'
import { trueScale } from '../props/true-size.ts'
import type { Scenery } from '../places/scenery.ts'

export function onRock(doing: Doing): Act | undefined {
  const { doer, prop, deed } = doing
  if (prop === undefined) return undefined
  const { rock, burns, sit: top } = cardOf(prop)
  if (!rock || !top) return undefined
  const isSheltered = deed.over !== undefined && cardOf(deed.over).shelter === true
  const act = plainAct(doing)
  const { box } = readProp(prop)
  const k = trueScale(prop)
  const foot = -Math.max(0, box.y + box.h) * k
  take(doer, { ...(burns && !isSheltered ? POSES.kneel : POSES.stand), side: 0.5, yaw: burns ? 0.5 : 0.35, lean: burns ? 8 : 5, tilt: 10, hands: ['cup', 'cup'], over: 'both', front: true }, doing) // prettier-ignore
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
  const beach = ({ camera: { base, horizon, zoom } }: Scenery) => (0.44 * (base - horizon) + 16) / zoom
  const sea = (when: 'behind' | 'before') =>
    act.strokes.push({
      when,
      draw: (p, w) => lap(p, w, -top.x * k, box.w * k * 0.3, when === 'behind', beach(w)),
    })
  sea('behind')
  if (isSheltered) {
    const color = CLOTH_PAINT[doer.spec.look.outfit.colors[0]]
    const [head, r] = [doer.head, Math.max(doer.radius, doer.top.w / 2.4)]
    // Boots and shins are seen under it.
    const hem = -height - doer.build.leg * doer.build.size * 0.5
    act.strokes.push({ when: 'before', draw: (p) => shelter(p, head, r, hem, color) })
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
  p(limb([x - 12, y + 2, 3.6, x - 8, y - 26, 3.6, x, y - 38, 3.4, x + 15, y - 40, 3.2]), '#e3bd86', 'match', { material: 'wood', puff: 0.6 }) // prettier-ignore
  p(blob([x + 12, y - 48, x + 23, y - 49, x + 30, y - 40, x + 24, y - 32, x + 13, y - 33]), '#8f4a42', 'match', { material: 'stone', puff: 0.7 }) // prettier-ignore
  for (const [dx, dy] of [[26, -18], [16, -2]] as const)
    p(blob([x + dx, y + dy - 9, x + dx - 5, y + dy + 1, x + dx, y + dy + 6, x + dx + 5, y + dy + 1]), '#9fdcf0', 'drop', { material: 'water', puff: 0.7 }) // prettier-ignore
} // prettier-ignore

/** A coat over the head like a tent, its sleeves empty, open where the face and the hands are. */
function shelter(p: Pen, [x, y]: Point, r: number, hem: number, color: Hex): void {
  const cloth = { material: 'cloth', puff: 0.5 } as const
  const low = Math.min(hem - 30, y + r * 2.1)
  const [open = []] = blob([x + r * 0.1, y - r * 0.96, x + r * 0.84, y - r * 0.5, x + r * 1.0, y + r * 0.5, x + r * 0.86, y + r * 1.3, x + r * 0.5, low - 16, x + r * 0.14, low, x - r * 0.3, low - 20, x - r * 0.7, y + r * 1.3, x - r * 0.9, y + r * 0.5, x - r * 0.76, y - r * 0.5]) // prettier-ignore
  // A hem that hangs in folds, lower at the sides where the cloth falls free.
  const [outer = []] = blob([x - r * 0.1, y - r * 1.3, x + r * 0.84, y - r * 1.14, x + r * 1.24, y - r * 0.4, x + r * 1.3, y + r * 0.7, x + r * 1.4, y + r * 1.6, x + r * 1.56, hem + 6, x + r * 1.26, hem + 18, x + r * 0.98, hem, x + r * 0.66, hem + 14, x + r * 0.3, hem - 6, x - r * 0.1, hem + 10, x - r * 0.5, hem - 4, x - r * 0.86, hem + 16, x - r * 1.16, hem, x - r * 1.5, hem + 10, x - r * 1.42, y + r * 1.6, x - r * 1.26, y + r * 0.7, x - r * 1.2, y - r * 0.4, x - r * 0.86, y - r * 1.12]) // prettier-ignore
  const sleeve = (side: 1 | -1) => {
    const at = (u: number, v: number) => [x + side * u * r, y + v * r] as const
    p(limb([...at(1.08, 0.5), r * 0.24, ...at(1.44, 1), r * 0.22, ...at(1.56, 1.7), r * 0.2]), tone(color, -0.03), 'coat', cloth) // prettier-ignore
    p(oval(...at(1.57, 1.88), r * 0.21, r * 0.09), shadeOf(color, 1.5), 'cuff', { decal: true })
  }
  sleeve(-1)
  sleeve(1)
  p([outer, reversed(open)], color, 'coat', cloth)
  // Folds run from where the head bears it to the hem.
  for (const [top, rise, foot] of [[-0.98, 0.1, -1.2], [1.06, 0.1, 1.24], [-0.84, 1.2, -0.52], [0.94, 1.2, 0.66], [-1.12, 0.9, -0.86], [1.2, 0.9, 1.0]] as const)
    p(limb([x + top * r, y + rise * r, 1, x + (top + foot) * 0.52 * r, (y + rise * r + hem) / 2, 3.6, x + foot * r, hem - 4, 1.2]), shadeOf(color, 1.25), 'fold', { decal: true, alpha: 0.6 }) // prettier-ignore
  for (const [u, v] of [[-0.4, -1.12], [0.36, -1.14]] as const)
    p(limb([x + u * r, y + v * r, 1, x + u * 1.9 * r, y + (v + 0.3) * r, 2.8, x + u * 2.5 * r, y + (v + 0.9) * r, 1]), shadeOf(color, 1.2), 'fold', { decal: true, alpha: 0.5 }) // prettier-ignore
  p(limb([x + r * 0.14, low + 2, 1.6, x + r * 0.1, hem - 4, 2]), shadeOf(color, 1.5), 'seam', { decal: true, alpha: 0.8 }) // prettier-ignore
} // prettier-ignore
