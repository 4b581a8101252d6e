// Feet in other shoes, or in none: foot space, the ankle at 0, 0 and the toes toward +x.
import type { Footwear } from '../../stage/finer-look.data.ts'
import { mix, shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { blob, limb, oval, rect } from '../shapes/path.ts'

const L = { material: 'leather', puff: 0.9 } as const
const FOOT = [-15, -8, 0, -12, 14, -8, 30, 0, 36, 8, 32, 14, 0, 15, -14, 14, -17, 4]

function bare(p: Pen, skin: Hex): void {
  p(blob(FOOT), skin, 'skin', { material: 'skin', puff: 0.9 })
  for (const [x, r] of [
    [33, 5],
    [27, 4.4],
    [21, 4],
  ] as const)
    p(oval(x, 10, r, r * 0.8), skin, 'skin', { material: 'skin', puff: 0.7 })
  p(limb([27, 5, 0.7, 29, 11, 1]), shadeOf(skin, 2), 'toe', { decal: true })
}

function sole(p: Pen, color: Hex, high = 6): void {
  p(blob([-19, 9.5, 0, 10.5, 37, 9, 36, 10 + high, 0, 11 + high, -18, 10 + high], 0.8), color, 'sole', {
    material: 'leather',
    puff: 0.3,
  })
}

type Shoe = (p: Pen, shoe: Hex, skin: Hex, laces: Hex | undefined) => void

const SHOES: Readonly<Partial<Record<Footwear, Shoe>>> = {
  barefoot: (p, _shoe, skin) => {
    bare(p, skin)
  },
  sandals: (p, shoe, skin) => {
    bare(p, skin)
    sole(p, shadeOf(shoe, 0.6))
    for (const x of [-8, 8, 22])
      p(limb([x - 4, 12, 3.4, x, -6 + Math.abs(x) * 0.3, 3.4, x + 6, 12, 3.4]), shoe, 'shoe', L)
  },
  slippers: (p, shoe) => {
    p(blob([-4, -12, 12, -14, 28, -6, 37, 6, 32, 14, 0, 15, -10, 12]), shoe, 'shoe', { material: 'fur', puff: 1 })
    p(oval(22, -9, 9, 8), mix(shoe, '#ffffff', 0.6), 'shoe', { material: 'fur', puff: 1 })
    sole(p, shadeOf(shoe, 1), 3)
  },
  'ballet-shoes': (p, shoe, skin) => {
    bare(p, skin)
    p(blob([-16, 2, -6, 6, 10, 0, 28, 0, 37, 8, 30, 15, 0, 16, -16, 14]), shoe, 'shoe', L)
    for (const k of [-1, 1]) p(limb([-12, -4, 2, 0, -12 + k * 4, 2, 12, -2, 2]), shoe, 'ribbon', L)
  },
  heels: (p, shoe) => {
    p(blob([-16, -2, -8, -2, 8, 2, 26, -2, 37, 8, 32, 13, 10, 12, -14, 4]), shoe, 'shoe', L)
    p(limb([-12, 2, 4, -14, 15, 2.4]), shoe, 'heel', L)
  },
  skates: (p, shoe) => {
    p(blob([-17, -26, 12, -26, 14, -12, 30, -4, 36, 6, 30, 10, -16, 10]), shoe, 'shoe', L)
    for (const x of [-12, 0, 14, 28]) p(oval(x, 14, 6, 6), '#ffca48', 'wheel', { material: 'metal' })
  },
  'ankle-boots': (p, shoe) => {
    p(blob([-17, -28, 13, -28, 15, -12, 31, -4, 37, 8, 30, 14, 0, 15, -16, 14]), shoe, 'boots', L)
    sole(p, shadeOf(shoe, 1.6))
  },
  'ice-skates': (p, shoe) => {
    p(blob([-17, -30, 12, -30, 14, -12, 30, -4, 36, 4, 30, 9, -16, 9]), shoe, 'shoe', L)
    for (const y of [-24, -17, -10]) p(limb([2, y, 1.6, 13, y + 2, 1.6]), '#fffaf0', 'lace', { decal: true })
    p(limb([-14, 9, 2, -14, 14, 2]), '#b9c1cd', 'blade', { material: 'metal' })
    p(limb([22, 9, 2, 22, 14, 2]), '#b9c1cd', 'blade', { material: 'metal' })
    p(limb([-22, 16, 2, 8, 17, 2.4, 36, 15, 2, 40, 10, 1.6]), '#b9c1cd', 'blade', { material: 'metal' })
  },
  'mary-janes': (p, shoe, skin) => {
    bare(p, mix(skin, '#fffaf0', 0.8))
    p(blob([-18, -2, -10, 2, 2, 4, 16, 0, 30, 0, 37, 8, 31, 15, 0, 16, -17, 14]), shoe, 'shoe', L)
    p(limb([-12, -2, 3, 2, -11, 3.4, 14, -2, 3]), shoe, 'strap', L)
    p(oval(9, -7, 3, 3), '#ffe9a0', 'buckle', { material: 'metal' })
    sole(p, shadeOf(shoe, 1.6), 3)
  },
  brogues: (p, shoe) => {
    p(blob([-17, -12, -4, -13, 12, -8, 30, -1, 37, 8, 31, 13, 0, 14, -16, 13, -19, 2]), shoe, 'shoe', L)
    sole(p, shadeOf(shoe, 2), 3)
    p(limb([20, -5, 1, 23, 2, 1.8, 22, 10, 1]), shadeOf(shoe, 1.6), 'seam', { decal: true })
    for (const x of [4, 10]) p(limb([x, -9, 1.4, x + 5, -4, 1.5]), shadeOf(shoe, 2.4), 'lace', { decal: true })
  },
  'light-trainers': (p, shoe, skin, laces) => {
    SHOES.trainers?.(p, shoe, skin, laces)
    for (const [x, c] of [
      [-14, '#ff5d6c'],
      [-2, '#ffd84a'],
      [10, '#5ee08a'],
      [22, '#5cc8ff'],
      [32, '#c58bff'],
    ] as const) {
      p(oval(x, 14, 6.5, 6.5), c, 'glow', { soft: true, lit: true, alpha: 0.7, material: 'light' })
      p(oval(x, 14, 3.4, 3.2), c, 'light', { lit: true, decal: true })
    }
  },
  trainers: (p, shoe, _skin, laces) => {
    p(blob([-17, -15, -4, -16, 14, -11, 31, -3, 37, 8, 30, 13, 0, 14, -16, 13, -19, 2]), shoe, 'shoe', L)
    sole(p, '#fffaf0', 8)
    p(limb([-8, 8, 2, 4, -6, 3, 14, 4, 2]), mix(shoe, '#ffffff', 0.75), 'stripe', { decal: true })
    for (const x of [5, 11, 17])
      p(limb([x, -12 + x * 0.3, 1.7, x + 5, -6 + x * 0.3, 1.9]), laces ?? tone(mix(shoe, '#ffffff', 0.9), 0), 'lace', {
        decal: true,
      })
    p(rect(-19, -2, 8, 9, 3), mix(shoe, '#ffffff', 0.5), 'shoe', { decal: true })
  },
}

/** Whether it was one of these; every other foot is shod as usual. */
export function drawFootwear(
  p: Pen,
  kind: Footwear,
  shoe: Hex,
  skin: Hex,
  laces: Hex | undefined,
  far: boolean,
): boolean {
  const draw = SHOES[kind === 'one-boot' && far ? 'barefoot' : kind]
  draw?.(p, shoe, skin, laces)
  return draw !== undefined
}
