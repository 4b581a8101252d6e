// A cloth that many hold: the doer has its corner in both fists, leans back and looks up at what is to fall into it.
import { cardOf } from '../../stage/things/cards.ts'
import { plainAct } from './deed-hands.ts'
import { armOf, finish, handTo, isSeated, shoulderOf, standing, take, type Act, type Doing } from './deed-stage.ts'
import { at } from '../shapes/matrix.ts'
import { readProp } from '../props/prop.ts'
import { trueScale } from '../props/true-size.ts'

export function holdsHem(doing: Doing): Act | undefined {
  const { doer, prop } = doing
  const hem = prop && cardOf(prop).hem
  if (!hem) return undefined
  const act = plainAct(doing)
  const k = trueScale(prop)
  take(doer, { side: 0.55, yaw: 0.6, lean: isSeated(doer) ? 0 : -9, tilt: -12, hands: ['fist', 'fist'], front: true, over: undefined, nearFoot: [-0.16, 0, -6], farFoot: [0.42, 0.02, -14] }, doing) // prettier-ignore
  const [sx, sy] = shoulderOf(doer, 'far')
  const x = sx + armOf(doer) * 0.8
  const left = x - (hem.x - readProp(prop).box.x) * k
  const m = standing(prop, left, k)
  const [, y] = at(m, hem.x, hem.y)
  act.pieces.push({ prop, m, when: 'behind', stands: true })
  handTo(doer, 'far', [x + 2, Math.max(y, sy + 6)], 0.5)
  handTo(doer, 'near', [x - 16, Math.max(y, sy + 6) + 16], 0.6)
  act.grips = ['both']
  act.focus = at(m, hem.eyesX, hem.eyesY)
  return finish(act)
}
