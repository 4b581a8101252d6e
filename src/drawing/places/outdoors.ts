// What fills the open air: lawns, cobbles, reflections, birds, balloons, waterfalls, vines, villages far away.
import type { Dice } from '../../base/dice.ts'
import { mix, shadeOf, tone, type Hex } from '../shapes/color.ts'
import { blades, leafLoop, lightOf, petals } from './foliage.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, scale, sizeOf, times } from '../shapes/matrix.ts'
import { blob, limb, oval, poly, rect, type Loop } from '../shapes/path.ts'
import { house } from './town.ts'
import { PAGE, type Scenery } from './scenery.ts'

const FLAT = { material: 'ground', puff: 0, plain: true, decal: true } as const
const LEAFY = { material: 'leaf', puff: 0, plain: true, decal: true } as const
const AIR = { material: 'light', puff: 0, plain: true } as const

const BANDS = [0.93, 0.78, 0.62, 0.46, 0.3, 0.15, 0.02, -0.12] as const

/** Spots on the ground around a depth: x, y on the page and the scale of things there. */
function spots(w: Scenery, die: Dice, depth: number, n: number, span: number): (readonly [number, number, number])[] {
  return Array.from({ length: n }, () => {
    const m = w.stand((die.next() * 2 - 1) * span * (1 + Math.max(0, depth)), depth + (die.next() - 0.5) * 0.15)
    return [m[4], m[5], sizeOf(m)] as const
  })
}

/** Grass that has been rained on and played on: light and dark patches, tufts, small flowers in drifts. */
export function lawn(w: Scenery, p: Pen, color: Hex, blooms: number): void {
  const die = w.die('lawn')
  const dabs: [Loop[], Loop[]] = [[], []]
  for (let i = 0; i < 26; i++) {
    const d = 0.95 - i * 0.046
    for (const [x, y, k] of spots(w, die, d, 2, 900)) dabs[i % 2]?.push(...blob([x - 170 * k, y, x - 60 * k, y - 15 * k, x + 90 * k, y - 12 * k, x + 190 * k, y + 3 * k, x + 40 * k, y + 15 * k, x - 90 * k, y + 12 * k])) // prettier-ignore
  }
  p(dabs[0], tone(color, 0.075, 0.01, -8), 'patch', { ...FLAT, alpha: 0.42 })
  p(dabs[1], tone(color, -0.02, 0, 6), 'patch', { ...FLAT, alpha: 0.3 })
  for (const [i, d] of BANDS.entries()) {
    const dark: Loop[] = []
    const pale: Loop[] = []
    for (const [j, [x, y, k]] of spots(w, die, d, 24, 760).entries())
      (j % 3 ? dark : pale).push(...blades(x, y, (15 + die.next() * 17) * k, 3 + (j % 3), 15 * k, die))
    p(dark, tone(color, -0.03 - i * 0.006), 'grass', LEAFY)
    p(pale, tone(color, 0.07, 0.01, -6), 'grass', LEAFY)
    for (const c of blooms > 0 ? ['#ffffff', '#ffe07a', '#ffb3c6', '#c9b0f7'] : []) {
      const dots: Loop[] = []
      const hearts: Loop[] = []
      const [home] = spots(w, die, d, 1, 620)
      for (let j = 0; j < Math.min(9, blooms / 3); j++) {
        const [x, y, k] = home ?? [0, 0, 1]
        const [fx, fy] = [x + (die.next() - 0.5) * 190 * k, y + (die.next() - 0.5) * 26 * k]
        dots.push(...petals(fx, fy, 3.4 * k, 5, 2.7 * k))
        hearts.push(...petals(fx, fy, 0, 1, 2 * k))
      }
      p(dots, c, 'blossom', LEAFY)
      p(hearts, c === '#ffe07a' ? '#f29a45' : '#ffc83f', 'blossom', LEAFY)
    }
  }
}

/** A paved ground in rows that come nearer. */
export function cobbles(w: Scenery, p: Pen, color: Hex): void {
  const die = w.die('cobbles')
  const tones: [Loop[], Loop[], Loop[]] = [[], [], []]
  for (let d = 0.94, r = 0; d > -0.35; d -= 0.05 + (1 - d) * 0.024, r++) {
    const m = w.stand(0, d)
    const k = sizeOf(m)
    const step = 74 * k
    for (let x = -60 - (r % 2) * step * 0.5; x < PAGE.w + 80; x += step) {
      if (die.next() < 0.3) continue
      const y = m[5] + (die.next() - 0.5) * 3
      tones[die.roll(3)]?.push(...oval(x, y, step * 0.4, step * 0.15))
    }
  }
  for (const [i, loops] of tones.entries()) p(loops, i === 0 ? tone(color, 0.03) : shadeOf(color, i * 0.34), 'cobble', { ...FLAT, alpha: 0.7 }) // prettier-ignore
}

