// As many teeth or fangs as were said, from the line of a shut mouth or the lip of an open one.
import type { CharacterLook } from '../../stage/cast.ts'
import type { FacePose } from '../heads/emotions.data.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, scale, times } from '../shapes/matrix.ts'
import { blob, rect } from '../shapes/path.ts'

export const saysTeeth = ({ counts }: CharacterLook): boolean =>
  counts?.teeth !== undefined || counts?.fangs !== undefined

/** How large its mouth is; 0 where it has none. */
export const mouthOf = ({ traits = [] }: CharacterLook, usual: number): number =>
  traits.includes('no-mouth') ? 0 : traits.includes('wide-mouth') ? usual * 1.55 : usual

/** Two from below, over the lip. */
export function drawUnderbite(
  from: Pen,
  { traits }: CharacterLook,
  face: FacePose,
  x: number,
  y: number,
  size: number,
): void {
  if (!traits?.includes('underbite')) return
  const p = from.to(times(move(x + face.skew, y), scale(size)))
  const low = face.open < 0.1 ? face.smile * 0.5 : (8 + face.open * 20 + face.smile * 0.3) * 0.92
  for (const s of [-1, 1]) {
    const at = s * face.mouth * 0.5
    p(blob([at - 6.5, low + 2, at + 6.5, low + 2, at + s, low - 15], 0.4), '#fffdf6', 'teeth', {
      material: 'paper',
      puff: 0.4,
    })
  }
}

export function drawTeeth(
  from: Pen,
  { counts }: CharacterLook,
  face: FacePose,
  x: number,
  y: number,
  size: number,
): void {
  const many = Math.max(0, Math.min(9, counts?.fangs ?? counts?.teeth ?? 0))
  const pointed = counts?.fangs !== undefined
  const p = from.to(times(move(x + face.skew, y), scale(size)))
  const [w, c] = [face.mouth * (1 - face.round * 0.2), face.smile]
  const open = face.open >= 0.1
  for (let i = 0; i < many; i++) {
    const u = many === 1 ? 0.3 : -0.72 + (1.44 * i) / (many - 1)
    const bow = open ? -c * 0.36 + (1 - u * u) * (c * 0.56 - face.round * 6) : -c * 0.62 + (1 - u * u) * c * 1.24
    const half = Math.min(pointed ? 5.4 : 6, (w * 0.66) / many + 1.4)
    const [at, top, long] = [u * w, bow - 1, pointed ? 12 : 9]
    const shape = pointed
      ? blob([at - half, top, at + half, top, at, top + long], 0.4)
      : rect(at - half, top, half * 2, long, 2)
    p(shape, '#fffdf6', 'teeth', { decal: true, material: 'paper' })
  }
}
