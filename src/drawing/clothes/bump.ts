// A belly under the clothes: before the breast from the side, and round from the front.
import type { Build } from '../people/build.ts'
import type { Pen } from '../shapes/graph.ts'
import { limb, oval } from '../shapes/path.ts'

/** How far it goes out on the side that they face, and on the other. */
export const bumpOut = ({ bump = 0 }: Build, side: number): readonly [number, number] => [
  bump * (8 + Math.max(0, side) * 40),
  bump * 8 * (1 - Math.max(0, side)),
]

export function drawBump(torso: Pen, build: Build, side: number): void {
  const { bump, torso: t, hip } = build
  if (!bump) return
  const [x, y] = [side * hip * 0.62, -t * 0.2]
  const [rx, ry] = [hip * 0.72, t * 0.27]
  torso(oval(x - rx * 0.12, y - ry * 0.16, rx * 0.82, ry * 0.8), '#ffffff', 'bump', {
    decal: true,
    alpha: 0.2,
    soft: true,
  })
  torso(
    limb([
      x - rx * 0.96,
      y + ry * 0.2,
      0.8,
      x - rx * 0.6,
      y + ry * 0.82,
      2.4,
      x,
      y + ry * 1.04,
      3.2,
      x + rx * 0.6,
      y + ry * 0.82,
      2.4,
      x + rx * 0.96,
      y + ry * 0.2,
      0.8,
    ]),
    '#3a2238',
    'bump-shade',
    { decal: true, alpha: 0.3 },
  )
}
