// What grows: each drawn at the foot of itself, in figure units (a child is 440 high).
import type { Dice } from '../base/dice.ts'
import { mix, shadeOf, tone, type Hex } from './color.ts'
import type { Pen } from './graph.ts'
import { move, scale, times, turn } from './matrix.ts'
import { blob, limb, oval } from './path.ts'

const LEAF = { material: 'leaf', puff: 0.9 } as const
const BARK = { material: 'wood', puff: 0.8 } as const

function clump(p: Pen, x: number, y: number, r: number, color: Hex, die: Dice): void {
  const pts: number[] = []
  const n = 9
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2
    const k = r * (0.86 + die.next() * 0.26)
    pts.push(x + Math.cos(a) * k * 1.12, y + Math.sin(a) * k * 0.86)
  }
  p(blob(pts, 1.12), color, 'leaves', LEAF)
}

function sprig(p: Pen, x: number, y: number, l: number, deg: number, color: Hex): void {
  p.to(times(move(x, y), turn(deg)))(blob([0, 0, l * 0.3, -l * 0.24, l * 0.7, -l * 0.18, l, 0, l * 0.7, l * 0.18, l * 0.3, l * 0.24]), color, 'leaf', { material: 'leaf', puff: 0.2, decal: true, fine: true }) // prettier-ignore
}

/** A crown of clumps: dark beneath, light at the upper left, with loose leaves. */
export function crown(p: Pen, w: number, h: number, color: Hex, die: Dice, count = 9): void {
  const blobs: [number, number, number, number][] = []
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2 + die.next() * 0.5
    blobs.push([Math.cos(a) * w * 0.34, Math.sin(a) * h * 0.3, (w + h) * (0.15 + die.next() * 0.05), 0])
  }
  blobs.push([0, 0, (w + h) * 0.2, 0], [-w * 0.14, -h * 0.18, (w + h) * 0.15, 0])
  for (const b of blobs) b[3] = -b[0] / w - (b[1] / h) * 1.5
  blobs.sort((a, b) => a[3] - b[3])
  for (const [x, y, r, lit] of blobs) {
    clump(p, x, y, r, tone(color, lit * 0.075, 0, -lit * 7), die)
    for (let i = 0; i < 5; i++) {
      const a = die.next() * 6.28
      const q = r * Math.sqrt(die.next()) * 0.95
      sprig(p, x + Math.cos(a) * q * 1.05, y + Math.sin(a) * q * 0.8, 9 + die.next() * 9, die.next() * 360, tone(color, lit * 0.075 + (die.next() < 0.6 ? 0.055 : -0.055), 0.005)) // prettier-ignore
    }
  }
}

export function roundTree(p: Pen, h: number, color: Hex, die: Dice, bark = '#8a6348'): void {
  const w = h * 0.1
  const lean = (die.next() - 0.5) * w
  p(blob([-w * 1.1, 2, -w * 0.5, -h * 0.08, -w * 0.38 + lean * 0.5, -h * 0.36, -w * 0.4 + lean, -h * 0.62, w * 0.3 + lean, -h * 0.62, w * 0.4 + lean * 0.5, -h * 0.36, w * 0.55, -h * 0.08, w * 1.2, 2, 0, 8]), bark, 'trunk', BARK) // prettier-ignore
  p(
    limb([lean * 0.6, -h * 0.42, w * 0.26, w * 1.2, -h * 0.53, w * 0.2, w * 2, -h * 0.62, w * 0.12]),
    bark,
    'branch',
    BARK,
  )
  for (let i = 0; i < 3; i++) {
    const x = (die.next() - 0.5) * w * 0.5
    p(limb([x, -h * 0.1, 0.8, x + lean * 0.3, -h * 0.2, 1.8, x + lean * 0.5, -h * 0.32, 0.7]), shadeOf(bark, 1.6), 'bark', { decal: true, fine: true, alpha: 0.7 }) // prettier-ignore
  }
  crown(p.to(move(lean, -h * 0.72)), h * 0.62, h * 0.5, color, die)
}

