// Whoever glows has light about it, in its own colour.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Coat } from '../clothes/coat.ts'
import type { Build } from '../people/build.ts'
import { mix } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { oval } from '../shapes/path.ts'

export function drawGlow(torso: Pen, { look }: CharacterSpec, { torso: t, head }: Build, { hide }: Coat): void {
  if (look.glows !== true) return
  const more = { soft: true, lit: true, material: 'light', puff: 0 } as const
  const middle = -t * 0.5 - head * 40
  torso(oval(0, middle, t + 84 * head, t + 106 * head), mix(hide, '#fff0a8', 0.4), 'glow', { ...more, alpha: 1 })
  torso(oval(0, middle, t + 36 * head, t + 56 * head), mix(hide, '#fffbe0', 0.8), 'glow', { ...more, alpha: 1 })
}
