// What people build out of doors, each standing on its own foot, in figure units (a door is 520 high).
import type { Dice } from '../../base/dice.ts'
import { mix, shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, scale } from '../shapes/matrix.ts'
import { blob, limb, oval, poly, rect } from '../shapes/path.ts'

const WALL = { material: 'stone', puff: 0.25 } as const
const WOOD = { material: 'wood', puff: 0.5 } as const
/** Light that leaves a window. */
const SPILL = { soft: true, lit: true, material: 'light' } as const
const ROOF = { material: 'stone', puff: 0.5 } as const

export function windowPane(p: Pen, x: number, y: number, w: number, h: number, frame: Hex, lit: boolean): void {
  if (lit) p(oval(x, y + h * 0.5, w * 1.15, h * 1.05), '#ffb84f', 'window-glow', { ...SPILL, alpha: 0.42 })
  p(rect(x - w / 2 - 9, y - 9, w + 18, h + 18, 10), frame, 'window-frame', WOOD)
  p(rect(x - w / 2, y, w, h, 5), lit ? '#ffdf8a' : '#a9d8ee', 'window', { material: 'glass', puff: 0.1, plain: true, lit, fade: lit ? '#ffc65c' : '#dff2f6' }) // prettier-ignore
  p(poly([x - w * 0.36, y + h * 0.62, x - w * 0.06, y + 6, x + w * 0.14, y + 6, x - w * 0.22, y + h * 0.74]), '#ffffff', 'gleam', { decal: true, alpha: 0.4, fine: true }) // prettier-ignore
  p(rect(x - 3, y, 6, h), frame, 'window-bar', { ...WOOD, decal: true })
  p(rect(x - w / 2, y + h * 0.46, w, 6), frame, 'window-bar', { ...WOOD, decal: true })
  p(rect(x - w / 2 - 16, y + h + 6, w + 32, 13, 5), tone(frame, -0.04), 'sill', WOOD)
}

function doorway(p: Pen, x: number, w: number, h: number, color: Hex, round = false): void {
  p(rect(x - w / 2 - 12, -h - 12, w + 24, h + 12, round ? w * 0.5 : 10), '#f3e6cf', 'door-frame', WALL)
  p(rect(x - w / 2, -h, w, h, round ? w * 0.46 : 6), color, 'door', WOOD)
  for (const s of [-1, 1]) p(rect(x + s * w * 0.23 - w * 0.15, -h * 0.86, w * 0.3, h * 0.34, 6), shadeOf(color, 0.8), 'panel', { ...WOOD, decal: true }) // prettier-ignore
  for (const s of [-1, 1]) p(rect(x + s * w * 0.23 - w * 0.15, -h * 0.44, w * 0.3, h * 0.32, 6), shadeOf(color, 0.8), 'panel', { ...WOOD, decal: true }) // prettier-ignore
  p(oval(x + w * 0.4, -h * 0.48, 7), '#ffd65c', 'knob', { material: 'metal' })
  p(rect(x - w / 2 - 26, -6, w + 52, 14, 5), '#cfc2b4', 'step', WALL)
}

export interface House {
  wall: Hex
  roof: Hex
  door: Hex
  floors: number
  w: number
  shop?: Hex
  lit: boolean
}