/** What stands at the shore, broken by ripples: long lenses that grow apart. */
export function reflection(p: Pen, x: number, y: number, w: number, h: number, color: Hex, alpha = 0.4): void {
  const loops: Loop[] = []
  for (let i = 0; i < 15; i++) {
    const u = (i / 15) ** 1.3
    const half = w * (0.5 - u * 0.26) * (0.55 + 0.45 * Math.abs(Math.sin(i * 2.4)))
    loops.push(...oval(x + Math.sin(i * 1.7) * w * 0.12, y + u * h, half, Math.min(5, h * 0.034) * (1.1 - u * 0.6)))
  }
  p(loops, color, 'mirror', { ...FLAT, material: 'water', alpha })
}

/** Glitter of the sun on water, one shape. */
export function glitter(p: Pen, die: Dice, cx: number, y: number, h: number, w: number, color: Hex): void {
  const loops: Loop[] = []
  for (let i = 0; i < 40; i++) {
    const u = die.next()
    const r = (4 + die.next() * 16) * (0.4 + u)
    loops.push(...oval(cx + (die.next() - 0.5) * w * (0.3 + u), y + u * h, r, 1.2 + u * 1.6))
  }
  p(loops, color, 'glitter', { ...FLAT, material: 'light', alpha: 0.75 })
}

/** Birds far off: two strokes each. */
export function birds(w: Scenery, x: number, y: number, n = 5): void {
  const p = w.layer('birds', 'far', 0.9, 0.1)
  const die = w.die('birds')
  const loops: Loop[] = []
  for (let i = 0; i < n; i++) {
    const [bx, by, s] = [x + (die.next() - 0.5) * 260, y + (die.next() - 0.5) * 110, 7 + die.next() * 9]
    for (const g of [-1, 1]) loops.push(...limb([bx, by, 1.6, bx + g * s * 0.7, by - s * 0.6, 1.8, bx + g * s * 1.7, by - s * 0.2, 0.6])) // prettier-ignore
  }
  p(loops, w.night ? '#33406e' : '#5a6a86', 'bird', { ...AIR, decal: true })
}

export function balloonOf(p: Pen, color: Hex): void {
  for (const s of [-1, 1])
    p(limb([s * 26, 44, 1.5, s * 16, 88, 1.5]), '#7a5a44', 'rope', { material: 'cloth', plain: true })
  const shape = blob([0, -110, 66, -84, 84, -24, 52, 26, 24, 50, -24, 50, -52, 26, -84, -24, -66, -84])
  p(shape, color, 'hot-air-balloon', { material: 'cloth', puff: 1 })
  for (const [x, r] of [[-50, 15], [0, 18], [50, 15]] as const) p(oval(x, -30, r, 96), '#fff3dc', 'stripe', { decal: true, clip: shape, alpha: 0.85, material: 'cloth' }) // prettier-ignore
  p(rect(-20, 86, 40, 30, 7), '#b07f50', 'gondola', { material: 'wood' })
}

export function rainbow(p: Pen, cx: number, cy: number, r: number, alpha = 0.5): void {
  for (const [i, c] of ['#ff8f8f', '#ffc27a', '#fff0a0', '#a8e6a0', '#9fd0ff', '#c9b0ff'].entries()) {
    const line: number[] = []
    for (let j = 0; j <= 12; j++) {
      const a = Math.PI * (1 + j / 12)
      line.push(cx + Math.cos(a) * (r - i * 15), cy + Math.sin(a) * (r - i * 15) * 0.8, 8)
    }
    p(limb(line), c, 'rainbow', { ...AIR, lit: true, alpha })
  }
}

/** A hanging vine with leaves. */
export function vine(p: Pen, x: number, y: number, l: number, color: Hex, die: Dice): void {
  const sway = (die.next() - 0.5) * 50
  p(limb([x, y, 3, x + sway, y + l * 0.5, 2.6, x + sway * 0.3, y + l, 1.4]), lightOf(color, -2), 'vine', { material: 'leaf', puff: 0.3, plain: true }) // prettier-ignore
  const [a, b]: [Loop[], Loop[]] = [[], []]
  for (let i = 1; i < 14; i++) {
    const u = i / 14
    const px = x + sway * Math.sin(u * Math.PI) + sway * 0.3 * u
    for (const g of [-1, 1])
      (g < 0 ? a : b).push(leafLoop(px, y + l * u, 15 + die.next() * 12, 90 + g * (36 + die.next() * 26)))
  }
  p(a, lightOf(color, -0.6), 'vine-leaf', { ...LEAFY, decal: false })
  p(b, lightOf(color, 1), 'vine-leaf', { ...LEAFY, decal: false })
}