/** A tall trunk that leaves the top of the page. */
export function tallTrunk(p: Pen, w: number, h: number, color: Hex, die: Dice): void {
  const lean = (die.next() - 0.5) * w * 1.4
  p(blob([-w * 1.15, 6, -w * 0.62, -h * 0.06, -w * 0.46, -h * 0.3, -w * 0.4 + lean, -h, w * 0.4 + lean, -h, w * 0.46, -h * 0.3, w * 0.64, -h * 0.06, w * 1.2, 6, 0, 14]), color, 'trunk', BARK) // prettier-ignore
  for (let i = 0; i < 5; i++) {
    const x = (die.next() - 0.5) * w * 0.62
    const y = -h * (0.05 + die.next() * 0.7)
    p(limb([x, y, 0.6, x + 1.5, y - h * 0.06, w * 0.045, x, y - h * 0.13, 0.5]), shadeOf(color, 1.5), 'bark', { decal: true, fine: true, alpha: 0.75 }) // prettier-ignore
  }
}

export function pine(p: Pen, h: number, color: Hex, die: Dice, snow = false): void {
  p(blob([-h * 0.05, 2, -h * 0.035, -h * 0.2, h * 0.035, -h * 0.2, h * 0.05, 2]), '#7d5a44', 'trunk', BARK)
  for (let i = 0; i < 4; i++) {
    const y = -h * (0.12 + i * 0.2)
    const w = h * (0.3 - i * 0.058)
    const t = -h * (0.46 + i * 0.182)
    const j = (die.next() - 0.5) * 8
    p(blob([0, t, w * 0.34, y - h * 0.12, w * 0.74, y - 4, w + j, y + 6, w * 0.5, y + h * 0.03, 0, y + h * 0.018, -w * 0.5, y + h * 0.03, -w + j, y + 6, -w * 0.74, y - 4, -w * 0.34, y - h * 0.12], 0.85), tone(color, i * 0.014), 'leaves', LEAF) // prettier-ignore
    if (snow)
      p(blob([0, t, w * 0.3, y - h * 0.13, w * 0.62, y - h * 0.05, w * 0.3, y - h * 0.07, 0, y - h * 0.03, -w * 0.34, y - h * 0.08, -w * 0.62, y - h * 0.04, -w * 0.3, y - h * 0.13], 0.9), '#ffffff', 'snow', { material: 'cloud', puff: 0.4, decal: true }) // prettier-ignore
  }
}

export function palm(p: Pen, h: number, color: Hex, die: Dice): void {
  const bend = (die.next() < 0.5 ? -1 : 1) * h * 0.16
  p(limb([0, 4, h * 0.05, bend * 0.25, -h * 0.35, h * 0.036, bend * 0.7, -h * 0.7, h * 0.03, bend * 1.1, -h * 0.92, h * 0.026]), '#b08a5e', 'trunk', BARK) // prettier-ignore
  for (let i = 1; i < 9; i++) {
    const u = i / 9
    const x = bend * u * u * 1.1
    p(limb([x - h * 0.036, -h * 0.92 * u, 1, x, -h * 0.92 * u + 5, 2, x + h * 0.034, -h * 0.92 * u - 2, 1]), shadeOf('#b08a5e', 1.2), 'bark', { decal: true, fine: true, alpha: 0.7 }) // prettier-ignore
  }
  const q = p.to(move(bend * 1.1, -h * 0.93))
  for (const [deg, l] of [[-164, 0.34], [-20, 0.36], [-196, 0.36], [10, 0.38], [-128, 0.34], [-54, 0.36], [-92, 0.3]] as const) {
    const f = q.to(turn(deg))
    const L = l * h
    const s = Math.cos((deg * Math.PI) / 180) < 0 ? -1 : 1
    f(blob([0, -3, L * 0.3, -L * 0.1 * s - 8, L * 0.7, 0, L, L * 0.26 * s, L * 0.74, L * 0.16 * s, L * 0.5, L * 0.18 * s, L * 0.3, L * 0.09 * s, 0, 5]), tone(color, (deg % 3) * 0.014), 'leaf', LEAF) // prettier-ignore
    f(limb([0, 0, 1.6, L * 0.4, -L * 0.02 * s, 1.4, L * 0.9, L * 0.18 * s, 0.6]), tone(color, 0.07), 'vein', { decal: true, fine: true }) // prettier-ignore
  }
  for (const x of [-8, 7]) q(oval(x, 7, 8.5), '#8a5a3a', 'coconut', { material: 'wood' })
} // prettier-ignore