export function house(p: Pen, o: House, die: Dice): void {
  const h = 300 * o.floors + 60
  const w = o.w
  if (o.lit) p(oval(-w * 0.18, 26, w * 0.62, 64), '#ffb84f', 'window-pool', { ...SPILL, alpha: 0.5 })
  p(rect(-w / 2, -h, w, h + 4, 4), o.wall, 'wall', { ...WALL, fade: shadeOf(o.wall, 0.6) })
  for (let i = 0; i < 9; i++) {
    const x = (die.next() - 0.5) * w * 0.86
    const y = -die.next() * h * 0.94 - 20
    p(rect(x, y, 34, 13, 4), shadeOf(o.wall, 0.6), 'brick', { decal: true, alpha: 0.6, fine: true })
  }
  const peak = die.next() < 0.6 || o.shop
  if (peak) {
    p(rect(w * 0.22, -h - 190, 50, 130, 4), shadeOf(o.roof, 1.2), 'chimney', WALL)
    p(poly([-w * 0.58, -h + 14, -w * 0.08, -h - 210, w * 0.08, -h - 210, w * 0.58, -h + 14], 12), o.roof, 'roof', ROOF)
    for (let r = 0; r < 4; r++)
      for (let i = -3; i <= 3; i++) {
        const y = -h - 20 - r * 44
        const x = i * 54 * (1 - r * 0.14) + (r % 2) * 24
        if (Math.abs(x) < w * 0.46 * (1 - r * 0.2)) p(limb([x - 16, y, 1.4, x, y + 9, 2, x + 16, y, 1.4]), shadeOf(o.roof, 1.3), 'tile', { decal: true, fine: true }) // prettier-ignore
      }
    windowPane(p.to(scale(0.7)), 0, (-h - 110) / 0.7, 72, 76, '#f6ead6', o.lit && die.next() < 0.5)
  } else {
    p(poly([-w * 0.56, -h + 10, -w * 0.46, -h - 120, w * 0.46, -h - 120, w * 0.56, -h + 10], 16), o.roof, 'roof', ROOF)
  }
  for (let f = o.shop ? 1 : 0; f < o.floors; f++)
    for (const s of [-1, 1]) {
      if (f === 0 && s > 0) continue
      const x = s * w * 0.25
      const y = -300 * f - 250
      windowPane(p, x, y, 96, 120, '#f6ead6', o.lit && die.next() < 0.7)
      if (die.next() < 0.6) for (let i = -2; i <= 2; i++) p(oval(x + i * 22, y + 128, 13, 11), i % 2 ? '#ff8fa6' : '#6fae58', 'window-box', { material: 'leaf', puff: 0.6, fine: true }) // prettier-ignore
    }
  if (o.shop) {
    windowPane(p, -w * 0.2, -230, w * 0.44, 170, '#8a5a3c', true)
    doorway(p, w * 0.3, 110, 250, o.door)
    const n = 9
    for (let i = 0; i < n; i++) {
      const x0 = -w * 0.54 + (i * w * 1.08) / n
      const x1 = x0 + (w * 1.08) / n
      p(blob([x0 + 8, -332, x1 - 4 + 4, -332, x1, -262, (x0 + x1) / 2, -244, x0, -262], 0.6), i % 2 ? '#fff6e6' : o.shop, 'awning', { material: 'cloth', puff: 0.5 }) // prettier-ignore
    }
  } else doorway(p, w * 0.24, 112, 240, o.door, die.next() < 0.5)
}

export function lampPost(p: Pen, lit: boolean): void {
  p(limb([0, 4, 12, 0, -120, 8, 0, -560, 7]), '#4a5568', 'lamp-post', { material: 'metal' })
  p(rect(-20, -12, 40, 16, 5), '#3f4858', 'lamp-post', { material: 'metal' })
  if (lit) p(oval(0, -610, 150, 150), '#ffe9a0', 'post-glow', { soft: true, lit: true, alpha: 0.6, material: 'light' })
  p(poly([-30, -568, -40, -640, 40, -640, 30, -568], 6), lit ? '#ffe9a0' : '#e6f3f5', 'lamp', {
    material: 'glass',
    lit,
  })
  p(poly([-52, -640, 0, -684, 52, -640], 6), '#4a5568', 'lamp-post', { material: 'metal' })
}

export function fence(p: Pen, from: number, to: number, color: Hex): void {
  for (const y of [-96, -46]) p(rect(from - 10, y, to - from + 20, 13, 4), shadeOf(color, 0.8), 'rail', WOOD)
  for (let x = from; x <= to; x += 46) p(poly([x - 15, 4, x - 15, -108, x, -132, x + 15, -108, x + 15, 4], 5), color, 'picket', WOOD) // prettier-ignore
}

