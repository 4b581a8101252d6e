// Deeds of those who climb: on the rungs of a ladder, on the first branch of a tree.
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import type { Scene } from '../../stage/scene.ts'
import { shadeOf } from '../shapes/color.ts'
import { plainAct } from './deed-hands.ts'
import { armOf, finish, handTo, lift, seatAt, shoulderOf, take, type Act, type Doing } from './deed-stage.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, scale, times } from '../shapes/matrix.ts'
import { blob, limb, oval } from '../shapes/path.ts'
import { POSES } from '../poses/poses.data.ts'
import { readProp } from '../props/prop.ts'
import { trueScale } from '../props/true-size.ts'

/** How high its rungs are, in its own units, and how far the next one is to the side of its middle. */
const RUNGS = [-54, -110, -166, -222, -278, -334, -390, -446, -502, -558, -614] as const

/** Who climbs, where something to climb stands, is on it. */
export function climbing(scene: Scene): Scene {
  const climber = scene.deed ? undefined : scene.who.find(({ action, holds }) => action === 'climb' && !holds)
  const what = scene.props.find((prop) => cardOf(prop).rungs !== undefined || cardOf(prop).branch)
  if (!climber || what === undefined) return scene
  const who = scene.who.map((one) => (one === climber ? { ...one, action: 'sit' as const } : one))
  return { ...scene, who, deed: { by: climber.id, does: 'on', what } }
}

export function climbs(doing: Doing): Act | undefined {
  const { prop } = doing
  if (prop === undefined) return undefined
  const { branch: limb, rungs } = cardOf(prop)
  if (limb) return perches(doing, prop)
  return rungs === undefined ? undefined : rises(doing, prop, rungs)
}

/** Before the ladder, each foot and each hand on a rung. */
function rises(doing: Doing, prop: Prop, under: number): Act {
  const { doer } = doing
  const act = plainAct(doing)
  const { box } = readProp(prop)
  const k = trueScale(prop)
  const { leg, size } = doer.build
  const rungs = RUNGS.map((y) => y * k)
  const [first = 0, second = 0] = rungs
  const step = (first - second) / (leg * size)
  // Who has short legs has both feet on one rung.
  const high = step < 0.72 ? step : 0.04
  take(doer, { ...POSES.climb, air: 0, side: 0.7, lean: 5, nearFoot: [0.02, 0.02, 6], farFoot: [0.3, high, -4] }, doing)
  lift(doer, rungs[under] ?? first)
  const [sx, sy] = shoulderOf(doer, 'far')
  const arm = armOf(doer)
  const middle = sx + arm * 0.12
  const at = (wish: number) => rungs.toSorted((a, b) => Math.abs(a - wish) - Math.abs(b - wish))[0] ?? wish
  act.pieces.push({ prop, m: times(move(middle, -Math.max(0, box.y + box.h) * k), scale(k)), when: 'behind', stands: true }) // prettier-ignore
  handTo(doer, 'far', [middle + 34 * k, at(sy - arm * 0.5)], 0.6)
  handTo(doer, 'near', [middle - 24 * k, at(sy + arm * 0.1)], 0.8)
  // Up there is the nest, and a hand goes into it.
  const { nest } = cardOf(prop)
  if (nest !== undefined) handTo(doer, 'far', [middle + 44 * k, nest * k], 0.5)
  act.focus = [middle + 40 * k, sy - arm]
  act.grips = ['both']
  return finish(act)
}

const BRANCH = 210

/** On the first branch, the crown behind, a hand on the wood. */
function perches(doing: Doing, prop: Prop): Act {
  const { doer } = doing
  const act = plainAct(doing)
  const k = trueScale(prop)
  const trunk = -96
  seatAt(doer, BRANCH, doing, { lean: -4, tilt: -6, yaw: 0.5 })
  act.pieces.push({ prop, m: times(move(trunk, -4 * k), scale(k)), when: 'behind', stands: true })
  act.strokes.push({ when: 'over', draw: (p) => branch(p, trunk) })
  handTo(doer, 'near', [trunk * 0.56, -BRANCH - 8], 0.8)
  handTo(doer, 'far', [Math.min(74, armOf(doer) * 0.7), -BRANCH - 10], 0.9)
  act.focus = [160, -BRANCH * 2.4]
  return finish(act)
}

/** Out of the trunk to the side, with a tuft of leaves at its end. */
function branch(p: Pen, trunk: number): void {
  const bark = '#9c6a46'
  p(limb([trunk - 6, -BRANCH + 46, 19, trunk + 46, -BRANCH + 14, 15, 40, -BRANCH + 4, 12, 150, -BRANCH - 18, 7]), bark, 'branch', { material: 'wood', puff: 0.8 }) // prettier-ignore
  for (const x of [-40, 24, 84]) p(limb([x, -BRANCH + 2, 0.8, x + 20, -BRANCH - 1, 1.6, x + 38, -BRANCH - 5, 0.8]), shadeOf(bark, 1.3), 'bark', { decal: true, alpha: 0.6 }) // prettier-ignore
  for (const [x, y, r] of [[152, -24, 24], [178, -34, 20], [168, -8, 17]] as const) p(oval(x, -BRANCH + y, r * 1.2, r), '#72b155', 'leaf', { material: 'leaf', puff: 0.8 }) // prettier-ignore
  p(blob([140, -BRANCH - 30, 160, -BRANCH - 44, 176, -BRANCH - 38, 158, -BRANCH - 26]), '#8fca70', 'leaf', { decal: true, alpha: 0.7 }) // prettier-ignore
} // prettier-ignore
