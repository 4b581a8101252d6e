// What turns a room into a home: ceilings, light from the window, shelves with things on them, small strings of lamps, a mouse hole.
import type { Prop } from '../../stage/things/card.ts'
import { mix, shadeOf, tone, type Hex } from '../shapes/color.ts'
import { petals } from './foliage.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, scale, times } from '../shapes/matrix.ts'
import { blob, limb, oval, poly, rect } from '../shapes/path.ts'
import { drawProp, readProp } from '../props/prop.ts'
import { isPutAway } from '../things/put-away.ts'
import { onWall } from './room.ts'
import { PAGE, type Scenery } from './scenery.ts'

const FLAT = { material: 'ground', puff: 0.1, plain: true } as const
const WOOD = { material: 'wood', puff: 0.5 } as const
const GLOW = { material: 'light', soft: true, lit: true } as const

/** Windows go opposite to the words; so does everything that should be seen. */
export const free = (w: Scenery) => (w.side === 'right' ? -1 : 1)

/** A thing of the place: what, how far to the free side, how deep, how high above that ground, how large. */
export type Item = readonly [Prop, number, number, number, number]

/** Sets down what the place has out; what stands on the ground gets a shadow. */
export function dress(w: Scenery, name: string, items: readonly Item[], haze = 0): void {
  const p = w.layer(name, 'mid', 0.4, haze)
  const s = free(w)
  const out = items.filter(([prop]) => !isPutAway(w, prop))
  for (const [prop, x, depth, up, size] of out.toSorted((a, b) => b[2] - a[2])) {
    const m = times(w.stand(s * x, depth), move(0, -up), scale(size))
    const { box } = readProp(prop)
    if (up === 0) p.to(m)(oval(box.x + box.w / 2 + 6, 2, box.w * 0.52, 10), '#3d3a4c', 'shadow', { material: 'light', soft: true, alpha: 0.35 }) // prettier-ignore
    drawProp(p.to(m, 'decor/'), prop)
  }
}

/** A board on the wall with things along it. */
export function wallShelf(w: Scenery, p: Pen, x: number, up: number, width: number, items: readonly (readonly [Prop, number])[], color: Hex = '#b98555'): void {
  const q = onWall(w, p, free(w) * x, up)
  for (const s of [-1, 1]) q(poly([s * width * 0.4, 8, s * width * 0.4 + s * 4, 40, s * width * 0.4 - s * 26, 8]), shadeOf(color, 0.8), 'bracket', WOOD)
  const step = width / items.length
  for (const [i, [prop, size]] of items.entries()) {
    const { box } = readProp(prop)
    drawProp(q.to(times(move(-width / 2 + step * (i + 0.5), 0), scale(size), move(-box.x - box.w / 2, -box.y - box.h)), 'decor/'), prop)
  }
  q(rect(-width / 2, -3, width, 14, 4), color, 'wall-shelf', WOOD)
} // prettier-ignore

/** A ceiling that runs toward the reader, with its cornice and beams if wanted, and shade in the corners. */
export function ceiling(w: Scenery, p: Pen, color: Hex, beams?: Hex, height = 690): void {
  const k = w.camera.zoom * (1 - w.camera.shrink)
  const y = w.camera.horizon - height * k
  const { cx } = w.camera
  if (y > -60) {
    p(rect(-80, -90, PAGE.w + 160, y + 90), shadeOf(color, 1.1), 'ceiling', { ...FLAT, fade: color })
    if (beams)
      for (let i = -5; i <= 5; i++)
        p(poly([cx + i * 230 * k - 9, y, cx + i * 230 * k + 9, y, cx + i * 420 * k + 22, -90, cx + i * 420 * k - 22, -90]), beams, 'beam', { ...WOOD, plain: true }) // prettier-ignore
    p(rect(-80, y - 14 * k, PAGE.w + 160, 26 * k), tone(beams ?? color, 0.03), 'cornice', { ...WOOD, plain: true })
  }
  for (const s of [-1, 1]) p(oval(550 + s * 640, 120, 380, 460), '#3b2a55', 'corner', { ...FLAT, soft: true, alpha: 0.3, material: 'light' }) // prettier-ignore
}

/** A band of panels along the foot of the wall. */
export function panels(w: Scenery, p: Pen, color: Hex, up = 170): void {
  const k = w.camera.zoom * (1 - w.camera.shrink)
  const y = w.camera.horizon
  p(rect(-80, y - up * k, PAGE.w + 160, up * k - 20 * k), color, 'panel', { ...FLAT, fade: shadeOf(color, 0.6) })
  for (let x = w.camera.cx - Math.ceil((w.camera.cx + 80) / (120 * k)) * 120 * k; x < PAGE.w + 80; x += 120 * k) p(rect(x + 12 * k, y - (up - 24) * k, 96 * k, (up - 60) * k, 5), tone(color, 0.025), 'panel', { ...FLAT, decal: true }) // prettier-ignore
  p(rect(-80, y - up * k - 6 * k, PAGE.w + 160, 15 * k, 3), tone(color, 0.04), 'rail', { ...WOOD, plain: true })
}

