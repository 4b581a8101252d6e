// Hair that curls: clouds of coils, a round afro, long locs.
import type { Dice } from '../../base/dice.ts'
import { shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { HairPens } from './hair-pens.ts'
import type { Pen } from '../shapes/graph.ts'
import { blob, limb, oval } from '../shapes/path.ts'

const H = { material: 'hair', puff: 0.9 } as const

const TINTS = [-0.016, 0, 0.014] as const

/** One lock rolled up: a tube that winds to its own middle. Few turns and few tints, so that like shapes share their light. */
export function curl(p: Pen, x: number, y: number, r: number, color: Hex, dice: Dice): void {
  const tint = tone(color, dice.pick(TINTS))
  const start = Math.floor(dice.next() * 8) * 0.785
  const way = dice.next() < 0.5 ? -1 : 1
  p(oval(x, y, r, r * 0.96), shadeOf(tint, 0.5), 'hair', { ...H, puff: 0.6 })
  const spine: number[] = []
  for (let i = 0; i < 10; i++) {
    const u = i / 9
    const a = start + way * u * 6.6
    const k = r * (0.86 - 0.72 * u)
    spine.push(x + Math.cos(a) * k, y + Math.sin(a) * k * 0.94, r * 0.17 * Math.min(1, 0.3 + u * 3) * (1 - u * 0.3))
  }
  p(limb(spine), tone(tint, 0.05, 0.014), 'coil', { material: 'hair', puff: 0.8, plain: true })
}

interface Arc {
  count: number
  /** Where it begins and how far it goes, in half turns. */
  from: number
  sweep: number
  x: number
  y: number
  rx: number
  ry: number
  /** The least of a curl, and how much more it may have. */
  r: readonly [number, number]
}

/** Curls side by side along an arc over the brow. */
export function curlsAlong(p: Pen, { count, from, sweep, x, y, rx, ry, r }: Arc, color: Hex, dice: Dice): void {
  for (let i = 0; i < count; i++) {
    const a = Math.PI * (from + (sweep * i) / (count - 1))
    curl(p, Math.cos(a) * rx + x, y + Math.sin(a) * ry, r[0] + dice.next() * r[1], color, dice)
  }
}

/** The back of a head full of curls, as far as `reach` from its middle. */
export function curlsOver(
  p: Pen,
  y: number,
  reach: number,
  r: readonly [number, number],
  color: Hex,
  dice: Dice,
): void {
  for (let i = 0; i < 30; i++) {
    const a = i * 2.4
    const far = Math.sqrt(i / 30) * reach
    curl(p, Math.cos(a) * far, y + Math.sin(a) * far * 0.92, r[0] + dice.next() * r[1], color, dice)
  }
}

export function drawCurls({ back, front, yaw, behind }: HairPens, color: Hex, dice: Dice): void {
  back(oval(-yaw * 5, -6, 100, 94), shadeOf(color, 1), 'hair', { ...H, plain: true })
  for (let i = 0; i < 17; i++) {
    const a = Math.PI * (0.84 + (1.32 * i) / 16)
    const r = 96 + (i % 2) * 12
    curl(back, Math.cos(a) * r - yaw * 5, -8 + Math.sin(a) * r * 0.92, 25 + dice.next() * 8, color, dice)
  }
  for (const s of [-1, 1])
    for (let i = 0; i < 3; i++)
      curl(back, s * (99 - i * 10 + (i % 2) * 8) - yaw * 5, 30 + i * 25, 24 - i * 2.4, color, dice)
  if (behind) {
    front(oval(0, -6, 98, 90), color, 'hair', { ...H, plain: true })
    curlsOver(front, -8, 92, [21, 6], color, dice)
    return
  }
  const k = yaw * 5
  front(blob([-88, 4, -92, -40, -60, -88, 0, -102, 60, -88, 92, -40, 88, 4, 76, -32, 40, -56, k, -63, -40, -56, -76, -32]), color, 'hair', { ...H, plain: true }) // prettier-ignore
  curlsAlong(front, { count: 8, from: 1.06, sweep: 0.88, x: 0, y: -26, rx: 86, ry: 70, r: [20, 7] }, color, dice)
  curlsAlong(front, { count: 9, from: 1.02, sweep: 0.96, x: k * 0.4, y: -8, rx: 86, ry: 57, r: [14, 7] }, color, dice)
  for (const s of [-1, 1])
    for (const [x, y, r] of [[90, 6, 17], [93, 31, 19], [88, 57, 16]] as const) curl(front, s * x - k * 0.6, y, r, color, dice) // prettier-ignore
}

/** A soft cloud of hair: many small rounds about one big one, and a few coils for the texture. */
export function cloud(p: Pen, cx: number, cy: number, rx: number, ry: number, color: Hex, dice: Dice): void {
  const n = Math.round((rx + ry) / 8.5)
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2
    const r = i % 3 === 0 ? 20 : 17
    p(oval(cx + Math.cos(a) * (rx - r * 0.62), cy + Math.sin(a) * (ry - r * 0.62), r), tone(color, dice.pick(TINTS)), 'hair', { ...H, puff: 0.7, plain: true })
  }
  p(oval(cx, cy, rx * 0.95, ry * 0.95), color, 'hair', { ...H, puff: 0.55, plain: true })
  const m = Math.round(rx * ry * 0.0075)
  for (let i = 0; i < m; i++) {
    const a = i * 2.4
    const r = Math.sqrt((i + 0.5) / m) * 0.93
    mark(p, cx + Math.cos(a) * rx * r, cy + Math.sin(a) * ry * r, i, color, dice)
  }
} // prettier-ignore

