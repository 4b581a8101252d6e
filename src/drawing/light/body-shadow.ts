// Light and shadow of those on the stage: where it is brightest between them, and what they throw on the ground.
import { bodyOf, type Player } from '../composing/crowd.ts'
import { move, times, turn, type Point } from '../shapes/matrix.ts'
import { oval } from '../shapes/path.ts'
import { PAGE, type Scenery } from '../places/scenery.ts'

/** The brightest ground lies in the gap between the first two heads, else just beside the only one. */
export function lightBetween(heads: readonly Point[], cx: number, horizon: number): Point {
  const [a, b] = heads
  if (a && b) return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  return a ? [a[0] + (cx < PAGE.w / 2 ? 60 : -60), Math.min(a[1], horizon)] : [cx, horizon]
}

/** A wide soft shadow under the body and a tight dark one where each foot touches. */
export function castShadow(w: Scenery, p: ReturnType<Scenery['layer']>, one: Player): void {
  const body = bodyOf(one)
  const lying = Math.abs(one.pose.spin ?? 0) > 70
  const air = Math.min(1, Math.max(0, (one.pose.air ?? 0) * 1.4))
  const color = w.night ? '#0a1030' : '#2f3a4c'
  const q = p.to(w.stand(one.x, one.depth))
  const x = lying || one.pose.seat ? body.x + body.w / 2 : 6
  // What one sits in is no part of the body.
  const long = Math.min(body.w * 0.56, (lying ? 260 : 170) * one.build.size)
  const wide = (lying || one.pose.seat ? long : 104 * one.build.size) * (1 - air * 0.35)
  // From above one sees it lie along the ground.
  if (w.shot === 'above' && air < 0.2 && !one.pose.seat)
    q.to(times(move(x, 4), turn(12)))(oval(wide * 0.8, 0, wide * 1.15, wide * 0.3), color, 'shadow', {
      material: 'light',
      soft: true,
      alpha: 0.4,
    })
  q(oval(x, 5, wide, wide * 0.17), color, 'shadow', { material: 'light', soft: true, alpha: 0.62 - air * 0.25 })
  if (air > 0.15 || lying) return
  for (const [fx, fy] of one.feet)
    if (fy > -40 * one.build.size)
      q(oval(fx * one.flip + 5 * one.flip, 4, 46 * one.build.size, 9 * one.build.size), color, 'shadow', {
        material: 'light',
        soft: true,
        alpha: 0.75,
      })
}
