// Land and water: ridges, grounds, paths, waves, and scattering things over them.
import type { Dice } from '../../base/dice.ts'
import { mix, shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { Layer, Pen } from '../shapes/graph.ts'
import { sizeOf } from '../shapes/matrix.ts'
import { blob, limb, oval, type Loop } from '../shapes/path.ts'
import { lawn } from './outdoors.ts'
import { flower, pine, roundTree } from './plants.ts'
import { gleamOf } from './sky.ts'
import { PAGE, type Scenery } from './scenery.ts'

const FLAT = { material: 'ground', puff: 0.2, plain: true } as const

/** A line of hills at the horizon, `up` high, with woods on them if wanted. */
export function ridge(w: Scenery, name: string, up: number, color: Hex, haze: number, opts: { sharp?: boolean; snow?: boolean; trees?: Hex; rough?: number } = {}): void {
  const p = w.layer(name, 'far', 0.95, haze)
  const die = w.die(name)
  const y0 = w.camera.horizon
  const k = 0.6 + w.camera.zoom * 0.4
  const tops: number[] = []
  const n = opts.sharp ? 8 : 6
  for (let i = 0; i <= n; i++) {
    const x = -120 + (i * 1340) / n + (die.next() - 0.5) * 60
    const peak = opts.sharp ? (i % 2 ? 1 : 0.34) : 0.5 + 0.5 * Math.sin(i * 2.1 + die.next() * 2)
    const dip = 1 - 0.45 * Math.exp(-(((x - w.camera.cx) / 190) ** 2))
    tops.push(x, y0 - up * k * peak * dip * (0.75 + die.next() * 0.4) - 6)
  }
  p(blob([-160, y0 + 80, ...tops, 1260, y0 + 80], opts.sharp ? 0.3 : 1), color, name, { ...FLAT, fade: mix(color, w.sky[2], 0.45) })
  if (opts.sharp)
    for (let i = 2; i < tops.length - 2; i += 2) {
      const [x = 0, y = 0, lx = 0, ly = 0, rx = 0, ry = 0] = [tops[i], tops[i + 1], tops[i - 2], tops[i - 1], tops[i + 2], tops[i + 3]]
      if (y > ly || y > ry) continue
      p(blob([x, y, x + (rx - x) * 0.5, y + (ry - y) * 0.5, x + (rx - x) * 0.86, y + (ry - y) * 0.9, x + 14, y0, x - 8, y + (y0 - y) * 0.5, x + 8, y + (y0 - y) * 0.28], 0.4), shadeOf(color, 0.9), 'shade', { ...FLAT, decal: true, alpha: 0.6 })
      if (opts.snow)
        p(blob([x, y, x + (rx - x) * 0.34, y + (ry - y) * 0.34, x + 16, y + (ry - y) * 0.24, x + 4, y + (ry - y) * 0.38, x - 12, y + (ly - y) * 0.24, x + (lx - x) * 0.34, y + (ly - y) * 0.36], 0.35), '#ffffff', 'snow', { ...FLAT, decal: true })
    }
  const { trees } = opts
  if (trees)
    for (let i = 0; i < 24; i++) {
      const x = die.next() * 1200 - 50
      if (Math.abs(x - w.camera.cx) < 90) continue
      const q = p.to([0.1 * k, 0, 0, 0.1 * k, x, y0 - up * 0.2 * k * die.next() + 6])
      if (i % 3) pine(q, 560 + die.next() * 300, trees, die)
      else roundTree(q, 560 + die.next() * 200, trees, die)
    }
} // prettier-ignore

export interface Soil {
  color: Hex
  path?: Hex
  grass?: Hex
  flowers?: number
  stones?: Hex
  spots?: Hex
}

/** The ground from the horizon to the reader's feet. */
export function ground(w: Scenery, soil: Soil): void {
  const p = w.layer('ground', 'ground', 0.4, 0)
  const y0 = w.camera.horizon
  const c = mix(soil.color, w.hour.glow, 0.2)
  p(blob([-90, y0 + 6, 120, y0 - 8, 380, y0 + 4, 620, y0 - 9, 900, y0 + 5, 1190, y0 - 6, 1190, 940, -90, 940], 0.7), c, 'ground', { ...FLAT, fade: shadeOf(soil.color, 0.9) }) // prettier-ignore
  const die = w.die('ground')
  const { path, grass } = soil
  if (grass) lawn(w, p, grass, soil.flowers ?? 0)
  if (path) {
    const spine: number[] = []
    const side = die.next() < 0.5 ? -1 : 1
    for (const [d, x] of [[-1.2, -30], [-0.3, 40], [0.2, 70], [0.5, 10], [0.75, -130], [0.94, 30], [1, 60]] as const) {
      const m = w.stand(x * side, d)
      spine.push(m[4], m[5], 128 * sizeOf(m) * (1 - Math.max(0, d) * 0.55))
    }
    p(limb(spine), mix(path, w.hour.glow, 0.15), 'path', { ...FLAT, fade: shadeOf(path, 0.5) })
    for (let i = 0; i < 26; i++) {
      const d = die.next() ** 1.6
      const m = w.stand((die.next() - 0.5) * 220 + (d < 0.4 ? 50 * side : 0), d * 0.7 - 0.15)
      p.to(m)(oval(0, 0, 8 + die.next() * 12, 3.5 + die.next() * 4), shadeOf(path, die.next() * 1.4), 'pebble', { ...FLAT, decal: true, fine: true }) // prettier-ignore
    }
  } // prettier-ignore
  if (!grass) scatter(w, p, 'tufts', 90, 1500, -0.25, 0.95, 0, (q, d) => {
    if (soil.spots) q(oval(0, 0, 22 + d.next() * 40, 5 + d.next() * 5), soil.spots, 'spot', { ...FLAT, decal: true, alpha: 0.5 })
  }) // prettier-ignore
  const petals = ['#ffd34d', '#ff8fa6', '#ffffff', '#b48cf2', '#ff9d5c'] as const
  if (soil.flowers) scatter(w, p, 'flowers', soil.flowers, 1300, -0.2, 0.7, 150, (q, d) => flower(q, 26 + d.next() * 22, d.pick(petals), d)) // prettier-ignore
  const { stones } = soil
  if (stones) scatter(w, p, 'stones', 16, 1300, -0.1, 0.8, 190, (q, d) => rock(q, 26 + d.next() * 44, stones))
}

export function rock(p: Pen, w: number, color: Hex): void {
  p(blob([-w * 0.5, 2, -w * 0.46, -w * 0.3, -w * 0.12, -w * 0.52, w * 0.28, -w * 0.44, w * 0.52, -w * 0.14, w * 0.5, 3, 0, 7], 0.8), color, 'stone', { material: 'stone', puff: 0.8 }) // prettier-ignore
  p(limb([-w * 0.2, -w * 0.36, 1, w * 0.02, -w * 0.3, 1.8, w * 0.1, -w * 0.16, 0.7]), shadeOf(color, 1.4), 'crack', { decal: true, fine: true, alpha: 0.7 }) // prettier-ignore
}

/** Puts `count` things on the ground, far ones first; `clear` keeps the heroes' middle free. */
export function scatter(w: Scenery, p: Pen, name: string, count: number, span: number, from: number, to: number, clear: number, draw: (p: Pen, die: Dice, depth: number) => void): void {
  const root = w.die(name)
  const spots: { x: number; d: number; die: Dice }[] = []
  for (let i = 0; i < count; i++) {
    const die = root.fork(`${i}`)
    const d = from + (to - from) * die.next()
    const x = (die.next() * 2 - 1) * span * (1 + Math.max(0, d) * 1.3)
    spots.push({ x, d, die })
  }
  spots.sort((a, b) => b.d - a.d)
  for (const { x, d, die } of spots) {
    if (Math.abs(x - w.camera.hero) < clear * (1 + Math.max(0, d))) continue
    const m = w.stand(x, d)
    if (m[4] < -160 || m[4] > PAGE.w + 160 || m[5] > PAGE.h + 120) continue
    draw(p.to(m), die, d)
  }
} // prettier-ignore

/** Things in a row of planes: each its own layer, so that haze and blur can follow the depth. */
export function grove(w: Scenery, name: string, count: number, span: number, planes: readonly (readonly [number, number, number])[], clear: number, draw: (p: Pen, die: Dice, depth: number) => void): void {
  for (const [i, [from, to, haze]] of planes.entries()) {
    const p = w.layer(`${name}${i}`, from > 0.6 ? 'far' : 'mid', (from + to) / 2, haze)
    scatter(w, p, `${name}${i}`, count, span, from, to, clear, draw)
  }
} // prettier-ignore

/** The moon on the water: a soft road of light, broken by waves that grow towards the reader. */
function moonPath(p: Pen, x: number, y: number, until: number, shore?: (x: number) => number): void {
  const foot = Math.min(until, PAGE.h) - 8
  const h = foot - y
  p(oval(x, y + h * 0.42, 74 + h * 0.24, h * 0.62), '#bcd2ff', 'moon-road', { material: 'light', soft: true, lit: true, alpha: 0.5 }) // prettier-ignore
  const loops: Loop[] = []
  for (let i = 0; i < 22; i++) {
    const u = (i + 0.6) / 22
    const py = y + u ** 1.4 * h
    if (shore && py > shore(x) - 12) continue
    const half = (20 + u * 74) * (0.45 + 0.55 * Math.abs(Math.sin(i * 2.3)))
    loops.push(...oval(x + Math.sin(i * 1.9) * (7 + u * 26), py, half, 1.5 + u * 2.6))
  }
  p(loops, '#eef4ff', 'moon-road', { material: 'light', puff: 0, plain: true, decal: true, lit: true, alpha: 0.82 })
}

/** A water surface from y down to the page's end, or to `until`. */
export function water(w: Scenery, y: number, until: number, color: Hex, name = 'water', shore?: (x: number) => number): void {
  const p = w.layer(name, 'ground', 0.5, 0.04)
  const edge: number[] = []
  for (let x = 1190; x >= -90; x -= 128) edge.push(x, shore ? shore(x) : until)
  p(blob([-90, y, 300, y, 700, y, 1190, y, ...edge], 0.5), mix(color, w.sky[2], 0.42), 'water', { material: 'water', puff: 0.1, plain: true, fade: color }) // prettier-ignore
  const die = w.die(name)
  const gleam = gleamOf(w)
  if (w.night && w.air.grey < 0.5) moonPath(p, gleam, y, until, shore)
  for (let i = 0; i < 46; i++) {
    const u = die.next()
    const py = y + 8 + u * u * (until - y - 16)
    const l = 26 + u * 90 * die.next() + 20
    const x = die.next() * 1180 - 40
    if (shore && py > shore(x) - 14) continue
    const glint = Math.abs(x - gleam) < 130 - u * 40
    p(limb([x, py, 0.5, x + l * 0.3, py - 2 - u * 2, 1.2 + u * 2, x + l * 0.7, py + 1, 1.2 + u * 2, x + l, py - 1, 0.5]), glint ? mix(w.hour.glow, '#ffffff', 0.3) : i % 3 ? tone(color, 0.07) : tone(color, -0.05), 'wave', { material: 'water', puff: 0, plain: true, decal: true, alpha: glint ? 0.85 : 0.6 }) // prettier-ignore
  }
} // prettier-ignore

/** Dark leaves or stones at two corners, that close the picture like a window. */
export function front(w: Scenery, draw: (left: Pen, right: Pen, die: Dice) => void): Layer | undefined {
  const p = w.layer('front', 'front', -0.6, 0)
  const layer = w.layers.at(-1)
  if (layer) layer.grade = { ...layer.grade, haze: mix(w.hour.calm === '#16204a' ? '#0c1434' : '#173f4a', w.sky[0], 0.2), amount: 0.2 }
  const y = PAGE.h + 14
  draw(p.to([1, 0, 0, 1, -10, y]), p.to([-1, 0, 0, 1, PAGE.w + 10, y]), w.die('front'))
  return layer
} // prettier-ignore
