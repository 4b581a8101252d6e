// Who points, points at what the page is about, wherever it came to be.
import type { Scene } from '../../stage/scene.ts'
import type { Player } from '../composing/crowd.ts'
import { at, inverse, type Matrix, type Point } from '../shapes/matrix.ts'
import { skeleton } from './skeleton.ts'

export function aim(one: Player, m: Matrix, target: Point | undefined, scene: Scene): void {
  if (!target || one.actor.action !== 'point' || one.actor.gaze !== 'prop' || scene.shot === 'behind') return
  const [x, y] = at(inverse(m), target[0], target[1])
  const { shoulder } = skeleton(one.build, one.pose).far
  const [dx, dy] = [x - shoulder[0], y - shoulder[1]]
  if (dx < one.build.arm * 0.5) return
  const far = Math.hypot(dx, dy)
  const rise = Math.max(-0.7, Math.min(0.3, dy / far))
  one.pose = { ...one.pose, far: [Math.sqrt(1 - rise * rise) * 0.92, rise * 0.92, 0.3] }
}
