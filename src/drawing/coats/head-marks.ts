// What lies on a creature's head: its coat's pattern, a mask, a blaze, rings round the eyes, a mane.
import type { CharacterSpec } from '../../stage/cast.ts'
import { shadeOf, type Hex } from '../shapes/color.ts'
import type { Material, Pen } from '../shapes/graph.ts'
import { blob, limb, oval, type Path } from '../shapes/path.ts'
import { drawForelock, drawFurOn } from './fur.ts'
import { patchOf } from './patch-of.ts'
import { markingOf, patternOn } from './pattern.ts'

export interface HeadTurn {
  behind: boolean
  /** Where the middle of the face is, as the head turns. */
  dx: number
  dy: number
  /** 1 where their own left is to the right. */
  left: 1 | -1
}

/** Half of the way from eye to eye. */
const EYES: Readonly<Record<string, readonly [x: number, y: number, r: number]>> = {
  alien: [42, -2, 40],
  monster: [36, -14, 34],
}

type Put = (path: Path, color: Hex | undefined, id: string) => void

export function drawHeadMarks(
  p: Pen,
  shape: Path,
  spec: CharacterSpec,
  hide: Hex,
  material: Material,
  turned: HeadTurn,
): void {
  const { type, look } = spec
  const { behind, dx } = turned
  const put: Put = (path, color, id) => {
    if (color) p(path, color, id, { decal: true, material, clip: shape })
  }
  const marking = markingOf(look, hide, material, type)
  const wide = look.coat?.kind === 'patches' || look.coat?.kind === 'tortoiseshell' || look.coat?.kind === 'merle'
  patternOn(
    p,
    shape,
    marking,
    (x, y, r) => behind || wide || ((x - dx) / (66 + r)) ** 2 + ((y - 10) / (50 + r)) ** 2 > 1,
  )
  const open = (x: number, y: number) => behind || ((x - dx) / 68) ** 2 + ((y - 10) / 56) ** 2 > 1
  drawFurOn(p, shape, look.fur, hide, material, open)
  if (type !== 'robot') drawForelock(p, look.fur, behind ? 0 : dx, hide, material)
  drawTop(turned, look.coat?.kind === 'tabby' ? marking?.inks[0] : undefined, put)
  const hair = patchOf(look, 'hair')
  if (hair) drawHair(p, hair, material)
  if (!behind) drawMask(spec, turned, put)
}

function drawMask({ type, look }: CharacterSpec, { dx, dy, left }: HeadTurn, put: Put): void {
  const right = [dx + 34, -44 + dy, dx + 62, -8 + dy, dx + 58, 40, dx + 30, 70]
  const other = [dx - 30, 70, dx - 58, 40, dx - 62, -8 + dy, dx - 34, -44 + dy]
  put(blob([dx * 0.8, -34 + dy, ...right, dx, 76, ...other]), patchOf(look, 'face'), 'mask')
  put(oval(dx * 0.7, -56, 38, 22), patchOf(look, 'forehead'), 'mask')
  const cheeks = patchOf(look, 'cheeks')
  for (const s of [-1, 1]) {
    put(oval(dx + s * 56, 36 + dy, 25, 21), cheeks, 'mask')
    if (look.coat?.kind === 'tan-points') put(oval(dx + s * 32, -46 + dy, 11, 8, s * 20), cheeks, 'mask')
  }
  const brows = patchOf(look, 'brows')
  for (const s of [-1, 1]) put(oval(dx + s * 33, -48 + dy, 13, 9, s * 20), brows, 'mask')
  const blaze = limb([dx * 0.5, -76, 6, dx * 0.9, -40, 9, dx * 1.1, 0 + dy, 13, dx * 1.1, 24 + dy, 18])
  if (type !== 'dog') put(blaze, patchOf(look, 'blaze'), 'blaze')
  const [x, y, r] = EYES[type] ?? [37, -8, 33]
  for (const s of [-1, 1]) {
    const ring = oval(dx + s * (x + 3), y + 1 + dy, r * 0.96, r * 1.08, s * 14)
    put(ring, patchOf(look, s === left ? 'left-eye' : 'right-eye'), 'eye-patch')
  }
}

/** The letter on a tabby's forehead, from behind the stripes down its crown. */
function drawTop({ behind, dx, dy }: HeadTurn, ink: Hex | undefined, put: Put): void {
  if (!ink) return
  if (behind) {
    for (const x of [-24, 0, 24]) put(limb([x * 0.8, -80, 3, x, -40, 5, x * 1.1, 6, 1]), ink, 'stripe')
    return
  }
  for (const [x, l] of [
    [-23, 22],
    [0, 27],
    [23, 22],
  ] as const)
    put(
      limb([
        x * 0.9 + dx * 0.6,
        -80,
        3.6,
        x * 0.8 + dx * 0.8,
        -74 + l * 0.7,
        4.6,
        x * 0.72 + dx * 0.9,
        -70 + l + dy,
        1.2,
      ]),
      ink,
      'stripe',
    )
}

function drawHair(p: Pen, color: Hex, material: Material): void {
  for (const [x, y, w] of [
    [-30, -100, 12],
    [32, -98, 12],
    [-12, -114, 13],
    [14, -112, 13],
    [0, -104, 12],
  ] as const)
    p(blob([x * 0.6 - w, -66, x * 0.8 - w, -84, x, y, x * 0.8 + w, -84, x * 0.6 + w, -64]), color, 'tuft', {
      material,
      puff: 0.8,
    })
}

/** A mane stands round the head behind it. */
export function drawMane(p: Pen, { look, type }: CharacterSpec, material: Material): void {
  const color = type === 'monster' ? undefined : patchOf(look, 'mane')
  if (!color) return
  const points: number[] = []
  for (let i = 0; i < 32; i++) {
    const a = (i / 32) * Math.PI * 2
    const k = i % 2 ? 104 : 122
    points.push(Math.cos(a) * k, 6 + Math.sin(a) * k * 0.94)
  }
  p(blob(points, 0.8), color, 'mane', { material, puff: 0.8 })
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2 + 0.2
    p(
      limb([Math.cos(a) * 88, 6 + Math.sin(a) * 84, 1, Math.cos(a) * 108, 6 + Math.sin(a) * 100, 2]),
      shadeOf(color, 0.8),
      'strand',
      { decal: true, material },
    )
  }
}

/** Of a flat face: folds on the brow, over the nose and down to the jowls. */
export function drawFolds(p: Pen, dx: number, dy: number, line: Hex): void {
  const fold = (spine: readonly number[]) => {
    p(limb(spine), line, 'fold', { decal: true, material: 'fur', alpha: 0.55 })
  }
  for (const y of [-58, -47]) fold([dx * 0.7 - 20, y + 4, 0.8, dx * 0.7, y - 2, 2, dx * 0.7 + 20, y + 4, 0.8])
  fold([dx - 16, 1 + dy, 0.8, dx * 1.2, -6 + dy, 2.2, dx + 18, 1 + dy, 0.8])
  for (const s of [-1, 1]) fold([dx + s * 15, 16 + dy, 0.8, dx + s * 32, 26 + dy, 2.4, dx + s * 38, 48 + dy, 0.8])
}