export function birch(p: Pen, h: number, color: Hex, die: Dice): void {
  p(blob([-h * 0.04, 3, -h * 0.026, -h * 0.3, -h * 0.018, -h * 0.8, h * 0.018, -h * 0.8, h * 0.028, -h * 0.3, h * 0.045, 3]), '#f3efe4', 'trunk', BARK) // prettier-ignore
  for (let i = 0; i < 7; i++) {
    const y = -h * (0.06 + i * 0.075)
    const s = die.next() < 0.5 ? -1 : 1
    p(limb([s * h * 0.026, y, 1.6, s * h * 0.006, y + 2, 1]), '#5a4f50', 'bark', { decal: true, fine: true })
  }
  crown(p.to(move(0, -h * 0.74)), h * 0.42, h * 0.52, color, die, 8)
}

export function bush(p: Pen, w: number, color: Hex, die: Dice, berry?: Hex): void {
  const q = p.to(move(0, -w * 0.24))
  for (const [x, y, r, l] of [[0.3, 0.06, 0.28, -0.05], [-0.3, 0.07, 0.27, -0.03], [0.02, -0.02, 0.34, 0], [-0.14, -0.14, 0.2, 0.055]] as const)
    clump(q, x * w, y * w, r * w, tone(color, l), die)
  for (let i = 0; i < 9; i++) {
    const x = (die.next() - 0.5) * w * 0.8
    const y = (die.next() - 0.6) * w * 0.34
    if (berry) q(oval(x, y, 4.5), berry, 'berry', { material: 'food', puff: 0.8, decal: true, fine: true })
    else sprig(q, x, y, 10, die.next() * 360, tone(color, 0.07))
  }
} // prettier-ignore

export function tuft(p: Pen, h: number, color: Hex, die: Dice): void {
  for (let i = 0; i < 4; i++) {
    const x = (i - 1.5) * 5
    const b = (i - 1.5) * 5 + (die.next() - 0.5) * 10
    p(blob([x - 2.4, 0, x + b * 0.4 - 1.4, -h * 0.6, x + b, -h * (0.8 + die.next() * 0.3), x + b * 0.5 + 1.6, -h * 0.55, x + 2.6, 0]), tone(color, (die.next() - 0.4) * 0.08), 'grass', { material: 'leaf', puff: 0, plain: true, decal: true, fine: true }) // prettier-ignore
  }
}

export function flower(p: Pen, h: number, color: Hex, die: Dice): void {
  const lean = (die.next() - 0.5) * 10
  p(limb([0, 0, 1.8, lean * 0.4, -h * 0.5, 1.6, lean, -h, 1.2]), '#5a9a48', 'stem', {
    material: 'leaf',
    puff: 0.2,
    plain: true,
  })
  sprig(p, lean * 0.3, -h * 0.35, 12, -38, '#63a44e')
  const q = p.to(times(move(lean, -h), scale(h / 40)))
  const kind = die.roll(3)
  if (kind === 2) {
    q(blob([-9, -4, -9, -16, -4, -12, 0, -18, 4, -12, 9, -16, 9, -4, 0, 4]), color, 'petal', {
      material: 'leaf',
      puff: 0.7,
    })
    return
  }
  const n = kind === 0 ? 5 : 7
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2
    q(oval(Math.cos(a) * 8, Math.sin(a) * 7, kind === 0 ? 6 : 4.4, kind === 0 ? 6 : 4.4), color, 'petal', { material: 'leaf', puff: 0.5, plain: true }) // prettier-ignore
  }
  q(oval(0, 0, 4.8, 4.4), color === '#ffd34d' ? '#e8872e' : '#ffcf3f', 'petal', {
    material: 'leaf',
    puff: 0.6,
    plain: true,
  })
}

export function mushroom(p: Pen, s: number, color: Hex = '#e4513e'): void {
  const q = p.to(scale(s))
  q(blob([-12, 2, -9, -38, 9, -38, 13, 2, 0, 6]), '#f5e6cb', 'stem', { material: 'food' })
  q(blob([-42, -34, -36, -62, 0, -84, 36, -62, 42, -34, 0, -25]), color, 'cap', { material: 'food' })
  for (const [x, y, r] of [[-19, -52, 6], [4, -69, 7], [21, -49, 5], [-1, -42, 4.5]] as const) q(oval(x, y, r, r * 0.8), '#fff4e2', 'dot', { decal: true }) // prettier-ignore
}

