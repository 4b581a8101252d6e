// More heads than one, side by side on the same shoulders; and a neck where one was said.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Skeleton } from '../poses/skeleton.ts'
import { at, IDENTITY, move, scale, times, turn, type Matrix } from '../shapes/matrix.ts'
import { limb } from '../shapes/path.ts'
import type { Beast } from './beast.ts'

/** From the head's own place, the main one last. */
export function headsOf({ look: { counts } }: CharacterSpec): readonly Matrix[] {
  const many = Math.min(3, counts?.heads ?? 1)
  if (many < 2) return [IDENTITY]
  const k = many === 2 ? 0.78 : 0.66
  const aside = (s: number, x: number): Matrix => times(move(s * x, 20), turn(s * 13), scale(k))
  return many === 2 ? [aside(-1, 84), aside(1, 84)] : [aside(-1, 128), aside(1, 128), times(move(0, -26), scale(k))]
}

export function drawNeckOf({ p, spec, build, coat, more, behind }: Beast, s: Skeleton): void {
  if (behind || !spec.look.traits?.includes('long-neck')) return
  const [hx, hy] = at(s.head, 0, 40 * build.head)
  const [bx, by] = at(s.torso, 0, -build.torso * 0.8)
  p(limb([bx, by, build.head * 40, (bx + hx) / 2, (by + hy) / 2, build.head * 30, hx, hy, build.head * 30]), coat.hide, 'hide', more) // prettier-ignore
}
