// Two at the ends of one rope: in fists, in jaws, or round a neck.
import { measure } from '../composing/crowd.ts'
import { finish, handTo, neckOf, pullsAt, sitsTied, take, type Act, type Doing } from './deed-stage.ts'
import { drawRope } from './effort.ts'
import type { Point } from '../shapes/matrix.ts'
import type { Box } from '../shapes/path.ts'
import { POSES } from '../poses/poses.data.ts'

const SLACK = 170

export function tugs(doing: Doing, act: Act, [x, y]: Point): Act {
  const { doer, taker } = doing
  if (!taker) return act
  take(taker, { ...POSES.pull, spin: undefined }, doing)
  const tied = taker.pose.fours === true && doer.pose.fours !== true
  if (tied) sitsTied(taker)
  const its = tied ? neckOf(taker) : pullsAt(taker)
  handTo(taker, 'far', its)
  handTo(taker, 'near', [its[0] - 12, its[1] + 8])
  act.gap = x + SLACK + its[0]
  // The rope's far end lies in the other's fists, or goes round a neck.
  const round = tied ? taker.radius * 2.1 : 20
  const end: Box = { x: x + SLACK - round / 2, y: its[1] - 11, w: round, h: 20 }
  act.strokes.push({ when: 'before', draw: (p) => drawRope(p, [x, y], end, 1) })
  act.focus = [x + SLACK / 2, y]
  act.grips = ['both']
  measure(taker)
  return finish(act)
}