function mark(p: Pen, px: number, py: number, i: number, color: Hex, dice: Dice): void {
  const a = Math.floor(dice.next() * 8) * 0.785
  const r = 5 + dice.next() * 3
  const spine = [0, 0.9, 1.8, 2.7, 3.6, 4.5].flatMap((t, n) => [
    px + Math.cos(a + t) * r * (1 - n * 0.13),
    py + Math.sin(a + t) * r * (1 - n * 0.13),
    [0.7, 1.5, 1.9, 1.7, 1.3, 0.6][n] ?? 1,
  ])
  p(limb(spine), i % 3 ? tone(color, 0.06, 0.01) : shadeOf(color, 1.2), 'coil', { decal: true, material: 'hair', alpha: 0.8 }) // prettier-ignore
}

export function drawAfro({ back, front, yaw, behind }: HairPens, color: Hex, dice: Dice): void {
  cloud(back, -yaw * 6, -30, 132, 118, color, dice)
  if (behind) {
    cloud(front, 0, -16, 112, 98, color, dice)
    return
  }
  hairline(front, yaw, color, dice)
}

/** The short coily edge over the brow. */
export function hairline(front: Pen, yaw: number, color: Hex, dice: Dice): void {
  const k = yaw * 5
  front(
    blob([-86, 10, -98, -22, -92, -64, -54, -96, 0, -106, 54, -96, 92, -64, 98, -22, 86 - k, 10, 80 - k, -8, 78, -28, 68, -44, 48, -56, k, -64, -48, -57, -68, -44, -79, -28, -81, -8], 1.05), // prettier-ignore
    color,
    'hair',
    { ...H, puff: 0.35, plain: true },
  )
  for (let i = 0; i < 30; i++) {
    const a = Math.PI * (1.03 + (0.94 * (i % 15)) / 14)
    const r = i < 15 ? 0.92 : 1.08
    mark(front, Math.cos(a) * 84 * r, -20 + Math.sin(a) * 72 * r, i, color, dice)
  }
}

/** Two round puffs, parted in the middle. */
export function drawPuffs({ back, front, yaw, behind, swing }: HairPens, color: Hex, ribbon: Hex, dice: Dice): void {
  for (const s of [-1, 1]) cloud(back, s * 88 - yaw * 6 - swing * 10, -84 + swing * s * 6, 52, 49, color, dice)
  back(blob([-84, 20, -90, -20, -60, -80, 0, -94, 60, -80, 90, -20, 84, 20, 0, 50]), shadeOf(color, 0.9), 'hair', H)
  if (!behind) hairline(front, yaw, color, dice)
  for (const s of [-1, 1])
    front(oval(s * 62 - yaw * 4, -72, 13, 9, s * 42), ribbon, 'hair-tie', { material: 'cloth', puff: 0.7 })
  if (!behind) front(limb([yaw * 4, -104, 1, yaw * 5, -84, 1.8, yaw * 5, -64, 1]), shadeOf(color, 1.6), 'strand', { decal: true }) // prettier-ignore
}

export function drawLocs({ back, front, yaw }: HairPens, color: Hex, dice: Dice): void {
  back(blob([-90, 10, -80, -70, 0, -102, 80, -70, 90, 10, 60, 60, -60, 60]), shadeOf(color, 1), 'hair', {
    ...H,
    plain: true,
  })
  const loc = (p: Pen, x0: number, y0: number, x1: number, y1: number, x2: number, y2: number, bead: boolean) => {
    const shade = tone(color, (dice.next() - 0.4) * 0.05)
    p(
      limb([x0, y0, 9, x1, y1, 9.5, (x1 + x2) / 2 + (dice.next() - 0.5) * 8, (y1 + y2) / 2, 9, x2, y2, 6.5]),
      shade,
      'hair',
      H,
    )
    for (let i = 1; i < 4; i++) {
      const t = i / 4
      const x = x1 + (x2 - x1) * t
      const y = y1 + (y2 - y1) * t
      p(limb([x - 6, y - 2, 0.8, x, y + 1, 1.3, x + 6, y - 2, 0.8]), shadeOf(color, 1.5), 'strand', { decal: true, fine: true, material: 'hair' }) // prettier-ignore
    }
    if (bead) p(oval(x2, y2 - 4, 8, 6), '#ffc32f', 'bead', { material: 'metal' })
  }
  for (let i = 0; i < 11; i++) {
    const u = i / 10
    const s = u * 2 - 1
    loc(back, s * 70, -50, s * 98 - yaw * 4, 20, s * 92 + (dice.next() - 0.5) * 12, 84 + (1 - Math.abs(s)) * 30 + dice.next() * 14, i % 4 === 1)
  } // prettier-ignore
  const k = yaw * 4
  front(blob([-87, 8, -92, -26, -77, -70, -42, -98, 0, -106, 44, -98, 79, -70, 92, -26, 87, 8, 78, -26, 58, -46, 30, -58, k, -64, -30, -58, -60, -46, -78, -26]), color, 'hair', H) // prettier-ignore
  for (const s of [-1, 1]) {
    for (const [x, y, a, b] of [[6, -98, 50, -74], [10, -104, 30, -84], [14, -90, 66, -60]] as const)
      loc(front, s * x, y, s * a, b, s * (90 - k * s), -4 + a * 0.2, false)
    loc(front, s * 82, -18, s * (94 - k * s), 20, s * (95 - k * s), 76, true)
  } // prettier-ignore
}
