// A hand laid in the midst of a thing: on a quilt with somebody under it, on the breast of whoever may have a cap on, in between bars.
import { cardOf } from '../../stage/things/cards.ts'
import { armOf, finish, handAt, handTo, shoulderOf, standing, take, type Act, type Doing } from './deed-stage.ts'
import { chalk } from './deed-strokes.ts'
import { move, times } from '../shapes/matrix.ts'
import type { Pose } from '../poses/poses.data.ts'
import { readProp } from '../props/prop.ts'

/** `kneeling`: how one kneels to what lives or lies on the ground. */
export function laysOn(
  doing: Doing,
  act: Act,
  k: number,
  mirror: boolean,
  kneeling: Partial<Pose> | undefined,
): Act | undefined {
  const { doer, prop } = doing
  if (!prop) return undefined
  const { touch, near = 0.92, look, lift = 0, overhead, bothHands, front, past, chalked } = cardOf(prop)
  if (!touch) return undefined
  const { box } = readProp(prop)
  const { w, h } = { w: box.w * k, h: box.h * k }
  const [sx, sy] = shoulderOf(doer, 'far')
  const arm = armOf(doer)
  const inward = (mirror ? box.x + box.w - touch.x : touch.x - box.x) * k
  const y = touch.y * k
  const isUp = overhead === true && y < sy
  take(doer, kneeling ?? (isUp ? { lean: 4, tilt: -10 } : { lean: 16 }), doing)
  const left = kneeling ? doer.head[0] + doer.radius * near : sx + arm * (isUp ? 0.9 : 0.62) - inward
  const m = times(move(0, -lift), standing(prop, left, k, mirror))
  act.pieces.push({ prop, m, when: 'behind', stands: true })
  if (front) act.pieces.push({ prop: front, m, when: 'before' })
  if (past) act.pieces.push({ prop: past, m: times(move(0, 54), standing(past, left - 420, 1)), when: 'before' })
  handTo(doer, 'far', [left + inward, y], 0.5)
  if (chalked) act.strokes.push({ when: 'before', draw: (p) => chalk(p, handAt(doer, 'far')) })
  if (bothHands) handTo(doer, 'near', [left + inward - 4, y + 20], 0.6)
  act.focus = isUp ? [left + inward, y - 60] : [left + w * 0.6, look ? -h * look : y]
  return finish(act)
}
