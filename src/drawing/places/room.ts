// Indoors: walls, floors, windows and the furniture that makes a room that room. Wall things are placed by height above the floor.
import { mix, shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { More, Pen } from '../shapes/graph.ts'
import { move, scale, times } from '../shapes/matrix.ts'
import { blob, limb, oval, poly, rect } from '../shapes/path.ts'
import { PAGE, type Scenery } from './scenery.ts'

const FLAT = { material: 'ground', puff: 0.1, plain: true } as const
const WOOD = { material: 'wood', puff: 0.5 } as const

export interface RoomLook {
  wall: Hex
  floor: Hex
  pattern?: 'stripes' | 'dots' | 'planks' | 'stones' | 'tiles' | 'none'
  boards?: 'planks' | 'tiles' | 'stones' | 'none'
  skirting?: Hex
}

export function room(w: Scenery, look: RoomLook): Pen {
  const p = w.layer('room', 'mid', 0.8, 0)
  const y = w.camera.horizon
  const k = w.camera.zoom * (1 - w.camera.shrink)
  p(rect(-80, -80, PAGE.w + 160, y + 84), look.wall, 'wall', { ...FLAT, fade: shadeOf(look.wall, 0.35) })
  const pale = tone(look.wall, 0.028)
  const step = 110 * k
  const from = w.camera.cx - Math.ceil((w.camera.cx + 80) / step) * step
  if (look.pattern === 'stripes') for (let x = from; x < PAGE.w + 80; x += step) p(rect(x, -80, step * 0.46, y + 80), pale, 'stripe', { ...FLAT, decal: true }) // prettier-ignore
  if (look.pattern === 'planks') for (let x = from; x < PAGE.w + 80; x += step) p(rect(x, -80, 3, y + 80), shadeOf(look.wall, 1), 'plank', { ...FLAT, decal: true }) // prettier-ignore
  if (look.pattern === 'dots')
    for (let x = from, i = 0; x < PAGE.w + 80; x += step * 0.6, i++)
      for (let j = 0; j < 12; j++) {
        const py = y - 60 - j * step * 0.6 - (i % 2) * step * 0.3
        if (py > -20) p(oval(x, py, 5.5 * k + 1), pale, 'dot', { ...FLAT, decal: true, fine: true })
      }
  if (look.pattern === 'stones' || look.pattern === 'tiles') {
    const die = w.die('wall')
    for (let j = 0; j < 14; j++)
      for (let x = from - 80 + (j % 2) * step * 0.6; x < PAGE.w + 80; x += step * 1.2) {
        const py = y - (j + 1) * step * 0.56
        if (py < -80) continue
        if (look.pattern === 'stones' && die.next() < 0.45) continue
        p(rect(x + 3, py + 3, step * 1.2 - 6, step * 0.56 - 6, look.pattern === 'stones' ? 12 : 3), tone(look.wall, (die.next() - 0.4) * 0.045), 'brick', { ...FLAT, decal: true }) // prettier-ignore
      }
  }
  const skirting = look.skirting ?? tone(look.wall, 0.05)
  if (look.boards !== 'none' && look.pattern !== 'stones') p(rect(-80, y - 26 * k, PAGE.w + 160, 30 * k), skirting, 'skirting', { ...WOOD, plain: true }) // prettier-ignore
  p(rect(-80, y, PAGE.w + 160, PAGE.h + 100 - y), tone(look.floor, 0.02), 'floor', {
    ...FLAT,
    fade: shadeOf(look.floor, 0.8),
  })
  floorOf(w, p, look, k)
  daylight(w, p, y)
  return p
}

/** One side has the light, the other the shade; the corners and the foot of the wall are dark. */
function daylight(w: Scenery, p: Pen, y: number): void {
  const lit = w.side === 'right' ? -1 : 1
  const middle = PAGE.w / 2
  const glow = w.night ? '#ffd08a' : mix(w.hour.glow, '#ffe2a0', 0.4)
  const shade = w.night ? '#1d1745' : '#4a3563'
  const soft = { soft: true, material: 'light', puff: 0, plain: true } as const
  p(oval(middle - lit * 720, 330, 640, 700), shade, 'dark-side', { ...soft, alpha: w.night ? 0.5 : 0.42 })
  p(oval(middle + lit * 640, -60, 420, 360), shade, 'corner', { ...soft, alpha: 0.2 })
  p(oval(middle + lit * 250, y - 190, 430, 330), glow, 'light-side', {
    ...soft,
    lit: true,
    alpha: w.night ? 0.44 : 0.34,
  })
  p(oval(middle, y + 6, 900, 46), shade, 'wall-foot', { ...soft, alpha: 0.4 })
  p(oval(middle, PAGE.h + 90, 900, 190), shade, 'near-shade', { ...soft, alpha: 0.4 })
}

/** Boards and flags that run to the back wall, each a little other in tone, with few seams; and the light that falls in. */
function floorOf(w: Scenery, p: Pen, look: RoomLook, k: number): void {
  const { cx, horizon: y } = w.camera
  const deep = PAGE.h + 90 - y
  const die = w.die('floor')
  const across = (x: number, u: number) => cx + x * k * (1 + 1.1 * u)
  const strip = (x0: number, x1: number, u0: number, u1: number) =>
    poly([across(x0, u0), y + u0 * deep, across(x1, u0), y + u0 * deep, across(x1, u1), y + u1 * deep, across(x0, u1), y + u1 * deep]) // prettier-ignore
  const flags = look.boards === 'stones' || look.boards === 'tiles'
  const rows = [0, 0.1, 0.25, 0.47, 0.76, 1] as const
  if (look.boards !== 'none')
    for (let i = -10; i < 10; i++) {
      const from = i * 150
      const cuts = flags ? rows : [0, 0.16 + die.next() * 0.3, 0.55 + die.next() * 0.3, 1]
      for (const [j, u] of cuts.slice(0, -1).entries()) {
        const c = tone(
          look.floor,
          (die.next() - 0.5) * (flags ? 0.034 : 0.026) * (w.shot === 'above' ? 2 : 1) - u * 0.03,
        )
        const shift = look.boards === 'stones' && j % 2 ? 75 : 0
        p(strip(from + shift + 1.5, from + shift + 148.5, u + 0.004, (cuts[j + 1] ?? 1) - 0.004), c, 'board', { ...FLAT, decal: true, alpha: 0.8 }) // prettier-ignore
      }
    }
  const glow = w.night ? '#ffd9a0' : mix('#fff6d8', w.hour.glow, 0.5)
  p(oval(cx, w.camera.base - 6, 430 * w.camera.zoom + 90, 90 * w.camera.zoom + 34), glow, 'pool', { soft: true, lit: true, alpha: w.night ? 0.3 : 0.42, material: 'light' }) // prettier-ignore
}

/** A pen at the foot of the back wall. */
export const onWall = (w: Scenery, p: Pen, x: number, up = 0) => p.to(times(w.stand(x, 1), move(0, -up)))

/** What comes down outside, before hill and sky. */
function fallsPast(q: Pen, width: number, height: number, snows: boolean, inside: More): void {
  for (let i = 0; i < 18; i++) {
    const [x, y] = [((i * 71) % width) - width / 2, -height + ((i * 53) % (height * 0.94))]
    if (snows) q(oval(x, y, 4 + (i % 3)), '#ffffff', 'snow', inside)
    else q(limb([x, y, 1.6, x - 8, y + 30, 1.6]), '#cfe4f2', 'rain', { ...inside, alpha: 0.7 })
  }
}

export function bigWindow(
  w: Scenery,
  p: Pen,
  x: number,
  up: number,
  width: number,
  height: number,
  curtain?: Hex,
): void {
  const q = onWall(w, p, x, up)
  const frame = '#fbf3e4'
  const [a, b, c] = w.sky
  q(rect(-width / 2 - 14, -height - 14, width + 28, height + 28, 12), frame, 'window-frame', WOOD)
  const pane = rect(-width / 2, -height, width, height, 6)
  const snows = w.weather === 'snow'
  const falls = snows || w.weather === 'rain' || w.weather === 'storm'
  q(pane, falls ? mix(a, '#7f8ca6', 0.4) : a, 'window', { material: 'glass', puff: 0, plain: true, lit: true, fade: c })
  const inside = { decal: true, clip: pane, lit: true, material: 'ground' } as const
  if (!falls && w.night) {
    for (let i = 0; i < 12; i++) q(oval(((i * 71) % width) - width / 2, -height + ((i * 47) % (height * 0.7)), 2.6), '#fff6d8', 'star', inside) // prettier-ignore
    q(oval(width * 0.22, -height * 0.72, width * 0.11), '#fff4d2', 'moon', inside)
  } else if (!falls) {
    q(oval(width * 0.2, -height * 0.66, width * 0.15), w.hour.glow, 'sun', inside)
    q(blob([-width * 0.4, -height * 0.74, -width * 0.3, -height * 0.82, -width * 0.16, -height * 0.8, -width * 0.06, -height * 0.73]), '#ffffff', 'cloud', { ...inside, alpha: 0.85 }) // prettier-ignore
  }
  q(blob([-width, 20, -width * 0.5, -height * 0.26, -width * 0.1, -height * 0.32, width * 0.2, -height * 0.2, width * 0.6, -height * 0.28, width, 20]), mix(snows ? '#f4f7fc' : '#7fb860', b, w.night ? 0.75 : 0.3), 'hill', inside) // prettier-ignore
  if (falls) fallsPast(q, width, height, snows, inside)
  q(rect(-4, -height, 8, height), frame, 'window-bar', { ...WOOD, decal: true })
  q(rect(-width / 2, -height * 0.52, width, 8), frame, 'window-bar', { ...WOOD, decal: true })
  q(rect(-width / 2 - 26, 8, width + 52, 18, 6), tone(frame, -0.03), 'sill', WOOD)
  if (curtain)
    for (const s of [-1, 1]) {
      q(blob([s * (width * 0.5 + 30), -height - 26, s * width * 0.26, -height - 22, s * width * 0.32, -height * 0.6, s * width * 0.46, -height * 0.24, s * width * 0.4, 50, s * (width * 0.5 + 44), 54], 0.7), curtain, 'curtain', { material: 'cloth', puff: 0.7 }) // prettier-ignore
      for (const u of [0.38, 0.5]) q(limb([s * width * u, -height - 10, 1, s * width * (u + 0.03), -height * 0.5, 2.4, s * width * (u + 0.04), 40, 1]), shadeOf(curtain, 1.1), 'fold', { decal: true, alpha: 0.6, fine: true }) // prettier-ignore
    }
  if (curtain) q(limb([-width * 0.5 - 60, -height - 30, 7, width * 0.5 + 60, -height - 30, 7]), '#a87b50', 'rod', WOOD)
}

const SPINES = ['#e0574a', '#f2b33d', '#4f9a8f', '#5b86c9', '#8f6bb0', '#e98a5a', '#7fae5b', '#f3e2c0'] as const

export function shelf(w: Scenery, p: Pen, x: number, width: number, rows: number, name: string, what: 'books' | 'jars' | 'bread' | 'toys' = 'books'): void {
  const q = onWall(w, p, x)
  const h = rows * 130 + 20
  const c = '#b07f50'
  const die = w.die(name)
  q(rect(-width / 2, -h, width, h, 6), shadeOf(c, 1.2), 'shelf', WOOD)
  for (let r = 0; r < rows; r++) {
    const y = -r * 130 - 12
    q(rect(-width / 2 + 12, y - 116, width - 24, 116), shadeOf(c, 2.4), 'shelf-back', { ...FLAT, decal: true })
    for (let bx = -width / 2 + 18; bx < width / 2 - 40; ) {
      const color = die.pick(SPINES)
      if (what === 'books') {
        const bw = 16 + die.next() * 20
        const bh = 70 + die.next() * 36
        if (die.next() < 0.86) {
          q(rect(bx, y - bh, bw, bh, 3), color, 'book', { material: 'paper', puff: 0.4 })
          q(rect(bx + 2, y - bh * 0.8, bw - 4, 6), mix(color, '#ffffff', 0.6), 'book', { decal: true, fine: true })
        }
        bx += bw + 1.5
      } else if (what === 'jars') {
        const bw = 40 + die.next() * 16
        q(rect(bx, y - 66, bw, 66, 10), mix(color, '#ffffff', 0.25), 'jar', { material: 'glass', puff: 0.7 })
        q(rect(bx + 3, y - 78, bw - 6, 14, 4), '#d9a560', 'lid', WOOD)
        bx += bw + 12
      } else if (what === 'bread') {
        q(blob([bx, y - 4, bx + 4, y - 34, bx + 34, y - 46, bx + 64, y - 34, bx + 68, y - 4, bx + 34, y + 2]), tone('#d99a50', (die.next() - 0.5) * 0.08), 'bread', { material: 'food', puff: 0.9 }) // prettier-ignore
        for (const u of [20, 34, 48]) q(limb([bx + u - 5, y - 36, 1.6, bx + u + 5, y - 24, 1.6]), '#f4d79c', 'bread', { decal: true, fine: true }) // prettier-ignore
        bx += 78
      } else {
        const r = 20 + die.next() * 12
        if (die.next() < 0.5) q(oval(bx + r, y - r, r), color, 'toy', { material: 'cloth', puff: 1 })
        else q(rect(bx, y - r * 1.8, r * 1.8, r * 1.8, 6), color, 'toy', { material: 'wood' })
        bx += r * 2.5 + 8
      }
    }
    q(rect(-width / 2, y, width, 14, 3), tone(c, 0.03), 'shelf', WOOD)
  }
  q(rect(-width / 2 - 10, -h - 8, width + 20, 18, 5), tone(c, 0.04), 'shelf', WOOD)
} // prettier-ignore

export function picture(w: Scenery, p: Pen, x: number, up: number, width: number, color: Hex, kind = 0): void {
  const q = onWall(w, p, x, up)
  const h = width * 0.8
  q(rect(-width / 2 - 10, -h - 10, width + 20, h + 20, 5), '#c99a58', 'frame', WOOD)
  const pane = rect(-width / 2, -h, width, h)
  q(pane, mix(color, '#ffffff', 0.55), 'picture', { material: 'paper', puff: 0, plain: true })
  const inside = { decal: true, clip: pane } as const
  q(oval(width * 0.2, -h * 0.68, width * 0.12), '#ffd65c', 'picture', inside)
  q(blob([-width * 0.6, 10, -width * 0.3, -h * (kind ? 0.6 : 0.4), 0, -h * 0.3, width * 0.3, -h * 0.5, width * 0.6, 10]), color, 'picture', inside) // prettier-ignore
}

export function bunting(p: Pen, x0: number, x1: number, y: number, sag: number): void {
  const line: number[] = []
  for (let i = 0; i <= 6; i++) line.push(x0 + ((x1 - x0) * i) / 6, y + Math.sin((i / 6) * Math.PI) * sag, 2)
  p(limb(line), '#8a6a5a', 'string', { material: 'cloth', plain: true })
  const n = Math.max(4, Math.round(Math.abs(x1 - x0) / 62))
  for (let i = 0; i < n; i++) {
    const u = (i + 0.5) / n
    const x = x0 + (x1 - x0) * u
    const yy = y + Math.sin(u * Math.PI) * sag
    p(poly([x - 22, yy, x + 22, yy, x, yy + 44], 3), SPINES[i % 5] ?? '#e0574a', 'bunting', {
      material: 'cloth',
      puff: 0.5,
    })
  }
}

export function rug(w: Scenery, x: number, width: number, color: Hex): void {
  const p = w.layer('rug', 'ground', 0.2, 0)
  const q = p.to(times(w.stand(x, 0.05), scale(1, 1)))
  q(oval(0, 0, width / 2, width * 0.13), color, 'rug', { material: 'cloth', puff: 0.2, plain: true })
  q(oval(0, 0, width * 0.42, width * 0.1), mix(color, '#fff3dc', 0.55), 'rug', { decal: true })
  q(oval(0, 0, width * 0.36, width * 0.082), tone(color, 0.03), 'rug', { decal: true })
}

export function hangingLamp(w: Scenery, p: Pen, x: number, y: number, color: Hex): void {
  const q = p.to(move(w.camera.cx + x, y))
  q(rect(-2, -200, 4, 170), '#5a4a4a', 'cord', { material: 'metal', plain: true })
  q(oval(0, 30, 120, 90), '#fff0b8', 'glow', { soft: true, lit: true, alpha: 0.55, material: 'light' })
  q(oval(0, 6, 17, 15), '#fff6cf', 'bulb', { material: 'light', lit: true })
  q(blob([-52, 8, -30, -30, 0, -38, 30, -30, 52, 8, 0, 2], 0.8), color, 'lamp', { material: 'metal' })
}
