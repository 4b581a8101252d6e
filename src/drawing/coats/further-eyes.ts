// Eyes that are no usual ones: on stalks, and sewn on as buttons.
import type { CharacterSpec } from '../../stage/cast.ts'
import { EYE_PAINT } from '../clothes/paints.data.ts'
import { mix, shadeOf, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { limb, oval } from '../shapes/path.ts'
import { STALK, type Brow } from './eyes-laid.ts'

interface On {
  dx: number
  dy: number
  around: Hex
}

const has = ({ look }: CharacterSpec, trait: 'eyes-on-stalks' | 'button-eyes' | 'glowing-eyes') =>
  look.traits?.includes(trait) === true

/** From the face up to under the eye, where it swells. */
export function drawStalk(p: Pen, spec: CharacterSpec, { dx, dy, around }: On, { x, y, size }: Brow): void {
  if (!has(spec, 'eyes-on-stalks')) return
  const [ex, ey] = [dx + x, y + dy]
  p(limb([ex * 0.74, ey + STALK - 26, 10, ex * 0.9, ey + STALK * 0.5, 8, ex, ey + 14, 9]), around, 'stalk', {
    puff: 0.8,
    material: 'skin',
  })
  p(oval(ex, ey, 25 * size, 26 * size), shadeOf(around, 0.3), 'stalk', { puff: 0.8, material: 'skin' })
}

/** Light about the eye, in its colour. */
export function drawEyeGlow(p: Pen, spec: CharacterSpec, { dx, dy }: On, { x, y, size }: Brow, color: Hex): void {
  if (!has(spec, 'glowing-eyes')) return
  const light = mix(color, '#fff6c8', 0.45)
  p(oval(dx + x, y + dy, 42 * size, 44 * size), light, 'eye-glow', { soft: true, alpha: 0.75, lit: true, decal: true })
  p(oval(dx + x, y + dy, 28 * size, 31 * size), mix(light, '#ffffff', 0.4), 'eye-glow', {
    decal: true,
    lit: true,
    alpha: 0.9,
  })
}

/** With its four holes and the thread in them. */
export function drawButton(p: Pen, spec: CharacterSpec, { dx, dy }: On, { x, y, size }: Brow): boolean {
  if (!has(spec, 'button-eyes')) return false
  const paint = spec.look.eyes === 'brown' ? '#3b3038' : EYE_PAINT[spec.look.eyes]
  const [bx, by, r] = [dx + x, y + dy, 17 * size]
  p(oval(bx, by, r, r), paint, 'button', { material: 'glass', puff: 0.7 })
  p(oval(bx, by, r * 0.72, r * 0.72), shadeOf(paint, 0.7), 'button', { decal: true })
  for (const s of [-1, 1])
    p(limb([bx - s * r * 0.26, by - r * 0.26, 1.7, bx + s * r * 0.26, by + r * 0.26, 1.7]), '#f6efe2', 'thread', {
      decal: true,
    })
  return true
}
