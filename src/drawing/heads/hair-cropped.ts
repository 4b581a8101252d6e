// Curls, coils and waves that were cut short: close to the skull, clear of ears and neck.
import type { Dice } from '../../base/dice.ts'
import { cloud, curl, curlsAlong, curlsOver, hairline } from './hair-coils.ts'
import type { HairPens } from './hair-pens.ts'
import { shadeOf, tone, type Hex } from '../shapes/color.ts'
import { blob, limb, oval } from '../shapes/path.ts'

const H = { material: 'hair', puff: 0.8 } as const

export function drawCroppedAfro({ back, front, yaw, behind }: HairPens, color: Hex, dice: Dice): void {
  cloud(back, -yaw * 5, -24, 106, 92, color, dice)
  if (behind) cloud(front, 0, -12, 98, 88, color, dice)
  else hairline(front, yaw, color, dice)
}

export function drawCroppedCurls({ back, front, yaw, behind }: HairPens, color: Hex, dice: Dice): void {
  back(oval(-yaw * 5, -14, 93, 84), shadeOf(color, 1), 'hair', { ...H, plain: true })
  for (let i = 0; i < 15; i++) {
    const a = Math.PI * (0.98 + (1.04 * i) / 14)
    const r = 86 + (i % 2) * 9
    curl(back, Math.cos(a) * r - yaw * 5, -14 + Math.sin(a) * r * 0.95, 18 + dice.next() * 6, color, dice)
  }
  if (behind) {
    front(oval(0, -8, 95, 86), color, 'hair', { ...H, plain: true })
    curlsOver(front, -10, 84, [19, 5], color, dice)
    return
  }
  const k = yaw * 5
  front(
    blob([-86, 2, -91, -40, -60, -86, 0, -100, 60, -86, 91, -40, 86, 2, 76, -32, 40, -54, k, -60, -40, -54, -76, -32]),
    color,
    'hair',
    { ...H, plain: true },
  )
  curlsAlong(front, { count: 8, from: 1.08, sweep: 0.84, x: 0, y: -26, rx: 82, ry: 68, r: [17, 6] }, color, dice)
  curlsAlong(front, { count: 9, from: 1.04, sweep: 0.92, x: k * 0.4, y: -8, rx: 84, ry: 55, r: [13, 5] }, color, dice)
}

/** Locks of two bends each, swept over the brow from a parting at one side. */
const WAVES = [
  [34, -92, 7, 66, -92, 15, 74, -62, 15, 90, -44, 11, 86, -14, 3],
  [36, -96, 7, 30, -116, 13, -6, -104, 17, -34, -112, 13, -52, -96, 3],
  [30, -92, 7, -16, -104, 17, -54, -80, 17, -80, -74, 13, -92, -44, 3],
  [32, -92, 7, -6, -84, 18, -34, -72, 17, -66, -62, 14, -84, -24, 3],
  [34, -90, 7, 12, -76, 17, -18, -66, 16, -42, -54, 12, -62, -34, 2.5],
  [38, -90, 7, 40, -72, 14, 22, -58, 13, 8, -58, 10, -12, -44, 2.5],
] as const

export function drawCroppedWaves({ back, front, yaw, behind }: HairPens, color: Hex): void {
  back(
    blob([
      -86, 34, -96, -14, -78, -72, -30, -104, 30, -104, 78, -72, 96, -14, 86, 34, 66, 52, 30, 46, 0, 54, -30, 46, -66,
      52,
    ]),
    shadeOf(color, 0.8),
    'hair',
    H,
  )
  if (behind) return
  const k = yaw * 4
  front(
    blob(
      [
        -87,
        14,
        -92,
        -24,
        -78,
        -68,
        -42,
        -96,
        k,
        -104,
        44,
        -96,
        80,
        -66,
        92 - k,
        -22,
        87 - k,
        14,
        79 - k,
        2,
        74,
        -30,
        56,
        -48,
        30,
        -58,
        0,
        -54,
        -36,
        -42,
        -62,
        -30,
        -78,
        -14,
        -79 + k,
        2,
      ],
      0.92,
    ),
    color,
    'hair',
    H,
  )
  for (const [i, spine] of WAVES.entries()) {
    front(
      limb(spine.map((v, n) => (n % 3 === 0 && n > 2 ? v + k : v))),
      tone(color, [0.012, -0.01, 0.004, 0.018, 0.008, 0.02][i] ?? 0),
      'hair',
      { ...H, puff: 0.7 },
    )
    const [x0, y0, , x1, y1, , x2, y2, , x3, y3] = spine
    front(limb([x0, y0, 0.8, x1, y1, 1.8, x2 + k, y2, 2, x3 + k, y3, 0.8]), tone(color, -0.05), 'strand', {
      decal: true,
      material: 'hair',
      alpha: 0.6,
      fine: true,
    })
  }
}
