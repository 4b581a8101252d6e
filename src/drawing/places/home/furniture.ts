// What stands in many rooms, and what it is made of.
import { mix, tone, type Hex } from '../../shapes/color.ts'
import type { Pen } from '../../shapes/graph.ts'
import { blob, poly, rect } from '../../shapes/path.ts'
import type { Scenery } from '../scenery.ts'

export const WOOD = { material: 'wood', puff: 0.6 } as const

export const CLOTH = { material: 'cloth', puff: 0.8 } as const

export function things(w: Scenery, depth: number): Pen {
  return w.layer(`furniture${depth}`, 'mid', depth, 0)
}

export function bed(q: Pen, quilt: Hex): void {
  q(rect(-250, -250, 44, 254, 16), '#b07f50', 'bed', WOOD)
  q(rect(-230, -110, 480, 86, 16), '#fbf3e4', 'mattress', CLOTH)
  q(rect(220, -160, 40, 164, 14), '#b07f50', 'bed', WOOD)
  q(blob([-214, -104, -204, -150, -130, -160, -90, -140, -96, -104]), '#ffffff', 'pillow', CLOTH)
  q(blob([-90, -128, 60, -142, 236, -126, 242, -40, 236, 0, 60, 8, -90, 0, -100, -60]), quilt, 'quilt', CLOTH)
  for (let i = 0; i < 8; i++)
    q(
      rect(-70 + (i % 4) * 76, -108 + Math.floor(i / 4) * 52, 44, 34, 8),
      mix(quilt, ['#ffffff', '#ffd65c', '#8fd0c0'][i % 3] ?? '#fff', 0.55),
      'patch',
      { decal: true },
    )
}

export function plant(q: Pen, h: number, die: ReturnType<Scenery['die']>): void {
  q(poly([-34, -70, 34, -70, 26, 2, -26, 2], 7), '#d9825c', 'pot', { material: 'stone', puff: 0.7 })
  for (let i = 0; i < 7; i++) {
    const a = -90 + (i - 3) * 24
    const l = h * (0.7 + die.next() * 0.3)
    const [c, s] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
    const leaf: readonly [number, number, number, number, number, number] = [c, s, -s, c, 0, -66]
    q.to(leaf)(
      blob([0, 0, l * 0.4, -l * 0.13, l, 0, l * 0.4, l * 0.13]),
      tone('#5fa45a', (die.next() - 0.5) * 0.08),
      'leaf',
      { material: 'leaf', puff: 0.5 },
    )
  }
}
