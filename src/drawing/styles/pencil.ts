// The pen of the watercolour: loose lines of ink that are laid over the washes.
import { dice, type Dice } from '../../base/dice.ts'
import { calmMask } from '../page/calm.ts'
import { mix, shadeOf } from '../shapes/color.ts'
import type { Picture } from '../composing/picture.ts'
import { viewOf, type Frame } from '../pixels/frame.ts'
import { partBox, type Part } from '../shapes/graph.ts'
import type { Outline, Studio, Surface } from '../pixels/surface.ts'
import { PAGE } from '../places/scenery.ts'

/** What has no edge of its own; paper that is left is none either. */
const UNLINED: ReadonlySet<Part['material']> = new Set(['light', 'cloud', 'ground'])

const DRAWN = new Set(['lash', 'brow', 'pupil', 'nostril', 'seam', 'mouth-line'])

/** Nearer things rub out what is behind. */
export function pencil(studio: Studio, picture: Picture, f: Frame): Surface {
  const k = studio.surface(f.width, f.height)
  k.view(viewOf(f))
  const die = dice('pen')
  for (const layer of picture.layers) {
    if (layer.kind === 'calm') {
      k.view([1, 0, 0, 1, 0, 0])
      k.blend('destination-out')
      k.opacity(1)
      const mask = calmMask(studio, picture.calm, f)
      k.stamp(mask, 0, 0, f.width, f.height)
      mask.drop()
      k.blend('source-over')
      k.view(viewOf(f))
    }
    if (
      layer.kind === 'sky' ||
      layer.kind === 'ground' ||
      layer.kind === 'shadow' ||
      layer.kind === 'calm' ||
      layer.kind === 'air' ||
      layer.depth > 0.45
    )
      continue
    const near = layer.kind === 'figure' ? 1 : layer.kind === 'things' ? 0.85 : 0.5
    for (const part of layer.parts) {
      if (part.soft) continue
      const b = partBox(part)
      const m = Math.min(b.w, b.h)
      const name = part.id.slice(part.id.lastIndexOf('/') + 1)
      if (part.decal) {
        if (!DRAWN.has(name) && name !== 'mouth' && name !== 'iris-rim') continue
        if (part.clip) {
          k.push()
          k.clip(studio.outline(part.clip))
        }
        k.opacity(0.7 * (part.alpha ?? 1))
        if (DRAWN.has(name)) k.fill(studio.outline(part.path), mix(part.color, '#3a241c', 0.4))
        else k.stroke(studio.outline(part.path), '#3a1c14', 1)
        if (part.clip) k.pop()
        continue
      }
      const shape = studio.outline(part.path)
      if (part.clip) {
        k.push()
        k.clip(studio.outline(part.clip))
      }
      k.blend('destination-out')
      k.opacity(1)
      k.fill(shape, '#000000')
      k.blend('source-over')
      if (m >= 5 && !UNLINED.has(part.material)) pressed(k, studio, shape, part, m, near, die)
      if (part.clip) k.pop()
    }
  }
  k.opacity(1)
  k.blend('destination-out')
  const e = 34
  for (const [x, y, w, h] of [
    [-60, -60, PAGE.w + 120, 60 + e],
    [-60, PAGE.h - e, PAGE.w + 120, 60 + e],
    [-60, -60, 60 + e, PAGE.h + 120],
    [PAGE.w - e, -60, 60 + e, PAGE.h + 120],
  ] as const)
    k.fillBox(x, y, w, h, '#000000')
  k.blend('source-over')
  return k
}

/** A pen that is pressed and let go: a thin line that does not quite close, and swells where the hand was heavy. */
function pressed(k: Surface, studio: Studio, shape: Outline, part: Part, m: number, near: number, die: Dice): void {
  const ink = part.material === 'hair' ? '#1c100e' : shadeOf(mix('#33231f', part.color, 0.12), 0.5)
  const [from, long] = [die.next() * 0.5, 0.26 + die.next() * 0.2]
  k.opacity((part.material === 'hair' ? 0.5 : 0.78) * near)
  k.stroke(studio.trimmed(shape, 0, 0.965), ink, m < 20 ? 0.9 : 1.3)
  if (m < 9) return
  k.opacity((part.material === 'hair' ? 0.5 : 0.86) * near)
  k.stroke(studio.trimmed(shape, from, from + long), ink, m < 20 ? 1.6 : 2.7)
}
