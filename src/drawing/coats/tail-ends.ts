// What is at the end of a tail that others of its kind have not: a fork, spikes, a tuft, a heart, a light.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Trait } from '../../stage/finer-creature.data.ts'
import { mix, shadeOf, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, times, turn } from '../shapes/matrix.ts'
import { blob, oval, type Path } from '../shapes/path.ts'
import { FIGURES } from './figures.ts'
import { patchOf } from './patch-of.ts'

const FUR = { material: 'fur', puff: 0.8 } as const

/** With its end at 0, 0 and on towards +x. */
const ENDS: Readonly<Partial<Record<Trait, (p: Pen, paint: Hex) => void>>> = {
  'forked-tail': (p, paint) => {
    p(blob([-8, 0, -22, -26, 10, -20, 36, 0, 10, 20, -22, 26], 0.3), paint, 'tail-end', {
      material: 'leather',
      puff: 0.6,
    })
  },
  'spiked-tail': (p, paint) => {
    for (const [x, s] of [
      [-34, -1],
      [-34, 1],
      [-10, -1],
      [-10, 1],
    ] as const)
      p(blob([x - 8, s * 4, x - 12, s * 34, x + 12, s * 5], 0.3), paint, 'tail-end', { material: 'stone', puff: 0.6 })
    p(blob([-6, -9, 28, 0, -6, 9], 0.3), paint, 'tail-end', { material: 'stone', puff: 0.6 })
  },
  'tufted-tail': (p, paint) => {
    p(blob([-16, -4, -8, -24, 16, -26, 30, -8, 44, 2, 28, 10, 20, 26, -6, 22, -16, 6]), paint, 'tail-end', FUR)
  },
  'heart-tail': (p, paint) => {
    p.to(turn(90))(FIGURES.heart(0, -8, 27), paint, 'tail-end', { material: 'leather', puff: 0.7 })
  },
  'lit-tail': (p) => {
    p(oval(6, 0, 38, 38), '#ffe98a', 'tail-glow', { soft: true, alpha: 0.5, lit: true })
    p(oval(4, 0, 15, 15), '#fff3b0', 'tail-end', { material: 'glass', puff: 1, lit: true })
  },
}
const NAMES = Object.keys(ENDS)

export const hasTailEnd = ({ look }: CharacterSpec): boolean =>
  look.traits?.some((trait) => NAMES.includes(trait)) === true

/** Where its path is farthest from where it grows, and which way it goes there. */
function endOf(path: Path): { x: number; y: number } {
  let far = { x: 0, y: 0 }
  for (const loop of path)
    for (let i = 0; i + 1 < loop.length; i += 2) {
      const [x, y] = [loop[i] ?? 0, loop[i + 1] ?? 0]
      if (Math.hypot(x, y) > Math.hypot(far.x, far.y)) far = { x, y }
    }
  return far
}

export function drawTailEnd(t: Pen, path: Path, { look, type }: CharacterSpec, tail: Hex): void {
  const trait = look.traits?.find((one) => NAMES.includes(one))
  if (!trait) return
  const { x, y } = endOf(path)
  const usual =
    trait === 'heart-tail' ? '#e5536b' : trait === 'tufted-tail' ? shadeOf(tail, 2) : mix(tail, '#2c2030', 0.35)
  const paint = patchOf(look, 'tail-tip') ?? (type === 'dragon' ? (patchOf(look, 'spikes') ?? usual) : usual)
  const up = y < -30 ? -74 : y > 30 ? 74 : 180
  ENDS[trait]?.(t.to(times(move(x, y), turn(up))), paint)
}