export function tower(p: Pen, w: number, h: number, wall: Hex, roof: Hex | null, lit: boolean): void {
  p(rect(-w / 2, -h, w, h + 6, 4), wall, 'tower', { ...WALL, puff: 0.7, fade: shadeOf(wall, 0.8) })
  for (let i = 0; i < 12; i++) {
    const y = -h * (0.06 + (i / 12) * 0.86)
    const x = ((i * 37) % 10) / 10 - 0.5
    p(rect(x * w * 0.7 - 16, y, 34, 14, 4), shadeOf(wall, 0.8), 'brick', { decal: true, alpha: 0.7, fine: true })
  }
  p(rect(-w * 0.12, -h * 0.72, w * 0.24, h * 0.14, w * 0.12), lit ? '#ffd977' : '#4d5a7a', 'window', { material: 'glass', lit, decal: true }) // prettier-ignore
  if (roof) {
    p(poly([-w * 0.66, -h + 8, 0, -h - w * 1.25, w * 0.66, -h + 8], 10), roof, 'roof', { ...ROOF, puff: 0.8 })
    p(limb([0, -h - w * 1.2, 2.5, 0, -h - w * 1.25 - 54, 2]), '#7a6a5a', 'pole', { material: 'wood' })
    p(blob([2, -h - w * 1.25 - 54, 34, -h - w * 1.25 - 48, 66, -h - w * 1.25 - 36, 30, -h - w * 1.25 - 26, 2, -h - w * 1.25 - 22], 0.7), '#ffc94a', 'flag', { material: 'cloth' }) // prettier-ignore
  } else
    for (let i = -2; i <= 2; i++) p(rect((i * w) / 4.4 - w * 0.08, -h - 34, w * 0.16, 44, 4), tone(wall, 0.02), 'merlon', WALL) // prettier-ignore
}

export function castle(p: Pen, wall: Hex, roof: Hex, lit: boolean): void {
  tower(p.to(move(-330, 0)), 190, 640, shadeOf(wall, 0.4), roof, lit)
  tower(p.to(move(340, 0)), 200, 560, shadeOf(wall, 0.4), tone(roof, 0.03), lit)
  tower(p.to(move(60, 0)), 260, 900, wall, roof, lit)
  p(rect(-420, -360, 840, 366, 4), tone(wall, 0.015), 'wall', { ...WALL, fade: shadeOf(wall, 0.7) })
  for (let i = -7; i <= 7; i++) p(rect(i * 58 - 19, -396, 38, 46, 4), tone(wall, 0.02), 'merlon', WALL)
  p(rect(-100, -270, 200, 276, 96), '#5a4550', 'gate', { ...WOOD, decal: true })
  for (let i = -2; i <= 2; i++) p(rect(i * 36 - 4, -240 + Math.abs(i) * 12, 8, 240), '#40323c', 'gate', { decal: true, fine: true }) // prettier-ignore
  for (const s of [-1, 1]) p(blob([s * 230, -300, s * 290, -300, s * 290, -150, s * 260, -120, s * 230, -150], 0.3), '#e0574a', 'banner', { material: 'cloth' }) // prettier-ignore
}

export function stall(p: Pen, awning: Hex, goods: readonly Hex[], die: Dice): void {
  for (const x of [-150, 150]) p(rect(x - 7, -360, 14, 362), '#9a7350', 'post', WOOD)
  p(rect(-170, -150, 340, 152, 6), '#b98a5c', 'stall', { ...WOOD, fade: '#9a7048' })
  for (let i = 0; i < 3; i++) {
    p(
      poly([-160 + i * 110, -196, -60 + i * 110, -196, -66 + i * 110, -140, -154 + i * 110, -140], 6),
      '#d9b583',
      'crate',
      WOOD,
    )
    for (let j = 0; j < 7; j++) p(oval(-148 + i * 110 + (j % 4) * 25 + (j > 3 ? 12 : 0), j > 3 ? -212 : -194, 15, 14.5), tone(goods[i % goods.length] ?? '#e8523c', (die.next() - 0.5) * 0.05), 'goods', { material: 'food', puff: 0.9 }) // prettier-ignore
  }
  for (let i = 0; i < 7; i++) {
    const x0 = -190 + (i * 380) / 7
    p(blob([x0 + 8, -420, x0 + 50, -420, x0 + 54, -340, x0 + 27, -322, x0, -340], 0.6), i % 2 ? '#fff6e6' : awning, 'awning', { material: 'cloth', puff: 0.5 }) // prettier-ignore
  }
}

export function bridge(p: Pen, w: number, color: Hex): void {
  p(blob([-w / 2, 30, -w * 0.3, -34, 0, -58, w * 0.3, -34, w / 2, 30, w / 2, 70, w * 0.3, 14, 0, -8, -w * 0.3, 14, -w / 2, 70], 0.9), color, 'bridge', WOOD) // prettier-ignore
  for (let i = -5; i <= 5; i++) {
    const x = (i * w) / 11
    const y = -58 + (x / (w / 2)) ** 2 * 80
    p(rect(x - 9, y - 92, 18, 100, 5), tone(color, 0.02), 'post', WOOD)
  }
  const rail: number[] = []
  for (let i = -6; i <= 6; i++) rail.push((i * w) / 12, -146 + (i / 6) ** 2 * 80, 9)
  p(limb(rail), tone(color, 0.04), 'rail', WOOD)
}

