// Where hair is drawn: behind the body or over the face, and from which side it is seen.

import type { CharacterSpec } from '../../stage/cast.ts'
import type { Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { blob, oval } from '../shapes/path.ts'

export interface HairPens {
  /** Before the body is drawn. */
  back: Pen
  /** Over the face. */
  front: Pen
  yaw: number
  /** Seen from behind. */
  behind: boolean
  /** How far loose ends trail, 0 to 1. */
  swing: number
}

/** What holds a tail or a plait: a band, or a bow. */
export function tie(p: Pen, x: number, y: number, color: Hex, r: number, { look }: CharacterSpec): void {
  if (look.hair.bows)
    for (const s of [-1, 1])
      p(
        blob([
          x,
          y,
          x + s * r * 1.6,
          y - r * 1.3,
          x + s * r * 2.6,
          y - r * 0.8,
          x + s * r * 2.6,
          y + r * 0.7,
          x + s * r * 1.4,
          y + r * 1.1,
        ]),
        color,
        'hair-tie',
        { material: 'cloth', puff: 0.8 },
      )
  p(oval(x, y, r * 1.15, r), color, 'hair-tie', { material: 'cloth', puff: 0.6 })
}
