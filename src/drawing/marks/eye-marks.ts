// What is on an eye: the fold of its inner corner, a patch that is stuck over it.
import { mix, tone } from '../shapes/color.ts'
import { move, scale, times, turn } from '../shapes/matrix.ts'
import { blob, limb, oval } from '../shapes/path.ts'
import { drawMotif } from '../worn/motif.ts'
import { CLOTH, DECAL, type Draw } from './mark-tools.ts'

/** How large the eyes of a style are beside those of glass. */
const eyeOf = ({ p, grown }: Parameters<Draw>[0]) => ((1 - grown * 0.22) * p.recipe.lens) / 31

/** The fold at the inner corner of each eye, and a round cheek. */
export const folded: Draw = (f) => {
  for (const s of [-1, 1]) {
    const x = f.dx + s * (36.5 - f.grown * 5) * f.p.recipe.apart
    const [y, k] = [f.eyeY, eyeOf(f)]
    f.p(
      blob([
        x - s * 25 * k,
        y - 7 * k,
        x - s * 17 * k,
        y - 10 * k,
        x - s * 13 * k,
        y + 2 * k,
        x - s * 17 * k,
        y + 9 * k,
        x - s * 24 * k,
        y + 7 * k,
      ]),
      f.skin,
      'fold',
      DECAL,
    )
    f.p(
      limb([x - s * 15 * k, y - 13 * k, 0.8, x - s * 13 * k, y - 1 * k, 2, x - s * 18 * k, y + 9 * k, 0.8]),
      f.line,
      'fold',
      {
        decal: true,
        alpha: 0.75,
      },
    )
  }
}

/** A patch that is stuck over an eye, under the glasses. */
export const patched: Draw = (f, { where, color, motif }) => {
  const s = (where === 'right-eye' ? -1 : 1) * f.way
  const x = f.dx + s * (36.5 - f.grown * 5) * f.p.recipe.apart
  const q = f.p.to(times(move(x, f.eyeY + 1), turn(s * 8), scale(eyeOf(f))))
  const own = (color && CLOTH.get(color)) ?? mix(f.skin, '#f3d3ae', 0.72)
  q(oval(0, 0, 35, 29), own, 'eye-patch', { material: 'cloth', puff: 0.35 })
  q(oval(0, 0, 22, 17), tone(own, 0.05), 'eye-patch', { decal: true, alpha: 0.8 })
  if (motif) drawMotif(q, motif, 17)
}
