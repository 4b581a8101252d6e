// What grows: each drawn at the foot of itself, in figure units (a child is 440 high).
import type { Dice } from '../../base/dice.ts'
import { mix, shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, scale, times, turn } from '../shapes/matrix.ts'
import { blades, crown, leafLoop, lightOf, petals } from './foliage.ts'
import { blob, limb, oval, type Loop } from '../shapes/path.ts'

export { bush, crown } from './foliage.ts'

const LEAF = { material: 'leaf', puff: 0.9 } as const
const BARK = { material: 'wood', puff: 0.8 } as const

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
  p(blob([-w * 1.15, 6, -w * 0.62, -h * 0.06, -w * 0.46, -h * 0.3, -w * 0.4 + lean, -h, w * 0.4 + lean, -h, w * 0.46, -h * 0.3, w * 0.64, -h * 0.06, w * 1.2, 6, w * 0.4, -w * 0.1, 0, 16, -w * 0.4, -w * 0.08]), color, 'trunk', BARK) // prettier-ignore
  const dark: Loop[] = []
  const pale: Loop[] = []
  for (let i = 0; i < 13; i++) {
    const u = die.next()
    const x = (die.next() - 0.5) * w * 0.74 + lean * u * 0.7
    const [line = []] = limb([x, -h * u * 0.8 - 20, 0.8, x + w * 0.03, -h * (u * 0.8 + 0.03) - 20, w * 0.03, x, -h * (u * 0.8 + 0.07) - 20, 0.6]) // prettier-ignore
    if (i % 3) dark.push(line)
    else pale.push(line)
  }
  p(dark, shadeOf(color, 1.5), 'bark', { decal: true, alpha: 0.75 })
  p(pale, tone(color, 0.07), 'bark', { decal: true, alpha: 0.7 })
  if (w < 80 || die.next() < 0.5) return
  p(oval(w * 0.05 + lean * 0.2, -h * 0.2, w * 0.17, w * 0.24), shadeOf(color, 1.8), 'bark', { decal: true })
  p(oval(w * 0.07 + lean * 0.2, -h * 0.196, w * 0.1, w * 0.17), shadeOf(color, 3), 'bark', { decal: true })
}

export function pine(p: Pen, h: number, color: Hex, die: Dice, snow = false): void {
  p(blob([-h * 0.05, 2, -h * 0.035, -h * 0.2, h * 0.035, -h * 0.2, h * 0.05, 2]), '#7d5a44', 'trunk', BARK)
  for (let i = 0; i < 5; i++) {
    const y = -h * (0.11 + i * 0.165)
    const w = h * (0.29 - i * 0.046)
    const t = -h * (0.4 + i * 0.152)
    const sway = (die.next() - 0.5) * 8
    const rim: number[] = [0, t, w * 0.3, y - h * 0.13, w * 0.68, y - h * 0.035]
    const n = 5
    for (let j = 0; j <= n * 2; j++) {
      const u = 1 - j / n
      rim.push(w * u + sway, y + (j % 2 ? -h * 0.022 : h * 0.012) + (1 - u * u) * h * 0.03)
    }
    rim.push(-w * 0.68, y - h * 0.035, -w * 0.3, y - h * 0.13)
    p(blob(rim, 0.62), tone(color, i * 0.013 - 0.02), 'leaves', LEAF)
    const lit: Loop[] = []
    const dark: Loop[] = []
    for (let j = 0; j < 9; j++) {
      const u = (die.next() - 0.62) * 1.2
      lit.push(leafLoop(w * u * 0.7, y - h * (0.02 + die.next() * 0.1), h * 0.04, 90 - u * 60, 0.2))
      dark.push(
        leafLoop(w * (0.1 + die.next() * 0.7), y - h * (die.next() * 0.05), h * 0.045, 60 + die.next() * 40, 0.2),
      )
    }
    if (!snow) p(lit, lightOf(color, 1.6), 'leaf', { material: 'leaf', puff: 0, decal: true, fine: true })
    p(dark, lightOf(color, -1.6), 'leaf', { material: 'leaf', puff: 0, decal: true, fine: true })
    if (snow)
      p(blob([0, t, w * 0.26, y - h * 0.13, w * 0.62, y - h * 0.045, w * 0.44, y - h * 0.05, w * 0.3, y - h * 0.075, w * 0.12, y - h * 0.02, 0, y - h * 0.05, -w * 0.2, y - h * 0.01, -w * 0.36, y - h * 0.06, -w * 0.62, y - h * 0.03, -w * 0.26, y - h * 0.13], 0.85), '#ffffff', 'snow', { material: 'cloud', puff: 0.5, decal: true }) // prettier-ignore
  }
}