/** The window's light on wall and floor, by day warm, by night blue. */
export function sunPatch(w: Scenery, x: number, width: number): void {
  const p = w.layer('window-light', 'ground', 0.3, 0)
  const m = w.stand(free(w) * x, 1)
  const s = free(w)
  const k = m[0]
  const [cx, y] = [m[4], m[5]]
  const deep = PAGE.h + 40 - y
  const color = w.night ? '#a9c2ff' : mix(w.hour.glow, '#ffdf96', 0.5)
  const more = { material: 'light', puff: 0, plain: true, lit: true, alpha: w.night ? 0.13 : 0.3 } as const
  for (const [a, b] of [[-0.5, -0.04], [0.04, 0.5]] as const)
    p(poly([cx + a * width * k, y + 10, cx + b * width * k, y + 10, cx + b * width * k * 1.7 - s * deep * 0.55, y + deep * 0.78, cx + a * width * k * 1.7 - s * deep * 0.55, y + deep * 0.78]), color, 'sunlight', more) // prettier-ignore
}

/** A string of small lamps, that shine when it is dark. */
export function lights(w: Scenery, p: Pen, x0: number, x1: number, y: number, sag: number): void {
  const line: number[] = []
  for (let i = 0; i <= 8; i++) line.push(x0 + ((x1 - x0) * i) / 8, y + Math.sin((i / 8) * Math.PI) * sag, 1.6)
  p(limb(line), '#5a4a5a', 'string', { material: 'cloth', plain: true })
  const dark = w.night || w.time === 'dusk'
  const n = Math.max(5, Math.round(Math.abs(x1 - x0) / 58))
  for (let i = 0; i < n; i++) {
    const u = (i + 0.5) / n
    const [x, by] = [x0 + (x1 - x0) * u, y + Math.sin(u * Math.PI) * sag + 10]
    const c = ['#ffd65c', '#ff9d7a', '#9fe0c0', '#ffe9a0'][i % 4] ?? '#ffd65c'
    if (dark) p(oval(x, by, 26), c, 'lamp-glow', { ...GLOW, alpha: 0.5 })
    p(blob([x - 5, by - 8, x + 5, by - 8, x + 7, by + 3, x, by + 11, x - 7, by + 3]), c, 'bulb', { material: 'glass', puff: 0.7, lit: dark }) // prettier-ignore
  }
}

/** Something to discover at the foot of the wall: who lives behind the little door? */
export function mouseHole(w: Scenery, p: Pen, x: number): void {
  const q = onWall(w, p, free(w) * x)
  q(blob([-25, 2, -25, -28, 0, -48, 25, -28, 25, 2], 0.8), '#e8c48a', 'mouse-door', WOOD)
  q(blob([-18, 2, -18, -26, 0, -40, 18, -26, 18, 2], 0.8), '#3a2630', 'mouse-door', { decal: true })
  drawProp(q.to(times(move(2, 1), scale(0.24)), 'decor/'), 'mouse')
}

export function cobweb(p: Pen, x: number, y: number, r: number, side: number): void {
  const web = { material: 'paper', puff: 0, plain: true, decal: true, alpha: 0.5, fine: true } as const
  for (const a of [0.06, 0.4, 0.78, 1.16, 1.5]) p(limb([x, y, 0.8, x + side * Math.cos(a) * r, y + Math.sin(a) * r, 0.6]), '#ffffff', 'web', web) // prettier-ignore
  for (const u of [0.35, 0.6, 0.85]) p(limb([0.06, 0.4, 0.78, 1.16, 1.5].flatMap((a, i) => [x + side * Math.cos(a) * r * u * (i % 2 ? 0.94 : 1), y + Math.sin(a) * r * u * (i % 2 ? 0.94 : 1), 0.7])), '#ffffff', 'web', web) // prettier-ignore
}

/** A vase or pot of flowers for sills and tables. */
export function posy(p: Pen, color: Hex, pot: Hex): void {
  for (const [x, y] of [[-20, -74], [18, -80], [0, -98], [-6, -66]] as const) {
    p(limb([x * 0.2, -28, 2, x, y, 1.6]), '#5f9f52', 'stem', { material: 'leaf', plain: true })
    p(petals(x, y, 9, 6, 7), y < -90 ? tone(color, 0.06) : color, 'petal', { material: 'leaf', puff: 0.3, plain: true })
    p(oval(x, y, 6), '#ffd65c', 'petal', { decal: true, material: 'leaf' })
  }
  p(blob([-20, -42, 20, -42, 24, -14, 14, 2, -14, 2, -24, -14], 0.8), pot, 'vase', { material: 'glass', puff: 0.8 })
} // prettier-ignore

/** Near things at the two lower corners, out of focus, that let the reader look past them into the room. */
export function roomFront(w: Scenery, color: Hex, what: readonly [Prop, Prop]): void {
  if (w.side === 'bottom') return
  const p = w.layer('front', 'front', -0.6, 0)
  const layer = w.layers.at(-1)
  if (layer) layer.grade = { ...layer.grade, haze: '#3a2a4a', amount: 0.24 }
  for (const [i, prop] of what.entries()) {
    const left = i === 0
    if (w.side === (left ? 'left' : 'right')) continue
    const { box } = readProp(prop)
    const k = Math.min(2.4, 170 / box.h)
    const x = left ? 26 : PAGE.w - 26
    p(oval(x, PAGE.h + 40, 190, 66), color, 'cushion', { material: 'cloth', puff: 0.7 })
    drawProp(p.to(times(move(x, PAGE.h + 4), scale(left ? k : -k, k), move(-box.x - box.w / 2, -box.y - box.h)), 'decor/'), prop) // prettier-ignore
  }
}
