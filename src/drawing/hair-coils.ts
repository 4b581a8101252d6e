// Hair that curls: clouds of coils, a round afro, long locs.
import type { Dice } from '../base/dice.ts'
import { shadeOf, tone, type Hex } from './color.ts'
import type { HairPens } from './hair-pens.ts'
import type { Pen } from './graph.ts'
import { blob, limb, oval } from './path.ts'

const H = { material: 'hair', puff: 0.9 } as const

function spiral(p: Pen, x: number, y: number, r: number, color: Hex, dice: Dice): void {
  const start = dice.next() * 6.28
  const way = dice.next() < 0.5 ? -1 : 1
  const spine: number[] = []
  for (let i = 0; i < 9; i++) {
    const u = i / 8
    const a = start + way * u * 5.6
    const k = r * (0.8 - 0.62 * u)
    spine.push(x + Math.cos(a) * k, y + Math.sin(a) * k * 0.94, (1 - u * 0.4) * r * 0.12 * Math.min(1, 0.35 + u * 4))
  }
  p(limb(spine), tone(color, 0.075, 0.012), 'coil', { decal: true, material: 'hair', fine: true })
}

function curl(p: Pen, x: number, y: number, r: number, color: Hex, dice: Dice): void {
  p(oval(x, y, r, r * 0.96), tone(color, (dice.next() - 0.5) * 0.03), 'hair', H)
  spiral(p, x, y, r, color, dice)
}

export function drawCurls({ back, front, yaw, behind }: HairPens, color: Hex, dice: Dice): void {
  back(oval(-yaw * 5, -6, 100, 96), shadeOf(color, 1), 'hair', { ...H, plain: true })
  for (let i = 0; i < 20; i++) {
    const a = Math.PI * (0.86 + (1.28 * i) / 19)
    const r = 97 + (i % 2) * 9
    curl(back, Math.cos(a) * r - yaw * 5, -8 + Math.sin(a) * r * 0.93, 24 + dice.next() * 6, color, dice)
  }
  for (const s of [-1, 1])
    for (let i = 0; i < 3; i++) curl(back, s * (98 - i * 9) - yaw * 5, 28 + i * 22, 21 - i * 2, color, dice)
  if (behind) {
    front(oval(0, -6, 98, 90), color, 'hair', { ...H, plain: true })
    for (let i = 0; i < 34; i++) {
      const a = i * 2.4
      const r = Math.sqrt(i / 34) * 92
      curl(front, Math.cos(a) * r, -8 + Math.sin(a) * r * 0.92, 19 + dice.next() * 6, color, dice)
    }
    return
  }
  const k = yaw * 5
  front(blob([-86, -2, -92, -40, -60, -88, 0, -102, 60, -88, 92, -40, 86, -2, 74, -32, 40, -56, k, -63, -40, -56, -74, -32]), color, 'hair', { ...H, plain: true }) // prettier-ignore
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (1.08 + (0.84 * i) / 8)
    curl(front, Math.cos(a) * 84, -24 + Math.sin(a) * 70, 18 + dice.next() * 4, color, dice)
  }
  for (let i = 0; i < 10; i++) {
    const a = Math.PI * (1.01 + (0.98 * i) / 9)
    curl(front, Math.cos(a) * 88 + k * 0.4, -6 + Math.sin(a) * 58, 13 + dice.next() * 5, color, dice)
  }
  for (const s of [-1, 1]) {
    curl(front, s * 88 - k * 0.6, 8, 15, color, dice)
    curl(front, s * 90 - k * 0.6, 30, 13, color, dice)
  }
}

function scallops(cx: number, cy: number, rx: number, ry: number, n: number, bump: number): number[] {
  const out: number[] = []
  for (let i = 0; i < n * 2; i++) {
    const a = (i / (n * 2)) * Math.PI * 2
    const k = i % 2 ? 1 : 1 - bump
    out.push(cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k)
  }
  return out
}

export function drawAfro({ back, front, yaw, behind }: HairPens, color: Hex, dice: Dice): void {
  const x = -yaw * 6
  back(blob(scallops(x, -26, 134, 122, 23, 0.055), 1.1), color, 'hair', H)
  const mark = (p: Pen, px: number, py: number, i: number) => {
    const a = dice.next() * 6.28
    const r = 5 + dice.next() * 4
    p(limb([px + Math.cos(a) * r, py + Math.sin(a) * r, 0.9, px + Math.cos(a + 1.3) * r, py + Math.sin(a + 1.3) * r, 1.7, px + Math.cos(a + 2.6) * r, py + Math.sin(a + 2.6) * r, 0.9]), i % 3 ? tone(color, 0.075) : shadeOf(color, 1.2), 'coil', { decal: true, material: 'hair', fine: true }) // prettier-ignore
  }
  for (let i = 0; i < 90; i++) {
    const a = i * 2.4
    const r = Math.sqrt(i / 90) * 0.92
    mark(back, x + Math.cos(a) * 126 * r, -28 + Math.sin(a) * 114 * r, i)
  }
  if (behind) {
    front(blob(scallops(0, -14, 112, 100, 20, 0.04)), color, 'hair', H)
    for (let i = 0; i < 60; i++)
      mark(front, Math.cos(i * 2.4) * Math.sqrt(i / 60) * 98, -16 + Math.sin(i * 2.4) * Math.sqrt(i / 60) * 88, i)
    return
  }
  const k = yaw * 5
  front(
    blob([-86, 10, -100, -22, -92, -66, -54, -100, 0, -112, 54, -100, 92, -66, 100, -22, 86 - k, 10, 79 - k, -6, 76, -24, 64, -34, 56, -46, 38, -50, 24, -59, k, -58, -24, -60, -38, -51, -56, -47, -64, -34, -76, -24, -79, -6], 1.05), // prettier-ignore
    tone(color, 0.012),
    'hair',
    H,
  )
  for (let i = 0; i < 26; i++) {
    const a = Math.PI * (1.04 + (0.92 * (i % 13)) / 12)
    const r = i < 13 ? 0.86 : 1.06
    mark(front, Math.cos(a) * 88 * r, -18 + Math.sin(a) * 76 * r, i)
  }
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