export function palm(p: Pen, h: number, color: Hex, die: Dice): void {
  const bend = (die.next() < 0.5 ? -1 : 1) * h * 0.16
  p(limb([0, -h * 0.036, h * 0.046, bend * 0.25, -h * 0.35, h * 0.036, bend * 0.7, -h * 0.7, h * 0.03, bend * 1.1, -h * 0.92, h * 0.026]), '#b08a5e', 'trunk', BARK) // prettier-ignore
  const rings: Loop[] = []
  for (let i = 1; i < 13; i++) {
    const u = i / 13
    const x = bend * u * u * 1.1
    rings.push(...limb([x - h * 0.034, -h * 0.92 * u, 1, x, -h * 0.92 * u + 6, 2.4, x + h * 0.032, -h * 0.92 * u - 2, 1]))
  }
  p(rings, shadeOf('#b08a5e', 1.3), 'bark', { decal: true, alpha: 0.7 })
  const q = p.to(move(bend * 1.1, -h * 0.93))
  for (const [i, [deg, l]] of ([[-150, 0.3], [-30, 0.3], [-164, 0.36], [-16, 0.36], [-196, 0.36], [12, 0.37], [-126, 0.35], [-56, 0.35], [-90, 0.3]] as const).entries()) {
    const f = q.to(turn(deg))
    const L = l * h
    const s = Math.cos((deg * Math.PI) / 180) < 0 ? -1 : 1
    const leaf: Loop[] = []
    const shine: Loop[] = []
    for (let j = 1; j <= 15; j++) {
      const u = j / 15
      const y = (u * u * 0.3 - u * 0.06) * L * s
      const size = L * (0.26 * Math.sin(Math.PI * Math.min(1, u * 0.8 + 0.16)) + 0.04)
      for (const g of [-1, 1]) {
        const line = leafLoop(u * L * 0.96, y, size, g * (64 - u * 30) + u * 30 * s, 0.17)
        if (g === s) leaf.push(line)
        else shine.push(line)
      }
    }
    const tint = lightOf(color, i < 2 ? -2 : i % 2 ? -0.4 : 0.5)
    f(leaf, lightOf(tint, -0.8), 'palm-leaf', { material: 'leaf', puff: 0, plain: true })
    f(shine, tint, 'palm-leaf', { material: 'leaf', puff: 0, plain: true })
    f(limb([0, 0, 3.4, L * 0.4, L * 0.03 * s, 2.6, L * 0.97, L * 0.24 * s, 0.8]), tone(color, 0.08), 'vein', { decal: true, material: 'leaf' })
  }
  for (const x of [-9, 8, 0]) q(oval(x, 8 + (x === 0 ? 6 : 0), 10), '#8a5a3a', 'coconut', { material: 'wood' })
} // prettier-ignore

export function birch(p: Pen, h: number, color: Hex, die: Dice): void {
  p(blob([-h * 0.06, 4, -h * 0.03, -h * 0.05, -h * 0.024, -h * 0.3, -h * 0.018, -h * 0.8, h * 0.018, -h * 0.8, h * 0.024, -h * 0.3, h * 0.032, -h * 0.05, h * 0.064, 4, 0, 7]), '#f3efe4', 'trunk', BARK) // prettier-ignore
  for (let i = 0; i < 7; i++) {
    const y = -h * (0.06 + i * 0.075)
    const s = die.next() < 0.5 ? -1 : 1
    p(limb([s * h * 0.026, y, 1.6, s * h * 0.006, y + 2, 1]), '#5a4f50', 'bark', { decal: true, fine: true })
  }
  crown(p.to(move(0, -h * 0.74)), h * 0.42, h * 0.52, color, die, 8)
}

export function tuft(p: Pen, h: number, color: Hex, die: Dice): void {
  p(blades(0, 0, h, 5, 16, die), tone(color, (die.next() - 0.4) * 0.08), 'grass', { material: 'leaf', puff: 0, plain: true, decal: true, fine: true }) // prettier-ignore
}

export function flower(p: Pen, h: number, color: Hex, die: Dice): void {
  const lean = (die.next() - 0.5) * 10
  const green = { material: 'leaf', puff: 0.2, plain: true } as const
  const [stem = []] = limb([0, 0, 1.8, lean * 0.4, -h * 0.5, 1.6, lean, -h, 1.2])
  p([stem, leafLoop(lean * 0.3, -h * 0.3, h * 0.34, -38), leafLoop(lean * 0.2, -h * 0.2, h * 0.3, -150)], '#5a9a48', 'stem', green) // prettier-ignore
  const q = p.to(times(move(lean, -h), scale(h / 40)))
  const kind = die.roll(3)
  if (kind === 2) {
    q(blob([-9, -4, -9, -16, -4, -12, 0, -18, 4, -12, 9, -16, 9, -4, 0, 4]), color, 'petal', { material: 'leaf', puff: 0.7 })
    q(blob([-3, 2, -4, -8, 0, -14, 4, -8, 3, 2]), tone(color, 0.05), 'petal', { decal: true, fine: true })
    return
  }
  const n = kind === 0 ? 5 : 8
  q(petals(0, 0, kind === 0 ? 7.4 : 8.4, n, kind === 0 ? 6.2 : 4.2), color, 'petal', green)
  q(petals(0, 0, 5, n, 2), tone(color, -0.06, 0.02), 'petal', { ...green, decal: true, fine: true })
  q(oval(0, 0, 4.8, 4.4), color === '#ffd34d' ? '#e8872e' : '#ffcf3f', 'petal', green)
} // prettier-ignore

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
