// Reads the lines that things, clothes of trades and animals are written in, in figure units (a child is 440 high), standing on 0 with up negative.
// A line is: kind of shape, paint, numbers. o oval cx cy rx ry turn | b smooth blob x y ... | p straight-sided x y ... |
// l limb x y r ... | r box x y w h round. A * after the kind paints on what is beneath; a ! makes it shine.
import { mix, shadeOf, type Hex } from './color.ts'
import type { Material, More } from './graph.ts'
import { blob, limb, oval, poly, rect, type Path } from './path.ts'

/** One line of a drawing. */
export interface Shape {
  path: Path
  color: Hex
  more: More
}

const PAINTS: Readonly<Record<string, Hex>> = {
  R: '#e3574a',
  O: '#f29a45',
  Y: '#ffca48',
  G: '#72b155',
  D: '#3f8a58',
  V: '#a3cb5c',
  B: '#5d96ca',
  N: '#3f5590',
  P: '#9a74c6',
  K: '#f7a3b8',
  W: '#fffaf0',
  C: '#f6e3bf',
  T: '#d9aa6c',
  M: '#9c6a46',
  U: '#6d4a3a',
  S: '#b9c1cd',
  E: '#808797',
  I: '#3a2f3e',
  A: '#93d6e4',
  L: '#ffe9a0',
}

function shapeOf(kind: string, n: readonly number[]): Path {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = n
  if (kind === 'o') return oval(a, b, c, d || c, e)
  if (kind === 'r') return rect(a, b, c, d, e)
  if (kind === 'b') return blob(n)
  if (kind === 'p') return poly(n, 3)
  return limb(n)
}

/** What a thing that may have any colour is painted with: $ is that colour, % its shade, + its light, & the second. */
const ownPaints = (own: Hex, second: Hex): Readonly<Record<string, Hex>> => ({
  $: own,
  '%': shadeOf(own, 1),
  '+': mix(own, '#ffffff', 0.4),
  '&': second,
})

/** The lines of a drawing as shapes. */
export function shapesOf(material: Material, lines: readonly string[], own?: Hex, second = '#fffaf0'): Shape[] {
  const paints = own === undefined ? PAINTS : { ...PAINTS, ...ownPaints(own, second) }
  return lines.map((line): Shape => {
    const [head = 'o', paint = 'R', ...rest] = line.trim().split(' ')
    const kind = head.charAt(0)
    const path = shapeOf(kind, rest.map(Number))
    const decal = head.endsWith('*')
    const lit = head.endsWith('!')
    const glow = lit && paint === 'L'
    return {
      path,
      color: paints[paint] ?? '#e3574a',
      more: {
        material: glow ? 'light' : paint === 'I' && decal ? 'ink' : material,
        puff: decal ? 0.3 : 0.85,
        ...(decal ? { decal } : {}),
        ...(lit ? { lit } : {}),
        ...(glow ? { soft: true, alpha: 0.55 } : {}),
      },
    }
  })
}
