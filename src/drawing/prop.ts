// Reads a prop's lines once and draws it anywhere.
import type { Prop } from '../base/props.data.ts'
import type { Hex } from './color.ts'
import type { More, Pen } from './graph.ts'
import { blob, boxOf, joined, limb, oval, poly, rect, type Box, type Path } from './path.ts'
import { PROP_DRAWINGS, type Spot } from './props.data.ts'

const PAINTS: Readonly<Record<string, Hex>> = {
  R: '#e3574a',
  O: '#f29a45',
  Y: '#ffca48',
  G: '#72b155',
  D: '#3f8a58',
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

interface Shape {
  path: Path
  color: Hex
  more: More
}
interface Ready {
  spot: Spot
  shapes: readonly Shape[]
  box: Box
}

function shapeOf(kind: string, n: readonly number[]): Path {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = n
  if (kind === 'o') return oval(a, b, c, d || c, e)
  if (kind === 'r') return rect(a, b, c, d, e)
  if (kind === 'b') return blob(n)
  if (kind === 'p') return poly(n, 3)
  return limb(n)
}

const ready = new Map<Prop, Ready>()

export function readProp(prop: Prop): Ready {
  const found = ready.get(prop)
  if (found) return found
  const [spot, material, source] = PROP_DRAWINGS[prop]
  const shapes = source.split(';').map((line): Shape => {
    const [head = 'o', paint = 'R', ...rest] = line.trim().split(' ')
    const kind = head.charAt(0)
    const path = shapeOf(kind, rest.map(Number))
    const decal = head.endsWith('*')
    const lit = head.endsWith('!')
    const glow = lit && paint === 'L'
    return {
      path,
      color: PAINTS[paint] ?? '#e3574a',
      more: {
        material: glow ? 'light' : paint === 'I' && decal ? 'ink' : material,
        puff: decal ? 0.3 : 0.85,
        ...(decal ? { decal } : {}),
        ...(lit ? { lit } : {}),
        ...(glow ? { soft: true, alpha: 0.55 } : {}),
      },
    }
  })
  const solid = shapes.filter((one) => !one.more.soft)
  const made = { spot, shapes, box: joined(solid.map((one) => boxOf(one.path))) }
  ready.set(prop, made)
  return made
}

/** How big a thing is in the hands of a figure. */
export function heldScale(prop: Prop, grip: string): number {
  const { box, spot } = readProp(prop)
  const limit = grip === 'both' ? 168 : grip === 'up' ? 150 : 130
  return Math.max(0.5, Math.min(spot === 'hand' ? 0.94 : 0.8, limit / Math.max(box.h, box.w * 0.8)))
}

export function drawProp(p: Pen, prop: Prop): void {
  for (const { path, color, more } of readProp(prop).shapes) p(path, color, prop, more)
}