export function barn(p: Pen): void {
  p(poly([-260, 4, -260, -300, -180, -440, 0, -520, 180, -440, 260, -300, 260, 4]), '#c9483c', 'barn', {
    ...WALL,
    fade: '#a83a34',
  })
  p(poly([-290, -286, -196, -456, 0, -548, 196, -456, 290, -286, 262, -286, 176, -424, 0, -504, -176, -424, -262, -286], 4), '#7a4a44', 'roof', ROOF) // prettier-ignore
  p(rect(-96, -220, 192, 224, 4), '#f6ead6', 'door', WOOD)
  p(rect(-86, -210, 172, 214, 2), '#b53f37', 'door', WOOD)
  p(limb([-84, -208, 6, 84, 0, 6]), '#f6ead6', 'door', { decal: true })
  p(limb([84, -208, 6, -84, 0, 6]), '#f6ead6', 'door', { decal: true })
  p(rect(-40, -400, 80, 90, 6), '#5a3038', 'hatch', { ...WOOD, decal: true })
}

export function lighthouse(p: Pen, lit: boolean): void {
  p(poly([-100, 4, -64, -640, 64, -640, 100, 4], 4), '#f7f0e4', 'lighthouse', { ...WALL, puff: 0.8 })
  for (const [y, w] of [[-130, 96], [-340, 84], [-540, 74]] as const) p(poly([-w, y, -w * 0.94, y - 96, w * 0.94, y - 96, w, y], 2), '#dd4f43', 'stripe', { ...WALL, puff: 0.8, decal: true }) // prettier-ignore
  p(rect(-92, -664, 184, 26, 5), '#4a5568', 'gallery', { material: 'metal' })
  if (lit) p(oval(0, -706, 220, 200), '#ffe9a0', 'beam', { soft: true, lit: true, alpha: 0.75, material: 'light' })
  p(rect(-50, -750, 100, 90, 4), '#fff0b0', 'lamp', { material: 'glass', lit })
  p(blob([-66, -748, -50, -800, 0, -830, 50, -800, 66, -748], 0.8), '#dd4f43', 'roof', ROOF)
}

const FAR_ROOFS = ['#c9806a', '#b5727a', '#8088b4', '#b89a72'] as const

/** Roofs far away: a pale row of gables and spires, and before it houses with tiles, chimneys and windows. */
export function skyline(p: Pen, colors: readonly Hex[], die: Dice, lit: boolean): void {
  for (let x = -120; x < 1240; x += 96 + die.next() * 60) {
    const [w, h, c] = [70 + die.next() * 60, 130 + die.next() * 120, mix(die.pick(colors), '#ffffff', 0.34)]
    p(poly([x, 20, x, -h, x + w / 2, -h - w * (die.next() < 0.3 ? 1.3 : 0.5), x + w, -h, x + w, 20], 3), c, 'house', { ...WALL, plain: true }) // prettier-ignore
  }
  for (let x = -120; x < 1240;) {
    const w = 64 + die.next() * 70
    const h = 70 + die.next() * 110
    const c = mix(die.pick(colors), '#ffffff', die.next() * 0.1)
    const roof = die.pick(FAR_ROOFS)
    if (die.next() < 0.6) p(rect(x + w * 0.68, -h - 44, 13, 50, 2), shadeOf(roof, 1.2), 'chimney', WALL)
    p(rect(x, -h, w, h + 60, 2), c, 'house', { ...WALL, fade: shadeOf(c, 0.8) })
    const peak = 26 + die.next() * 34
    p(poly([x - 7, -h + 3, x + w * (die.next() < 0.5 ? 0.5 : 0.3), -h - peak, x + w * 0.7, -h - peak, x + w + 7, -h + 3], 3), roof, 'roof', ROOF) // prettier-ignore
    const n = w > 96 ? 3 : 2
    for (let i = 0; i < n * 2; i++) {
      const isLit = lit && die.next() < 0.6
      p(rect(x + (w * ((i % n) + 0.28)) / n, -h + 16 + Math.floor(i / n) * 40, (w * 0.44) / n, 22, 2), isLit ? '#ffd977' : shadeOf(c, 1.7), 'window', { decal: true, lit: isLit }) // prettier-ignore
    }
    x += w + die.next() * 8
  }
}