/** Water that falls `h` from its lip at the pen, with foam at its foot. */
export function waterfall(p: Pen, w: number, h: number): void {
  p(poly([-w * 0.42, 0, w * 0.42, 0, w * 0.5, h, -w * 0.5, h]), '#a9def0', 'waterfall', { material: 'water', puff: 0.1, plain: true, fade: '#e6f8fc' }) // prettier-ignore
  const loops: Loop[] = []
  for (let i = 0; i < 7; i++) loops.push(...limb([w * (i / 7 - 0.36), h * 0.05, 1, w * (i / 6.4 - 0.4), h * 0.5, w * 0.02 + 2, w * (i / 6 - 0.46), h * 0.95, 1])) // prettier-ignore
  p(loops, '#ffffff', 'wave', { ...FLAT, material: 'water', alpha: 0.7 })
  for (let i = -3; i <= 3; i++) p(oval(i * w * 0.17, h + Math.abs(i) * 2, w * 0.15, w * 0.09), '#ffffff', 'foam', { material: 'cloud', puff: 0.5, plain: true, alpha: 0.9 }) // prettier-ignore
}

/** A few small houses at the foot of far hills. */
export function village(w: Scenery, x: number, n: number): void {
  const p = w.layer('village', 'far', 0.92, 0.3)
  const lit = w.night || w.time === 'dusk'
  for (let i = 0; i < n; i++) {
    const die = w.die(`village${i}`)
    const q = p.to(times(move(x + (i - n / 2) * 42 + die.next() * 14, w.camera.horizon + 6 + (i % 2) * 5), scale(0.1 + die.next() * 0.03)))
    house(q, { wall: die.pick(['#f6e3c4', '#f2c4a8', '#e9e2d2']), roof: die.pick(['#c9624a', '#b5574a', '#8a6a5c']), door: '#8a6348', floors: 1, w: 380, lit }, die) // prettier-ignore
  }
} // prettier-ignore

export function windmill(p: Pen): void {
  p(poly([-80, 4, -52, -330, 52, -330, 80, 4], 6), '#f4e6cc', 'windmill', { material: 'stone', puff: 0.7 })
  p(blob([-66, -322, -50, -380, 0, -408, 50, -380, 66, -322], 0.8), '#c9624a', 'roof', { material: 'stone', puff: 0.7 })
  p(rect(-22, -80, 44, 84, 20), '#8a5a3c', 'door', { material: 'wood', decal: true })
  p(rect(-16, -220, 32, 40, 14), '#7fa8c4', 'window', { material: 'glass', decal: true })
  for (const a of [20, 110, 200, 290]) {
    const r = (a * Math.PI) / 180
    const q = p.to([Math.cos(r), Math.sin(r), -Math.sin(r), Math.cos(r), 0, -350])
    q(rect(0, -5, 190, 10, 4), '#8a6348', 'sail-arm', { material: 'wood' })
    q(rect(40, 5, 146, 44, 4), '#fff6e6', 'sail', { material: 'cloth', puff: 0.3 })
  }
  p(oval(0, -350, 15), '#6d4a3a', 'hub', { material: 'wood' })
}

/** A cushion of flowers for walls, wells and beds. */
export function flowerBed(p: Pen, w: number, die: Dice, colors: readonly Hex[] = ['#ff8fa6', '#ffd34d', '#b48cf2', '#ffffff']): void {
  const [dark, pale]: [Loop[], Loop[]] = [[], []]
  for (let i = 0; i < 34; i++) {
    const x = (die.next() - 0.5) * w
    ;(i % 2 ? dark : pale).push(leafLoop(x, 4, 34 + die.next() * 26 * (1 - Math.abs(x / w)), -90 + (die.next() - 0.5) * 110, 0.2)) // prettier-ignore
  }
  p(dark, '#4d8f4a', 'bed-leaf', { material: 'leaf', puff: 0, plain: true })
  p(pale, '#72b254', 'bed-leaf', { material: 'leaf', puff: 0, plain: true })
  for (const c of colors) {
    const [loops, hearts]: [Loop[], Loop[]] = [[], []]
    for (let i = 0; i < w / 34; i++) {
      const [x, y] = [(die.next() - 0.5) * w * 0.94, -16 - die.next() * 36]
      loops.push(...petals(x, y, 6, 5, 5.4))
      hearts.push(...petals(x, y, 0, 1, 3.4))
    }
    p(loops, c, 'petal', { material: 'leaf', puff: 0, plain: true })
    p(hearts, c === '#ffd34d' ? '#e8872e' : '#ffcf3f', 'petal', { ...LEAFY, fine: true })
  }
} // prettier-ignore

/** The path of the moon or the sun over water, and its shimmer where the heroes look. */
export const seaLight = (w: Scenery) => mix(w.hour.glow, '#ffffff', 0.35)
