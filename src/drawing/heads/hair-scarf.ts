// A headscarf that covers hair and neck.
import type { CharacterSpec } from '../../stage/cast.ts'
import { CLOTH_PAINT } from '../clothes/paints.data.ts'
import { shadeOf, tone, type Hex } from '../shapes/color.ts'
import { blob, limb } from '../shapes/path.ts'
import { reversed } from '../shapes/reversed.ts'
import { printingOf, printingPen } from '../worn/prints.ts'
import type { HairPens } from './hair-pens.ts'

export const headscarf = ({ back: plainBack, front: plainFront, yaw, behind }: HairPens, _c: Hex, spec: CharacterSpec) => {
  const { cloth: own = spec.look.outfit.colors[1], print, ink, motif } = spec.look.hair
  const c = CLOTH_PAINT[own]
  const printing = printingOf({ ...(print && { print }), ink: ink && CLOTH_PAINT[ink], ...(motif && { motif }) }, c)
  const all = [c, shadeOf(c, 1), tone(c, 0.012)]
  const [back, front] = [printingPen(plainBack, all, printing), printingPen(plainFront, all, printing)]
  const cloth = { material: 'cloth', puff: 0.9 } as const
  back(blob([-94, 0, -76, -80, 0, -108, 76, -80, 94, 0, 92, 70, 104, 124, 40, 148, -40, 148, -104, 124, -92, 70]), shadeOf(c, 1), 'headscarf', cloth)
  if (behind) return
  const k = yaw * 7
  const outer = [-96, 6, -84, -64, -44, -100, 0, -110, 44, -100, 84, -64, 96, 6, 86, 60, 60, 96, 10, 110, -44, 98, -86, 60]
  const inner = [k - 4, 82, -44 + k, 68, -70 + k * 0.5, 30, -73 + k * 0.4, -14, -50 + k * 0.4, -52, k, -63, 50 + k * 0.3, -52, 72, -14, 70, 30, 44 + k, 68]
  const loops = [...blob(outer), ...blob(inner).map(reversed)]
  front(loops, c, 'headscarf', cloth)
  for (const s of [-1, 1])
    front(limb([s * 40, -92, 1, s * 76, -40, 2, s * 80, 30, 1]), shadeOf(c, 1.1), 'fold', { decal: true, alpha: 0.6 })
  front(blob([-60, 84, 0, 98, 60, 84, 76, 118, 30, 140, -36, 138, -76, 116]), tone(c, 0.012), 'headscarf', cloth)
  front(limb([-44, 104, 1, 4, 118, 2.2, 52, 102, 1]), shadeOf(c, 1.1), 'fold', { decal: true, alpha: 0.6 })
} // prettier-ignore