export function fern(p: Pen, l: number, deg: number, color: Hex): void {
  const q = p.to(turn(deg))
  const bend = (u: number) => [u * l, -u * u * l * 0.22] as const
  for (let i = 12; i >= 1; i--) {
    const u = i / 13
    const [x, y] = bend(u)
    const s = l * 0.3 * Math.sin(Math.PI * Math.min(1, u * 0.85 + 0.12)) + 4
    for (const g of [-1, 1]) {
      const a = q.to(times(move(x, y), turn(g * (62 - u * 22) - u * 14)))
      a(blob([0, 0, s * 0.3, -s * 0.17, s * 0.7, -s * 0.14, s, 0, s * 0.7, s * 0.14, s * 0.3, s * 0.17]), tone(color, u * 0.07 + (g < 0 ? 0.03 : 0)), 'fern', { material: 'leaf', puff: 0.6, plain: true }) // prettier-ignore
    }
  }
  const spine: number[] = []
  for (let i = 0; i <= 5; i++) spine.push(...bend(i / 5), 3.2 * (1 - i / 6))
  q(limb(spine), tone(color, 0.05), 'fern', { material: 'leaf', puff: 0.3, plain: true })
}

/** A leafy bough that hangs into the picture from a corner. */
export function bough(p: Pen, l: number, color: Hex, die: Dice): void {
  p(limb([0, 0, l * 0.03, l * 0.5, l * 0.1, l * 0.022, l, l * 0.34, l * 0.008]), '#6d4d3c', 'branch', BARK)
  for (let i = 0; i < 17; i++) {
    const u = 0.08 + (i / 17) * 0.92
    const q = p.to(times(move(u * l, l * 0.34 * u * u), turn((i % 2 ? 34 : -28) + die.next() * 50)))
    const s = l * (0.17 + die.next() * 0.06)
    q(blob([0, 0, s * 0.3, -s * 0.22, s * 0.7, -s * 0.18, s, 0, s * 0.7, s * 0.18, s * 0.3, s * 0.22]), tone(color, (die.next() - 0.5) * 0.09), 'leaf', LEAF) // prettier-ignore
    q(limb([s * 0.08, 0, 0.6, s * 0.5, 0, 1.2, s * 0.9, 0, 0.4]), tone(color, 0.07), 'vein', {
      decal: true,
      fine: true,
    })
  }
}

export function reeds(p: Pen, h: number, die: Dice): void {
  for (let i = 0; i < 6; i++) {
    const x = (i - 2.5) * 11 + die.next() * 6
    const b = (die.next() - 0.5) * 26
    const t = h * (0.7 + die.next() * 0.4)
    p(limb([x, 2, 3.4, x + b * 0.4, -t * 0.6, 2.6, x + b, -t, 0.8]), mix('#6f9e4e', '#9bb85a', die.next()), 'reed', { material: 'leaf', puff: 0.4, plain: true }) // prettier-ignore
    if (i % 2) p(limb([x + b * 0.3, -t * 0.72, 5, x + b * 0.4, -t * 0.92, 5]), '#8a5a3a', 'reed', { material: 'wood' })
  }
}

export function cactus(p: Pen, h: number): void {
  const c = '#5fa26a'
  p(limb([0, 0, h * 0.11, 0, -h * 0.5, h * 0.12, 0, -h * 0.88, h * 0.1]), c, 'cactus', LEAF)
  p(
    limb([h * 0.06, -h * 0.42, h * 0.06, h * 0.25, -h * 0.44, h * 0.065, h * 0.27, -h * 0.66, h * 0.06]),
    c,
    'cactus',
    LEAF,
  )
  p(
    limb([-h * 0.06, -h * 0.34, h * 0.05, -h * 0.22, -h * 0.37, h * 0.055, -h * 0.24, -h * 0.54, h * 0.05]),
    c,
    'cactus',
    LEAF,
  )
  for (const x of [-0.05, 0, 0.05]) p(limb([x * h, -h * 0.06, 0.8, x * h * 1.1, -h * 0.5, 1.4, x * h, -h * 0.9, 0.6]), tone(c, 0.07), 'rib', { decal: true, fine: true }) // prettier-ignore
  p(oval(0, -h * 0.99, h * 0.05, h * 0.035), '#ff8ea6', 'petal', { material: 'leaf' })
}
